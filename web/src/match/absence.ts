/** Detects that the person was away: events from that time are not played back. */

/** After an absence of this many milliseconds nothing flies, also not while news of that time may still arrive. */
const ABSENCE = 20_000
const ARRIVING = 3000

/** Remembers an absence, so that events from that time are not played back. */
export class Absence {
  #now: () => number
  #since: number | null = null
  #back: number | null = null

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Note that the page is hidden, or the connection lost. */
  note(away: boolean): void {
    if (away) this.#since ??= this.#now()
    else {
      if (this.#since !== null && this.#now() - this.#since >= ABSENCE) this.#back = this.#now()
      this.#since = null
    }
  }

  /** True if news that arrives now is from a long absence that has just ended, or still lasts. */
  isLong(): boolean {
    const now = this.#now()
    return (this.#since !== null && now - this.#since >= ABSENCE) || (this.#back !== null && now - this.#back < ARRIVING)
  }
}
