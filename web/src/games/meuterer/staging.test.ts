import { expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { fighters, knotAt, payments, sabres, stalls, tug, turnedUp } from './staging'
import type { MyView } from './views'

const fact = (name: string, details: Fact['details']): Fact => ({ fact: name, details })
const seat = (role: string | null, sales: object[] = []) => ({ role, sales })
const view = (strengths: [number, number] | null = [1, 1]) =>
  ({ seat: 0, own: null, public: { captain: 2, strengths, seats: [seat('mate', [{ island: 'hochland', good: 'wine', count: 1 }]), seat('mutineer'), seat(null), seat('loader')] } }) as unknown as MyView

test('the captain is turned up first and the mutineer last', () => {
  const told = [fact('revealed', { seat: 1, role: 'mutineer' }), fact('revealed', { seat: 0, role: 'mate' }), fact('mutineer_goal', { seat: 1, island: 'sandkap' })]
  expect(turnedUp(view(), told).map(({ seat: one }) => one)).toEqual([2, 0, 1])
})

test('merchant and loader are not on deck', () => {
  expect(fighters(view())).toEqual([{ seat: 0, role: 'mate' }, { seat: 1, role: 'mutineer' }, { seat: 2, role: 'captain' }])
})

test('sabres count for the side of the seat that lays them, and the verdict names the winner', () => {
  const one = tug(view(), [fact('fought', { seat: 1, conflicts: 2 })])
  expect([one.before, one.after, one.winner]).toEqual([[1, 1], [1, 3], null])
  const decided = tug(view(), [fact('fought', { seat: 0, conflicts: 1 }), fact('mutiny_failed', { seat: 2, captains: 2, mutineers: 1 })])
  expect([decided.after, decided.winner, decided.laid]).toEqual([[2, 1], 'captains', [{ seat: 0, count: 1, captains: true }]])
  expect(tug(view(null), []).after).toEqual([0, 0])
})

test('cards that count are grouped by seat and by their time', () => {
  const seats = [{ role: 'mate', laid: ['conflict'], conflicts: 0 }, { role: 'mutineer', laid: ['conflict', 'salt'], conflicts: null }, { role: null, laid: [], conflicts: 1 }]
  const table = (strengths: [number, number]) => ({ seat: null, own: null, public: { captain: 2, strengths, seats } }) as unknown as MyView
  const told = [fact('fought', { seat: 1, conflicts: 2 })]
  expect(sabres(table([3, 1]), told).map(({ seat: one, count, when }) => [one, count, when])).toEqual([[0, 1, 'trading'], [2, 1, 'call'], [0, 1, 'mate'], [1, 1, 'trading'], [1, 2, 'call']])
  expect(sabres(table([2, 0]), told).map(({ when }) => when)).toEqual(['call', 'mate', 'call'])
})

test('the knot stays on the marks', () => {
  expect([knotAt([0, 0]), knotAt([0, 2]), knotAt([6, 0]), knotAt([0, 9])]).toEqual([0, 2, -3, 3])
})

test('a stall shows winners and others, and the price that is paid', () => {
  const told = [fact('sale_points', { seat: 1, island: 'hochland', good: 'salt', count: 2, points: 3 }), fact('merchant_points', { seat: 3, island: 'hochland', good: 'ruby', count: 2, points: 4 })]
  expect(stalls(view(), told)).toEqual([
    {
      island: 'hochland',
      piles: [
        { seat: 0, good: 'wine', count: 1, points: null },
        { seat: 1, good: 'salt', count: 2, points: 3 },
        { seat: 3, good: 'ruby', count: 2, points: 4 },
      ],
      price: 1,
      merchant: 3,
    },
  ])
})

test('the reward is paid by the captain', () => {
  expect(payments([fact('mate_points', { seat: 0, captain_seat: 2, points: 2, reward: 1 })]).map(({ seat: one, points }) => [one, points])).toEqual([[0, 2], [2, -1]])
})
