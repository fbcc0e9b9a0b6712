/** The installed games as the server describes them, asked for once. */

import { api, type GameEntry } from './api'

let games: Promise<GameEntry[]> | null = null

/** The description of a game; rejected while there is no line. */
export async function described(key: string): Promise<GameEntry | undefined> {
  games ??= api.games()
  games.catch(() => (games = null))
  return (await games).find((one) => one.key === key)
}
