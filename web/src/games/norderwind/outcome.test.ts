import { expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { LANGUAGES, type Language } from '@/i18n/words'
import { rowsOf, turnsOf, type Ended } from '@/replay/outcome'
import { gameWords } from '../../../tests/gameWords'
import outcome, { haulsOf, partsOf } from './outcome'
import type { PublicView } from './views'

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details })
const seen = {
  goal: 6,
  seats: [
    { all_ports: true, full_crew: true },
    { all_ports: false, full_crew: false },
  ],
  ports: [
    { port: 'norderkap', delivered: [0, 1, 0], majority: 0 },
    { port: 'olesand', delivered: [0, 1], majority: null },
  ],
} as unknown as PublicView
const FACTS: [number, Fact][] = [
  [3, fact('turn', { seat: 1, turn: 4 })],
  [4, fact('delivered', { seat: 1, port: 'olesand', order: 2 })],
  [4, fact('majority_lost', { seat: 0, port: 'olesand' })],
  [6, fact('turn', { seat: 0, turn: 5 })],
  [7, fact('delivered', { seat: 0, port: 'norderkap', order: 1 })],
  [9, fact('full_crew', { seat: 0 })],
  [12, fact('delivered', { seat: 0, port: 'norderkap', order: 3 })],
  [12, fact('majority', { seat: 0, port: 'norderkap' })],
  [12, fact('won', { seat: 0, cubes: 6 })],
]
const ended = (language: Language = 'en'): Ended => ({
  public: seen,
  owns: {},
  facts: FACTS.map(([, one]) => one),
  moments: FACTS.map(([moment]) => moment),
  chart: [],
  rounds: [],
  result: { scores: [6, 2], winners: [0], reason: 'cubes_placed' },
  words: gameWords('norderwind', language),
})

test('cubes come from orders, majorities, all ports and a full crew', () => {
  expect(partsOf(seen, 0).map(({ points }) => points)).toEqual([3, 1, 1, 1])
  expect(partsOf(seen, 1).map(({ points }) => points)).toEqual([2, 0, 0, 0])
  expect(rowsOf(outcome, ended()).map(({ total, parts }) => [total, parts.length])).toEqual([
    [6, 4],
    [2, 1],
  ])
})

test('what was placed or lost in one move belongs together', () => {
  expect(haulsOf(ended()).map(({ moment, turn, seat, placed, moved, last }) => [moment, turn, seat, placed, moved, last])).toEqual([
    [4, 4, 1, 1, 2, false],
    [7, 5, 0, 1, 1, false],
    [9, 5, 0, 1, 1, false],
    [12, 5, 0, 2, 2, true],
  ])
})

test('the last cube and the moves that moved most turned the match', () => {
  const turns = turnsOf(outcome, ended(), [], '')
  expect(turns.map(({ moment }) => moment)).toEqual([4, 9, 12])
  expect(turns[2]!.title).toBe('The last cube of Anne')
  expect(turns[2]!.gain).toBe(2)
})

test.each(LANGUAGES)('everything is said in %s', (language) => {
  const end = ended(language)
  for (const text of [outcome.summary!(end), ...outcome.sources!(end.words).map(({ name }) => name), ...turnsOf(outcome, end, [], '').flatMap(({ title, text }) => [title, text])]) expect(text).not.toMatch(/web-|\{|undefined/)
})
