/** What the shell tells of a seat: its coins are public, its gold is not. */

import type { Standing } from '@/match/games'
import type { PublicView } from './views'

const standing: Standing = {
  rounds: () => null,
  points: ({ public: seen }, seat) => (seen as PublicView).seats[seat]?.coins ?? null,
}
export default standing
