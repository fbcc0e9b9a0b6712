/** The facts that decide a match. */
export default ['pirates_win_round', 'antidote', 'final_vote', 'sailors_home', 'siren_caught', 'siren_unseen']
