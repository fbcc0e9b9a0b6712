/** The lines of the log: facts that a game marks as alike and that were told one after the other are counted in one line. */

import type { Fact } from '@/net/protocol'
import { kindOf } from './director.svelte'

/** One line: a fact and its number, or several alike up to the last of them. */
export interface LogLine {
  readonly number: number
  readonly fact: Fact
  readonly count: number
}

/**
 * The lines of some facts, numbered from `first`. What was told to this seat in words of its own, and what somebody did in another's
 * name, stays a line of its own.
 */
export function linesOf(facts: readonly Fact[], folded: readonly string[], first = 0): LogLine[] {
  const lines: LogLine[] = []
  /** Where the line that counts stands, in the present row of facts of one kind. */
  let open: { kind: string; place: number } | null = null
  facts.forEach((fact, place) => {
    const number = first + place
    const kind = kindOf(fact)
    if (open?.kind !== kind) open = null
    if (!folded.includes(kind) || fact.fact !== kind || fact.instead) return void lines.push({ number, fact, count: 1 })
    if (!open) {
      open = { kind, place: lines.length }
      lines.push({ number, fact, count: 1 })
    } else {
      const { count } = lines[open.place]!
      lines[open.place] = { number, fact, count: count + 1 }
    }
  })
  return lines.sort((one, other) => one.number - other.number)
}
