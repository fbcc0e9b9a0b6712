/** What stands on the pennant of a seat, and what lies before it. */

import { opened } from '@/match/openSecrets'
import type { Fact } from '@/net/protocol'
import { roleOf } from './knowledge'
import type { MyView, PublicView } from './views'

type Seen = Pick<MyView, 'public' | 'own' | 'owns' | 'seat'>

/** The states of a seat as words: `board-…`. */
export function statesOf(view: Seen, seat: number): string[] {
  const { turn, captain, accused } = view.public
  return [
    ...(seat === captain ? ['is-captain'] : []),
    ...(seat === turn.proposer ? ['is-proposer'] : []),
    ...(turn.crew.includes(seat) ? ['in-crew'] : []),
    ...(turn.placed.includes(seat) ? ['has-placed'] : []),
    ...(turn.seasick.includes(seat) ? ['is-seasick'] : []),
    ...(turn.overboard.includes(seat) ? ['is-overboard'] : []),
    ...(turn.swapped.includes(seat) ? ['is-swapped'] : []),
    ...(turn.votes_for ? [turn.votes_for.includes(seat) ? 'is-for' : 'is-against'] : turn.voted.includes(seat) ? ['has-voted'] : []),
    ...(turn.doubled.includes(seat) ? ['is-doubled'] : []),
    ...(accused.includes(seat) ? ['has-accused'] : []),
    ...(hasOpenEyes(view, seat) ? ['open-eyes'] : []),
  ]
}

/** Whether the eyes of a seat are known to be open: to everybody from the final vote on, before that to those who looked. */
export const hasOpenEyes = (view: Seen, seat: number): boolean => view.public.eyes.includes(seat) || opened(view).some(({ eyes }) => eyes.includes(seat))

export interface Known {
  /** The role, as far as it is known. */
  role: string | null
  /** The eyes were open, which role is not known. */
  eyes: boolean
  /** Bonus cards that the seat holds for certain. */
  cards: string[]
  /** The card that was seen lying unplaced before the seat, in the last voyage in which it was looked at. */
  observed: string | null
  /** Whether only the viewer knows some of it. */
  isSecret: boolean
}

/** What the viewer knows of a seat. */
export function knownOf(view: Seen, seat: number): Known {
  const { public: seen, own } = view
  const held = (cards: PublicView['cards']) => cards.filter((one) => one.seats.length === 1 && one.seats[0] === seat && !one.used && !one.out).map(({ card }) => card)
  const open = held(seen.cards)
  const cards = own && seat !== view.seat ? held(own.cards) : open
  const observed = own?.observed.findLast((one) => one.seat === seat)?.card ?? null
  const role = roleOf(view, seat)
  const eyes = role === null && hasOpenEyes(view, seat)
  const isSecret = (role !== null && !seen.seats[seat]?.role) || (eyes && !seen.eyes.includes(seat)) || observed !== null || cards.length > open.length
  return { role, eyes, cards, observed, isSecret }
}

export type Before = 'ballot' | 'aye' | 'nay' | 'card' | 'portrait' | null

/** What lies before a seat: after the end its portrait, a card that was placed, a vote as far as it is shown. */
export function beforeOf({ public: seen }: Pick<Seen, 'public'>, seat: number): Before {
  const { turn } = seen
  if (seen.seats[seat]?.role) return 'portrait'
  if (seen.accused.includes(seat)) return 'ballot'
  if (turn.crew.includes(seat) && ['placing', 'sealed', 'revealed', 'round_end'].includes(turn.phase)) return 'card'
  if (turn.phase === 'vote') return turn.voted.includes(seat) ? 'ballot' : null
  if (turn.phase === 'voted' && turn.votes_for) return turn.votes_for.includes(seat) ? 'aye' : 'nay'
  return null
}

export interface Claim {
  /** What was said: `sailor`, `trust`, `suspect`, `advise`, `saw`, `hold`, `held`. */
  kind: string
  /** The drawing that stands for it. */
  sign: string
  /** The seat it is about. */
  about: number | null
  fact: Fact
}

const SIGNS: Record<string, string> = { sailor: 'anchor', trust: 'claim', suspect: 'eye' }

/** Returns a fact as a claim of a seat. */
export function claimIn(fact: Fact): Claim {
  const { target, vote, card } = fact.details as { target?: number; vote?: string; card?: string }
  const kind = fact.fact.slice('claim_'.length)
  const sign = SIGNS[kind] ?? (vote ? `seal-${vote}` : card === 'island' || card === 'poison' ? `k-${card}` : `b-${card}`)
  return { kind, sign, about: target ?? null, fact }
}

/** Returns what each seat said last in the present round. */
export function claimsOf(facts: readonly Fact[]): Map<number, Claim> {
  const found = new Map<number, Claim>()
  for (let number = facts.length - 1; number >= 0; number--) {
    const fact = facts[number]!
    if (fact.fact === 'turn') break
    if (!fact.fact.startsWith('claim_')) continue
    const seat = fact.details['seat'] as number
    if (!found.has(seat)) found.set(seat, claimIn(fact))
  }
  return found
}

/** How many poisons a seat is known to have placed: everybody's are known where all is laid open, else one's own. */
export function poisonsOf({ own, owns, seat: me }: Seen, seat: number): number | null {
  const placed = owns ? owns[seat]?.placed : seat === me ? own?.placed : undefined
  return placed ? placed.filter(({ card }) => card === 'poison').length : null
}

/** Whom a seat has named as the siren, as far as it is known here: one's own ballot, or everybody's where all is laid open (I7.6). */
export function namedBy({ public: seen, own, owns, seat: me }: Seen, seat: number): number | null {
  if (!seen.accused.includes(seat)) return null
  return (owns ? owns[seat]?.accused : seat === me ? own?.accused : null) ?? null
}

/** Returns how large a name is lettered on a pennant, in pixels: one line where there is room, else two at 12.5. */
export function nameSize(name: string, wide: number, unit: number): number {
  const room = wide - 66 * unit
  return Math.max(12.5, Math.min(19.5 * unit, room / (name.length * 0.47)))
}
