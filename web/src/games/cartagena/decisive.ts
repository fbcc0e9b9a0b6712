/** The facts that decide a match. */
export default ['arrived', 'exhausted', 'duel_won', 'eliminated', 'won', 'nobody_won']
