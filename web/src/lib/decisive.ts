/** The moments that decided a match. */

import type { Fact } from './protocol'

const AT_MOST = 6

/** The numbers of the facts that decided, in the order in which they happened: the weightiest, of equal ones the latest. */
export function decisive(facts: readonly Fact[], names: readonly string[]): number[] {
  const weight = (number: number) => {
    const { fact, details } = facts[number]!
    const points = details['points']
    // What counts in points is compared by them; what has none is always weighty.
    return names.includes(fact) ? (typeof points === 'number' ? points : 100) : 0
  }
  return facts
    .map((_, number) => number)
    .filter((number) => weight(number) > 0)
    .sort((one, other) => weight(other) - weight(one) || other - one)
    .slice(0, AT_MOST)
    .sort((one, other) => one - other)
}
