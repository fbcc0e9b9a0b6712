import { describe, expect, test } from 'vitest'
import { DASHES, scaleOf, shapeAt, spread } from './chart'

describe('the scale', () => {
  test('has round steps that reach the most', () => {
    expect(scaleOf(0, 47)).toEqual([0, 10, 20, 30, 40, 50])
    expect(scaleOf(0, 8)).toEqual([0, 2, 4, 6, 8])
    expect(scaleOf(-3, 12)).toEqual([-5, 0, 5, 10, 15])
  })
  test('stands for a match in which nobody scored', () => {
    expect(scaleOf(0, 0)).toEqual([0, 1])
  })
})

describe('labels', () => {
  test('stay where they are if there is room', () => {
    expect(spread([10, 60, 110], 27, 0, 200)).toEqual([10, 60, 110])
  })
  test('are moved apart, and stay inside', () => {
    const found = spread([190, 40, 190, 188], 20, 10, 200)
    expect(found[1]).toBe(40)
    expect([...found].sort((one, other) => one - other)).toEqual([40, 160, 180, 200])
    expect(found[3]!).toBeLessThan(found[0]!) // The order from above is kept.
  })
  test('move closer where there are too many', () => {
    const found = spread(Array<number>(20).fill(5), 27, 0, 190)
    expect(new Set(found).size).toBe(20)
    expect(Math.max(...found)).toBeLessThanOrEqual(190)
  })
})

test('lines differ by shape and dash as well as by colour', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((line) => shapeAt(line, 0, 0, 4))).size).toBe(6)
  expect(new Set(DASHES).size).toBe(4)
})
