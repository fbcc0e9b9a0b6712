import { describe, expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { rowsOf, turnsOf, type Ended } from '@/replay/outcome'
import { LANGUAGES, type Language } from '@/i18n/words'
import { gameWords } from '../../../tests/gameWords'
import outcome, { partsOf, roundsOf } from './outcome'

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details })
/** Two rounds: the captain pays the mate, then is overthrown. */
const FACTS = [
  fact('ship_points', { seat: 0, island: 'hochland', points: 5 }),
  fact('mate_points', { seat: 1, captain_seat: 0, points: 3, reward: 2 }),
  fact('sale_points', { seat: 2, island: 'hochland', good: 'salt', count: 2, points: 4 }),
  fact('round', { round: 2, seat: 0 }),
  fact('mutiny_won', { seat: 2, mutineers: 2, captains: 1 }),
  fact('ship_points', { seat: 2, island: 'sandkap', points: 3 }),
  fact('cabin_boy_points', { seat: 1, points: 2 }),
  fact('merchant_points', { seat: 3, island: 'sandkap', good: 'wine', count: 1, points: 4 }),
  fact('sale_points', { seat: 2, island: 'sandkap', good: 'wine', count: 1, points: 2 }),
]
const ended = (language: Language = 'en'): Ended => ({
  public: {},
  owns: {},
  facts: FACTS,
  moments: [5, 5, 5, 5, 9, 9, 9, 9, 9],
  chart: [
    [1, [3, 3, 4, 0]],
    [2, [3, 5, 9, 4]],
  ],
  rounds: [],
  result: { scores: [3, 5, 9, 4], winners: [2], reason: 'rounds_played' },
  words: gameWords('meuterer', language),
})

describe('where points come from', () => {
  test('a ship that was sailed by mutiny counts as mutiny, and a reward is paid by the captain', () => {
    const rounds = roundsOf(ended())
    const made = (seat: number) => Object.fromEntries(partsOf(rounds, seat).map(({ key, points }) => [key, points]))
    expect(made(0)).toEqual({ ship: 5, mutiny: 0, sales: 0, mate: 0, paid: -2 })
    expect(made(1)).toEqual({ ship: 0, mutiny: 2, sales: 0, mate: 3, paid: 0 })
    expect(made(2)).toEqual({ ship: 0, mutiny: 3, sales: 6, mate: 0, paid: 0 })
  })
  test('the parts make the total, the winner first', () => {
    const rows = rowsOf(outcome, ended())
    expect(rows.map(({ seats, total }) => [seats[0], total])).toEqual([
      [2, 9],
      [1, 5],
      [3, 4],
      [0, 3],
    ])
    for (const { parts, total } of rows) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total)
  })
  test('parts that do not make the total are left out', () => {
    const other = { ...ended(), result: { scores: [4, 5, 9, 4], winners: [2], reason: 'rounds_played' } }
    expect(rowsOf(outcome, other).find(({ seats }) => seats[0] === 0)!.parts).toEqual([])
  })
})

test('rounds that turned the match name the seat, the reason and the points', () => {
  const turns = turnsOf(outcome, ended(), [], '')
  expect(turns.map(({ mark, seat, gain, moment }) => [mark, seat, gain, moment])).toEqual([
    ['1', 2, 4, 5],
    ['2', 2, 5, 9],
  ])
  expect(turns[1]!.title).toBe('Cook takes the wheel')
  expect(turns[1]!.text).toBe('The mutiny wins, 2 to 1. Points: mutiny 3 and sales 2.')
})

test('the wheel and the mutinies stand with their rounds', () => {
  expect(outcome.signs!(ended())).toEqual([
    { round: 1, below: 0 },
    { round: 2, above: 'g-conflict', below: 2 },
  ])
})

test.each(LANGUAGES)('everything is said in %s', (language) => {
  const end = ended(language)
  for (const text of [outcome.summary!(end), ...outcome.sources!(end.words).map(({ name }) => name), ...turnsOf(outcome, end, [], '').map(({ text }) => text)]) expect(text).not.toMatch(/web-|\{|undefined/)
})
