/** Which sounds a match makes on this device: those of public facts as their game maps them, and of what is asked of this person. */

import { isSound, type Sound } from '@/ui/sounds'
import type { Fact } from '@/net/protocol'
import { kindOf } from './director.svelte'

/** By sound: the public facts that make it. */
export type SoundMap = Readonly<Record<string, readonly string[]>>

/** More new facts than these are an absence: nothing is heard of them. */
const ABSENCE = 12
/** So many sounds follow each other at most. */
const MOST = 3

/** The sounds of some new facts in their order, each of them once. */
export function soundsOf(facts: readonly Fact[], map: SoundMap): Sound[] {
  if (facts.length > ABSENCE) return []
  const found = facts.flatMap((fact) => Object.keys(map).filter((name) => map[name]!.includes(kindOf(fact))))
  return [...new Set(found)].filter(isSound).slice(0, MOST)
}

/** When the own time is short: so many milliseconds before it is up. */
export const SHORT = 15_000

/** In how many milliseconds the own time becomes short; null where it has no limit or is short already. */
export function shortIn(deadline: number | null, now: number): number | null {
  if (deadline === null) return null
  const rest = deadline - SHORT - now
  return rest > 0 ? rest : null
}
