/** The cubes of a seat are its points, and the first seat with enough of them wins. */

import type { Standing } from '@/match/games'
import { clockwise } from '@/match/turns'
import type { PublicView } from './views'

const CUBES: Readonly<Record<string, number>> = { delivered: 1, majority: 1, majority_lost: -1, all_ports: 1, full_crew: 1 }

const standing: Standing = {
  points: (view, seat) => (view.public as PublicView).seats[seat]?.cubes ?? null,
  gains: ({ fact, details }) => (CUBES[fact] ? [{ seat: details['seat'] as number, points: CUBES[fact] }] : []),
  // A seat that is asked for a letter acts out of turn.
  next: ({ public: seen, waiting }) => {
    const { turn, seats } = seen as PublicView
    return waiting[0] === turn ? clockwise(turn, seats.length) : []
  },
}
export default standing
