import { describe, expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { LANGUAGES, type Language } from '@/i18n/words'
import { linesOf, turnsOf, type Ended } from '@/replay/outcome'
import { gameWords } from '../../../tests/gameWords'
import outcome, { campsOf, scoredOf } from './outcome'
import type { PrivateView, PublicView } from './views'

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details })
const ROLES = ['siren', 'pirate', 'sailor', 'sailor', 'pirate']
/** Rounds by the poisons of their crews, and their winners. */
const POISONS = [0, 1, 1, 0, 2]
const CREWS = [[0, 2, 3], [1, 2, 3], [2, 3, 4], [0, 2, 3], [1, 2, 4]]
let [sailors, pirates] = [0, 0]
const FACTS = [
  ...POISONS.flatMap((poisons, voyage) => [
    ...(voyage ? [fact('turn', { seat: 0, round: voyage + 1 })] : []),
    fact('crew_sails', { seats: CREWS[voyage]! }),
    fact('cards_shown', { poisons, islands: 3 - poisons }),
    poisons ? fact('pirates_win_round', { won: ++pirates, needed: 3 }) : fact('sailors_win_round', { won: ++sailors, needed: 3 }),
  ]),
  fact('siren_caught', { seat: 0 }),
]
const own = (...voyages: number[]) => ({ placed: voyages.map((voyage) => ({ voyage, card: 'poison' })) }) as unknown as PrivateView
const ended = (language: Language = 'en', facts = FACTS): Ended<PublicView, PrivateView> => ({
  public: { round: 5, sailors_won: 2, pirates_won: 3, seats: ROLES.map((role) => ({ role, cards: 0 })), voyages: CREWS.map((crew) => ({ crew })) } as unknown as PublicView,
  owns: { 0: own(), 1: own(1, 4), 2: own(), 3: own(), 4: own(2, 4) },
  facts,
  moments: facts.map((_, number) => number + 1),
  chart: POISONS.map((_, round) => [round + 1, ROLES.map((role) => (role === 'pirate' ? round : 1))] as const),
  rounds: [],
  result: { scores: [2, 3, 2, 2, 3], winners: [1, 4], reason: 'siren_caught' },
  words: gameWords('ico', language),
})

describe('camps', () => {
  test('the winning one first, with the rounds it has won', () => {
    expect(campsOf(ended()).map(({ seats, total, won }) => [seats, total, won])).toEqual([
      [[1, 4], 3, true],
      [[2, 3], 2, false],
      [[0], null, false],
    ])
  })
  test('the siren wins with the sailors', () => {
    const home = ended('en', [fact('sailors_home', { won: 3 })])
    expect(campsOf(home).filter(({ won }) => won).map(({ seats }) => seats)).toEqual([[2, 3], [0]])
  })
  test('have a line each', () => {
    expect(linesOf(outcome, ended() as Ended).map(({ mark, scores }) => [mark, scores.at(-1)])).toEqual([
      ['anchor', 1],
      ['skull', 4],
    ])
  })
})

describe('what turned the match', () => {
  test('rounds name crew and poisoners', () => {
    expect(scoredOf(ended()).map(({ round, side, poisoners, sailors, pirates }) => [round, side, poisoners, sailors, pirates])).toEqual([
      [1, 'sailor', [], 1, 0],
      [2, 'pirate', [1], 1, 1],
      [3, 'pirate', [4], 1, 2],
      [4, 'sailor', [], 2, 2],
      [5, 'pirate', [1, 4], 2, 3],
    ])
  })
  test('the last round and the hunt, never the rounds of the losers', () => {
    const turns = turnsOf(outcome, ended() as Ended, [], '')
    expect(turns.map(({ mark, title }) => `${mark} ${title}`)).toEqual(['5 The pirates have it, 3 to 2', '5 The siren is unmasked'])
    expect(turns[0]!.text).toBe('Crew: Bart, Cook, and Eric. The poison came from Bart and Eric.')
  })
})

test.each(LANGUAGES)('everything is said in %s', (language) => {
  const end = ended(language) as Ended
  for (const text of [outcome.headline!(end), outcome.mine!(end, 0), outcome.mine!(end, 1), ...campsOf(ended(language)).map(({ name }) => name!)]) expect(text).not.toMatch(/web-|\{|undefined/)
})
