/** The lines of the log: consecutive facts that a game marks as alike are counted in one line. */

import type { Fact } from '@/net/protocol'
import { kindOf } from './director.svelte'

/** One line: a fact and its number, or several alike up to the last of them. */
export interface LogLine {
  readonly number: number
  readonly fact: Fact
  readonly count: number
}

/** The lines of some facts, numbered from `first`. A fact in the fuller wording for this seat, and one that somebody caused in another's name, keeps a line of its own. */
export function linesOf(facts: readonly Fact[], folded: readonly string[], first = 0): LogLine[] {
  const lines: LogLine[] = []
  /** The position of the counting line in the present run of facts of one kind. */
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
