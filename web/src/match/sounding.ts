/** The sounds of a match on this device: those of public facts by the game's map, and those of prompts for this person. */

import { isSound, type Sound } from '@/ui/sounds'
import type { Fact } from '@/net/protocol'
import { kindOf } from './director.svelte'

/** By sound: the public facts that make it. */
export type SoundMap = Readonly<Record<string, readonly string[]>>

/** More new facts than these are an absence: they make no sound. */
const ABSENCE = 12
/** The most sounds in a row. */
const MOST = 3

/** The sounds of some new facts in order, each of them once. */
export function soundsOf(facts: readonly Fact[], map: SoundMap): Sound[] {
  if (facts.length > ABSENCE) return []
  const found = facts.flatMap((fact) => Object.keys(map).filter((name) => map[name]!.includes(kindOf(fact))))
  return [...new Set(found)].filter(isSound).slice(0, MOST)
}

/** Milliseconds before its end at which the own time counts as short. */
export const SHORT = 15_000

/** In how many milliseconds the own time becomes short; null if it is unlimited or already short. */
export function shortIn(deadline: number | null, now: number): number | null {
  if (deadline === null) return null
  const rest = deadline - SHORT - now
  return rest > 0 ? rest : null
}
