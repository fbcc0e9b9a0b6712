/** Letters that distinguish pieces where only their pictures are shown. */

import type { Words } from './words'

/** The first letter of each name; with names that share it, the first letter in which all of these differ as well: « Bl » and « Bo ». */
export function lettersOf(names: readonly string[]): string[] {
  return names.map((name) => {
    const first = name.charAt(0)
    const alike = names.filter((other) => other.startsWith(first))
    const place = [...name].findIndex((_, at) => new Set(alike.map((other) => other.charAt(at))).size === alike.length)
    return first.toUpperCase() + (place > 0 ? name.charAt(place) : '')
  })
}

const known = new WeakMap<Words, Map<string, string>>()

/** The letters of a piece among those of its game that have letters; empty for all others. */
export function letterOf(piece: string, pieces: readonly string[], words: Words): string {
  let letters = known.get(words)
  if (!letters) {
    const told = lettersOf(pieces.map((one) => words.name(one)))
    known.set(words, (letters = new Map(pieces.map((one, number) => [one, told[number]!]))))
  }
  return letters.get(piece) ?? ''
}
