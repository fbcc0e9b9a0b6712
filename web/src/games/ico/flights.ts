/** Animated flights of pieces, by fact. */

import type { Flights } from '@/match/games'

const flights: Flights = (fact, view) => {
  const { seat, target_seat } = fact.details as { seat: number; target_seat?: number }
  const crew = (view.public as { turn: { crew: number[] } }).turn.crew
  switch (fact.fact) {
    case 'placed':
    case 'placed-own':
      return [{ from: [`seat:${seat}`], to: [`place:${crew.indexOf(seat)}`], token: '' }]
    case 'drawn':
    case 'drawn-own':
      return [{ from: ['place:1'], to: [`seat:${seat}`], token: '' }]
    case 'stolen':
    case 'stolen-own':
      return [{ from: [`seat:${target_seat}`], to: [`seat:${seat}`], token: '' }]
    default:
      return []
  }
}
export default flights
