/** Animated flights of pieces, by fact. */

import type { Flights } from '@/match/games'
import type { PublicView } from './views'

const flights: Flights = (fact, view) => {
  const { seat, goods, gold, port, tile, number } = fact.details as { seat: number; goods?: string[]; gold?: number; port?: string; tile?: string; number?: number }
  const { voyage } = view.public as PublicView
  const here = `tile:${(voyage?.drawn.length ?? 1) - 1}`
  // The own plate is on the chart, the others have pennants.
  const purse = [`seat:${seat}`, `pennant:${seat}`]
  const ship = [`hold:${seat}`, ...purse]
  const coins = { token: 'gold', text: String(gold) }
  switch (fact.fact) {
    case 'drew':
      return voyage ? [{ from: [`port:${voyage.port}`], to: [`tile:${number! - 1}`], token: tile! }] : []
    case 'bought':
      return goods!.map((token) => ({ from: [here], to: ship, token }))
    case 'sold':
      return [...goods!.map((token) => ({ from: ship, to: [here], token })), { from: [here], to: purse, ...coins }]
    case 'salvaged':
    case 'treasure':
    case 'income':
      return [{ from: [here], to: purse, ...coins }]
    case 'paid':
      return [{ from: purse, to: [here], ...coins }]
    case 'captured':
      return [{ from: [here], to: purse, token: 'captain' }]
    case 'delivered':
    case 'majority':
      return [{ from: purse, to: [`port:${port}`], token: `cube-${seat}` }]
    case 'majority_lost':
      return [{ from: [`port:${port}`], to: purse, token: `cube-${seat}` }]
    default:
      return []
  }
}
export default flights
