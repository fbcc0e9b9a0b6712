/** Prices and effects on the buttons. */

import type { Priced } from '@/match/games'
import { Plain } from '@/i18n/words'
import { PRICES, priceOf, type PublicView } from './views'

const priced: Priced = (move, { public: seen, words }) => {
  const { voyage } = seen as PublicView
  const { do: kind, buy, sell, overboard, what, post } = move
  if (kind === 'equip') {
    const { price: gold } = PRICES.find(({ thing }) => thing === what)!
    if (typeof post !== 'string') return words.say('web-move-equip', { what: what!, gold })
    return words.say('web-move-equip-post', { post, gold, does: new Plain(words.say(`web-does-${post}`)) })
  }
  const price = priceOf(voyage?.open)
  if (kind !== 'trade' || price === undefined || (buy && sell)) return null
  const gold = price * Object.values((buy ?? sell) as Record<string, number>).reduce((sum, count) => sum + count, 0)
  if (sell) return words.say('web-move-trade-sell', { sell: words.whole('trade', 'sell', sell), gold })
  const bought = { buy: words.whole('trade', 'buy', buy!), gold }
  return overboard ? words.say('web-move-trade-buy-overboard', { ...bought, overboard: words.whole('trade', 'overboard', overboard) }) : words.say('web-move-trade-buy', bought)
}
export default priced
