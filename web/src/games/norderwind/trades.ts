/** A trade is composed piece by piece: a press on a good buys, sells or throws away one more of it. */

import { doOf, fieldsOf } from '@/controls/offers'
import type { Offer, OneOf, Value } from '@/net/protocol'

export const SIDES = ['buy', 'sell', 'overboard'] as const
export type Side = (typeof SIDES)[number]
export type Goods = Readonly<Record<string, number>>
export type Picks = Partial<Record<Side, Goods>>

const waysOf = (offer: Offer, side: Side): readonly Goods[] => ((offer[side] as OneOf | undefined)?.one_of as Goods[] | undefined) ?? []
const sidesOf = (picks: Picks) => SIDES.filter((side) => Object.keys(picks[side] ?? {}).length)
const isWithin = (part: Goods, whole: Goods) => Object.entries(part).every(([good, count]) => (whole[good] ?? 0) >= count)
const isSame = (one: Goods, other: Goods) => isWithin(one, other) && isWithin(other, one)

/** The picks in the values of a draft. */
export function picksOf(values: Readonly<Record<string, Value>>): Picks {
  return Object.fromEntries(SIDES.filter((side) => values[side]).map((side) => [side, values[side] as Goods]))
}

/** The offer that matches these picks, or can with the fewest additions. */
export function offerFor(offers: readonly Offer[], picks: Picks): { index: number; whole: boolean } | null {
  const sides = sidesOf(picks)
  let best: { index: number; whole: boolean; open: number } | null = null
  offers.forEach((offer, index) => {
    if (doOf(offer) !== 'trade') return
    const fields = fieldsOf(offer).map(([name]) => name as Side)
    if (!sides.every((side) => fields.includes(side) && waysOf(offer, side).some((way) => isWithin(picks[side]!, way)))) return
    const open = fields.filter((side) => !waysOf(offer, side).some((way) => isSame(picks[side] ?? {}, way))).length
    if (!best || open < best.open) best = { index, whole: open === 0, open }
  })
  return best
}

/** True if a good can be bought, sold or thrown overboard, alone or together with the picks. */
export function canPick(offers: readonly Offer[], side: Side, good: string, picks: Picks = {}): boolean {
  return offerFor(offers, { ...picks, [side]: { ...picks[side], [good]: (picks[side]?.[good] ?? 0) + 1 } }) !== null
}

/** True if something must be thrown overboard to make room for what is bought. */
export function throwsOverboard(offers: readonly Offer[], picks: Picks): boolean {
  const found = offerFor(offers, picks)
  return found !== null && offers[found.index]!['overboard'] !== undefined
}

/** The picks after a press on a good; null if the press changes nothing. */
export function pressed(offers: readonly Offer[], picks: Picks, side: Side, good: string): Picks | null {
  const before = picks[side]?.[good] ?? 0
  const { [good]: _, ...others } = picks[side] ?? {}
  const with_ = (goods: Goods, rest: Picks = picks): Picks => {
    const { [side]: __, ...kept } = rest
    return Object.keys(goods).length ? { ...kept, [side]: goods } : kept
  }
  const { overboard: ___, ...dry } = picks
  const tries = [
    with_({ ...others, [good]: before + 1 }),
    // Another purchase may need other goods to be thrown overboard.
    ...(side === 'buy' ? [with_({ ...others, [good]: before + 1 }, dry)] : []),
    // One more than the maximum is none again.
    ...(before ? [with_(others, side === 'overboard' ? picks : dry)] : [with_({ [good]: 1 }), with_({ [good]: 1 }, dry), with_({ [good]: 1 }, side === 'overboard' ? picks : {})]),
  ]
  return tries.find((one) => offerFor(offers, one) !== null) ?? null
}

/** The largest number of a good in one trade. */
export function mostOf(offers: readonly Offer[], side: Side, good: string): number {
  return Math.max(0, ...offers.filter((offer) => doOf(offer) === 'trade').flatMap((offer) => waysOf(offer, side).map((way) => way[good] ?? 0)))
}

/** The gold that a trade earns, or costs if negative; an accountant adds to each sale. */
export function goldOf(picks: Picks, price: number, accountant: boolean): number {
  const sum = (goods: Goods | undefined) => Object.values(goods ?? {}).reduce((total, count) => total + count, 0)
  const sold = sum(picks.sell)
  return (sold - sum(picks.buy)) * price + (sold && accountant ? 1 : 0)
}
