import { expect, test } from 'vitest'
import type { View } from './games'
import { clockwise, upcoming } from './turns'

const view = (waiting: number[], over = false) => ({ seat: 0, waiting, over }) as unknown as View
const standing = { next: () => [2, 3, 0, 1] }

test('seats are named clockwise', () => {
  expect(clockwise(2, 4)).toEqual([3, 0, 1])
})

test('returns the order up to the seat of the viewer', () => {
  expect(upcoming({ standing }, view([1]))).toEqual([2, 3, 0])
})

test('where several seats act at once, or the match is over, nobody is next', () => {
  expect(upcoming({ standing }, view([1, 2]))).toEqual([])
  expect(upcoming({ standing }, view([1], true))).toEqual([])
  expect(upcoming({ standing: {} }, view([1]))).toEqual([])
})
