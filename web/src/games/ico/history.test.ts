import { expect, test } from 'vitest'
import { crewsNamed, sorted } from './history'
import type { ProposalView, TurnView, VoyageView } from './views'

const seats = Array.from({ length: 7 }, () => ({ cards: 1, role: null }))
const turn = (proposer: number, crew: number[] = []) => ({ proposer, crew }) as TurnView
const proposal = (round: number, proposer: number, crew: number[], accepted: boolean): ProposalView => ({
  round, proposer, crew, accepted, votes_for: accepted ? [0, 1, 2, 3] : [0, 1], doubled: [],
})
const voyage = (round: number, proposer: number, crew: number[], poisons = 0): VoyageView => ({
  round, proposer, crew, poisons, swapped: [], void: false, looks: [],
})
const roughSea = [{ how: 'played', seat: 3, to: 3, count: 1, cards: ['rough_sea'] }]
const seen = { seats, turn: turn(6), interrupted: [], movements: [], proposals: [], voyages: [] }

test('the first crew sails without a vote', () => {
  expect(crewsNamed({ ...seen, voyages: [voyage(1, 0, [0, 1, 2], 1)] })).toEqual([
    { round: 1, proposer: 0, crew: [0, 1, 2], against: null, fate: 'sailed', poisons: 1, void: false },
  ])
})
test('a crew lost to a rough sea did not sail', () => {
  const proposals = [proposal(2, 1, [0, 1, 2], true), proposal(3, 2, [2, 3, 4], true)]
  const fates = (view: typeof seen) => crewsNamed(view).map((line) => line.fate)
  const lost = { ...seen, proposals, voyages: [voyage(3, 2, [2, 3, 4])] }
  expect(fates({ ...lost, movements: roughSea } as never)).toEqual(['rough_sea', 'sailed'])
})
test('a crew that is about to sail is accepted, whatever was lost before', () => {
  const proposals = [proposal(2, 1, [0, 1, 2], true), proposal(3, 2, [2, 3, 4], true)]
  const view = { ...seen, proposals, movements: roughSea, turn: turn(2, [2, 3, 4]) }
  expect(crewsNamed(view).map((line) => line.fate)).toEqual(['rough_sea', 'accepted'])
  const interrupted = { ...view, turn: turn(5, [0, 5, 6]), interrupted: [turn(2, [2, 3, 4])] }
  expect(crewsNamed(interrupted).map((line) => line.fate)).toEqual(['rough_sea', 'accepted'])
  expect(crewsNamed({ ...view, turn: turn(2) }).map((line) => line.fate)).toEqual(['rough_sea', 'rough_sea'])
})
test('an interrupted crew sails in a later round, and keeps its row', () => {
  const proposals = [proposal(4, 3, [0, 1, 3], true), proposal(5, 6, [4, 5, 6], true)]
  const lines = crewsNamed({ ...seen, proposals, voyages: [voyage(5, 6, [4, 5, 6]), voyage(5, 3, [0, 1, 3], 2)] })
  expect(lines.map((line) => [line.proposer, line.poisons])).toEqual([[3, 2], [6, 0]])
})
test('inside a round the later crew stands above the refused one', () => {
  const proposals = [proposal(2, 1, [0, 1, 2], false), proposal(2, 1, [1, 2, 3], true), proposal(3, 2, [2, 4, 5], false)]
  const lines = crewsNamed({ ...seen, proposals, voyages: [voyage(1, 0, [0, 5, 6]), voyage(2, 1, [1, 2, 3]), voyage(3, 2, [4, 5, 6])] })
  const crews = (down: boolean) => sorted(lines, 'round', down).map((line) => line.crew.join(''))
  expect(crews(true)).toEqual(['456', '245', '123', '012', '056'])
  expect(crews(false)).toEqual(crews(true).toReversed())
  expect(sorted(lines, 'against', true).map((line) => line.against?.length ?? null)).toEqual([5, 5, 3, null, null])
  expect(sorted(lines, 'against', true)[0]!.crew).toEqual([2, 4, 5])
})
