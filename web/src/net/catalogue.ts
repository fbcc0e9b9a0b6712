/** The installed games as the server describes them. */

import { api, type GameEntry } from './api'

/** The description of a game; rejected while there is no connection. */
export async function described(key: string): Promise<GameEntry | undefined> {
  return (await api.games()).find((one) => one.key === key)
}
