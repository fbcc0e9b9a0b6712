/** Presses that trade, in the tray and on the ship. */

import type { Draft } from '@/controls/draft.svelte'
import { doOf } from '@/controls/offers'
import { offerFor, picksOf, pressed, type Picks, type Side } from './trades'

/** The picks of a trade so far. */
export function picked(draft: Draft): Picks {
  return draft.offer !== null && doOf(draft.offer) === 'trade' ? picksOf(draft.values) : {}
}

/** Pick a whole trade, or the beginning of one; the second press on the same one sends it. */
export function pickTrade(draft: Draft, picks: Picks): void {
  const found = offerFor(draft.offers, picks)
  if (!found) return
  if (found.whole) draft.press(found.index, { ...picks })
  else draft.turn(found.index, { ...picks })
}

/** Press a good: one more of it, or none again; if only one is possible, the second press sends the trade. */
export function pressGood(draft: Draft, side: Side, good: string): void {
  const picks = picked(draft)
  const alone = Object.keys(picks).length === 1 && (picks[side]?.[good] ?? 0) === 1 && Object.keys(picks[side]!).length === 1
  if (alone && draft.move !== null && !isSeveral(draft)) return draft.confirm()
  const next = pressed(draft.offers, picks, side, good)
  if (next === null) return
  if (!Object.keys(next).length) return draft.clear()
  const found = offerFor(draft.offers, next)!
  if (found.whole && !isSeveral(draft)) draft.press(found.index, { ...next })
  else draft.turn(found.index, { ...next })
}

/** True if a trade may contain more than one good: the second press then adds one more. */
export function isSeveral(draft: Draft): boolean {
  const trades = draft.offers.filter((offer) => doOf(offer) === 'trade')
  const goods = (['buy', 'sell'] as const).flatMap((side) => trades.flatMap((offer) => ((offer[side] as { one_of: Record<string, number>[] } | undefined)?.one_of ?? []).map((way) => Object.values(way).reduce((sum, count) => sum + count, 0))))
  return Math.max(0, ...goods) > 1 || trades.some((offer) => offer['buy'] !== undefined && offer['sell'] !== undefined)
}

