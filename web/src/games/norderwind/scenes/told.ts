/** What the facts of a moment tell, in the words of a picture. */

import type { Fact } from '@/net/protocol'

/** The last fact of that name, whether everybody or only its owner is told more. */
export function told(facts: readonly Fact[], ...names: string[]): Fact | undefined {
  return facts.findLast(({ fact }) => names.includes(fact.replace(/-(own|seen)$/, '')))
}

export interface Fight {
  strength: number
  shots: string[]
  hits: number
  /** Whether the pirates were beaten; null where the moment does not say. */
  won: boolean | null
  captain: boolean
}

/** A sea fight: the dice of both sides, and what came of it. */
export function fightOf(facts: readonly Fact[]): Fight {
  const fought = told(facts, 'fought')?.details ?? {}
  const hits = Number(fought['hits'] ?? 0)
  const strength = Number(fought['strength'] ?? 1)
  const lost = told(facts, 'beaten') !== undefined
  const won = told(facts, 'captured', 'prison_full') !== undefined
  return { strength, shots: (fought['shots'] as string[] | undefined) ?? [], hits, won: won ? true : lost ? false : told(facts, 'fought') ? hits >= strength : null, captain: told(facts, 'captured') !== undefined }
}

/** The seat that a moment is about. */
export function seatOf(facts: readonly Fact[]): number {
  return Number(facts.findLast(({ details }) => typeof details['seat'] === 'number')?.details['seat'] ?? 0)
}
