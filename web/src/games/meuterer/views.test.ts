import { expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { course, gainsOf, isVoided, lookOf, standing, type MyView } from './views'

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

test('a pass and the role taken after it are one turn to trade', () => {
  const taken = [fact('left_trading'), fact('took_role'), fact('left_trading-own'), fact('took_role-own')]
  expect(gainsOf([...voyage, ...taken], 3)).toHaveLength(3)
  expect(gainsOf([...voyage, ...taken, fact('captain_passed')], 3)).toEqual([])
})

test('there is nothing before the first voyage', () => {
  expect(gainsOf([fact('played'), fact('played')], 3)).toEqual([])
})

const sale = [
  fact('sells', { seat: 1, island: 'hochland', good: 'wine', count: 2 }),
  fact('sells', { seat: 1, island: 'eisfelsen', good: 'ruby', count: 1 }),
  fact('sale_points', { seat: 1, island: 'hochland', points: 6, good: 'wine' }),
  fact('over'),
]
const undone = (count: number) => fact('undone', { seat: 1, count })

test('points that were taken back are shown no more, and made again they count once', () => {
  const seats = (facts: Fact[]) => gainsOf(facts, 3).map(({ seat, points }) => [seat, points])
  const before = [[0, 4], [1, 2], [0, -1]]
  expect(seats([...voyage, ...sale])).toEqual([...before, [1, 6]])
  expect(seats([...voyage, ...sale, undone(1)])).toEqual(before)
  expect(seats([...voyage, ...sale, undone(1), ...sale, undone(1), ...sale])).toEqual([...before, [1, 6]])
  expect(seats([...voyage, ...sale, undone(2)])).toEqual([])
})

test('after taking back a move of the next voyage the points of the last one stay visible', () => {
  const traded = [fact('reward', { seat: 0, points: 1 }), fact('played'), fact('passed')]
  expect(gainsOf([...voyage, ...traded, fact('passed-own'), undone(1)], 3)).toHaveLength(3)
  expect(gainsOf([...voyage, ...traded, undone(2), ...traded.slice(1)], 3)).toHaveLength(3)
})

test('no more facts are taken back than there are', () => {
  expect(standing([...sale, undone(3), fact('round')])).toEqual([fact('round')])
})

test('a mutiny that won voids the reward until the next one is promised', () => {
  const told = (...names: string[]) => names.map((name): Fact => ({ fact: name, details: {} }))
  expect(isVoided(told('reward', 'mutiny_failed'))).toBe(false)
  expect(isVoided(told('reward', 'mutiny_won', 'sold'))).toBe(true)
  expect(isVoided(told('mutiny_won', 'reward'))).toBe(false)
})

test('a seat that trades aims as mutineer, and one that takes a role only if the mutineer is left', () => {
  const islands = ['hochland', 'sandkap', 'eisfelsen']
  const seats = [{ passed: false }, { passed: false }]
  const view = (passed: boolean, left: string[]) =>
    ({
      seat: 1,
      draft: { move: null },
      own: { hand: ['salt'], roles_seen: [{ taken: 0, left: ['mutineer', 'mate'] }, ...(passed ? [{ taken: 1, left }] : [])] },
      public: { phase: 'trading', captain: 0, islands, ship: 'hochland', taking: passed ? 1 : null, seats: passed ? [seats[0], { passed }] : seats },
    }) as unknown as MyView
  expect(lookOf(view(false, []))).toBeUndefined()
  expect(course(view(false, []))).toEqual({ cards: 1, island: 'sandkap' })
  expect(course(view(true, ['mutineer']))).toEqual({ cards: 1, island: 'sandkap' })
  expect(course(view(true, ['mate']))).toBeNull()
})
