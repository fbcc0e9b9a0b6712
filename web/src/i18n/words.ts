/** Messages in every language, from the same files and by the same rules as in the server: `hautemer/words.py`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Fact, Value, Why } from '@/net/protocol'

export type Language = string
export const LANGUAGES: readonly Language[] = LANGUAGE_CODES

/** Text that is not a key: the name of a person or a file. */
export class Plain {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Encloses the number of a seat in place of its name; nobody can type it. */
const SEAT = '\u{FDD0}'

export type Detail = Value | Plain | undefined

export class Words {
  readonly language: Language
  readonly seats: readonly string[]
  readonly #bundle: FluentBundle
  readonly #list: Intl.ListFormat
  readonly #seatFields: readonly string[]
  readonly #spoken: readonly string[]
  /** The same messages with marks in place of names. */
  #marked: Words | null = null

  /** `seatFields`: details that hold a seat and are not named after one. `spoken`: the names for the marks in `seats`. */
  constructor(language: Language, bundle: FluentBundle, seats: readonly string[] = [], seatFields: readonly string[] = [], spoken = seats) {
    this.language = language
    this.seats = seats
    this.#seatFields = seatFields
    this.#spoken = spoken
    this.#bundle = bundle
    this.#list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' })
  }

  /** The same messages at a table with these people. */
  at(seats: readonly string[]): Words {
    return new Words(this.language, this.#bundle, seats, this.#seatFields)
  }

  /** A message in parts: each seat that it names as its number, everything else as text. */
  pieces(say: (words: Words) => string): (string | number)[] {
    const marks = this.seats.map((_, seat) => `${SEAT}${seat}${SEAT}`)
    this.#marked ??= new Words(this.language, this.#bundle, marks, this.#seatFields, this.seats)
    const text = say(this.#marked)
    return text.split(SEAT).map((part, place) => (place % 2 ? Number(part) : part)).filter((part) => part !== '')
  }

  /** Add messages, also to copies for a table. */
  add(file: FluentResource): void {
    this.#bundle.addResource(file, { allowOverrides: true })
  }

  has(message: string): boolean {
    return this.#bundle.getMessage(message)?.value != null
  }

  /** Return the ids of all messages with this prefix, in the order of the files. */
  ids(prefix: string): string[] {
    return [...this.#bundle._messages.keys()].filter((id) => id.startsWith(prefix))
  }

  /** Return a message with its details; a missing one is a bug, and its id is shown. */
  say(message: string, details: Record<string, Detail> = {}): string {
    const found = this.#bundle.getMessage(message)
    if (found?.value == null) {
      amiss(`no message ${message}`)
      return message
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(found.value, this.#variables(details), errors)
    if (errors[0]) amiss(`${message}: ${errors[0].message}`)
    return text
  }

  name(key: string): string {
    return this.say(`name-${hyphens(key)}`)
  }

  /** Return the name of something, or its key if it has no name. */
  called(key: string): string {
    return this.has(`name-${hyphens(key)}`) ? this.name(key) : key.replaceAll('_', ' ')
  }

  /** Return a fact as a sentence. It is about a seat instead of addressed to it if the reader watches from the point of view of that seat, or if somebody else moved for it; the first fact of such a move also says who moved. */
  fact(fact: Fact, eyes?: number): string {
    const { instead } = fact
    const sentence = this.#sentence(fact, instead?.own ? instead.seat : eyes)
    return instead?.first ? this.say(`instead-${instead.by}`, { seat: instead.seat, sentence: new Plain(sentence) }) : sentence
  }

  #sentence(fact: Fact, eyes?: number): string {
    const message = `fact-${hyphens(fact.fact)}`
    const name = message.replace(/-own$/, '')
    if (eyes !== undefined && name !== message && this.has(`${name}-seen`)) return this.say(`${name}-seen`, { ...fact.details, own_seat: eyes })
    return this.say(this.has(message) ? message : name, fact.details)
  }

  /** Return a fact in the wording for others: without its fuller wording, and without the details of that wording. */
  outward(fact: Fact): Fact {
    if (!fact.fact.endsWith('-own')) return fact
    const name = fact.fact.replace(/-own$/, '')
    const used = variables(this.#bundle.getMessage(`fact-${hyphens(name)}`)?.value)
    const said = (detail: string) => used.some((one) => one === detail || (one.startsWith(`${detail}_`) && !(one in fact.details)))
    const { details, instead } = fact
    const kept = Object.fromEntries(Object.entries(details).filter(([detail]) => said(detail)))
    return { fact: name, details: kept, ...(instead ? { instead } : {}) }
  }

  /** Return a bot's reason as a sentence. */
  why(why: Why): string {
    return this.say(`hint-${hyphens(why.reason)}`, why.details)
  }

  /** Return a move as a choice in a menu. */
  move(written: Record<string, Value>): string {
    const do_ = hyphens(String(written['do']))
    const fields = Object.entries(written).filter(([name]) => name !== 'do')
    const details: Record<string, Detail> = {}
    for (const [name, value] of fields) {
      if (isEmpty(value) && this.has(`move-${do_}-nothing`)) return this.say(`move-${do_}-nothing`)
      details[name] = this.whole(do_, name, value)
      if (isObject(value)) details[`${name}_count`] = Object.keys(value).length
    }
    return this.say(this.fullest(`move-${do_}`, fields.map(([name]) => name)), details)
  }

  /** Return the most specific message for some fields: for all of them, else for the last field that has one. */
  fullest(message: string, fields: readonly string[]): string {
    const names = fields.map(hyphens)
    const together = [message, ...names].join('-')
    if (this.has(together)) return together
    const last = names.toReversed().find((name) => this.has(`${message}-${name}`))
    return last === undefined ? message : `${message}-${last}`
  }

  /** Return a field of a move as a variable of its message: an object is the list of its items. */
  whole(do_: string, name: string, value: Value): Detail {
    return isObject(value) ? new Plain(this.listed(Object.entries(value).map(([key, item]) => this.item(do_, name, key, item)))) : value
  }

  /** Return one item of an object in a move: « 2 × vin », « 2 × vin sur Sandkap ». */
  item(do_: string, field: string, key: string, item: Value): string {
    if (typeof item === 'number') return this.things(Array<string>(item).fill(key))
    return this.say(`move-${hyphens(do_)}-${hyphens(field.replace(/s$/, ''))}`, { key, ...(item as object) })
  }

  /** Return a value of a field by itself: a name, a number, a seat, yes or no, or several of these. */
  value(name: string, value: Value): string {
    if (typeof value === 'boolean') return this.say(value ? 'yes' : 'no')
    if (value === null) return this.say('nothing')
    if (typeof value === 'number') return this.isSeat(name) ? this.seat(value) : String(value)
    if (typeof value === 'string') return this.name(value)
    if (isObject(value)) {
      return this.listed(Object.entries(value).map(([key, one]) => `${this.called(key)} ${this.value(key, one)}`))
    }
    if (areSeats(name)) return this.#people(value as number[])
    return this.things(value)
  }

  /** Return some words as a list: « sel, vin et rubis ». */
  listed(items: readonly string[]): string {
    return items.length ? this.#list.format(items) : this.say('nothing')
  }

  /** Return things by their keys, equal ones counted: « 2 × vin et sel ». Numbers stay. */
  things(keys: readonly Value[]): string {
    const counts = new Map<Value, number>()
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    const shown = [...counts].map(([key, count]) => {
      const name = typeof key === 'string' ? this.name(key) : String(key)
      return count === 1 ? name : this.say('several', { count, name: new Plain(name) })
    })
    return this.listed(shown)
  }

  /** True if a detail of that name is a seat. */
  isSeat(name: string): boolean {
    return name === 'seat' || name === 'target' || name.endsWith('_seat') || this.#seatFields.includes(name)
  }

  /** Return the name of the player in a seat. */
  seat(seat: number): string {
    return this.seats[seat] ?? this.say('seat', { number: seat })
  }

  /** Return some seats as a list; a conjunction may depend on how the names sound: « Ana e Iris ». */
  #people(seats: readonly number[]): string {
    if (!seats.length) return this.say('nothing')
    const rest = seats.values()
    const parts = this.#list.formatToParts(seats.map((seat) => this.#spoken[seat] ?? this.seat(seat)))
    return parts.map(({ type, value }) => (type === 'element' ? this.seat(rest.next().value!) : value)).join('')
  }

  /** Return details that leave a gap for an open field: « J’ai confiance en … ». */
  gap(name: string, example: Value | undefined): Record<string, Detail> {
    const names = typeof example === 'string' ? Object.keys(this.#attributes(name, example)) : []
    return Object.fromEntries([name, ...names].map((one) => [one, new Plain('…')]))
  }

  #variables(details: Record<string, Detail>): Record<string, FluentVariable> {
    const made: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(details)) {
      if (value instanceof Plain) made[name] = value.text
      else if (typeof value === 'boolean') made[name] = value ? 'yes' : 'no'
      else if (typeof value === 'number') made[name] = this.isSeat(name) ? this.seat(value) : value
      else if (typeof value === 'string') {
        made[name] = this.name(value)
        Object.assign(made, this.#attributes(name, value))
      } else if (Array.isArray(value)) {
        made[name] = areSeats(name) ? this.#people(value as number[]) : this.things(value)
        made[`${name}_count`] = value.length
      } else if (value === null) made[name] = 'none'
    }
    return made
  }

  #attributes(name: string, key: string): Record<string, string> {
    const made: Record<string, string> = {}
    const attributes = this.#bundle.getMessage(`name-${hyphens(key)}`)?.attributes ?? {}
    for (const [attribute, pattern] of Object.entries(attributes)) {
      made[`${name}_${attribute.replaceAll('-', '_')}`] = this.#bundle.formatPattern(pattern, {})
    }
    return made
  }
}

/** Report a bug in the messages: an exception in development, a log line in production. */
function amiss(mistake: string): void {
  if (!import.meta.env.PROD) throw new Error(mistake)
  console.error(mistake)
}

/** Return the name of a language in that language: « Français ». */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Return the messages of the product and, over them, those of a game. */
export function bundleOf(language: Language, ...files: (string | FluentResource)[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of files) bundle.addResource(typeof file === 'string' ? new FluentResource(file) : file, { allowOverrides: true })
  return bundle
}

/** True if a detail of that name is a list of seats. */
export function areSeats(name: string): boolean {
  return name === 'seats' || name.endsWith('_seats')
}

/** Return a key as it is written in a message id. */
export function hyphens(key: string): string {
  return key.replace(/[_.]/g, '-')
}

export function isObject(value: unknown): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Return the variables of a message, also those of nested parts. */
function variables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variables)
  if (typeof part !== 'object' || part === null) return []
  const { type, name } = part as { type?: string; name?: string }
  return type === 'var' ? [name!] : Object.values(part).flatMap(variables)
}

function isEmpty(value: Value): boolean {
  return (Array.isArray(value) && !value.length) || (isObject(value) && !Object.keys(value).length)
}
