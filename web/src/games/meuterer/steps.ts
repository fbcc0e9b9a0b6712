/** The five steps at the end of a round, as the strip shows them. */

import type { Fact } from '@/net/protocol'
import { payments } from './staging'
import { standing, type PublicView } from './views'

export interface Step {
  readonly key: string
  /** The stages that play it out. */
  readonly stages: readonly string[]
  readonly symbol: string
}
export const STEPS: readonly Step[] = [
  { key: 'roles', stages: ['roles'], symbol: 'mask' },
  { key: 'mutiny', stages: ['mutiny'], symbol: 'g-conflict' },
  { key: 'ship', stages: ['command'], symbol: 'wheel' },
  { key: 'sales', stages: ['sales'], symbol: 'coins' },
  { key: 'voyage', stages: ['voyage', 'round'], symbol: 'compass' },
]

const PHASES: Readonly<Record<string, string>> = { mutiny: 'mutiny', sales: 'sales', keeping: 'voyage' }

/** The present step, which is played out or asked for; null unless the round is at its end. */
export function stepAt(stage: string | null, phase: PublicView['phase']): string | null {
  if (stage === null) return PHASES[phase] ?? null
  return STEPS.find(({ stages }) => stages.includes(stage))?.key ?? null
}

/** True if nobody mutinied in the round that was revealed last. */
export const isCalm = (facts: readonly Fact[]): boolean => facts.findLast(({ fact }) => fact === 'no_mutiny' || fact === 'mutineer_goal')?.fact === 'no_mutiny'

/** The summary of a round: the captain, whether there was a mutiny, and the highest gain. */
export interface Outcome {
  wheel: { seat: number; taken: boolean } | null
  best: { seat: number; points: number } | null
}
export function outcomeOf(told: readonly Fact[]): Outcome {
  const facts = standing(told)
  const verdict = facts.findLast(({ fact }) => ['mutiny_won', 'mutiny_failed', 'no_mutiny'].includes(fact))
  const sums = new Map<number, number>()
  for (const { seat, points } of payments(facts)) sums.set(seat, (sums.get(seat) ?? 0) + points)
  const [first] = [...sums].sort(([, one], [, other]) => other - one)
  return {
    wheel: verdict ? { seat: verdict.details['seat'] as number, taken: verdict.fact === 'mutiny_won' } : null,
    best: first && first[1] > 0 ? { seat: first[0], points: first[1] } : null,
  }
}
