/** Several people who share this device at one table: who they are, kept on this device. */

import type { Chair } from './protocol'

export interface Hand {
  name: string
  /** Null for the one whom the cookie knows. */
  token: string | null
}

const KEY = 'hautemer-hands'

function kept(): Record<string, Hand[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Hand[]>
  } catch {
    return {}
  }
}

/** The people of this device at a table; nobody where it is one person's alone. */
export function handsAt(table: string): Hand[] {
  return kept()[table] ?? []
}

/** Whether somebody is away: nobody whose turn with this device comes later is. */
export function isAway({ bot, here, name }: Chair, hands: readonly Hand[]): boolean {
  return !bot && !here && !hands.some((hand) => hand.name === name)
}

export function keepHands(table: string, hands: Hand[]): void {
  // A few tables are enough to come back to.
  const others = Object.entries(kept()).filter(([id]) => id !== table)
  const all = [...others.slice(-9), [table, hands] as const].filter(([, some]) => some.length)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // A browser that keeps nothing plays until it is closed.
  }
}
