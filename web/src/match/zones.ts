/** The layout of a view on the generic board: zones, counted things, and marks. */

import { lettersOf } from '@/i18n/letters'
import { hyphens, isObject, type Words } from '@/i18n/words'

export type Entry = readonly [key: string, value: unknown]
export interface Layout {
  /** Single values, which share a zone. */
  glance: Entry[]
  /** Lists and groups, each in a zone of its own; `wide` ones need the whole width. */
  zones: { key: string; value: unknown; wide: boolean }[]
  /** The public values of each seat. */
  seats: Record<string, unknown>[]
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isEmpty = (value: unknown): boolean => value === null || value === undefined || (typeof value === 'object' && !Object.keys(value).length)
/** True if there is nothing to see: nothing, no, or a list of such. */
export const isBlank = (value: unknown): boolean => value === false || isEmpty(value) || (Array.isArray(value) && value.every(isBlank))
/** Things with their numbers: `{ wine: 2, gold: 1 }`. */
export const isCounts = (value: unknown, words: Words): value is Record<string, number> =>
  isObject(value) && Object.entries(value).length > 0 && Object.entries(value).every(([key, count]) => typeof count === 'number' && words.has(`name-${hyphens(key)}`))

export function layoutOf(view: unknown): Layout {
  const entries: Entry[] = isObject(view) ? Object.entries(view) : []
  const seats = entries.find(([key, value]) => key === 'seats' && Array.isArray(value) && value.length > 0 && value.every(isObject))
  const others = entries.filter((entry) => entry !== seats)
  return {
    glance: others.filter(([, value]) => isPlain(value) && value !== null),
    zones: others.filter(([, value]) => !isPlain(value)).map(([key, value]) => ({ key, value, wide: isWide(value) })),
    seats: (seats?.[1] ?? []) as Record<string, unknown>[],
  }
}

/** More things do not fit one row of a narrow zone. */
const FEW = 5
function isWide(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isObject) || new Set(value).size > FEW
  return isObject(value) && Object.values(value).some((one) => Array.isArray(one) && one.some((item) => typeof item === 'object'))
}

/** Equal things counted, in order of first appearance. */
export function tallied(things: readonly string[]): [thing: string, count: number][] {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
}

/** The marks on the things of a list: `ship: 'hochland'` puts the ship on that island. */
export function marksOf(list: readonly unknown[], entries: readonly Entry[]): Map<string, string[]> {
  const marks = new Map<string, string[]>()
  if (!list.every(isText) || new Set(list).size !== list.length) return marks
  for (const [key, value] of entries) {
    const at = isText(value) ? [value] : Array.isArray(value) && value !== list && value.length < list.length ? value : []
    for (const one of at) if (isText(one) && list.includes(one)) marks.set(one, [...(marks.get(one) ?? []), key])
  }
  return marks
}

const SHAPES = 7
const TINTS = ['--g-cloth', '--w-leaf', '--g-grain', '--g-conflict', '--g-ruby', '--g-any', '--g-wine'] as const
export interface Face {
  letters: string
  /** One of seven shapes and one of seven tints, which distinguish 49 things. */
  shape: number
  tint: string
}
const known = new WeakMap<Words, Map<string, Face>>()

/** The letters that distinguish a thing from the others of its game when only a few are visible. */
export function faceOf(thing: string, words: Words): Face {
  let faces = known.get(words)
  if (!faces) {
    const ids = words.ids('name-')
    const letters = lettersOf(ids.map((id) => words.say(id)))
    faces = new Map(ids.map((id, place) => [id, { letters: letters[place]!, shape: place % SHAPES, tint: `var(${TINTS[(place + Math.floor(place / SHAPES)) % TINTS.length]!})` }]))
    known.set(words, faces)
  }
  return faces.get(`name-${hyphens(thing)}`) ?? { letters: words.called(thing).slice(0, 2), shape: 0, tint: 'var(--w-sand)' }
}
