/** The choices among some offers: which are buttons, which are composed, and their labels. */

import { hyphens, isObject, Plain, type Words } from '@/i18n/words'
import type { Offer, Value, WrittenMove } from '@/net/protocol'
import { candidates, countUpTo, doOf, families, fieldsOf, isOfCounts, isOfObjects, isSettled, isSomeOf, movesOf, together, withDefaults } from './offers'

/** Up to this many moves of an offer are buttons; more are composed field by field. */
const SPELLED_OUT = 12
/** Up to this many ways to count things are buttons: « Acheter : 2 × vin ». */
const SPELLED_COUNTS = 3

/** Offers of one kind, which form one choice, and their position among all offers. */
export interface Choice {
  places: number[]
  offers: Offer[]
  moves: WrittenMove[] | null
  /** True if a field has its default value and can be changed. */
  more: boolean
  /** What their labels have in common, said once, and the field in which they differ. */
  common: { said: string; name: string } | null
}

/** Return the choices among some offers, without the kinds of moves that are pressed elsewhere. */
export function choicesOf(all: readonly Offer[], handles: readonly string[], words: Words): Choice[] {
  return families(all).filter((places) => !handles.includes(doOf(all[places[0]!]!))).map((places): Choice => {
    const offers = places.map((place) => all[place]!)
    const usual = offers.map(withDefaults)
    const fields = usual.flatMap((offer) => fieldsOf(offer).map(([, field]) => field))
    const several = fields.some((field) => isSomeOf(field) || (isOfObjects(field) && !isOfCounts(field)))
    const most = fields.some(isOfCounts) ? SPELLED_COUNTS : SPELLED_OUT
    const few = !several && usual.reduce((count, offer) => count + countUpTo(offer, most), 0) <= most
    const more = few && offers.some((offer) => fieldsOf(offer).some(([, field]) => field.default !== undefined && !isSettled(field)))
    return { places, offers, more, moves: few ? usual.flatMap(movesOf) : null, common: few && most === SPELLED_OUT ? commonOf(usual[0]!, words) : null }
  })
}

function commonOf(offer: Offer, words: Words): Choice['common'] {
  const names = fieldsOf(offer).map(([name]) => name)
  const [only, ...more] = fieldsOf(offer).filter(([, field]) => !isSettled(field))
  return only && !more.length && words.has(words.fullest(`choose-${hyphens(doOf(offer))}`, names)) ? { said: titleOf([offer], words), name: only[0] } : null
}

/** The label of offers of one kind, with gaps for open fields. */
export function titleOf(offers: readonly Offer[], words: Words): string {
  const [first] = offers
  const offer = { ...first!, ...Object.fromEntries(together(offers, {}).fields) }
  const do_ = hyphens(doOf(offer))
  const settled = Object.fromEntries(fieldsOf(offer).filter(([, field]) => isSettled(field)).map(([name, field]) => [name, (field as { one_of: Value[] }).one_of?.[0]]))
  if (offer.say !== undefined) {
    const gaps = fieldsOf(offer).map(([name, field]) => words.gap(name, candidates(field, undefined)[0]))
    return words.say(`claim-${do_}`, { ...Object.assign({}, ...gaps), ...settled })
  }
  const fields = fieldsOf(offer).map(([name]) => name)
  const short = words.fullest(`choose-${do_}`, fields)
  if (!words.has(short)) return words.say(words.fullest(`ask-${do_}`, fields), settled)
  const told = fieldsOf(offer).map(([name, field]) => [name, isSettled(field) ? words.whole(do_, name, candidates(field, undefined)[0]!) : new Plain('…')])
  return words.say(short, Object.fromEntries(told))
}

/** A move that is not open; an empty field stands for any value. */
export function quietly(move: WrittenMove, words: Words, worded: (move: WrittenMove) => string): string {
  const fields = Object.entries(move).filter(([name]) => name !== 'do')
  const short = words.fullest(`choose-${hyphens(String(move['do']))}`, fields.map(([name]) => name))
  return fields.some(([, value]) => isObject(value) && !Object.keys(value).length) && words.has(short) ? words.say(short) : worded(move)
}

/** Return the keys of the pieces that a move names. */
export const keysOf = (move: WrittenMove): string[] =>
  Object.entries(move).flatMap(([name, value]) => (name !== 'do' && name !== 'say' && typeof value === 'string' ? [value] : isObject(value) ? Object.keys(value) : []))
