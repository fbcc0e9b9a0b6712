/** What people say at the table: claims, which are facts of the match, and free words beside it. */

import type { Words } from '@/i18n/words'
import type { Beside, Fact } from '@/net/protocol'

/** Whether a fact is something that a seat claimed. */
export const isClaim = ({ fact }: Fact): boolean => fact.startsWith('claim_')

/** How many lines of others there are after so many facts and happenings. */
export function unread(facts: readonly Fact[], beside: readonly Beside[], seat: number | null): number {
  return facts.filter((fact) => isClaim(fact) && fact.details['seat'] !== seat).length + beside.filter(({ what, details }) => what === 'said' && details['seat'] !== seat).length
}

/** One line of a seat. */
export interface Spoken {
  readonly seat: number
  /** The claim that it is; null if it was said freely. */
  readonly claim: Fact | null
  readonly say: (words: Words) => string
}

/** What seats said in some facts and happenings; of each seat the newest line stands last. */
export function spoken(facts: readonly Fact[], beside: readonly Beside[]): Spoken[] {
  const claimed = facts.filter(isClaim).map((fact) => ({ seat: Number(fact.details['seat']), claim: fact, say: (words: Words) => words.fact(fact) }))
  const said = beside.flatMap(({ what, details }) => (what === 'said' && typeof details['seat'] === 'number' ? [{ seat: details['seat'], claim: null, say: () => String(details['text']) }] : []))
  return [...claimed, ...said]
}
