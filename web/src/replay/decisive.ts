/** The decisive moments of a match. */

import type { Fact } from '@/net/protocol'

const AT_MOST = 3

/** Return the moments of moves that were taken back later, and of these undos: an undo takes back as many moves as it counts. */
export function takenBack(facts: readonly Fact[], moments: readonly number[]): Set<number> {
  const gone = new Set<number>()
  facts.forEach(({ fact, details }, number) => {
    const at = moments[number]
    if (fact !== 'undone' || at === undefined) return
    gone.add(at)
    let count = Number(details['count'])
    for (let moment = at - 1; moment > 0 && count > 0; moment--) {
      if (gone.has(moment)) continue
      gone.add(moment)
      count--
    }
  })
  return gone
}

/** The numbers of the decisive facts, in order: the weightiest ones, of equal ones the latest. */
export function decisive(facts: readonly Fact[], names: readonly string[]): number[] {
  const weight = (number: number) => {
    const { fact, details } = facts[number]!
    const points = details['points']
    // Facts with points are compared by them; facts without points always count.
    return names.includes(fact) ? (typeof points === 'number' ? points : 100) : 0
  }
  return facts
    .map((_, number) => number)
    .filter((number) => weight(number) > 0)
    .sort((one, other) => weight(other) - weight(one) || other - one)
    .slice(0, AT_MOST)
    .sort((one, other) => one - other)
}
