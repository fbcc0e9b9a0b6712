/** The prompt in a sentence or two. */

import type { Draft } from '@/controls/draft.svelte'
import { admits, doOf, fieldsOf, isOneOf } from '@/controls/offers'
import type { Offer, Value } from '@/net/protocol'
import { hyphens, Plain, type Words } from '@/i18n/words'

/** A prompt with more sentences is read faster on the buttons. */
const MOST = 2

/** The fields of some offers that have only one value, as variables of a sentence. */
function settled(offers: readonly Offer[]): Record<string, Value> {
  return Object.fromEntries(offers.flatMap(fieldsOf).flatMap(([name, field]) => (isOneOf(field) && field.one_of.length === 1 ? [[name, field.one_of[0]!]] : [])))
}

/** In some phases `ask-in-<phase>` is the whole prompt; `ask-only-<do>` is the whole one of a single kind of move. Either may name a field that has only one value: `ask-in-<phase>-<field>`, `ask-only-<do>-<field>`. */
export function question(offers: readonly Offer[], words: Words, phase?: unknown): string {
  const waited = offers.filter((offer) => !offer.may)
  const sure = settled(waited)
  const only = waited.length === 1 ? words.fullest(`ask-only-${hyphens(doOf(waited[0]!))}`, Object.keys(sure)) : ''
  if (only && words.has(only)) return words.say(only, sure)
  const whole = words.fullest(`ask-in-${hyphens(String(phase))}`, Object.keys(sure))
  if (offers.length && words.has(whole)) return words.say(whole, sure)
  const told = (wordsFor: (offer: Offer) => string) => [...new Set((waited.length ? waited : offers).map(wordsFor))].flatMap((message) => (words.has(message) ? [words.say(message)] : []))
  const each = told((offer) => words.fullest(`ask-${hyphens(doOf(offer))}`, fieldsOf(offer).map(([name]) => name)))
  if (each.length <= MOST) return each.join(' ')
  const kinds = told((offer) => `ask-${hyphens(doOf(offer))}`)
  return kinds.length && kinds.length <= MOST ? kinds.join(' ') : words.say('web-ask-several')
}

/** The composed move, by the name of its piece, and the field to choose next: `choose-<do>` and `field-<do>-<field>`. Empty if no piece is chosen, nothing else is open, or there are no such messages. */
export function composing({ offer, values }: Pick<Draft, 'offer' | 'values'>, words: Words): string {
  if (!offer) return ''
  const do_ = hyphens(doOf(offer))
  const fields = fieldsOf(offer)
  const named = fields.filter(([name, field]) => typeof values[name] === 'string' && admits(field, values[name]))
  const next = fields.find(([name, field]) => !admits(field, values[name]) && words.has(`field-${do_}-${hyphens(name)}`))
  const what = `choose-${do_}`
  if (!named.length || !next || !words.has(what)) return ''
  const said = words.say(what, Object.fromEntries(named.map(([name]) => [name, values[name]!])))
  return words.say('web-composing', { what: new Plain(said), next: new Plain(words.say(`field-${do_}-${hyphens(next[0])}`)) })
}
