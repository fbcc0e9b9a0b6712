/** The pieces, what each is for, and the clause of the rulebook that says so. */

import type { Told } from '@/match/about'
import { ISLANDS } from './views'

const goods = ['ruby', 'salt', 'wine', 'cloth', 'grain']
const buyers = (good: string) => Object.keys(ISLANDS).filter((island) => [good, 'any'].includes(ISLANDS[island]!.buys))
const pieces: Record<string, Told> = {
  ...Object.fromEntries(goods.map((good) => [good, { clause: 'M6-3', about: 'about-good', details: { islands: buyers(good) } }])),
  conflict: { clause: 'M5-1' },
  captain: { clause: 'M6-1' },
  mutineer: { clause: 'M6-2' },
  mate: { clause: 'M6-1' },
  cabin_boy: { clause: 'M6-2' },
  merchant: { clause: 'M6-6' },
  loader: { clause: 'M8-3' },
  pirate: { clause: 'M9-2' },
  ...Object.fromEntries(
    Object.entries(ISLANDS).map(([island, { buys, sales: [first, second, third], ship }]) => [
      island,
      { clause: 'M6-5', about: 'about-island', token: buys, details: { good: buys, first, second, third, ship } },
    ]),
  ),
}
export default pieces
