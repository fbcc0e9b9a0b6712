import { expect, test } from 'vitest'
import { playOf, unmaskedOf, votesOf } from './moments'
import type { MyView } from './views'

const view = (votes: number[] | null) => ({ public: { turn: { votes_for: votes, voted: [0, 1, 2, 3], doubled: [1] } } }) as unknown as MyView

test('votes are those that are shown, and the verdict comes with its fact', () => {
  const shown = { fact: 'votes_shown', details: { for_seats: [0, 1], against_seats: [2, 3] } }
  expect(votesOf(view(null), [shown])).toMatchObject({ ayes: 3, nays: 2, shown: true, decided: false })
  const counted = votesOf(view([0, 1]), [{ fact: 'accepted', details: { ayes: 3, nays: 2 } }])
  expect(counted).toMatchObject({ ayes: 3, nays: 2, shown: false, decided: true })
  expect([...counted.of]).toEqual([[0, true], [1, true], [2, false], [3, false]])
})

test('before votes are shown a moment shows none', () => {
  expect(votesOf(view(null), []).of.size).toBe(0)
})

test('a bonus card is shown with all at whom it is aimed', () => {
  expect(playOf({ fact: 'bonus_replacement', details: { seat: 2, card: 'seasick', out_seat: 4, in_seat: 5 } })).toEqual({ seat: 2, card: 'seasick', cancelled: null, aims: [4, 5] })
  expect(playOf({ fact: 'cancelled', details: { seat: 2, card: 'leviathan', cancelled: 'typhoon', target_seat: 3 } })).toEqual({ seat: 2, card: 'leviathan', cancelled: 'typhoon', aims: [3] })
  expect(playOf({ fact: 'antidote', details: { seat: 1 } })).toMatchObject({ seat: 1, card: 'antidote', aims: [] })
})

test('the siren is unmasked last', () => {
  const roles = (role: string, seats: number[]) => ({ fact: 'roles_shown', details: { role, seats } })
  const order = unmaskedOf([roles('pirate', [3, 1]), roles('siren', [0]), roles('sailor', [2])])
  expect(order.map(({ seat }) => seat)).toEqual([1, 2, 3, 0])
  expect(order.map(({ share }) => share)).toEqual(order.map(({ share }) => share).sort((one, other) => one - other))
})
