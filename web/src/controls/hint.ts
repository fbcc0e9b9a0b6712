/** A hint in words: what a good bot would do here, and why. */

import type { Hinted, WrittenMove } from '@/net/protocol'
import { Plain, type Detail, type Words } from '@/i18n/words'

export interface Advice {
  /** The move itself: it is lit where it can be chosen. */
  move: WrittenMove | null
  text: string
  why: string | null
}

/** What a hint says; `t` words the house's own messages, `words` those of the game. */
export function hintOf({ move, why }: Pick<Hinted, 'move' | 'why'>, words: Words, t: (message: string, details?: Record<string, Detail>) => string): Advice {
  if (!move) return { move: null, text: t('web-no-hint'), why: null }
  return { move, text: t('web-hint', { move: new Plain(words.move(move)) }), why: why && words.why(why) }
}
