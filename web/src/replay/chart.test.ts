import { expect, test } from 'vitest'
import { HIGH, rowsOf, STEP, together } from './chart'

test('those who always had the same share a line', () => {
  expect(together([[1, [0, 1, 0, 1]], [2, [2, 1, 2, 3]]])).toEqual([[0, 2], [1], [3]])
  expect(together([])).toEqual([])
})

test('a few flags stand below each other, twenty in rows, none over another and none outside', () => {
  const four = rowsOf([[0], [1], [2], [3]], () => 60)
  expect(four.map((row) => row.seats)).toEqual([[0], [1], [2], [3]])
  const sides = [Array.from({ length: 11 }, (_, seat) => seat), Array.from({ length: 9 }, (_, seat) => 11 + seat)]
  for (const ends of [[10, 55], [130, 130], [140, 10], [10, 10]]) {
    const rows = rowsOf(sides, (group) => ends[sides.indexOf(group)]!)
    expect(rows.flatMap((row) => row.seats).sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, seat) => seat))
    expect(Math.min(...rows.map((row) => row.y))).toBeGreaterThanOrEqual(4)
    expect(Math.max(...rows.map((row) => row.y))).toBeLessThanOrEqual(HIGH - 10)
    rows.slice(1).forEach((row, place) => expect(row.y - rows[place]!.y).toBeGreaterThanOrEqual(STEP - 1e-9))
  }
})

test('twenty who all have points of their own stay inside', () => {
  const rows = rowsOf(Array.from({ length: 20 }, (_, seat) => [seat]), ([seat]) => seat! * 7)
  expect(rows).toHaveLength(20)
  expect(rows[0]!.y).toBeGreaterThanOrEqual(4)
  expect(rows.at(-1)!.y).toBeLessThanOrEqual(HIGH - 10)
})
