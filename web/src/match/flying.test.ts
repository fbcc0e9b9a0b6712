import { expect, test } from 'vitest'
import { arc } from './flying'

test('the way begins where it starts, ends at its goal and is bent upwards', () => {
  const way = arc(100, 0)
  expect(way[0]).toEqual({ x: 0, y: 0 })
  expect(way.at(-1)!.x).toBe(100)
  expect(way.at(-1)!.y).toBeCloseTo(0)
  expect(Math.min(...way.map(({ y }) => y))).toBeCloseTo(-16)
})
