/** The pieces in the tray that answer a prompt, besides the cards of the hand. */

import { doOf, same } from '@/controls/offers'
import type { Value, WrittenMove } from '@/net/protocol'
import type { MyView } from './views'

/** A press in a field of a move; `buttons` are the values without a piece. */
export interface Answer {
  do: string
  field: string
  value: Value
  /** The drawn card, or the two sailors and their sides. */
  card?: string
  sailors?: readonly [number, number]
}

export interface Asked {
  cards: Answer[]
  /** The numbers of coins that may be paid, ascending; empty if nothing is bought. */
  coins: number[]
  buttons: WrittenMove[]
}

const top = (pile: readonly { place: number; card: string }[]): string | undefined => pile.find(({ place }) => place === 1)?.card

/** The top card of a pile, if this seat has looked at it. */
function drawn(pile: string, { own, public: seen }: MyView): string {
  // A player who chooses between gold and combat has looked at both.
  if (pile === 'gold') return own!.gold_pile.length ? (top(own!.gold_pile) ?? 'gold') : 'gold'
  return pile === 'combat' && seen.looking ? (own!.looking[0] ?? 'combat') : pile
}

export function askedIn(view: MyView): Asked {
  const { draft, own } = view
  const asked: Asked = { cards: [], coins: [], buttons: [] }
  if (own === null) return asked
  for (const pile of draft.candidates('choose', 'pile')) asked.cards.push({ do: 'choose', field: 'pile', value: pile, card: drawn(pile as string, view) })
  for (const card of draft.candidates('keep', 'card')) asked.cards.push({ do: 'keep', field: 'card', value: card, card: card as string })
  for (const side of draft.candidates('declare', 'side')) asked.cards.push({ do: 'declare', field: 'side', value: side, card: side as string })
  const [one, other] = own.drawn
  for (const strength of draft.candidates('post', 'valverde')) asked.cards.push({ do: 'post', field: 'valverde', value: strength, sailors: [strength as number, (strength === one ? other : one)!] })
  const pair = own.duels.find(({ duel }) => duel === view.public.inspected)
  if (pair) {
    const { valverde, diaz } = pair
    for (const swap of draft.candidates('swap', 'swap')) asked.cards.push({ do: 'swap', field: 'swap', value: swap, sailors: swap ? [diaz, valverde] : [valverde, diaz] })
  }
  asked.coins = draft.candidates('barter', 'coins').filter((coins) => coins !== 0) as number[]
  if (draft.isOpen('exchange')) asked.buttons.push({ do: 'exchange', cards: [] })
  if (draft.isOpen('barter')) asked.buttons.push({ do: 'barter', cards: [] }, { do: 'barter', coins: 0 })
  if (draft.candidates('rob', 'target').includes(null)) asked.buttons.push({ do: 'rob', target: null })
  if (draft.isOpen('decline')) asked.buttons.push({ do: 'decline' })
  return asked
}

/** Press a complete move. */
export function press({ draft }: MyView, { do: do_, ...values }: WrittenMove): void {
  const index = draft.offers.findIndex((offer) => doOf(offer) === do_ && Object.keys(values).every((name) => name in offer))
  if (index >= 0) draft.press(index, values)
}

/** True if a complete move is the chosen one. */
export const isChosen = ({ draft }: MyView, move: WrittenMove): boolean =>
  draft.move !== null && Object.keys(draft.move).length === Object.keys(move).length && Object.entries(move).every(([name, value]) => same(draft.move![name], value))

/** The kind of move, and its field, that a card of the hand answers now. */
export function handField({ draft }: MyView): { do: string; field: string } | null {
  const found = (['commit', 'exchange', 'barter'] as const).find((do_) => draft.isOpen(do_))
  return found ? { do: found, field: found === 'commit' ? 'card' : 'cards' } : null
}

/** The order in which equal cards were chosen, from 1: the last one goes lowest under the pile. */
export function orderOf({ draft }: MyView, card: string): number[] {
  const chosen = draft.values['cards']
  return Array.isArray(chosen) ? chosen.flatMap((one, place) => (one === card ? [place + 1] : [])) : []
}

/** The height of a card per width. */
export const RATIO = 1.357
const WIDEST = 112
export const GAP = 6
/** The distance by which a chosen card is raised. */
const LIFT = 12
/** The least visible width of a card: larger if it can be pressed, in pixels. */
const FINGER = 44
const EYE = 20
/** The visible part of a card in a fan that cannot be pressed, as a share of its width. */
const FAN = 0.56

export interface Packing {
  card: number
  /** The distance between neighbouring cards that can be pressed, or only looked at. */
  step: { pressed: number; seen: number }
}

/** The size of the cards in one row: smaller if there are many; they overlap before they get too small. */
export function packed(pressed: number, seen: number, width: number, height: number): Packing {
  const high = Math.max(40, Math.min(WIDEST, (height - LIFT) / RATIO))
  const count = pressed + seen
  const across = (width - GAP * (count - 1)) / Math.max(1, count)
  if (pressed === 0 && across < high) {
    const card = Math.floor(Math.min(high, Math.max(across, (width - 4) / (1 + FAN * (count - 1)))))
    if (card >= high * 0.52) {
      const step = Math.min(card + GAP, (width - 4 - card) / (count - 1))
      return { card, step: { pressed: step, seen: step } }
    }
  }
  if (across >= high * 0.52) {
    const card = Math.floor(Math.min(high, across))
    return { card, step: { pressed: card + GAP, seen: card + GAP } }
  }
  for (let card = Math.floor(high); ; card--) {
    const left = width - card - 4
    const few = Math.min(card * 0.5, Math.max(EYE, left / Math.max(1, count - 1)))
    // The last card is fully visible.
    const much = (left - few * seen) / Math.max(1, seen ? pressed : pressed - 1)
    // The middle of a card that can be pressed is never covered.
    if (much >= Math.max(FINGER, card * 0.56) || card <= FINGER) return { card, step: { pressed: Math.min(card + GAP, much), seen: few } }
  }
}
