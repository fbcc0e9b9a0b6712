import { expect, test } from 'vitest'
import { knotsOf, roundBeside, shareOf } from './logLine'

const rounds = [
  [1, 0],
  [2, 22],
  [3, 50],
] as const

test('a knot lies at the first moment of its round', () => {
  expect(knotsOf(rounds, 100, 10)).toEqual([
    { round: 1, share: 0, numbered: true },
    { round: 2, share: 0.22, numbered: true },
    { round: 3, share: 0.5, numbered: true },
  ])
  expect(knotsOf(rounds, 100, 2).map(({ numbered }) => numbered)).toEqual([true, false, true])
  expect(shareOf(0, 0)).toBe(0)
})

test('a step of a round leads to the next knot, or to an end of the line', () => {
  expect([0, 22, 30, 50, 99].map((moment) => roundBeside(rounds, moment, 100, true))).toEqual([22, 50, 50, 100, 100])
  expect([0, 22, 30, 50, 99].map((moment) => roundBeside(rounds, moment, 100, false))).toEqual([0, 0, 22, 22, 50])
})
