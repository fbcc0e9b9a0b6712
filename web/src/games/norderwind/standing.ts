/** The cubes of a seat are its points. */

import type { Standing } from '@/match/games'
import type { PublicView } from './views'

const standing: Standing = { points: (view, seat) => (view.public as PublicView).seats[seat]?.cubes ?? null }
export default standing
