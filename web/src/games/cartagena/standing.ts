/** The points and the order of seats for the shell: coins are public, gold is not. */

import type { Standing } from '@/match/games'
import { clockwise } from '@/match/turns'
import type { PublicView } from './views'

const standing: Standing = {
  rounds: () => null,
  points: ({ public: seen }, seat) => (seen as PublicView).seats[seat]?.coins ?? null,
  // C2.1: everybody has one turn, starting with the dealer.
  next: ({ public: seen }) => {
    const { turn, dealer, seats, phase } = seen as PublicView
    if (turn === null || !['turn', 'visit'].includes(phase)) return []
    const others = clockwise(turn, seats.length)
    return others.includes(dealer) ? others.slice(0, others.indexOf(dealer)) : others
  },
}
export default standing
