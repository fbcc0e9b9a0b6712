/** The messages of the chosen language: those of the product, and over them those of a game once it is requested. */

import { FluentResource } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { api, Problem } from '@/net/api'
import { described } from '@/net/catalogue'
import { preferences } from '@/ui/preferences.svelte'
import { bundleOf, hyphens, Plain, Words, type Detail, type Language } from './words'

/** Milliseconds after which messages that could not be loaded are requested again. */
const AGAIN = 3000

/** The files of messages, each parsed once. */
const files = new Map<string, Promise<FluentResource>>()
/** The games whose coach, hints or explanations were requested. */
const helped = new Set<string>()

/** The messages of a game over those of the product. */
async function wordsOf(language: Language, game: string): Promise<Words> {
  const [house, own, entry] = await Promise.all([file(language), file(`${language}/${game}`), described(game)])
  const help = helped.has(game) ? [await file(`${language}/${game}/help`)] : []
  return new Words(language, bundleOf(language, house, own, ...help), [], entry?.seat_fields)
}

function file(path: string): Promise<FluentResource> {
  let found = files.get(path)
  if (!found) {
    found = api.words(path).then((text) => new FluentResource(text))
    found.catch(() => files.delete(path))
    files.set(path, found)
  }
  return found
}

class Speech {
  #house = $state.raw<Words | null>(null)
  #games = new SvelteMap<string, Words>()
  #lacking = new SvelteMap<string, Problem>()
  #coming = new Set<string>()
  #wanted: Language | null = null

  /** True if there are messages to show. */
  get ready(): boolean {
    return this.#house !== null
  }

  /** Load the messages of a language; the screen changes when they have arrived. */
  async learn(language: Language): Promise<void> {
    const house = await file(language)
    if (preferences.language !== language) return
    this.#house = new Words(language, bundleOf(language, house))
  }

  /** Change the language once its messages, also those of the games on screen, are loaded; until then nothing changes. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language
    const now = `${preferences.language}/`
    const games = [...this.#games.keys()].flatMap((key) => (key.startsWith(now) ? [key.slice(now.length)] : []))
    const [house, ...own] = await Promise.all([file(language), ...games.map((game) => wordsOf(language, game))])
    if (this.#wanted !== language) return
    games.forEach((game, number) => this.#games.set(`${language}/${game}`, own[number]!))
    this.#house = new Words(language, bundleOf(language, house))
    preferences.language = language
  }

  /** The messages of a game in the chosen language; only those of the product until they are loaded. */
  of(game: string): Words {
    return this.knows(game) ? this.#games.get(`${preferences.language}/${game}`)! : this.#house!
  }

  /** Load the messages of the coach, of hints and of explanations of a game, which only some people request. */
  async learnHelp(game: string): Promise<void> {
    const { language } = preferences
    const help = await file(`${language}/${game}/help`)
    helped.add(game)
    this.#games.get(`${language}/${game}`)?.add(help)
  }

  async #bring(language: Language, game: string): Promise<void> {
    const key = `${language}/${game}`
    if (this.#coming.has(key)) return
    this.#coming.add(key)
    try {
      const found = await wordsOf(language, game)
      if (!this.#games.has(key)) this.#games.set(key, found)
      this.#lacking.delete(key)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.#lacking.set(key, problem)
      if (problem.key === 'no_line') setTimeout(() => (this.#coming.delete(key), void this.#bring(language, game)), AGAIN)
    }
  }

  /** The problem that prevented the messages of a game from loading. */
  lacks(game: string): Problem | null {
    return this.#lacking.get(`${preferences.language}/${game}`) ?? null
  }

  /** True if the messages of a game are loaded; otherwise load them. */
  knows(game: string): boolean {
    const known = this.#games.has(`${preferences.language}/${game}`)
    if (!known) void this.#bring(preferences.language, game)
    return known
  }

  say(message: string, details: Record<string, Detail> = {}): string {
    return this.#house!.say(message, details)
  }

  /** Return some words as a list. */
  listed(items: readonly string[]): string {
    return this.#house!.listed(items)
  }

  /** Return a problem as a sentence. */
  problem(problem: unknown): string {
    if (!(problem instanceof Problem)) return this.say('web-went-wrong')
    if (problem.key === 'no_line') return this.say('web-no-line')
    const message = `error-${hyphens(problem.key)}`
    if (!this.#house!.has(message)) return problem.message
    const entries = Object.entries(problem.details).map(([name, value]) => [name, new Plain(String(value))])
    const details = Object.fromEntries(entries) as Record<string, Detail>
    const { reason } = problem.details // The problem behind `why`, if that is one of its own.
    const why = typeof reason === 'string' ? `error-${hyphens(reason)}` : ''
    if (why && this.#house!.has(why)) details['why'] = new Plain(this.say(why, details))
    return this.say(message, details)
  }
}

export const speech = new Speech()
/** Return a message of the product. */
export const t = (message: string, details: Record<string, Detail> = {}): string => speech.say(message, details)
