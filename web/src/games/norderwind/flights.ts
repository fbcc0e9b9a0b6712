/** What travels when a fact is told. */

import type { Flights } from '../../shell/games'
import type { PublicView } from './views'

const flights: Flights = (fact, view) => {
  const { seat, goods, gold, port, tile, number } = fact.details as { seat: number; goods?: string[]; gold?: number; port?: string; tile?: string; number?: number }
  const { voyage } = view.public as PublicView
  const here = `tile:${(voyage?.drawn.length ?? 1) - 1}`
  const ship = [`hold:${seat}`, `seat:${seat}`]
  const coins = { token: 'gold', text: String(gold) }
  switch (fact.fact) {
    case 'drew':
      return voyage ? [{ from: [`port:${voyage.port}`], to: [`tile:${number! - 1}`], token: tile! }] : []
    case 'bought':
      return goods!.map((token) => ({ from: [here], to: ship, token }))
    case 'sold':
      return [...goods!.map((token) => ({ from: ship, to: [here], token })), { from: [here], to: [`seat:${seat}`], ...coins }]
    case 'salvaged':
    case 'treasure':
    case 'income':
      return [{ from: [here], to: [`seat:${seat}`], ...coins }]
    case 'paid':
      return [{ from: [`seat:${seat}`], to: [here], ...coins }]
    case 'captured':
      return [{ from: [here], to: [`seat:${seat}`], token: 'captain' }]
    case 'delivered':
    case 'majority':
      return [{ from: [`seat:${seat}`], to: [`port:${port}`], token: 'cube' }]
    default:
      return []
  }
}
export default flights
