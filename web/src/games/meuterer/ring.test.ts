import { describe, expect, test } from 'vitest'
import { isAside, roadstead, SQUARE, stepsBetween, track, wayBetween, WIDE } from './ring'

describe.each([
  ['wide', WIDE, [11, 5]],
  ['square', SQUARE, [11, 10, 4, 5]],
])('%s', (_, layout, aside) => {
  test('twelve islands lie on the chart, each at its own place', () => {
    expect(new Set(layout.spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(12)
    for (const { x, y } of layout.spots) for (const at of [x, y]) expect(at > 0 && at < 100).toBe(true)
  })
  test('neighbours on the ring are neighbours on the chart', () => {
    layout.spots.forEach(({ x, y }, place) => {
      const next = layout.spots[(place + 1) % 12]!
      expect(Math.hypot(next.x - x, next.y - y)).toBeLessThan(36)
    })
  })
  test('the track continues from the last island to the first', () => {
    expect(track(layout).match(/C/g)).toHaveLength(12)
    expect(track(layout, 11, 1).split('C')[1]).toContain(track(layout).slice(1).split('C')[0])
  })
  test('a ship at the left edge lies to the right of its island', () => {
    expect(layout.spots.map((_, place) => roadstead(layout, place)).filter((side) => side > 0)).toHaveLength(layout === WIDE ? 3 : 4)
  })
  test('the islands at the sides', () => {
    expect(layout.spots.flatMap((_, place) => (isAside(layout, place) ? [place] : [])).sort()).toEqual([...aside].sort())
  })
})

test('islands are counted clockwise', () => {
  const islands = ['a', 'b', 'c', 'd']
  expect(stepsBetween(islands, 'c', 'b')).toBe(3)
  expect(stepsBetween(islands, 'c', 'c')).toBe(0)
})

test('a ship passes every island on its way, and ends where it lies', () => {
  const way = wayBetween(10, 1, 1014, 570)
  expect(way).toHaveLength(4)
  expect(way.at(-1)).toEqual({ x: 0, y: 0 })
  expect(wayBetween(3, 3, 374, 382)).toEqual([{ x: 0, y: 0 }])
})
