/** Explanations of pieces: a sentence, and the clause of the rulebook. */

import { fieldsOf } from '@/controls/offers'
import type { Offer } from '@/net/protocol'
import { hyphens, isObject, type Detail, type Words } from '@/i18n/words'

/** A game's explanation of a piece. */
export interface Told {
  /** The clause of the rulebook about it. */
  clause: string
  /** The message that explains it in short, unless it is the piece's own (`about-…`) or the clause. */
  about?: string
  details?: Record<string, Detail>
  /** The name of its drawing, if it is another one. */
  token?: string
}

/** The explanation of a piece, in words. */
export function aboutOf(piece: string, { clause, about = `about-${hyphens(piece)}`, details = {} }: Told, words: Words): string {
  return words.has(about) ? words.say(about, details) : words.say(`clause-${clause}`)
}

/** The pieces that a clause is about, by name, with their drawings; pieces of one name occur once. */
export function piecesTold(clause: string, pieces: Record<string, Told>, words: Words): [name: string, token: string][] {
  const told = Object.entries(pieces).filter(([piece, one]) => one.clause === clause && words.has(`name-${hyphens(piece)}`))
  return [...new Map(told.map(([piece, { token }]) => [words.name(piece), token ?? piece]))]
}

/** All texts in a value, at any depth: some of them are keys of pieces. */
export function keysIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(keysIn)
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => [key, ...keysIn(item)]) : []
}

/** All texts in some offers. */
export function keysOffered(offers: readonly Offer[]): string[] {
  return offers.flatMap((offer) => fieldsOf(offer).flatMap(([, field]) => keysIn(field)))
}

/** The pieces among some texts, each once. */
export function piecesAmong(keys: readonly string[], pieces: Record<string, Told>): string[] {
  return [...new Set(keys)].filter((key) => Object.hasOwn(pieces, key))
}
