/** The newest line of each seat, for some seconds after it was said: it stands at the seat's pennant. */

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Beside, Fact } from '@/net/protocol'
import { spoken, type Spoken } from './talking'

/** How long a line stands, in milliseconds. */
export const STANDS = 7000

export class Speeches {
  readonly lines = new SvelteMap<number, Spoken>()
  #facts = -1
  #beside = -1

  /** Takes in what was said at a table; to be called whenever something of it changes. */
  follow({ facts, beside, besideFrom }: { facts: readonly Fact[]; beside: readonly Beside[]; besideFrom: number }): void {
    untrack(() => this.see(facts, beside, besideFrom))
  }

  /** Takes in what was said since the last call; what was said before the first one stands nowhere. */
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
