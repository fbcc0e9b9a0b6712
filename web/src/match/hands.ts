/** The people who share this device at one table, stored on this device. */

import type { Chair } from '@/net/protocol'

export interface Hand {
  name: string
  /** Null for the person of the cookie. */
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

/** The people of this device at a table; empty if only one person uses it. */
export function handsAt(table: string): Hand[] {
  return kept()[table] ?? []
}

/** True if a seat's owner is absent, whoever plays it. People who share this device are never absent. */
export function isGone({ here, name }: Chair, hands: readonly Hand[]): boolean {
  return !here && !hands.some((hand) => hand.name === name)
}

/** True if a person who plays is absent. */
export function isAway(chair: Chair, hands: readonly Hand[]): boolean {
  return !chair.bot && isGone(chair, hands)
}

export function keepHands(table: string, hands: Hand[]): void {
  // A few tables are stored, to return to them.
  const others = Object.entries(kept()).filter(([id]) => id !== table)
  const all = [...others.slice(-9), [table, hands] as const].filter(([, some]) => some.length)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // Without storage, the table works until the page is closed.
  }
}
