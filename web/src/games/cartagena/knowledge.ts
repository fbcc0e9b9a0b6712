/** The viewer's knowledge about a seat, shown at that seat. */

import { tally } from '@/controls/offers'
import { opened, type Side } from './mutiny'
import type { MyView } from './views'

export interface Known {
  /** Its side; `secret` if only this viewer knows it. */
  side: Side | null
  secret: boolean
  /** True if the side was seen before the seat's last pledge, so it may have changed. */
  stale: boolean
  /** Combat cards that the seat must still hold, with their numbers; and gold cards. */
  cards: readonly [string, number][]
  gold: readonly number[]
}

const NOTHING: Known = { side: null, secret: false, stale: false, cards: [], gold: [] }

export function knownOf(view: MyView, seat: number): Known {
  const one = view.public.seats[seat]
  if (!one) return NOTHING
  const all = view.owns?.[seat]
  if (one.side !== null) return { ...NOTHING, side: one.side as Side, gold: one.gold_cards ?? [] }
  if (all) return { side: all.side as Side | null, secret: false, stale: false, cards: [], gold: all.gold }
  if (view.own === null || view.seat === null) return NOTHING
  if (seat === view.seat) return { ...NOTHING, side: view.own.side as Side | null, secret: view.own.side !== null, gold: view.own.gold }
  const spied = view.own.spied.findLast(({ target }) => target === seat)
  return {
    side: (spied?.side as Side | undefined) ?? null,
    secret: spied !== undefined,
    stale: spied !== undefined && spied.pledge + 1 < one.pledges,
    cards: tally(view.own.known[seat] ?? []) as [string, number][],
    gold: view.own.known_gold[seat] ?? [],
  }
}

/** The worth of a seat, coins and gold cards, if the viewer knows all of its gold. */
export function worthOf(view: MyView, seat: number): number | null {
  const one = view.public.seats[seat]
  const gold = knownOf(view, seat).gold
  return one && gold.length === one.gold.length ? one.coins + gold.reduce((sum, worth) => sum + worth, 0) : null
}

export interface PilePlace {
  place: number
  card: string
}

/** The known cards of a pile, from the top. */
export function knownInPile(view: MyView, pile: 'pile' | 'gold_pile'): readonly PilePlace[] {
  const found = new Map(opened(view).flatMap((own) => own[pile]).map((one) => [one.place, one]))
  return [...found.values()].sort((one, other) => one.place - other.place)
}

/** A sorted hand: Valverde's cards, then Diaz's, each kind once with its number. */
export function stacks(hand: readonly string[]): [string, number][] {
  return tally([...hand].sort((one, other) => Number(one.startsWith('diaz')) - Number(other.startsWith('diaz')) || (one < other ? -1 : 1))) as [string, number][]
}
