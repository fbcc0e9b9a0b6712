import { expect, test } from 'vitest'
import { AGAIN, isRepeated } from './doublePress'

const first = { x: 100, y: 200, at: 5000 }

test('a press at the same place within a second of the first is the same one again', () => {
  expect(isRepeated(first, { ...first, at: 5120 }, 5050)).toBe(true)
  expect(isRepeated(first, { x: 120, y: 210, at: 5000 + AGAIN.within - 1 }, 5000)).toBe(true)
})

test('the second counts from the change if an answer came late', () => {
  expect(isRepeated(first, { ...first, at: 8500 }, 8000)).toBe(true)
  expect(isRepeated(first, { ...first, at: 8000 + AGAIN.within }, 8000)).toBe(false)
})

test('a press elsewhere, or without one before, is a new one', () => {
  expect(isRepeated(first, { x: 100 + AGAIN.near, y: 200, at: 5120 }, 5050)).toBe(false)
  expect(isRepeated(null, first, 5050)).toBe(false)
})
