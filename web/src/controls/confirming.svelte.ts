/** The one way of confirming: the first press on a thing arms it, the second press on the same thing confirms it.
 *
 * Moves on the panel and on the board use it, and everything that the shell asks twice. A thing is named by a key;
 * pressing another thing arms that one instead.
 */

/** How long what has just changed takes no press, in milliseconds. */
export const SETTLING = 700

export type Pressed = 'armed' | 'confirmed' | 'ignored'

export interface Manner {
  /** The first press confirms. */
  atOnce?: boolean
  /** The second press counts only after a while: a double tap is no confirmation. */
  careful?: boolean
}

export class Confirming {
  /** The thing that the next press confirms. */
  armed = $state.raw<string | null>(null)
  /** Whether a careful second press would count by now. */
  settled = $state(true)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Presses a thing, and says what came of it. */
  press(thing: string, { atOnce = false, careful = false }: Manner = {}): Pressed {
    if (atOnce || (this.armed === thing && (this.settled || !careful))) {
      this.release()
      return 'confirmed'
    }
    if (this.armed === thing) return 'ignored'
    this.arm(thing)
    return 'armed'
  }

  /** Arms a thing without a press on it. */
  arm(thing: string): void {
    this.armed = thing
    this.settled = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.settled = true), SETTLING)
  }

  /** Forgets what was pressed. */
  release(): void {
    clearTimeout(this.#timer)
    this.armed = null
    this.settled = true
  }

  /** Does the work when a careful second press confirms it. */
  twice(thing: string, work: () => void): void {
    if (this.press(thing, { careful: true }) === 'confirmed') work()
  }

  /** Whether this thing is armed and its second press does not count yet. */
  settling(thing: string): boolean {
    return this.armed === thing && !this.settled
  }
}
