/** Ways into a running match with one click. */

import { api, type GameEntry } from '@/net/api'
import { preferences } from '@/ui/preferences.svelte'
import { go } from '@/ui/route.svelte'
import { t } from '@/i18n/speech.svelte'
import { Plain, type Words } from '@/i18n/words'
import { strengths } from '@/match/strengths'

export const seatsFor = ({ seats: [least, most] }: GameEntry) => Math.min(most, Math.max(least, 4))

/** The games in the order of the home page: those for a small table first, the one for most people last. */
export const shelved = <G extends Pick<GameEntry, 'key' | 'seats'>>(games: readonly G[]): G[] => {
  const room = ({ seats: [least, most] }: G) => most * 100 + (most - least)
  return [...games].sort((one, other) => room(one) - room(other) || one.key.localeCompare(other.key))
}

const myName = () => preferences.name || t('web-me')

/** Tables that start as soon as this device is present and has contributed to their random draw. */
export const beginning = new Set<string>()

/** A match against the strongest bots; nobody waits, so no clock hurries a person who reads. */
export async function playNow(game: GameEntry): Promise<void> {
  const seats = seatsFor(game)
  const bot = strengths(game.bots).at(-1)!.bot
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot))
  const { table } = await api.make({ settings: { game: game.key, seats, pace: { move: null } }, name: myName(), bots, start: false })
  beginning.add(table)
  go('table', table)
}

/** The same for code that knows only the game's key. */
export async function playNowOf(key: string): Promise<void> {
  const game = (await api.games()).find((one) => one.key === key)
  if (game) await playNow(game)
}

/** True if a game has a guided match: its coach has messages. */
export const isTaught = (words: Words) => words.has('coach-welcome')

/** The numbers of the chapters of a game's guided match after a given one. */
export function chaptersAfter(words: Words, chapter: number): number[] {
  const found = []
  for (let next = chapter + 1; words.has(`chapter-${next}`); next++) found.push(next)
  return found
}

/** The label of a chapter on a button. */
export const chapterTitle = (words: Words, chapter: number) => t('web-chapter', { number: chapter, title: new Plain(words.say(`chapter-${chapter}`)) })

/** Start a chapter of the guided match of a game. */
export async function learnByPlaying(key: string, chapter = 1): Promise<void> {
  const { table } = await api.teach(key, myName(), chapter)
  go('table', table)
}
