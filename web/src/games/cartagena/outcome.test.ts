import { describe, expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { LANGUAGES, type Language } from '@/i18n/words'
import { turnsOf, type Ended } from '@/replay/outcome'
import { gameWords } from '../../../tests/gameWords'
import outcome, { foughtOf, rowsOf, winningSide } from './outcome'
import type { PrivateView, PublicView } from './views'

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details })
const seat = (side: string | null, coins: number, gold: number[] | null, out = false) => ({ side, coins, gold_cards: gold, out })
const seen = { wins: [1, 3], seats: [seat('diaz', 4, [3]), seat('valverde', 9, [3, 3]), seat('diaz', 5, [3]), seat(null, 2, null, true), seat('diaz', 8, [3], true)] } as unknown as PublicView
const FACTS = [
  fact('duel', { duel: 'A', valverde: 3, diaz: 5 }),
  fact('shown', { cards: [], valverde: 8, diaz: 6 }),
  fact('duel_won', { duel: 'A', side: 'valverde', wins: 1 }),
  ...['B', 'C', 'D'].flatMap((duel, place) => [
    fact('duel', { duel, valverde: 2, diaz: 4 }),
    fact('shown', { cards: [], valverde: 4, diaz: 5 + 4 * place }),
    fact('duel_won', { duel, side: 'diaz', wins: place + 1 }),
  ]),
]
const ended = (language: Language = 'en'): Ended<PublicView, PrivateView> => ({
  public: seen,
  owns: { 3: { gold: [1, 1], side: null } as unknown as PrivateView },
  facts: FACTS,
  moments: FACTS.map((_, number) => number + 1),
  chart: [],
  rounds: [],
  result: { scores: [7, 15, 8, 4, 0], winners: [2], reason: 'side_won' },
  words: gameWords('cartagena', language),
})

describe('the ranking', () => {
  test('has the winner first, then the winning side, then seats that could not win', () => {
    expect(winningSide(seen)).toBe('diaz')
    expect(rowsOf(ended()).map(({ seats, total, won, idle }) => [seats[0], total, won, idle])).toEqual([
      [2, 8, true, false],
      [0, 7, false, false],
      [1, 15, false, true],
      [4, 11, false, true],
      [3, 4, false, true],
    ])
  })
  test('says side or fate, and where the gold comes from', () => {
    const rows = rowsOf(ended())
    const { words } = ended()
    expect(rows.map(({ note }) => note)).toEqual(['Diaz', 'Diaz', 'Valverde', words.say('board-out'), words.say('board-undeclared')])
    expect(rows[4]!.parts).toEqual([
      { key: 'coins', points: 2 },
      { key: 'gold', points: 2 },
    ])
  })
})

describe('the duels that decided', () => {
  test('are the third win, those that cards turned, and the closest', () => {
    expect(foughtOf(ended()).map(({ duel, turned, totals }) => [duel, turned, ...totals])).toEqual([
      ['A', true, 8, 6],
      ['B', false, 5, 4],
      ['C', false, 9, 4],
      ['D', false, 13, 4],
    ])
    const turns = turnsOf(outcome, ended() as Ended, [], '')
    expect(turns.map(({ mark }) => mark)).toEqual(['A', 'B', 'D'])
    expect(turns[0]!.text).toContain('Diaz had the stronger sailor, 5 to 3')
    expect(turns[2]!.title).toBe('The third win for Diaz')
  })
})

test.each(LANGUAGES)('each seat has a sentence about its end in %s', (language) => {
  const end = ended(language) as Ended
  const said = [0, 1, 2, 3, 4].map((one) => outcome.mine!(end, one))
  expect(new Set(said).size).toBe(5)
  for (const text of [outcome.summary!(end), ...said]) expect(text).not.toMatch(/web-|\{|undefined/)
})
