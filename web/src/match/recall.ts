/** The end of the last round, stored to be shown again: its moments, each with the scene before it. */

import { momentsOf, type Stages } from './director.svelte'
import type { Fact } from '@/net/protocol'

/** All facts of one stage in a round, and the scene before the first of them. */
export interface Page<S> {
  readonly stage: string
  readonly facts: readonly Fact[]
  readonly scene: S
}
export interface RoundEnd<S> {
  readonly round: number
  readonly pages: readonly Page<S>[]
}

/** Collects staged facts, even if they are not played out on this device. */
export class Recall<S> {
  #before: { scene: S; facts: number; round: number } | null = null
  #pages: Page<S>[] = []

  /** Take the newest scene; return the round that ended with it, if one did. */
  see(scene: S, facts: readonly Fact[], round: number, stages: Stages): RoundEnd<S> | null {
    const before = this.#before
    this.#before = { scene, facts: facts.length, round }
    // A person who was away has missed scenes, and a move that was taken back does not count.
    if (!before || facts.length < before.facts || facts.at(-1)?.fact === 'undone') {
      this.#pages = []
      return null
    }
    for (const moment of momentsOf(facts.slice(before.facts), stages)) {
      const known = this.#pages.findIndex(({ stage }) => stage === moment.stage)
      if (known < 0) this.#pages.push({ stage: moment.stage, facts: moment.facts, scene: before.scene })
      else this.#pages[known] = { ...this.#pages[known]!, facts: [...this.#pages[known]!.facts, ...moment.facts] }
    }
    if (round <= before.round) return null
    const pages = this.#pages
    this.#pages = []
    return pages.length ? { round: before.round, pages } : null
  }
}
