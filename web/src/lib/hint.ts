/** A hint in words: what a good bot would do here, and why. */

import type { Hinted } from './protocol'
import { Plain, type Detail, type Words } from './words'

export interface Hint {
  text: string
  why: string | null
}

/** What a hint says; `t` words the house's own messages, `words` those of the game. */
export function hintOf({ move, why }: Pick<Hinted, 'move' | 'why'>, words: Words, t: (message: string, details?: Record<string, Detail>) => string): Hint {
  if (!move) return { text: t('web-no-hint'), why: null }
  return { text: t('web-hint', { move: new Plain(words.move(move)) }), why: why && words.why(why) }
}
