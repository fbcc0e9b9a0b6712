/** The browser and the server word real matches equally, in every language. */

import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { parse } from 'smol-toml'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Fact, Value, Why } from '../net/protocol'
import { bundleOf, LANGUAGES, Plain, Words, type Language } from './words'

interface Cases {
  seats: string[]
  /** In the wording for the first seat, and about the second seat. */
  facts: [Fact, string, string][]
  moves: [Record<string, Value>, string][]
  reasons: [Why, string][]
  names: [string, string][]
  values: [string, Value, string][]
}

const file = (path: string) => readFileSync(new URL(`../../../src/hautemer/${path}`, import.meta.url), 'utf-8')
// Written by tools/word_cases.py from matches of all games.
const cases = JSON.parse(readFileSync(new URL('../../generated/words.json', import.meta.url), 'utf-8')) as Record<
  string,
  Record<Language, Cases>
>

/** The details of a game that hold a seat, as the server sends them. */
const seatFields = (game: string) => (parse(file(`games/${game}/meta.toml`))['seat_fields'] ?? []) as string[]

describe.each(Object.keys(cases))('%s', (game) => {
  it.each(LANGUAGES)('in %s', (language) => {
    const told = cases[game]![language]!
    const bundle = bundleOf(language, file(`locale/${language}.ftl`), file(`games/${game}/locale/${language}.ftl`))
    const words = new Words(language, bundle, told.seats, seatFields(game))
    expect(told.facts.length).toBeGreaterThan(20)
    expect(told.moves.length).toBeGreaterThan(5)
    for (const [fact, sentence, seen] of told.facts) {
      expect(words.fact(fact)).toBe(sentence)
      expect(words.fact(fact, 1)).toBe(seen)
      expect(seen !== sentence).toBe(fact.fact.endsWith('-own') && fact.fact !== 'stolen-own')
    }
    for (const [move, label] of told.moves) expect(words.move(move)).toBe(label)
    expect(told.reasons.length).toBeGreaterThan(3)
    for (const [why, sentence] of told.reasons) expect(words.why(why)).toBe(sentence)
    for (const [key, name] of told.names) expect(words.name(key)).toBe(name)
    for (const [name, value, shown] of told.values) expect(words.value(name, value)).toBe(shown)
  })
})

describe.each(Object.keys(cases))('%s on a device that others look at', (game) => {
  it('leaves out facts for one seat only', () => {
    const told = cases[game]!['fr']!
    const bundle = bundleOf('fr', file('locale/fr.ftl'), file(`games/${game}/locale/fr.ftl`))
    const words = new Words('fr', bundle, told.seats)
    const own = told.facts.filter(([{ fact }]) => fact.endsWith('-own'))
    let compared = 0
    for (const [fact] of own) {
      const shown = words.outward(fact)
      const others = told.facts.find(([{ fact: name }]) => name === shown.fact)
      if (others) {
        expect(Object.keys(others[0].details)).toEqual(expect.arrayContaining(Object.keys(shown.details)))
        compared += 1
      }
      expect(Object.keys(shown.details).length).toBeLessThan(Object.keys(fact.details).length)
      expect(words.fact(shown)).not.toBe(words.fact(fact))
    }
    expect(compared).toBeGreaterThan(0)
    for (const [fact] of told.facts.filter(([{ fact: name }]) => !name.endsWith('-own'))) expect(words.outward(fact)).toBe(fact)
  })
})

describe('flags', () => {
  it.each(LANGUAGES)('stand where seats are named, whatever people are called, in %s', (language) => {
    let named = 0
    for (const game of Object.keys(cases)) {
      const bundle = bundleOf(language, file(`locale/${language}.ftl`), file(`games/${game}/locale/${language}.ftl`))
      const told = cases[game]![language]!
      // Letters that occur in nearly every word, and a name inside another one.
      const names = told.seats.map((_, seat) => ['a', 'e', 'an', 'é', 'n', '1'][seat] ?? `a${seat}`)
      const words = new Words(language, bundle, names, seatFields(game))
      const known = new Words(language, bundle, told.seats, seatFields(game))
      for (const [fact, sentence] of told.facts) {
        for (const [by, whole] of [[known, sentence], [words, words.fact(fact)]] as const) {
          const pieces = by.pieces((marked) => marked.fact(fact))
          named += pieces.filter((piece) => typeof piece === 'number').length
          expect(pieces.map((piece) => (typeof piece === 'number' ? by.seat(piece) : piece)).join('')).toBe(whole)
        }
      }
    }
    expect(named).toBeGreaterThan(100)
  })
})

describe('the house', () => {
  const words = (language: Language) => new Words(language, bundleOf(language, file(`locale/${language}.ftl`)), ['Anne', 'Yann'])

  it('makes lists, counts equal things, and names seats', () => {
    expect(words('fr').listed(['a', 'b', 'c'])).toBe('a, b et c')
    expect(words('de').listed(['a', 'b'])).toBe('a und b')
    expect(words('fr').listed([])).toBe('rien')
    expect(words('fr').things([3, 5, 3])).toBe('2 × 3 et 5')
    expect(words('fr').value('target', 1)).toBe('Yann')
    expect(words('fr').seat(7)).toBe('place 7')
  })

  it('takes plain text as it is, and misses nothing in silence', () => {
    expect(words('en').say('replay-title', { title: new Plain('{ $no }'), seats: [0] })).toBe('{ $no }: Anne')
    expect(() => words('fr').say('no-such-message')).toThrow()
    expect(() => words('fr').say('score-line', { seat: 0 })).toThrow()
  })

  it('tells a fact without an own wording in the common one', () => {
    const details = { seat: 0, count: 1 }
    expect(words('en').fact({ fact: 'undone-own', details })).toBe(words('en').fact({ fact: 'undone', details }))
  })
})

describe('a message that is missing', () => {
  const words = new Words('en', bundleOf('en', 'odd = { $missing } there'))
  afterEach(() => vi.unstubAllEnvs())

  it('throws during development', () => {
    expect(() => words.say('nowhere')).toThrow('nowhere')
    expect(() => words.say('odd')).toThrow('odd')
  })

  it('costs nobody else the screen', () => {
    vi.stubEnv('PROD', true)
    expect(words.say('nowhere')).toBe('nowhere')
    expect(words.say('odd')).toContain('there')
  })
})

it('adds messages also for the same words at a table', () => {
  const words = new Words('en', bundleOf('en', new FluentResource('title = Sea')))
  const seated = words.at(['Ann'])
  expect(seated.has('hint-row')).toBe(false)
  words.add(new FluentResource('hint-row = Row.'))
  expect(seated.say('hint-row')).toBe('Row.')
  expect(seated.say('title')).toBe('Sea')
})
