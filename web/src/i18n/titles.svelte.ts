/** Titles and taglines of the games: all that pages around the matches say of them. A game's other words come with its table. */

import { SvelteMap } from 'svelte/reactivity'
import { api } from '@/net/api'
import { preferences } from '@/ui/preferences.svelte'
import { bundleOf, Words } from './words'

/** Titles that could not be loaded are asked for again after this many milliseconds. */
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

/** The title of a game; three dots until it is there. */
export const titleOf = (game: string): string => say(`${game}-title`) ?? '…'
/** Whether a game has a guided match. */
export const isLessonOf = (game: string): boolean => say(`${game}-lesson`) !== null
/** What a game is about, in one sentence. */
export const taglineOf = (game: string): string => say(`${game}-tagline`) ?? ''
