import { expect, test } from 'vitest'
import type { Value } from '@/net/protocol'
import { grouped, isSecretRole, knownIn, markOf, salesAt, sellingAt } from './lying'
import type { MyView } from './views'

const seat = (more: object = {}) => ({ role: null, passed: false, ...more })
const view = (own: object | null, seats: object[], more: object = {}) =>
  ({ seat: 0, own, public: { captain: 3, taking: null, phase: 'trading', seats, ...more } }) as unknown as MyView

test('equal cards lie together', () => {
  expect(grouped(['salt', 'wine', 'salt'])).toEqual([{ card: 'salt', count: 2 }, { card: 'wine', count: 1 }])
  expect(grouped([])).toEqual([])
})

test('a seat shows its role, the captain, a card face down, an empty place or nothing', () => {
  const table = view({ role: 'mate', known: [] }, [seat({ passed: true }), seat({ passed: true }), seat(), seat()])
  expect([0, 1, 2, 3].map((one) => markOf(table, one))).toEqual([{ role: 'mate' }, 'hidden', null, { role: 'captain' }])
  expect(markOf(view(null, [seat({ passed: true }), seat()], { captain: 1 }), 0)).toBe('hidden')
  expect(markOf(view(null, [seat({ passed: true }), seat()], { captain: 1, taking: 0 }), 0)).toBe('choosing')
})

test('only my own role is marked as known to me alone', () => {
  const table = view({ role: 'mate', known: [] }, [seat(), seat({ role: 'loader' })])
  expect([0, 1].map((one) => isSecretRole(table, one))).toEqual([true, false])
})

test('a card stands beside a hand only where it is certain to be there', () => {
  const known = (cards: string[], holders: number[], maybe_under_pile = false) => ({ cards, holders, maybe_under_pile })
  const table = view({ role: null, known: [known(['ruby'], [1]), known(['salt'], [1], true), known(['wine'], [1, 2]), known(['grain'], [])] }, [seat(), seat(), seat()])
  expect([0, 1, 2].map((one) => knownIn(table, one))).toEqual([[], ['ruby'], []])
})

test('a replay with everything laid open shows every hand', () => {
  const table = { ...view({ role: null, known: [], hand: ['salt'] }, [seat(), seat()]), owns: { 0: { hand: ['salt'] }, 1: { hand: ['ruby', 'wine'] } } } as unknown as MyView
  expect([0, 1].map((one) => knownIn(table, one))).toEqual([['salt'], ['ruby', 'wine']])
})

const ways = [
  {},
  { a: { good: 'salt', count: 1 } },
  { a: { good: 'salt', count: 2 } },
  { b: { good: 'salt', count: 1 } },
  { a: { good: 'salt', count: 1 }, b: { good: 'salt', count: 1 } },
] as Value[]

test('what may be sold on an island is named once', () => {
  expect(salesAt(ways, 'a')).toEqual([{ good: 'salt', count: 1 }, { good: 'salt', count: 2 }])
  expect(salesAt(ways, 'b')).toEqual([{ good: 'salt', count: 1 }])
  expect(salesAt(ways, 'c')).toEqual([])
})

test('a sale is added to the other one, or takes its place', () => {
  const one = { good: 'salt', count: 1 }
  expect(sellingAt(ways, { a: one }, 'b', one)).toEqual({ a: one, b: one })
  expect(sellingAt(ways, { a: { good: 'salt', count: 2 } }, 'b', one)).toEqual({ b: one })
  expect(sellingAt(ways, { a: one, b: one }, 'a', null)).toEqual({ b: one })
})
