/**
 * The director: it plays out events, one staged moment after the other, and holds the old scene meanwhile.
 *
 * Nothing here delays the truth: the newest scene is known at once, and every prompt uses it. Only the board shows the held scene until the moments that lead to the next one are over.
 */

import type { BotPace, Fact } from '@/net/protocol'

/** By stage and fact: milliseconds at the calm pace, from the game's `moments.toml`. */
export type Stages = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Consecutive facts of one stage. */
export interface StagedMoment {
  readonly stage: string
  readonly facts: readonly Fact[]
  /** Milliseconds at the calm pace. */
  readonly ms: number
  /** All facts by the end of it: the board below still shows the scene before its whole step. */
  readonly told?: readonly Fact[]
}

/** The factor on the length of moments, by the pace of bots. */
export const FACTORS: Readonly<Record<BotPace, number>> = { calm: 1, brisk: 0.45, instant: 0 }

/** The stage of the first moment of a match. */
export const OPENING = 'opening'
/** The length of a moment with reduced motion, in milliseconds. */
export const STILL = 600
/** More than this many new facts are an absence, after which nothing is played out. */
const ABSENCE = 60
/** The share of a moment after which its points have arrived. */
export const ARRIVAL = 0.7
/** A screen that is further behind than this when something new happens, in milliseconds, jumps to the present. */
const BEHIND = 12_000

/** The name of a fact without the suffix of a wording for one seat. */
export const kindOf = ({ fact }: Fact): string => fact.replace(/-(own|seen)$/, '')

/** The staged moments among some facts, in their order. */
export function momentsOf(facts: readonly Fact[], stages: Stages): StagedMoment[] {
  const found: StagedMoment[] = []
  for (const fact of facts) {
    const kind = kindOf(fact)
    const stage = Object.keys(stages).find((name) => kind in stages[name]!)
    if (stage === undefined) continue
    const ms = stages[stage]![kind]!
    const last = found.at(-1)
    if (last?.stage === stage) found[found.length - 1] = { stage, facts: [...last.facts, fact], ms: last.ms + ms }
    else found.push({ stage, facts: [fact], ms })
  }
  return found
}

/** The same moments, each with all facts by its end. */
export function toldBy(facts: readonly Fact[], known: number, moments: readonly StagedMoment[]): StagedMoment[] {
  return moments.map((moment) => ({ ...moment, told: facts.slice(0, facts.indexOf(moment.facts.at(-1)!, known) + 1) }))
}

interface Step<S> {
  readonly moments: StagedMoment[]
  readonly scene: S
}

interface Setting {
  stages: () => Stages
  pace: () => BotPace
  /** True if the person prefers reduced motion. */
  still: () => boolean
  /** True if the page is visible. */
  visible: () => boolean
  /** Run something later, and return the function that cancels it. */
  later?: (work: () => void, ms: number) => () => void
}

const timeout = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export class Director<S> {
  /** The scene that the board shows. */
  held = $state.raw<S | null>(null)
  /** The moment that is being played out. */
  moment = $state.raw<StagedMoment | null>(null)
  /** Its length on this device, in milliseconds. */
  length = $state(0)
  /** The facts of the moments since the held scene, without the present one. */
  told = $state.raw<readonly Fact[]>([])
  /** True once the points of the present moment have arrived. */
  arrived = $state(false)

  #setting: Setting
  #steps: Step<S>[] = []
  #known: number | null = null
  #cancel: (() => void) | null = null

  constructor(setting: Setting) {
    this.#setting = setting
  }

  /** Take the newest scene and all facts up to it. */
  see(scene: S, facts: readonly Fact[]): void {
    const known = this.#known
    this.#known = facts.length
    if (known === null || facts.length < known || facts.length - known > ABSENCE || !this.#setting.visible()) return this.#jump(scene)
    if (this.#pending() > BEHIND) return this.#jump(scene)
    this.#steps.push({ moments: toldBy(facts, known, momentsOf(facts.slice(known), this.#stages)), scene })
    if (!this.moment) this.#next()
  }

  /** Play the first moment of a match, before all others: it is private to this person and has no fact. */
  open(ms: number): void {
    if (ms === 0 || this.held === null || FACTORS[this.#setting.pace()] === 0 || !this.#setting.visible()) return
    const moment = { stage: OPENING, facts: [], ms }
    if (this.moment) this.#steps[0]!.moments.unshift(moment)
    else {
      this.#steps.unshift({ moments: [moment], scene: this.held })
      this.#next()
    }
  }

  /** True if a fact is played out here: other animations then skip it. */
  plays(fact: Fact): boolean {
    return momentsOf([fact], this.#stages).length > 0
  }

  /** End the present moment; the next one follows. */
  skip(): void {
    if (!this.moment) return
    this.told = [...this.told, ...this.moment.facts]
    this.#stop()
    this.#next()
  }

  /** Show the newest scene at once. */
  skipAll(): void {
    const last = this.#steps.at(-1)
    if (last) this.#jump(last.scene)
  }

  close(): void {
    this.#stop()
    this.#steps = []
  }

  /** The stages that are played out on this device: none at the instant pace. */
  get #stages(): Stages {
    return FACTORS[this.#setting.pace()] > 0 ? this.#setting.stages() : {}
  }

  #lengthOf(moment: StagedMoment): number {
    return this.#setting.still() ? STILL : moment.ms * FACTORS[this.#setting.pace()]
  }

  #pending(): number {
    return this.#steps.flatMap(({ moments }) => moments).reduce((sum, moment) => sum + this.#lengthOf(moment), 0)
  }

  #jump(scene: S): void {
    this.#stop()
    this.#steps = []
    this.told = []
    this.held = scene
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.moment = null
    this.arrived = false
  }

  /** Play the next moment, or show the scene that the last one led to. */
  #next(): void {
    for (;;) {
      const step = this.#steps[0]
      if (!step) return
      const moment = step.moments.shift()
      if (!moment) {
        this.#steps.shift()
        this.told = []
        this.held = step.scene
        continue
      }
      this.length = this.#lengthOf(moment)
      this.moment = moment
      const later = this.#setting.later ?? timeout
      const calls = [later(() => (this.arrived = true), this.length * ARRIVAL), later(() => this.skip(), this.length)]
      this.#cancel = () => calls.forEach((call) => call())
      return
    }
  }
}
