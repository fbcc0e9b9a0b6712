/** The one way of confirming: the first press on a thing arms it, the second press on the same thing confirms it.
 *
 * Moves on the panel and on the board use it, and everything that the shell asks twice. A thing is named by a key;
 * pressing another thing arms that one instead.
 */

/** How long something that has just changed ignores presses, in milliseconds. */
export const SETTLING = 700

export type Pressed = 'armed' | 'confirmed' | 'ignored'

export interface Manner {
  /** The first press confirms. */
  atOnce?: boolean
  /** The second press counts only after a delay: a double tap confirms nothing. */
  careful?: boolean
}

export class Confirming {
  /** The key of the thing that the next press confirms. */
  armed = $state.raw<string | null>(null)
  /** True if a careful second press would count now. */
  settled = $state(true)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Press a thing; return the effect. */
  press(thing: string, { atOnce = false, careful = false }: Manner = {}): Pressed {
    if (atOnce || (this.armed === thing && (this.settled || !careful))) {
      this.release()
      return 'confirmed'
    }
    if (this.armed === thing) return 'ignored'
    this.arm(thing)
    return 'armed'
  }

  /** Arm a thing without a press. */
  arm(thing: string): void {
    this.armed = thing
    this.settled = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.settled = true), SETTLING)
  }

  /** Disarm everything. */
  release(): void {
    clearTimeout(this.#timer)
    this.armed = null
    this.settled = true
  }

  /** Run `work` if a careful second press confirms it. */
  twice(thing: string, work: () => void): void {
    if (this.press(thing, { careful: true }) === 'confirmed') work()
  }

  /** True if this thing is armed but its second press does not count yet. */
  settling(thing: string): boolean {
    return this.armed === thing && !this.settled
  }
}
