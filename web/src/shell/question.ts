/** What is asked, in a sentence or two. */

import { doOf, fieldsOf } from '$lib/offers'
import type { Offer } from '$lib/protocol'
import { hyphens, type Words } from '$lib/words'

/** What is said in more sentences than these is read faster on the buttons. */
const MOST = 2

/** In some phases one sentence says it all: `ask-in-<phase>`; so it may of what has no other way: `ask-only-<do>`. */
export function question(offers: readonly Offer[], words: Words, phase?: unknown): string {
  const waited = offers.filter((offer) => !offer.may)
  const only = waited.length === 1 ? `ask-only-${hyphens(doOf(waited[0]!))}` : ''
  if (only && words.has(only)) return words.say(only)
  const whole = `ask-in-${hyphens(String(phase))}`
  if (offers.length && words.has(whole)) return words.say(whole)
  const sentences = (waited.length ? waited : offers).map((offer) => {
    const message = words.fullest(`ask-${hyphens(doOf(offer))}`, fieldsOf(offer).map(([name]) => name))
    return words.has(message) ? words.say(message) : ''
  })
  const said = [...new Set(sentences)].filter(Boolean)
  return said.length > MOST ? words.say('web-ask-several') : said.join(' ')
}
