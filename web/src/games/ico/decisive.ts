/** The facts that decide a match. */
export default ['antidote', 'final_vote', 'sailors_home', 'siren_caught', 'siren_unseen']
