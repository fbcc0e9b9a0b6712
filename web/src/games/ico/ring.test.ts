import { expect, test } from 'vitest'
import { ring } from './ring'

const SIZES = [
  [348, 330],
  [348, 300],
  [808, 620],
  [900, 560],
  [1000, 640],
  [1000, 760],
] as const

for (const [width, height] of SIZES) {
  for (let count = 7; count <= 20; count++) {
    test(`${count} seats on ${width} × ${height} do not stand on each other, nor outside`, () => {
      const { places, wide, high } = ring(count, width, height)
      expect(places).toHaveLength(count)
      for (const { x, y } of places) {
        expect(x - wide / 2).toBeGreaterThanOrEqual(-0.5)
        expect(x + wide / 2).toBeLessThanOrEqual(width + 0.5)
        expect(y - high / 2).toBeGreaterThanOrEqual(-0.5)
        expect(y + high / 2).toBeLessThanOrEqual(height + 0.5)
      }
      places.forEach((one, number) => {
        for (const other of places.slice(number + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x) / wide, Math.abs(one.y - other.y) / high)
          expect(apart).toBeGreaterThan(0.99)
        }
      })
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(42)
    })
  }
}

test('few seats in much room are larger, and many are not', () => {
  expect(ring(7, 1000, 760).high).toBeGreaterThan(ring(7, 1000, 500).high)
  expect(ring(12, 1000, 760).high).toBe(ring(12, 1000, 500).high)
})

test('the own seat is at the bottom and the next one to its left', () => {
  const { places } = ring(20, 348, 330)
  expect(places[0]!.y).toBe(Math.max(...places.map(({ y }) => y)))
  expect(places[1]!.x).toBeLessThan(places[0]!.x)
})
