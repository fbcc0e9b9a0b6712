/** The facts that decide a match; of those with points the largest. */
export default ['mutiny_won', 'mutiny_failed', 'ship_points', 'sale_points', 'merchant_points', 'looted']
