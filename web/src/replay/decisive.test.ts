import { expect, test } from 'vitest'
import { decisive, takenBack } from './decisive'
import type { Fact } from '../net/protocol'

const fact = (name: string, points?: number): Fact => ({ fact: name, details: points === undefined ? {} : { points } })

test('returns at most three facts, the weightiest, in their order', () => {
  const facts = [fact('sale', 2), fact('talk'), fact('mutiny'), ...[1, 9, 3, 4, 5, 6].map((points) => fact('sale', points)), fact('mutiny')]
  expect(decisive(facts, ['sale', 'mutiny'])).toEqual([2, 4, 9])
})

test('of equal ones the latest', () => {
  expect(decisive(Array.from({ length: 9 }, () => fact('duel')), ['duel'])).toEqual([6, 7, 8])
})

test('nothing decided where nothing is named', () => {
  expect(decisive([fact('sale', 4)], [])).toEqual([])
})

test('the moments of what was taken back are found', () => {
  const undone = (count: number): Fact => ({ fact: 'undone', details: { seat: 0, count } })
  const facts = [fact('sale', 3), fact('sale', 9), undone(1), fact('sale', 4), fact('sale', 5), undone(2), fact('sale', 2)]
  expect([...takenBack(facts, [1, 2, 3, 4, 4, 5, 6])].sort()).toEqual([1, 2, 3, 4, 5])
  expect([...takenBack(facts.slice(0, 5), [1, 2, 3, 4, 4])].sort()).toEqual([2, 3])
})
