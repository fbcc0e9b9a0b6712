/** The facts that decide a match. */
export default ['delivered', 'majority', 'majority_lost', 'all_ports', 'full_crew', 'won']
