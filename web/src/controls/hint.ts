/** A hint in words: what a good bot would do here, and why. */

import type { Hinted, WrittenMove } from '@/net/protocol'
import { Plain, type Detail, type Words } from '@/i18n/words'

export interface Advice {
  /** The move itself: it is highlighted where it can be chosen. */
  move: WrittenMove | null
  text: string
  why: string | null
  /** The two next best moves with their estimated shares of the win, in words; empty if none were compared. */
  others?: string[] | undefined
}

/** Return the hint in words; `t` returns messages of the product, `words` those of the game. */
export function hintOf({ move, why, valued }: Pick<Hinted, 'move' | 'why' | 'valued'>, words: Words, t: (message: string, details?: Record<string, Detail>) => string): Advice {
  if (!move) return { move: null, text: t('web-no-hint'), why: null }
  const worth = (valued ?? []).map((one) => t('web-hint-worth', { move: new Plain(one.move ? words.move(one.move) : t('play-nothing')), percent: one.share }))
  const [best, ...others] = worth
  const reason = why ? words.why(why) : best ? t('web-hint-compared') : null
  return { move, text: t('web-hint', { move: new Plain(best ?? words.move(move)) }), why: reason, others: others.length ? others : undefined }
}
