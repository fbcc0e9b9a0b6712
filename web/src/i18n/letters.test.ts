/** In every language, letters distinguish pieces that are shown as pictures only. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { letterOf, lettersOf } from './letters'
import { bundleOf, LANGUAGES, Words } from './words'

const games = import.meta.glob('../games/*/lettered.ts', { eager: true, import: 'default' }) as Record<string, string[]>
const file = (path: string) => readFileSync(new URL(`../../../src/hautemer/${path}`, import.meta.url), 'utf-8')

it('one letter is enough where nothing else begins with it', () => {
  expect(lettersOf(['sel', 'blé', 'vin', 'bois'])).toEqual(['S', 'Bl', 'V', 'Bo'])
})

it('names that begin alike have the letter in which they differ', () => {
  expect(lettersOf(['Weizen', 'Wein', 'Holz'])).toEqual(['Wz', 'Wn', 'H'])
})

describe.each(Object.keys(games))('%s', (path) => {
  const game = path.split('/').at(-2)!
  it.each(LANGUAGES)('in %s', (language) => {
    const words = new Words(language, bundleOf(language, file(`locale/${language}.ftl`), file(`games/${game}/locale/${language}.ftl`)))
    const letters = games[path]!.map((piece) => letterOf(piece, games[path]!, words))
    expect(letters.every((one) => /^\p{Lu}\p{Ll}?$/u.test(one))).toBe(true)
    expect(new Set(letters).size).toBe(letters.length)
  })
})
