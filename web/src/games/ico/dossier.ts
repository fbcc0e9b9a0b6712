/** The public history of one seat. */

import type { Fact } from '@/net/protocol'
import type { PublicView } from './views'

export interface SeatRecord {
  voyages: number
  poisoned: number
  ayes: number
  nays: number
  said: Fact[]
}

/** Return how often a seat sailed and voted, and what it claimed. */
export function recordOf(seen: Pick<PublicView, 'voyages' | 'proposals'>, facts: readonly Fact[], seat: number): SeatRecord {
  const sailed = seen.voyages.filter(({ crew }) => crew.includes(seat))
  const ayes = seen.proposals.filter(({ votes_for: favour }) => favour.includes(seat)).length
  return {
    voyages: sailed.length,
    poisoned: sailed.filter(({ poisons }) => poisons > 0).length,
    ayes,
    nays: seen.proposals.length - ayes,
    said: facts.filter(({ fact, details }) => fact.startsWith('claim_') && details['seat'] === seat),
  }
}
