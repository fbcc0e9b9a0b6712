/**
 * The draft of a move: one of the offers, and the values chosen in its fields so far.
 *
 * Controls and boards share it. A board highlights what `candidates` returns and calls `pick` on a click. Confirmation always works the same way: the first press on a thing chooses it; a second press on the same thing, or on the confirm button, sends the move.
 */

import { Confirming } from './confirming.svelte'
import { admits, candidates, doOf, fieldsOf, givesUp, holds, initial, isSettled, isSomeOf, same } from './offers'
import type { Field, Offer, Value, WrittenMove } from '@/net/protocol'

export class Draft {
  offers = $state.raw<readonly Offer[]>([])
  index = $state<number | null>(null)
  values = $state.raw<Readonly<Record<string, Value>>>({})
  /** True if the person composes a move field by field although one press would choose it. */
  composing = $state(false)
  readonly confirming = new Confirming()
  /** The number of prompts so far: a press that was meant for an earlier prompt does not answer the next one. */
  questions = $state(0)
  /** Sends a confirmed move, perhaps with the following one; null for people who do not play. */
  send: ((move: WrittenMove, follow: boolean) => void) | null = null
  /** True if the person prefers the first press to send a move. */
  isHasty: () => boolean = () => false

  /** Set new offers: the draft is dropped unless the same offer is still there. */
  renew(offers: readonly Offer[]): void {
    const before = this.offer
    this.questions++
    this.offers = offers
    const again = before === null ? -1 : offers.findIndex((offer) => JSON.stringify(offer) === JSON.stringify(before))
    if (again < 0) this.clear()
    else this.index = again
  }

  clear(): void {
    this.index = null
    this.values = {}
    this.composing = false
    this.confirming.release()
  }

  get offer(): Offer | null {
    return this.index === null ? null : (this.offers[this.index] ?? null)
  }

  /** Start a move of that offer. */
  begin(index: number, values: Record<string, Value> = {}): void {
    this.index = index
    const started: Record<string, Value> = {}
    for (const [name, field] of fieldsOf(this.offers[index]!)) {
      const value = values[name] ?? initial(field)
      if (value !== undefined) started[name] = value
    }
    this.values = started
  }

  /** Open an offer field by field. */
  compose(index: number): void {
    this.begin(index)
    this.composing = true
  }

  /** Press a complete move of an offer: choose it, or send it if it was already chosen or needs no second press. */
  press(index: number, values: Record<string, Value> = {}, follow = false): void {
    this.composing = false
    this.begin(index, values)
    const offer = this.offers[index]!
    const { move } = this
    if (move === null) return
    const careful = givesUp(offer, move)
    const atOnce = !careful && (offer.at_once === true || this.isHasty())
    if (this.confirming.press(JSON.stringify(move), { atOnce, careful }) === 'confirmed') this.send?.(move, follow)
  }

  /** Confirm the draft; a move that gives something away needs one more confirmation. */
  confirm(follow = false): void {
    const { move } = this
    if (move === null) return
    if (this.isCareful && this.confirming.press(JSON.stringify(move), { careful: true }) !== 'confirmed') return
    this.confirming.release()
    this.send?.(move, follow)
  }

  /** True if the draft gives something away. */
  get isCareful(): boolean {
    return this.offer !== null && this.move !== null && givesUp(this.offer, this.move)
  }

  /** True if the next press confirms a move that gives something away. */
  get isAskedAgain(): boolean {
    return this.isCareful && this.confirming.armed === JSON.stringify(this.move)
  }

  /** Continue with an offer, perhaps another one, and exactly these values. */
  turn(index: number, values: Record<string, Value>): void {
    this.index = index
    this.values = values
  }

  /** Set the draft to a complete move, if it is offered. */
  take(move: WrittenMove): void {
    const index = this.offers.findIndex((offer) => holds(offer, move))
    if (index < 0) return
    this.begin(index, move)
    this.confirming.arm(JSON.stringify(this.move))
  }

  /** Press a move without open fields. */
  choose(do_: string): void {
    const index = this.offers.findIndex((offer) => doOf(offer) === do_)
    if (index >= 0) this.press(index)
  }

  /** Press a move without open fields, or `before` together with the move that follows it. */
  reach(do_: string, before: string): void {
    if (this.isOpen(do_)) return this.choose(do_)
    const index = this.#leading(do_, before)
    if (index >= 0) this.press(index, {}, true)
  }

  /** True if `reach` has something to press. */
  canReach(do_: string, before: string): boolean {
    return this.isOpen(do_) || this.#leading(do_, before) >= 0
  }

  #leading(do_: string, before: string): number {
    return this.offers.findIndex((offer) => doOf(offer) === before && offer.then === do_ && !fieldsOf(offer).length)
  }

  /** True if an offer of that kind is open. */
  isOpen(do_: string): boolean {
    return this.offers.some((offer) => doOf(offer) === do_)
  }

  /** Return the values that a click may choose in a field of that kind of move. */
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

  /** True if a value is chosen in a field of that kind of move. */
  has(do_: string, name: string, value: Value): boolean {
    if (this.offer === null || doOf(this.offer) !== do_) return false
    const chosen = this.values[name]
    const field = this.#field(this.offer, do_, name)
    return field && isSomeOf(field) ? (chosen as Value[]).some((one) => same(one, value)) : same(chosen, value)
  }

  /** A press on a piece: set a field, or add or remove a value if several can be chosen. */
  pick(do_: string, name: string, value: Value): void {
    const here = this.offer !== null && this.#admitsValue(this.offer, do_, name, value) ? this.index : null
    const index = here ?? this.offers.findIndex((offer) => this.#admitsValue(offer, do_, name, value))
    if (index < 0) return
    const fields = fieldsOf(this.offers[index]!)
    const others = fields.filter(([other, field]) => other !== name && !isSettled(field) && field.default === undefined)
    const before = index === this.index ? this.values : {}
    const again = same(before[name], value) && this.move !== null
    if (isSomeOf(this.#field(this.offers[index]!, do_, name)!)) {
      if (index !== this.index) this.begin(index)
      this.toggle(name, value)
    } else if (again) this.confirm()
    else if (!others.length && !(this.composing && index === this.index)) this.press(index, { ...before, [name]: value })
    else {
      if (index !== this.index) this.begin(index)
      this.set(name, value)
    }
  }

  set(name: string, value: Value | undefined): void {
    const { [name]: _, ...others } = this.values
    this.values = value === undefined ? others : { ...others, [name]: value }
  }

  /** Add a value to a field of several, or remove it if no more can be added. */
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

  /** The move as it would be sent; null while a value is missing. */
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
