/** Paging through a match: of all the moments that a slider passes, only the last one is requested, one at a time. */

import type { ReplayMoment } from '@/net/api'

/** The number of cached moments: each contains all facts up to it. */
const KEPT = 60

export class Leafing {
  /** The requested moment or, until it arrives, the last one that did. */
  seen = $state.raw<ReplayMoment | null>(null)
  /** The point of view. */
  eyes = $state('')
  /** The number of moments from this point of view, as far as known: a running match continues. */
  moments = $state(0)
  problem = $state.raw<unknown>(null)

  readonly #ask: (moment: number, eyes: string) => Promise<ReplayMoment>
  #kept = new Map<string, ReplayMoment>()
  #wanted: { moment: number; eyes: string } | null = null
  #asking = false

  constructor(ask: (moment: number, eyes: string) => Promise<ReplayMoment>) {
    this.#ask = ask
  }

  /** Show a moment: at once if it is cached, else when it arrives, unless another one is requested by then. */
  want(moment: number, eyes: string): void {
    this.#wanted = { moment, eyes }
    const kept = this.#kept.get(`${eyes} ${moment}`)
    if (kept) this.#show(kept, eyes)
    else void this.#hurry()
  }

  /** Request the displayed moment again: the match may have continued. */
  renew(): void {
    if (!this.#wanted) return
    this.#kept.delete(`${this.#wanted.eyes} ${this.#wanted.moment}`)
    void this.#hurry()
  }

  /** The moment of a fact. */
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
        // The requested moment may be displayed already.
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
