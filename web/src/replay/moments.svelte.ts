/** Leafing through a match: of all the moments that a slider passes, the one wanted last is asked for, one at a time. */

import type { ReplayMoment } from '@/net/api'

/** So many moments that were fetched are kept: each holds all that was told until then. */
const KEPT = 60

export class Leafing {
  /** The moment that was wanted or, while it is on its way, the last one that came. */
  seen = $state.raw<ReplayMoment | null>(null)
  /** By whose eyes it is seen. */
  eyes = $state('')
  /** How many moments there are for these eyes, as far as is known: a running match goes on. */
  moments = $state(0)
  problem = $state.raw<unknown>(null)

  readonly #ask: (moment: number, eyes: string) => Promise<ReplayMoment>
  #kept = new Map<string, ReplayMoment>()
  #wanted: { moment: number; eyes: string } | null = null
  #asking = false

  constructor(ask: (moment: number, eyes: string) => Promise<ReplayMoment>) {
    this.#ask = ask
  }

  /** Shows a moment: at once where it is kept, else as soon as it is there, if nothing else is wanted by then. */
  want(moment: number, eyes: string): void {
    this.#wanted = { moment, eyes }
    const kept = this.#kept.get(`${eyes} ${moment}`)
    if (kept) this.#show(kept, eyes)
    else void this.#hurry()
  }

  /** Asks once more for what is shown: the match may have gone on. */
  renew(): void {
    if (!this.#wanted) return
    this.#kept.delete(`${this.#wanted.eyes} ${this.#wanted.moment}`)
    void this.#hurry()
  }

  /** The moment at which a fact was told. */
  async find(fact: number, eyes: string): Promise<number> {
    const { moments } = await this.#fetch(0, eyes)
    const { fact_moments } = await this.#fetch(moments - 1, eyes)
    return fact_moments[fact] ?? 0
  }

  async #hurry(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      while (this.#wanted && !this.#kept.has(`${this.#wanted.eyes} ${this.#wanted.moment}`)) {
        const { moment, eyes } = this.#wanted
        const found = await this.#fetch(moment, eyes)
        const { moment: next, eyes: others } = this.#wanted
        // What is wanted by now may be shown already.
        if (eyes === others && (moment === next || !this.#kept.has(`${eyes} ${next}`))) this.#show(found, eyes)
      }
    } catch (wrong) {
      this.problem = wrong
    } finally {
      this.#asking = false
    }
  }

  async #fetch(moment: number, eyes: string): Promise<ReplayMoment> {
    const found = await this.#ask(moment, eyes)
    this.#kept.set(`${eyes} ${moment}`, found)
    for (const first of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(first)
    }
    return found
  }

  #show(found: ReplayMoment, eyes: string): void {
    this.moments = eyes === this.eyes ? Math.max(this.moments, found.moments) : found.moments
    this.eyes = eyes
    this.seen = found
    this.problem = null
  }
}
