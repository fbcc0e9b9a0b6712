/** The messages of a game for tests, at a table of people. */

import { readFileSync } from 'node:fs'
import { bundleOf, type Language, Words } from '../src/i18n/words'

const read = (path: string) => readFileSync(new URL(`../../src/hautemer/${path}`, import.meta.url), 'utf8')
const NAMES = ['Anne', 'Bart', 'Cook', 'Drake', 'Eric', 'Fany', 'Grace', 'Henry']

export const gameWords = (game: string, language: Language = 'en'): Words =>
  new Words(language, bundleOf(language, read(`locale/${language}.ftl`), read(`games/${game}/locale/${language}.ftl`))).at(NAMES)
