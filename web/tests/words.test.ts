/** The browser says exactly what the server's own words say, of real matches, in three languages. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Fact, Value, Why } from '../src/lib/protocol'
import { bundleOf, LANGUAGES, Plain, Words, type Language } from '../src/lib/words'

interface Cases {
  seats: string[]
  facts: [Fact, string][]
  moves: [Record<string, Value>, string][]
  reasons: [Why, string][]
  names: [string, string][]
  values: [string, Value, string][]
}

const file = (path: string) => readFileSync(new URL(`../../src/hautemer/${path}`, import.meta.url), 'utf-8')
// Written by tools/word_cases.py from matches of all games.
const cases = JSON.parse(readFileSync(new URL('../generated/words.json', import.meta.url), 'utf-8')) as Record<
  string,
  Record<Language, Cases>
>

describe.each(Object.keys(cases))('%s', (game) => {
  it.each(LANGUAGES)('in %s', (language) => {
    const told = cases[game]![language]
    const bundle = bundleOf(language, file(`locale/${language}.ftl`), file(`games/${game}/locale/${language}.ftl`))
    const words = new Words(language, bundle, told.seats)
    expect(told.facts.length).toBeGreaterThan(20)
    expect(told.moves.length).toBeGreaterThan(5)
    for (const [fact, sentence] of told.facts) expect(words.fact(fact)).toBe(sentence)
    for (const [move, label] of told.moves) expect(words.move(move)).toBe(label)
    expect(told.reasons.length).toBeGreaterThan(3)
    for (const [why, sentence] of told.reasons) expect(words.why(why)).toBe(sentence)
    for (const [key, name] of told.names) expect(words.name(key)).toBe(name)
    for (const [name, value, shown] of told.values) expect(words.value(name, value)).toBe(shown)
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
