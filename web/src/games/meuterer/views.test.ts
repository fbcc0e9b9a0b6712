import { expect, test } from 'vitest'
import type { Fact } from '$lib/protocol'
import { gainsOf } from './views'

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details }) as Fact
const voyage = [
  fact('played', { seat: 0, card: 'wine' }),
  fact('captain_passed', { seat: 0 }),
  fact('ship_points', { seat: 0, points: 4, island: 'sandkap' }),
  fact('mate_points', { seat: 1, captain_seat: 0, points: 2, reward: 1 }),
]

test('what the mate is paid is taken from the captain', () => {
  expect(gainsOf(voyage, 3).map(({ seat, points }) => [seat, points])).toEqual([[0, 4], [1, 2], [0, -1]])
})

test('the points of a voyage are shown until everybody has traded once', () => {
  const first = [...voyage, fact('played'), fact('passed')]
  expect(gainsOf(first, 3)).toHaveLength(3)
  expect(gainsOf([...first, fact('passed-own')], 3)).toEqual([])
})

test('there is nothing before the first voyage', () => {
  expect(gainsOf([fact('played'), fact('played')], 3)).toEqual([])
})
