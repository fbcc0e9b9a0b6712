/** The positions of cards and roles on the table, as far as the viewer knows. */

import { same } from '@/controls/offers'
import type { Value } from '@/net/protocol'
import { lookOf, type Known, type MyView, type Sold } from './views'

/** Equal cards together, in order of first appearance. */
export function grouped(cards: readonly string[]): { card: string; count: number }[] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found].map(([card, count]) => ({ card, count }))
}

/** The role of a seat, if the viewer may know it. */
export function roleOf(view: MyView, seat: number): string | null {
  const shown = view.public.seats[seat]!.role
  return shown ?? view.owns?.[seat]?.role ?? (seat === view.seat ? (view.own?.role ?? null) : null)
}

/** True if only the viewer knows the role of a seat. */
export const isSecretRole = (view: MyView, seat: number): boolean => view.public.seats[seat]!.role === null && roleOf(view, seat) !== null

/** The mark of a seat: its role, the captain's mark, a face-down card, an empty place, or nothing. */
export type Mark = { role: string } | 'hidden' | 'choosing' | null
export function markOf(view: MyView, seat: number): Mark {
  const { captain, taking, phase, seats } = view.public
  const role = roleOf(view, seat)
  if (role !== null) return { role }
  if (seat === captain) return { role: 'captain' }
  if (phase !== 'trading') return null
  if (seat === taking) return 'choosing'
  return seats[seat]!.passed ? 'hidden' : null
}

const certain = ({ holders, maybe_under_pile }: Known) => holders.length === 1 && !maybe_under_pile

/** The cards that only the viewer knows to be in the hand of a seat: all of them if a replay reveals everything. */
export const knownIn = (view: MyView, seat: number): string[] =>
  view.owns
    ? [...(view.owns[seat]?.hand ?? [])]
    : seat === view.seat
      ? []
      : (view.own?.known ?? []).filter((known) => certain(known) && known.holders[0] === seat).flatMap(({ cards }) => cards)

/** The viewer's other knowledge, in sentences: everything without a place of its own on the table. */
export function notesOf(view: MyView): string[] {
  const { own, words } = view
  if (!own) return []
  const look = lookOf(view)
  return [
    ...(look && view.public.taking !== view.seat ? [words.say('board-roles-seen', { taken: look.taken, left: look.left })] : []),
    ...own.known.map((known) => {
      const message = known.holders.length ? (known.maybe_under_pile ? 'known-hand-or-pile' : 'known-hand') : 'known-pile'
      return words.say(`board-${message}`, { seats: known.holders, cards: known.cards })
    }),
    ...own.pile.map(({ place, card }) => words.say('board-pile-place', { place, card })),
    ...own.known_of_mine.map(({ cards }) => words.say(view.yours ? 'board-known-of-mine' : 'board-known-of-other', { seat: view.seat, cards })),
  ]
}

export type Sale = Omit<Sold, 'island'>
export type Sales = Record<string, Sale>

/** All sales that are possible on an island, each once: by good, small numbers first. */
export function salesAt(ways: readonly Value[], island: string): Sale[] {
  const found: Sale[] = []
  for (const way of ways as readonly Sales[]) {
    const sale = way[island]
    if (sale && !found.some((one) => one.good === sale.good && one.count === sale.count)) found.push(sale)
  }
  return found
}

/** The sale that differs from another on one island only; without the other sale if the two are not compatible. */
export function sellingAt(ways: readonly Value[], before: Sales, island: string, sale: Sale | null): Sales {
  const { [island]: _, ...others } = before
  const wanted: Sales = sale ? { ...others, [island]: sale } : others
  const found = (ways as readonly Sales[]).find((way) => same(way as unknown as Value, wanted as unknown as Value))
  return found ?? (sale ? { [island]: sale } : {})
}
