/** Animated flights of pieces, by fact. */

import type { Flights } from '@/match/games'

const flights: Flights = (fact, { seat: me }) => {
  const { seat, target_seat, count, cards, card } = fact.details as { seat: number; target_seat?: number; count?: number; cards?: string[]; card?: string }
  const several = (token: string) => ({ token, ...(count! > 1 ? { text: String(count) } : {}) })
  switch (fact.fact) {
    case 'drew':
      return [{ from: ['pile:combat'], to: [`seat:${seat}`], ...several('combat') }]
    case 'drew-own':
      return cards!.map((one) => ({ from: ['pile:combat'], to: [`hand:${one}`, `seat:${seat}`], token: one }))
    case 'put_under':
    case 'put_under-own':
      return [{ from: [`seat:${seat}`], to: ['pile:combat'], ...several('combat') }]
    case 'took_coins':
      return [{ from: ['pile:coins'], to: [`seat:${seat}`], ...several('coin') }]
    case 'paid':
      return [{ from: [`seat:${seat}`], to: ['pile:coins'], ...several('coin') }]
    case 'took_gold':
    case 'took_gold-own':
      return [{ from: ['pile:gold'], to: [`seat:${seat}`], token: 'gold' }]
    case 'robbed':
      return [{ from: [`seat:${target_seat}`], to: [`seat:${seat}`], token: 'coin' }]
    case 'committed':
    case 'committed-own':
      return [{ from: seat === me ? [`hand:${card}`, `seat:${seat}`] : [`seat:${seat}`], to: ['deck'], token: '' }]
    default:
      return []
  }
}
export default flights
