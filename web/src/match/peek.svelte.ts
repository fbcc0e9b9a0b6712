/** On a device that others look at too: whether what only its player may know is open just now. */

/** So long nobody touches anything before it closes by itself. */
const UNTOUCHED = 60_000

export class Peek {
  /** As long as a finger or a key is down. */
  #held = $state(false)
  /** Until it is not its player's move any more. */
  #kept = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  get open(): boolean {
    return this.#held || this.#kept
  }

  get kept(): boolean {
    return this.#kept
  }

  hold(): void {
    this.#held = true
  }

  release(): void {
    this.#held = false
  }

  keep(): void {
    this.#kept = true
    this.stir()
  }

  close(): void {
    this.#held = false
    this.#kept = false
    clearTimeout(this.#timer)
  }

  /** Somebody is there: the time begins anew. */
  stir(): void {
    clearTimeout(this.#timer)
    if (this.#kept) this.#timer = setTimeout(() => this.close(), UNTOUCHED)
  }
}
