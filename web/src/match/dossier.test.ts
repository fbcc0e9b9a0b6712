import { expect, test } from 'vitest'
import type { Beside, Fact } from '@/net/protocol'
import { historyOf, names, saidBy } from './dossier'

const words = { isSeat: (name: string) => name === 'seat' || name.endsWith('_seat') }

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details })
const said = (seat: number, text: string, after: number) => ({ what: 'said', after, details: { seat, text } }) as unknown as Beside

test('a fact names a seat as its subject, beside another one or in a list', () => {
  expect(names(fact('played', { seat: 2 }), 2, words)).toBe(true)
  expect(names(fact('mate_points', { seat: 1, captain_seat: 2 }), 2, words)).toBe(true)
  expect(names(fact('voted', { seats: [0, 2] }), 2, words)).toBe(true)
  expect(names(fact('round', { round: 2 }), 2, words)).toBe(false)
})

test('the history of a seat is its last facts, oldest first, without its claims', () => {
  const facts = [fact('a', { seat: 1 }), fact('claim_role', { seat: 1 }), fact('b', { seat: 0 }), fact('c', { seat: 1 }), fact('undone', { seat: 1 }), fact('d', { seat: 1 })]
  expect(historyOf(facts, 1, 9, words).map((one) => one.fact)).toEqual(['a', 'c', 'd'])
  expect(historyOf(facts, 1, 2, words).map((one) => one.fact)).toEqual(['c', 'd'])
})

test('claims and chat of a seat stand in the order in which they were said', () => {
  const facts = [fact('a'), fact('claim_role', { seat: 1 }), fact('claim_role', { seat: 0 })]
  const heard = saidBy(facts, [said(1, 'early', 1), said(0, 'other', 1), said(1, 'late', 3)], 1, 5)
  expect(heard.map((one) => one.text ?? one.fact.fact)).toEqual(['early', 'claim_role', 'late'])
  expect(saidBy(facts, [said(1, 'late', 3)], 1, 1)).toHaveLength(1)
})
