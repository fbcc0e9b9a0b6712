/** Several people who share this device at one table: who they are, kept on this device. */

import type { Chair } from '@/net/protocol'

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

/** Whether a seat's owner is not here, whoever plays it: nobody whose turn with this device comes later is gone. */
export function isGone({ here, name }: Chair, hands: readonly Hand[]): boolean {
  return !here && !hands.some((hand) => hand.name === name)
}

/** Whether somebody who plays is away. */
export function isAway(chair: Chair, hands: readonly Hand[]): boolean {
  return !chair.bot && isGone(chair, hands)
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
