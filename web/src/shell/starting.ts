/** Ways into a running match in one click. */

import { api, type GameEntry } from '$lib/api'
import { preferences } from '$lib/preferences.svelte'
import { go } from '$lib/route.svelte'
import { t } from '$lib/speech.svelte'
import type { Words } from '$lib/words'
import { strengths } from './games'

export const seatsFor = ({ seats: [least, most] }: GameEntry) => Math.min(most, Math.max(least, 4))

const myName = () => preferences.name || t('web-me')

/** A match against the strongest bots; nobody waits, so that no clock hurries who reads. */
export async function playNow(game: GameEntry): Promise<void> {
  const seats = seatsFor(game)
  const bot = strengths(game.bots).at(-1)!.bot
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot))
  const { table } = await api.make({ settings: { game: game.key, seats, pace: { move: null } }, name: myName(), bots, start: true })
  go('table', table)
}

/** The same, for those who only know the game's key. */
export async function playNowOf(key: string): Promise<void> {
  const game = (await api.games()).find((one) => one.key === key)
  if (game) await playNow(game)
}

/** Whether a game has a guided first round: its coach has words. */
export const isTaught = (words: Words) => words.has('coach-welcome')

/** The guided first round of a game. */
export async function learnByPlaying(key: string): Promise<void> {
  const { table } = await api.teach(key, myName())
  go('table', table)
}
