import { expect, test } from 'vitest'
import { chevrons, ring } from './ring'

const SIZES = [
  [348, 450],
  [348, 380],
  [348, 300],
  [348, 260],
  [420, 316],
  [400, 406],
  [808, 620],
  [900, 560],
  [1000, 640],
  [1000, 760],
] as const

for (const [width, height] of SIZES) {
  for (let count = 7; count <= 20; count++) {
    test(`${count} seats on ${width} × ${height} do not stand on each other, nor outside`, () => {
      const { places, wide, high, chart, shape } = ring(count, width, height)
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
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44)
      expect(Math.min(chart.width, chart.height)).toBeGreaterThanOrEqual(100)
      for (const { x, y } of places) {
        const apart = Math.max(Math.abs(x - chart.left - chart.width / 2) - (wide + chart.width) / 2, Math.abs(y - chart.top - chart.height / 2) - (high + chart.height) / 2)
        if (shape === 'edge') expect(apart).toBeGreaterThanOrEqual(-1)
      }
    })
  }
}

test('pennants and the chart grow with the table', () => {
  const [small, large] = [ring(12, 1060, 590), ring(12, 2000, 1100)]
  expect(large.high).toBeGreaterThan(small.high * 1.5)
  expect(large.chart.width).toBeGreaterThan(small.chart.width * 1.5)
})

test('a desktop has an oval table for any number of seats, a phone never has', () => {
  for (let count = 7; count <= 20; count++) {
    expect(ring(count, 1060, 575).shape).toBe('oval')
    expect(ring(count, 354, 390).shape).toBe('edge')
  }
})

test('the own seat is at the bottom and the next one to its left', () => {
  const { places } = ring(20, 348, 330)
  expect(places[0]!.y).toBe(Math.max(...places.map(({ y }) => y)))
  expect(places[1]!.x).toBeLessThan(places[0]!.x)
})

test('the way to the next seat is not drawn over what is written on the chart', () => {
  for (let count = 7; count <= 20; count++) {
    const table = ring(count, 378, 480)
    const { left, top, width, height } = table.chart
    for (let proposer = 0; proposer < count; proposer++) {
      for (const clockwise of [true, false]) {
        for (const [, x, y] of chevrons(table, proposer, clockwise).lit.matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
          const within = Math.min(Number(x) - left, left + width - Number(x), Number(y) - top, top + height - Number(y))
          expect(within, `${count} seats, from ${proposer}`).toBeLessThan(40)
        }
      }
    }
  }
})

test('the table above a wide chart is free for a title', () => {
  const { roof, places, wide, high, chart } = ring(7, 378, 480)
  expect(roof!.width).toBeGreaterThan(110)
  expect(roof!.top + roof!.height).toBeLessThanOrEqual(chart.top)
  for (const { x, y } of places) {
    const apart = Math.max(Math.abs(x - roof!.left - roof!.width / 2) - (wide + roof!.width) / 2, Math.abs(y - roof!.top - roof!.height / 2) - (high + roof!.height) / 2)
    expect(apart).toBeGreaterThanOrEqual(-1)
  }
  expect(ring(20, 378, 480).roof).toBeNull()
})
