/** Animated flights of pieces, by fact. */

import type { Flights } from '@/match/games'
import { gainOf } from './views'

const flights: Flights = (fact, { seat: me }) => {
  const { seat, card } = fact.details as { seat: number; card?: string }
  const gain = gainOf(fact)
  if (gain) {
    const from = gain.island ? [`island:${gain.island}`] : ['pile']
    return [{ from, to: [`seat:${gain.seat}`], token: gain.reason, text: `+${gain.points}` }]
  }
  if (fact.fact === 'played') return [{ from: seat === me ? [`hand:${card}`] : [`seat:${seat}`], to: [`laid:${seat}`, `seat:${seat}`], token: card! }]
  if (fact.fact === 'drew' || fact.fact === 'loader_drew') return [{ from: ['pile'], to: [`seat:${seat}`], token: '' }]
  if (fact.fact === 'drew-own' || fact.fact === 'loader_drew-own') {
    return [...new Set(fact.details['cards'] as string[])].map((drawn) => ({ from: ['pile'], to: [`hand:${drawn}`], token: '' }))
  }
  return []
}
export default flights
