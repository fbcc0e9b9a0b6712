/** The facts of a moment, in terms of its picture. */

import type { Fact } from '@/net/protocol'

/** The last fact of that name, in its public wording or in the fuller one of its owner. */
export function told(facts: readonly Fact[], ...names: string[]): Fact | undefined {
  return facts.findLast(({ fact }) => names.includes(fact.replace(/-(own|seen)$/, '')))
}

export interface Fight {
  strength: number
  shots: string[]
  hits: number
  /** True if the pirates were beaten; null if the moment does not say. */
  won: boolean | null
  captain: boolean
}

/** A sea fight: the dice of both sides, and the result. */
export function fightOf(facts: readonly Fact[]): Fight {
  const fought = told(facts, 'fought')?.details ?? {}
  const hits = Number(fought['hits'] ?? 0)
  const strength = Number(fought['strength'] ?? 1)
  const lost = told(facts, 'beaten') !== undefined
  const won = told(facts, 'captured', 'prison_full') !== undefined
  return { strength, shots: (fought['shots'] as string[] | undefined) ?? [], hits, won: won ? true : lost ? false : told(facts, 'fought') ? hits >= strength : null, captain: told(facts, 'captured') !== undefined }
}

/** The seat of a moment. */
export function seatOf(facts: readonly Fact[]): number {
  return Number(facts.findLast(({ details }) => typeof details['seat'] === 'number')?.details['seat'] ?? 0)
}
