/** What a viewer may read about one seat: made of the outlook and the log of this viewer alone. */

import { areSeats, type Words } from '@/i18n/words'
import type { Beside, Fact } from '@/net/protocol'
import type { View } from './games'

/** One line about a seat. */
export interface DossierRow {
  said: string
  /** Only the viewer knows it: an eye marks the line. */
  own?: boolean
}
export interface SeatDossier {
  rows: readonly DossierRow[]
  /** The pieces of the seat, for « what are they for? ». */
  pieces?: readonly string[]
}
/** What a game adds to the dossier of a seat; it must read nothing but the view. */
export type DossierOf = (view: View, seat: number) => SeatDossier

/** Tells which details hold a seat. */
type Namer = Pick<Words, 'isSeat'>

/** Whether a fact names a seat. */
export function names({ details }: Fact, seat: number, words: Namer): boolean {
  return Object.entries(details).some(([name, value]) => (words.isSeat(name) && value === seat) || (areSeats(name) && Array.isArray(value) && value.includes(seat)))
}

const isClaim = ({ fact }: Fact) => fact.startsWith('claim_')

/** Returns the last facts that name a seat, oldest first, without what the seat only claimed. */
export function historyOf(facts: readonly Fact[], seat: number, most: number, words: Namer): Fact[] {
  const found: Fact[] = []
  for (let place = facts.length - 1; place >= 0 && found.length < most; place--) {
    const fact = facts[place]!
    if (!isClaim(fact) && fact.fact !== 'undone' && names(fact, seat, words)) found.unshift(fact)
  }
  return found
}

/** What a seat said: a claim, or a line of the chat. */
export type Said = { fact: Fact; text: null } | { fact: null; text: string }

/** Returns the last claims and chat messages of a seat, oldest first. */
export function saidBy(facts: readonly Fact[], beside: readonly Beside[], seat: number, most: number): Said[] {
  const claims = facts.flatMap((fact, number) => (isClaim(fact) && fact.details['seat'] === seat ? [{ after: number + 1, said: { fact, text: null } as Said }] : []))
  const lines = beside.flatMap(({ what, after, details }) => (what === 'said' && details['seat'] === seat ? [{ after, said: { fact: null, text: String(details['text'] ?? '') } as Said }] : []))
  return [...claims, ...lines].sort((one, other) => one.after - other.after).slice(-most).map(({ said }) => said)
}
