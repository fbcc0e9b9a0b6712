import { expect, test } from 'vitest'
import type { View } from '@/match/games'
import standing from './standing'

const after = (seen: object, waiting: number) => standing.next!({ public: seen, waiting: [waiting] } as unknown as View)

test('everybody has one turn until the dealer comes again', () => {
  const seats = [{}, {}, {}, {}]
  expect(after({ phase: 'turn', turn: 3, dealer: 2, seats }, 3)).toEqual([0, 1])
  expect(after({ phase: 'turn', turn: 1, dealer: 2, seats }, 1)).toEqual([])
  expect(after({ phase: 'commit', turn: null, dealer: 2, seats }, 1)).toEqual([])
})
