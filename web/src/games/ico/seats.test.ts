import { expect, test } from 'vitest'
import { recordOf } from './dossier'
import { beforeOf, claimsOf, knownOf, namedBy, poisonsOf, statesOf } from './seats'
import type { MyView, PrivateView, PublicView, TurnView } from './views'

const turn: TurnView = { proposer: 1, phase: 'vote', loner: false, vote: true, owed: 0, crew: [0, 1, 2], refused: [], voted: [1], votes_for: null, doubled: [], seasick: [], overboard: [], placed: [], swapped: [], poisons: null, void: false }
const view = (changed: Partial<TurnView> = {}, own: Partial<PrivateView> | null = null, more: Partial<PublicView> = {}) =>
  ({
    public: { captain: 0, turn: { ...turn, ...changed }, accused: [], eyes: [], cards: [], seats: Array.from({ length: 7 }, () => ({ cards: 1, role: null })), ...more },
    own: own && { role: 'sailor', eyes: [], observed: [], cards: [], placed: [], ...own },
    seat: 0,
  }) as unknown as MyView

test('before a seat lies its ballot, then its vote, then its card', () => {
  expect(beforeOf(view(), 1)).toBe('ballot')
  expect(beforeOf(view(), 2)).toBeNull()
  const shown = { phase: 'voted', voted: [0, 1, 2, 3, 4, 5, 6], votes_for: [1] }
  expect(beforeOf(view(shown), 1)).toBe('aye')
  expect(beforeOf(view(shown), 2)).toBe('nay')
  expect(beforeOf(view({ phase: 'placing' }), 2)).toBe('card')
  expect(beforeOf(view({ phase: 'placing' }), 4)).toBeNull()
})

test('a vote that is not shown is not revealed', () => {
  expect(statesOf(view(), 1)).toEqual(['is-proposer', 'in-crew', 'has-voted'])
  expect(statesOf(view({ votes_for: [1] }), 1)).toContain('is-for')
})

test('what only the viewer knows is marked, and what everybody knows is not', () => {
  expect(knownOf(view({}, { role: 'pirate', eyes: [0, 3] }), 3)).toMatchObject({ role: null, eyes: true, isSecret: true })
  expect(knownOf(view({}, { role: 'pirate', eyes: [0, 3] }, { eyes: [0, 3] }), 3)).toMatchObject({ eyes: true, isSecret: false })
  expect(knownOf(view({}, { role: 'siren', eyes: [0, 3] }), 3)).toMatchObject({ role: 'pirate', isSecret: true })
  const medusa = { card: 'medusa', seats: [4], used: false, out: false }
  expect(knownOf(view({}, { cards: [medusa] }), 4)).toMatchObject({ cards: ['medusa'], isSecret: true })
  expect(knownOf(view({}, { cards: [medusa] }, { cards: [medusa] }), 4)).toMatchObject({ cards: ['medusa'], isSecret: false })
  expect(knownOf(view({}, { cards: [{ ...medusa, seats: [4, 5] }] }), 4).cards).toEqual([])
  expect(knownOf(view({}, { observed: [{ voyage: 0, seat: 5, card: 'island' }] }), 5)).toMatchObject({ observed: 'island', isSecret: true })
})

test('without an own view nothing secret is known', () => {
  for (let seat = 0; seat < 7; seat++) expect(knownOf(view(), seat)).toEqual({ role: null, eyes: false, cards: [], observed: null, isSecret: false })
})

test('the last claim of the present round stands at its seat', () => {
  const claim = (kind: string, details: object) => ({ fact: `claim_${kind}`, details: details as Record<string, number> })
  const facts = [claim('sailor', { seat: 2 }), { fact: 'turn', details: { seat: 1, round: 2 } }, claim('trust', { seat: 3, target: 1 }), claim('suspect', { seat: 3, target: 4 }), claim('advise', { seat: 5, vote: 'nay' })]
  const found = claimsOf(facts)
  expect([...found.keys()].sort()).toEqual([3, 5])
  expect(found.get(3)).toMatchObject({ kind: 'suspect', sign: 'eye', about: 4 })
  expect(found.get(5)).toMatchObject({ sign: 'seal-nay', about: null })
})

test('poisons are counted where they are known', () => {
  const placed = [{ voyage: 0, card: 'poison' }, { voyage: 2, card: 'island' }]
  expect(poisonsOf(view({}, { placed }), 0)).toBe(1)
  expect(poisonsOf(view({}, { placed }), 1)).toBeNull()
})

test('a ballot is known to its owner, and to all where everything is laid open', () => {
  const named = view({}, { accused: 3 }, { accused: [0, 1] })
  expect(namedBy(named, 0)).toBe(3)
  expect(namedBy(named, 1)).toBeNull()
  expect(namedBy({ ...named, own: null, owns: { 1: { accused: 4 } as PrivateView } }, 1)).toBe(4)
  expect(namedBy(view({}, { accused: 3 }), 0)).toBeNull()
})

test('a dossier counts voyages and votes', () => {
  const seen = { voyages: [{ crew: [0, 1, 2], poisons: 1 }, { crew: [1, 3, 4], poisons: 0 }], proposals: [{ votes_for: [1] }, { votes_for: [0] }] } as unknown as PublicView
  expect(recordOf(seen, [], 1)).toEqual({ voyages: 2, poisoned: 1, ayes: 1, nays: 1, said: [] })
})
