/** What people say at the table: claims, which are facts of the match, and chat. */

import type { Words } from '@/i18n/words'
import type { Beside, Fact } from '@/net/protocol'

/** True if a fact is a claim. */
export const isClaim = ({ fact }: Fact): boolean => fact.startsWith('claim_')

/** The number of lines by others up to these numbers of facts and happenings. */
export function unread(facts: readonly Fact[], beside: readonly Beside[], seat: number | null): number {
  return facts.filter((fact) => isClaim(fact) && fact.details['seat'] !== seat).length + beside.filter(({ what, details }) => what === 'said' && details['seat'] !== seat).length
}

/** One line of a seat. */
export interface Spoken {
  readonly seat: number
  /** The claim; null for chat. */
  readonly claim: Fact | null
  readonly say: (words: Words) => string
}

/** The lines in some facts and happenings; the newest line of each seat comes last. */
export function spoken(facts: readonly Fact[], beside: readonly Beside[]): Spoken[] {
  const claimed = facts.filter(isClaim).map((fact) => ({ seat: Number(fact.details['seat']), claim: fact, say: (words: Words) => words.fact(fact) }))
  const said = beside.flatMap(({ what, details }) => (what === 'said' && typeof details['seat'] === 'number' ? [{ seat: details['seat'], claim: null, say: () => String(details['text']) }] : []))
  return [...claimed, ...said]
}
