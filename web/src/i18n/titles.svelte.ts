/** Titles and taglines of the games, which suffice for pages outside matches. The other messages of a game are loaded with its table. */

import { SvelteMap } from 'svelte/reactivity'
import { api } from '@/net/api'
import { preferences } from '@/ui/preferences.svelte'
import { bundleOf, Words } from './words'

/** Milliseconds after which titles that could not be loaded are requested again. */
const AGAIN = 3000

const loaded = new SvelteMap<string, Words>()
const coming = new Set<string>()

async function load(language: typeof preferences.language): Promise<void> {
  if (coming.has(language)) return
  coming.add(language)
  try {
    loaded.set(language, new Words(language, bundleOf(language, await api.words(`${language}/titles`))))
  } catch {
    setTimeout(() => (coming.delete(language), void load(language)), AGAIN)
  }
}

function say(message: string): string | null {
  const words = loaded.get(preferences.language)
  if (!words) void load(preferences.language)
  return words?.has(message) ? words.say(message) : null
}

/** The title of a game; three dots until it is loaded. */
export const titleOf = (game: string): string => say(`${game}-title`) ?? '…'
/** True if a game has a guided match. */
export const isLessonOf = (game: string): boolean => say(`${game}-lesson`) !== null
/** The tagline of a game, one sentence. */
export const taglineOf = (game: string): string => say(`${game}-tagline`) ?? ''
