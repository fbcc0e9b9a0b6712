import { expect, test } from 'vitest'
import type { View } from '@/match/games'
import standing from './standing'

const after = (seen: object, waiting: number) => standing.next!({ public: seen, waiting: [waiting] } as unknown as View)

test('a trading seat acts until it has passed', () => {
  const seats = [{ passed: false }, { passed: false }, { passed: true }, { passed: false }]
  expect(after({ phase: 'trading', seats }, 1)).toEqual([3, 0])
  expect(after({ phase: 'sales', seats }, 1)).toEqual([])
})
