/** The signs on the pennant of a seat, and what lies in front of it. */

import { opened } from '@/match/openSecrets'
import type { Fact } from '@/net/protocol'
import { roleOf } from './knowledge'
import type { MyView, PublicView } from './views'

type Seen = Pick<MyView, 'public' | 'own' | 'owns' | 'seat'>

/** The states of a seat as message ids: `board-…`. */
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

/** True if the eyes of a seat are known to be open: to everybody from the final vote on, before that to the seats that looked. */
export const hasOpenEyes = (view: Seen, seat: number): boolean => view.public.eyes.includes(seat) || opened(view).some(({ eyes }) => eyes.includes(seat))

export interface Known {
  /** The role, if known. */
  role: string | null
  /** True if the eyes were open and the role is not known. */
  eyes: boolean
  /** Bonus cards that the seat certainly holds. */
  cards: string[]
  /** The unplaced card that this viewer saw in front of the seat, in the last voyage with a look. */
  observed: string | null
  /** True if only the viewer knows some of it. */
  isSecret: boolean
}

/** The viewer's knowledge of a seat. */
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

/** What lies in front of a seat: after the end its portrait, otherwise a placed card, or a vote if shown. */
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
  /** The kind of claim: `sailor`, `trust`, `suspect`, `advise`, `saw`, `hold`, `held`. */
  kind: string
  /** The id of its symbol. */
  sign: string
  /** The seat it is about. */
  about: number | null
  fact: Fact
}

const SIGNS: Record<string, string> = { sailor: 'anchor', trust: 'claim', suspect: 'eye' }

/** Return a fact as a claim of a seat. */
export function claimIn(fact: Fact): Claim {
  const { target, vote, card } = fact.details as { target?: number; vote?: string; card?: string }
  const kind = fact.fact.slice('claim_'.length)
  const sign = SIGNS[kind] ?? (vote ? `seal-${vote}` : card === 'island' || card === 'poison' ? `k-${card}` : `b-${card}`)
  return { kind, sign, about: target ?? null, fact }
}

/** Return the last claim of each seat in the present round. */
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

/** The number of poisons that a seat is known to have placed: for all seats if revealed, else for the own seat. */
export function poisonsOf({ own, owns, seat: me }: Seen, seat: number): number | null {
  const placed = owns ? owns[seat]?.placed : seat === me ? own?.placed : undefined
  return placed ? placed.filter(({ card }) => card === 'poison').length : null
}

/** The seat that somebody named as the siren, if known: the own ballot, or all of them if everything is revealed (I7.6). */
export function namedBy({ public: seen, own, owns, seat: me }: Seen, seat: number): number | null {
  if (!seen.accused.includes(seat)) return null
  return (owns ? owns[seat]?.accused : seat === me ? own?.accused : null) ?? null
}

/** Return the size of a name on a pennant, in pixels: one line if there is room, else two lines of 12.5. */
export function nameSize(name: string, wide: number, unit: number): number {
  const room = wide - 66 * unit
  return Math.max(12.5, Math.min(19.5 * unit, room / (name.length * 0.47)))
}
