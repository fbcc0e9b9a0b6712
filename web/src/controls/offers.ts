/** From offers to moves: the values of fields, the moves of an offer, and tests whether a choice is inside it. */

import type { Between, Field, Offer, OneOf, SomeOf, Value, WrittenMove } from '@/net/protocol'
import { isObject } from '@/i18n/words'

const MARKS = new Set(['do', 'say', 'may', 'forced', 'at_once', 'then', 'gives_up'])

export const isOneOf = (field: Field): field is OneOf => 'one_of' in field
export const isBetween = (field: Field): field is Between => 'between' in field
export const isSomeOf = (field: Field): field is SomeOf => 'some_of' in field

/** Return the fields of an offer by name. */
export function fieldsOf(offer: Offer): [string, Field][] {
  return Object.entries(offer).filter(([name]) => !MARKS.has(name)) as [string, Field][]
}

export function doOf(offer: Offer): string {
  return offer.do ?? offer.say ?? ''
}

/** True if a field has only one value. */
export function isSettled(field: Field): boolean {
  return (
    (isOneOf(field) && field.one_of.length === 1) ||
    (isBetween(field) && field.between[0] === field.between[1]) ||
    (isSomeOf(field) && field.max === 0)
  )
}

/** A field whose values are objects, which are composed key by key. */
export function isOfObjects(field: Field): field is OneOf {
  return isOneOf(field) && field.one_of.length > 1 && field.one_of.every(isObject)
}

/** A field whose values are objects of counts: « 2 × vin et sel ». */
export function isOfCounts(field: Field): field is OneOf {
  return isOneOf(field) && field.one_of.every((value) => isObject(value) && Object.values(value).every((item) => typeof item === 'number'))
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

/** True if two moves are equal, in any order of fields. */
export function sameMove(one: WrittenMove | null, other: WrittenMove | null): boolean {
  if (!one || !other) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]))
}

/** True if a move is inside an offer. */
export function holds(offer: Offer, move: WrittenMove): boolean {
  const { do: do_, say, ...values } = move
  const fields = new Map(fieldsOf(offer))
  return doOf(offer) === (do_ ?? say) && Object.keys(values).every((name) => fields.has(name)) && [...fields].every(([name, field]) => admits(field, values[name] === undefined ? field.default : values[name]))
}

/** True if a move of an offer gives something away. */
export function givesUp(offer: Offer, move: WrittenMove): boolean {
  return (offer.gives_up ?? []).some((values) => Object.entries(values).every(([name, value]) => same(move[name], value)))
}

/** Return an offer whose fields with a default are fixed at it. */
export function withDefaults(offer: Offer): Offer {
  const left = fieldsOf(offer).filter(([, { default: usual }]) => usual !== undefined)
  return { ...offer, ...Object.fromEntries(left.map(([name, { default: usual }]) => [name, { one_of: [usual!] }])) }
}

/** The distinct values of a list with their counts. */
export function tally(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

/** The initial value of a field; undefined if one must be chosen. */
export function initial(field: Field): Value | undefined {
  if (field.default !== undefined) return field.default
  if (isOneOf(field)) return field.one_of.length === 1 ? field.one_of[0] : undefined
  if (isBetween(field)) return field.between[0]
  return field.min === field.some_of.length && field.min === field.max ? field.some_of : []
}

/** True if the field admits a value. */
export function admits(field: Field, value: Value | undefined): boolean {
  if (value === undefined) return false
  if (isOneOf(field)) return field.one_of.some((offered) => same(offered, value))
  if (isBetween(field)) return typeof value === 'number' && field.between[0] <= value && value <= field.between[1]
  if (!Array.isArray(value) || value.length < field.min || value.length > field.max) return false
  const there = new Map(tally(field.some_of))
  if (tally(value).some(([item, count]) => count > (there.get(item) ?? 0))) return false
  return !isBarred(field, value)
}

/** True if enough values of a `SomeOf` are chosen, but their combination is not allowed. */
export function isBarred(field: Field, value: Value | undefined): boolean {
  if (!isSomeOf(field) || !Array.isArray(value)) return false
  const chosen = JSON.stringify(sorted(value))
  return field.except.some((barred) => JSON.stringify(sorted(barred)) === chosen)
}

/** The values that may be added to those chosen of a `SomeOf`, or that a field may be set to. */
export function candidates(field: Field, chosen: Value | undefined): Value[] {
  if (isOneOf(field)) return field.one_of
  if (isBetween(field)) {
    const [low, high] = field.between
    return Array.from({ length: high - low + 1 }, (_, step) => low + step)
  }
  const taken = new Map(tally(Array.isArray(chosen) ? chosen : []))
  const full = Array.isArray(chosen) && chosen.length >= field.max
  return tally(field.some_of)
    .filter(([value, count]) => !full && (taken.get(value) ?? 0) < count)
    .map(([value]) => value)
}

function sorted(values: readonly Value[]): Value[] {
  return [...values].sort((one, other) => (one! < other! ? -1 : one! > other! ? 1 : 0))
}

/** The number of moves of an offer, counted up to `most`. */
export function countUpTo(offer: Offer, most: number): number {
  let total = 1
  for (const [, field] of fieldsOf(offer)) {
    let ways = 0
    for (const _ of choices(field)) if (++ways > most) break
    total *= ways
    if (total > most) return most + 1
  }
  return total
}

/** All moves of an offer; only for offers with few moves. */
export function movesOf(offer: Offer): WrittenMove[] {
  const tag = offer.say === undefined ? 'do' : 'say'
  let moves: WrittenMove[] = [{ [tag]: doOf(offer) }]
  for (const [name, field] of fieldsOf(offer)) {
    const values = [...choices(field)]
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [name]: value })))
  }
  return moves
}

function* choices(field: Field): Generator<Value> {
  if (isOneOf(field)) yield* field.one_of
  else if (isBetween(field)) for (let value = field.between[0]; value <= field.between[1]; value++) yield value
  else for (let size = field.min; size <= field.max; size++) yield* picks(field, size, [])
}

function* picks(field: SomeOf, size: number, chosen: Value[]): Generator<Value[]> {
  if (chosen.length === size) {
    if (admits(field, chosen)) yield chosen
    return
  }
  const last = chosen.at(-1)
  for (const value of candidates({ ...field, max: size }, chosen)) {
    if (!field.ordered && last !== undefined && value! < last!) continue
    yield* picks(field, size, [...chosen, value])
  }
}

// Offers of one kind

/** Group offers by position; those whose fields count things form one group if they ask for the same things. */
export function families(offers: readonly Offer[]): number[][] {
  const found = new Map<string, number[]>()
  offers.forEach((offer, index) => {
    const fields = fieldsOf(offer)
    const counting = fields.length > 0 && fields.every(([, field]) => isOfCounts(field))
    const kind = counting ? JSON.stringify([doOf(offer), offer.may, fields.map(([name]) => name)]) : String(index)
    found.set(kind, [...(found.get(kind) ?? []), index])
  })
  return [...found.values()]
}

/** The combined fields of such offers: each has the values that are compatible with the values chosen before. */
export function together(offers: readonly Offer[], values: Readonly<Record<string, Value>>): { fields: [string, Field][]; values: Record<string, Value> } {
  let left = offers
  const kept: Record<string, Value> = {}
  const fields = fieldsOf(offers[0]!).map(([name, field]): [string, Field] => {
    if (offers.length > 1) field = { one_of: [...new Map(left.flatMap((offer) => (offer[name] as OneOf).one_of).map((value) => [JSON.stringify(value), value])).values()] }
    const value = values[name] ?? initial(field)
    if (value !== undefined && (offers.length === 1 || admits(field, value))) {
      kept[name] = value
      left = left.filter((offer) => admits(offer[name] as Field, value))
    }
    return [name, field]
  })
  return { fields, values: kept }
}

// Objects, key by key

export type Picked = Record<string, Value>

/** The keys of the objects of a field, in order of appearance. */
export function keysOf(field: OneOf): string[] {
  return [...new Set(field.one_of.flatMap((value) => Object.keys(value as object)))]
}

/** The values that are possible under a key, given the picks under the others. */
export function itemsAt(field: OneOf, key: string, picked: Picked): Value[] {
  const { [key]: _, ...others } = picked
  const items: Value[] = []
  for (const value of agreeing(field, others)) {
    const item = value[key]
    if (item !== undefined && !items.some((known) => same(known, item))) items.push(item)
  }
  return items
}

/** The picks after a tap on a counted thing: one more, or none after the maximum; null if nothing of it fits the rest. */
export function tapped(field: OneOf, picked: Picked, key: string): Picked | null {
  const { [key]: before = 0, ...others } = picked as Record<string, number>
  const more = (itemsAt(field, key, picked) as number[]).filter((count) => count > before)
  if (more.length) return { ...others, [key]: Math.min(...more) }
  if (before) return others
  // If only one thing can be picked, it replaces the other one.
  const single = agreeing(field, {}).every((value) => same(Object.values(value), [1]))
  return single ? { [key]: 1 } : null
}

/** The object for the picks: the one with exactly these values, else the only one that is left. */
export function meant(field: OneOf, picked: Picked): Value | undefined {
  const left = agreeing(field, picked)
  const keys = Object.keys(picked).length
  return left.find((value) => Object.keys(value).length === keys) ?? (left.length === 1 ? left[0] : undefined)
}

/** True if the picks can be completed to an object. */
export function goes(field: OneOf, picked: Picked): boolean {
  return agreeing(field, picked).length > 0
}

function agreeing(field: OneOf, picked: Picked): Record<string, Value>[] {
  const values = field.one_of as Record<string, Value>[]
  return values.filter((value) => Object.entries(picked).every(([key, item]) => same(value[key], item)))
}
