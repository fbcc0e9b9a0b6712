/** The newest line of each seat, shown at the seat's pennant for some seconds. */

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Beside, Fact } from '@/net/protocol'
import { spoken, type Spoken } from './talking'

/** How long a line is shown, in milliseconds. */
export const STANDS = 7000

export class Speeches {
  readonly lines = new SvelteMap<number, Spoken>()
  #facts = -1
  #beside = -1

  /** Read the chat of a table; call it whenever the chat changes. */
  follow({ facts, beside, besideFrom }: { facts: readonly Fact[]; beside: readonly Beside[]; besideFrom: number }): void {
    untrack(() => this.see(facts, beside, besideFrom))
  }

  /** Read new lines; lines from before the first call are not shown. */
  see(facts: readonly Fact[], beside: readonly Beside[], besideFrom: number): void {
    const count = besideFrom + beside.length
    if (this.#facts >= 0) {
      for (const line of spoken(facts.slice(this.#facts), beside.slice(Math.max(0, this.#beside - besideFrom)))) {
        this.lines.set(line.seat, line)
        setTimeout(() => {
          if (this.lines.get(line.seat) === line) this.lines.delete(line.seat)
        }, STANDS)
      }
    }
    this.#facts = facts.length
    this.#beside = count
  }
}
