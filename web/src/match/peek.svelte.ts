/** The secrets of a person on a device that others see, too: they are open only while the person peeks. */

/** After this many milliseconds without a touch it closes by itself. */
const UNTOUCHED = 60_000

export class Peek {
  /** Open while a finger or a key is down. */
  #held = $state(false)
  /** Open until the player's turn ends. */
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

  /** Somebody touches the page: the time starts anew. */
  stir(): void {
    clearTimeout(this.#timer)
    if (this.#kept) this.#timer = setTimeout(() => this.close(), UNTOUCHED)
  }
}
