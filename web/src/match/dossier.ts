/** The dossier of one seat, from this viewer's outlook and log alone. */

import { areSeats, type Words } from '@/i18n/words'
import type { Beside, Fact } from '@/net/protocol'
import type { View } from './games'

/** One line about a seat. */
export interface DossierRow {
  said: string
  /** True if only the viewer knows it: an eye marks the line. */
  own?: boolean
}
export interface SeatDossier {
  rows: readonly DossierRow[]
  /** The pieces of the seat, for the button that explains them. */
  pieces?: readonly string[]
}
/** A game's part of the dossier of a seat; it reads only the view. */
export type DossierOf = (view: View, seat: number) => SeatDossier

/** True for details that hold a seat. */
type Namer = Pick<Words, 'isSeat'>

/** True if a fact names a seat. */
export function names({ details }: Fact, seat: number, words: Namer): boolean {
  return Object.entries(details).some(([name, value]) => (words.isSeat(name) && value === seat) || (areSeats(name) && Array.isArray(value) && value.includes(seat)))
}

const isClaim = ({ fact }: Fact) => fact.startsWith('claim_')

/** Return the last facts that name a seat, oldest first, without its own claims. */
export function historyOf(facts: readonly Fact[], seat: number, most: number, words: Namer): Fact[] {
  const found: Fact[] = []
  for (let place = facts.length - 1; place >= 0 && found.length < most; place--) {
    const fact = facts[place]!
    if (!isClaim(fact) && fact.fact !== 'undone' && names(fact, seat, words)) found.unshift(fact)
  }
  return found
}

/** A line of a seat: a claim, or a chat message. */
export type Said = { fact: Fact; text: null } | { fact: null; text: string }

/** Return the last claims and chat messages of a seat, oldest first. */
export function saidBy(facts: readonly Fact[], beside: readonly Beside[], seat: number, most: number): Said[] {
  const claims = facts.flatMap((fact, number) => (isClaim(fact) && fact.details['seat'] === seat ? [{ after: number + 1, said: { fact, text: null } as Said }] : []))
  const lines = beside.flatMap(({ what, after, details }) => (what === 'said' && details['seat'] === seat ? [{ after, said: { fact: null, text: String(details['text'] ?? '') } as Said }] : []))
  return [...claims, ...lines].sort((one, other) => one.after - other.after).slice(-most).map(({ said }) => said)
}
