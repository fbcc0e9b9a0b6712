/** What a piece is for: a sentence, and the clause of the rulebook where it stands. */

import { fieldsOf } from '@/controls/offers'
import type { Offer } from '@/net/protocol'
import { hyphens, isObject, type Detail, type Words } from '@/i18n/words'

/** What a game says of a piece. */
export interface Told {
  /** The clause of the rulebook that tells of it. */
  clause: string
  /** The message that says in short what it is for, where it is not the piece's own (`about-…`) or the clause. */
  about?: string
  details?: Record<string, Detail>
  /** What it is drawn as, where that has another name. */
  token?: string
}

/** What a piece is for, in words. */
export function aboutOf(piece: string, { clause, about = `about-${hyphens(piece)}`, details = {} }: Told, words: Words): string {
  return words.has(about) ? words.say(about, details) : words.say(`clause-${clause}`)
}

/** The pieces that a clause tells of, by name, with what each is drawn as; those of one name once. */
export function piecesTold(clause: string, pieces: Record<string, Told>, words: Words): [name: string, token: string][] {
  const told = Object.entries(pieces).filter(([piece, one]) => one.clause === clause && words.has(`name-${hyphens(piece)}`))
  return [...new Map(told.map(([piece, { token }]) => [words.name(piece), token ?? piece]))]
}

/** All texts in a value, however deep: some of them are pieces. */
export function keysIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(keysIn)
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => [key, ...keysIn(item)]) : []
}

/** All texts that some offers speak of. */
export function keysOffered(offers: readonly Offer[]): string[] {
  return offers.flatMap((offer) => fieldsOf(offer).flatMap(([, field]) => keysIn(field)))
}

/** The pieces among some texts, each once. */
export function piecesAmong(keys: readonly string[], pieces: Record<string, Told>): string[] {
  return [...new Set(keys)].filter((key) => Object.hasOwn(pieces, key))
}
