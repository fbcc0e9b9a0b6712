/** The crews that were voted on or sailed, as rows of a table. */

import type { PublicView, VoyageView } from './views'

/** The fate of a crew. An accepted crew that has not sailed may still sail. */
export type Fate = 'refused' | 'accepted' | 'rough_sea' | 'sailed'
export interface Line {
  round: number
  proposer: number
  crew: number[]
  /** The votes against it; null if there was no vote. */
  against: number[] | null
  fate: Fate
  poisons: number | null
  void: boolean
}
export type Column = 'round' | 'proposer' | 'poisons' | 'against'
type Seen = Pick<PublicView, 'proposals' | 'voyages' | 'seats' | 'turn' | 'interrupted' | 'movements'>

/** Return the crews in the order in which they were named. */
export function crewsNamed(seen: Seen): Line[] {
  const found: Line[] = seen.proposals.map((one) => ({
    round: one.round,
    proposer: one.proposer,
    crew: one.crew,
    against: seen.seats.map((_, seat) => seat).filter((seat) => !one.votes_for.includes(seat)),
    fate: one.accepted ? 'accepted' : 'refused',
    poisons: null,
    void: false,
  }))
  for (const voyage of seen.voyages) {
    const sailed = { crew: voyage.crew, poisons: voyage.poisons, void: voyage.void, fate: 'sailed' as const }
    const line = lineOf(found, voyage)
    if (line) Object.assign(line, sailed)
    else found.push({ round: voyage.round, proposer: voyage.proposer, against: null, ...sailed })
  }
  const rough = seen.movements.some((one) => one.how === 'played' && one.cards.includes('rough_sea'))
  const underWay = [seen.turn, ...seen.interrupted].filter((turn) => turn.crew.length)
  for (const line of found) {
    const waits = line === found.findLast((one) => one.proposer === line.proposer) && underWay.some((turn) => turn.proposer === line.proposer)
    if (line.fate === 'accepted' && rough && !waits) line.fate = 'rough_sea'
  }
  return found.sort((one, other) => one.round - other.round)
}

/** Find the accepted crew of a voyage. A turn that was interrupted sails in a later round (I5.19). */
function lineOf(lines: Line[], voyage: VoyageView): Line | undefined {
  const waiting = lines.filter((line) => line.fate === 'accepted' && line.proposer === voyage.proposer)
  return (
    waiting.findLast((line) => line.round === voyage.round) ??
    waiting.findLast((line) => line.round < voyage.round && String(line.crew) === String(voyage.crew))
  )
}

/** Return the rows in the order of a column, the newest of equal ones first if it is descending. */
export function sorted(lines: Line[], by: Column, descending: boolean): Line[] {
  const value = (line: Line) => (by === 'against' ? (line.against?.length ?? -1) : (line[by] ?? -1))
  const rising = lines.toSorted((one, other) => value(one) - value(other))
  return descending ? rising.reverse() : rising
}
