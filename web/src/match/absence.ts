/** Whether the person was away: what happened meanwhile is not played back. */

/** After an absence of so many milliseconds nothing travels, nor as long as news of it may still arrive. */
const ABSENCE = 20_000
const ARRIVING = 3000

/** Remembers whether the person was away, so that what happened meanwhile is not played back. */
export class Absence {
  #now: () => number
  #since: number | null = null
  #back: number | null = null

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Notes whether the page is out of sight, or without a line. */
  note(away: boolean): void {
    if (away) this.#since ??= this.#now()
    else {
      if (this.#since !== null && this.#now() - this.#since >= ABSENCE) this.#back = this.#now()
      this.#since = null
    }
  }

  /** Whether news that arrives now is of a long absence that is just over, or still lasts. */
  isLong(): boolean {
    const now = this.#now()
    return (this.#since !== null && now - this.#since >= ABSENCE) || (this.#back !== null && now - this.#back < ARRIVING)
  }
}
