/** The move that is being put together: one of the offers, and what is chosen in its fields so far.
 *
 * Controls and boards share it. A board lights up what `candidates` names and calls `pick` when it is clicked.
 */

import { admits, candidates, doOf, fieldsOf, holds, initial, isSomeOf, same } from './offers'
import type { Field, Offer, Value, WrittenMove } from './protocol'

export class Draft {
  offers = $state.raw<readonly Offer[]>([])
  index = $state<number | null>(null)
  values = $state.raw<Readonly<Record<string, Value>>>({})

  /** New questions: what was begun is dropped, unless the same offer is there again. */
  renew(offers: readonly Offer[]): void {
    const before = this.offer
    this.offers = offers
    const again = before === null ? -1 : offers.findIndex((offer) => JSON.stringify(offer) === JSON.stringify(before))
    if (again < 0) this.clear()
    else this.index = again
  }

  clear(): void {
    this.index = null
    this.values = {}
  }

  get offer(): Offer | null {
    return this.index === null ? null : (this.offers[this.index] ?? null)
  }

  /** Begins a move of that offer. */
  begin(index: number, values: Record<string, Value> = {}): void {
    this.index = index
    const started: Record<string, Value> = {}
    for (const [name, field] of fieldsOf(this.offers[index]!)) {
      const value = values[name] ?? initial(field)
      if (value !== undefined) started[name] = value
    }
    this.values = started
  }

  /** Goes on with an offer, perhaps another one, and just these values. */
  turn(index: number, values: Record<string, Value>): void {
    this.index = index
    this.values = values
  }

  /** Puts a whole move together, if it is offered. */
  take(move: WrittenMove): void {
    const index = this.offers.findIndex((offer) => holds(offer, move))
    if (index >= 0) this.begin(index, move)
  }

  /** Begins a move that needs nothing more, or gives it up again. */
  choose(do_: string): void {
    const index = this.offers.findIndex((offer) => doOf(offer) === do_)
    if (index === this.index) this.clear()
    else if (index >= 0) this.begin(index)
  }

  /** Whether any offer of that kind is open. */
  isOpen(do_: string): boolean {
    return this.offers.some((offer) => doOf(offer) === do_)
  }

  /** The values that a click may choose in a field of that kind of move. */
  candidates(do_: string, name: string): Value[] {
    const found: Value[] = []
    this.offers.forEach((offer, index) => {
      const field = this.#field(offer, do_, name)
      if (!field) return
      const chosen = index === this.index ? this.values[name] : undefined
      for (const value of candidates(field, chosen)) if (!found.some((known) => same(known, value))) found.push(value)
    })
    return found
  }

  /** Whether a value is chosen in a field of that kind of move. */
  has(do_: string, name: string, value: Value): boolean {
    if (this.offer === null || doOf(this.offer) !== do_) return false
    const chosen = this.values[name]
    const field = this.#field(this.offer, do_, name)
    return field && isSomeOf(field) ? (chosen as Value[]).some((one) => same(one, value)) : same(chosen, value)
  }

  /** A click: sets a field, or adds to it or takes from it where several are chosen. */
  pick(do_: string, name: string, value: Value): void {
    const here = this.offer !== null && this.#admitsValue(this.offer, do_, name, value) ? this.index : null
    const index = here ?? this.offers.findIndex((offer) => this.#admitsValue(offer, do_, name, value))
    if (index < 0) return
    if (index !== this.index) this.begin(index)
    const field = this.#field(this.offers[index]!, do_, name)!
    if (isSomeOf(field)) this.toggle(name, value)
    else this.set(name, same(this.values[name], value) && here !== null && fieldsOf(this.offers[index]!).length === 1 ? undefined : value)
  }

  set(name: string, value: Value | undefined): void {
    const { [name]: _, ...others } = this.values
    this.values = value === undefined ? others : { ...others, [name]: value }
  }

  /** Adds a value to a field of several, or takes it out where it can be added no more. */
  toggle(name: string, value: Value): void {
    const field = this.offer?.[name] as Field
    const chosen = (this.values[name] as Value[] | undefined) ?? []
    if (candidates(field, chosen).some((one) => same(one, value))) this.set(name, [...chosen, value])
    else this.remove(name, value)
  }

  remove(name: string, value: Value): void {
    const chosen = [...((this.values[name] as Value[] | undefined) ?? [])]
    const place = chosen.findLastIndex((one) => same(one, value))
    if (place >= 0) chosen.splice(place, 1)
    this.set(name, chosen)
  }

  /** The move as it would be sent, or null while something is missing. */
  get move(): WrittenMove | null {
    const offer = this.offer
    if (offer === null) return null
    const fields = fieldsOf(offer)
    if (!fields.every(([name, field]) => admits(field, this.values[name]))) return null
    const written: WrittenMove = { [offer.say === undefined ? 'do' : 'say']: doOf(offer) }
    for (const [name] of fields) written[name] = this.values[name]!
    return written
  }

  #field(offer: Offer, do_: string, name: string): Field | undefined {
    return doOf(offer) === do_ ? (offer[name] as Field | undefined) : undefined
  }

  #admitsValue(offer: Offer, do_: string, name: string, value: Value): boolean {
    const field = this.#field(offer, do_, name)
    if (!field) return false
    const values = isSomeOf(field) ? field.some_of : candidates(field, undefined)
    return values.some((one) => same(one, value))
  }
}
