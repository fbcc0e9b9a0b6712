/** Sentences about the random draw of a match that has begun. */

import { speech, t } from '@/i18n/speech.svelte'
import { Plain } from '@/i18n/words'
import type { Drawing } from '@/net/protocol'

/** The names of seats or chairs, as a list in words. */
export function listed(names: readonly string[], seats: readonly number[]): Plain {
  return new Plain(speech.listed(seats.map((seat) => names[seat] ?? '')))
}

export function sentences({ committed, without, consented }: Pick<Drawing, 'committed' | 'without' | 'consented'>, names: readonly string[]): string[] {
  const said = committed.length ? [t('draw-together', { names: listed(names, committed) })] : [t('draw-alone')]
  if (committed.length && without.length) said.push(t('draw-without', { names: listed(names, without) }))
  return consented ? [...said, t('draw-agreed')] : said
}
