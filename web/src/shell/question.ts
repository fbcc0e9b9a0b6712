/** What is asked, in a sentence or two. */

import { doOf, fieldsOf } from '$lib/offers'
import type { Offer } from '$lib/protocol'
import { hyphens, type Words } from '$lib/words'

export function question(offers: readonly Offer[], words: Words): string {
  const waited = offers.filter((offer) => !offer.may)
  const sentences = (waited.length ? waited : offers).map((offer) => {
    const message = words.fullest(`ask-${hyphens(doOf(offer))}`, fieldsOf(offer).map(([name]) => name))
    return words.has(message) ? words.say(message) : ''
  })
  return [...new Set(sentences)].filter(Boolean).join(' ')
}
