/** The end of a match for the result: the sources of points, the course of the lead, and the turning points. */

import type { Words } from '@/i18n/words'
import type { ReplayMoment } from '@/net/api'
import type { Fact, Result } from '@/net/protocol'
import { decisive, takenBack } from './decisive'

/** A finished match, public in full: all hands revealed, and the facts that were not taken back. */
export interface Ended<P = unknown, O = unknown> {
  public: P
  owns: Readonly<Record<string, O>>
  facts: readonly Fact[]
  /** By fact: its moment in the replay. */
  moments: readonly number[]
  /** The scores at the end of each round. */
  chart: readonly (readonly [round: number, scores: readonly number[]])[]
  rounds: readonly (readonly [round: number, moment: number])[]
  result: Result
  words: Words
}

/** A kind of points. */
export interface Source {
  key: string
  name: string
  /** Colour and pattern of the roll; `owed` marks points that were paid to others. */
  look: 'waves' | 'slant' | 'ribs' | 'dots' | 'owed'
  /** The symbol on the roll. */
  mark: string
}
/** Points of one kind; paid points are negative. */
export interface Part {
  /** The key of its source. */
  key: string
  points: number
}
/** One line of the ranking: a seat, or all seats of a camp. */
export interface Row {
  seats: readonly number[]
  /** The name of a camp. A row of one seat has the name of that seat. */
  name?: string
  total: number | null
  parts: readonly Part[]
  won: boolean
  /** Side, role or fate in a word or two. */
  note?: string
  /** True if the points of this row did not count. */
  idle?: boolean
}
/** One line of the chart. */
export interface Line {
  seats: readonly number[]
  scores: readonly number[]
  /** One of the four colours; by default that of the first seat. */
  colour?: number
  /** A symbol in place of flags, and its meaning. */
  mark?: string
  name?: string
}
/** The marks above and below a round in the chart. */
export interface Sign {
  round: number
  above?: string
  below?: number
}
/** A turning point of the match. */
export interface Turn {
  moment: number
  /** The label in the margin: « manche 3 », « duel C ». */
  kicker: string
  mark: string
  seat: number | null
  title: string
  text: string
  gain?: number
}

/** The exports of a game's `outcome.ts`. All are optional. */
export interface Outcome {
  sources?: (words: Words) => Source[]
  rows?: (ended: Ended) => Row[]
  lines?: (ended: Ended) => Line[]
  signs?: (ended: Ended) => Sign[]
  /** The meanings of the signs. */
  signed?: (words: Words) => { mark: string; name: string }[]
  turns?: (ended: Ended) => Turn[]
  /** The words on the ribbon, unless they are the names of the winners. */
  headline?: (ended: Ended) => string
  /** One sentence under the ribbon: the reason of the ending. */
  summary?: (ended: Ended) => string
  /** One sentence about a seat. */
  mine?: (ended: Ended, seat: number) => string
}

/** The most moments that are shown. */
export const AT_MOST = 3

/** The end of a match without moves that were taken back. */
export function endedOf(ending: ReplayMoment, result: Result, words: Words): Ended {
  const gone = takenBack(ending.facts, ending.fact_moments)
  const kept = ending.facts.map((_, number) => number).filter((number) => !gone.has(ending.fact_moments[number]!))
  return {
    public: ending.public,
    owns: ending.owns,
    facts: kept.map((number) => ending.facts[number]!),
    moments: kept.map((number) => ending.fact_moments[number]!),
    chart: ending.chart,
    rounds: ending.rounds ?? [],
    result,
    words,
  }
}

/** The round of a moment. */
export function roundAt(rounds: Ended['rounds'], moment: number): number {
  return rounds.findLast(([, first]) => first < moment)?.[0] ?? rounds[0]?.[0] ?? 1
}

/** The seats with their points; winners come first, whatever the others have. */
export function plainRows({ scores, winners }: Result): Row[] {
  return scores
    .map((total, seat) => ({ seats: [seat], total, parts: [], won: winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total)
}

/** The ranking. A row whose parts do not add up to its total is shown without them. */
export function rowsOf(outcome: Outcome, ended: Ended): Row[] {
  const rows = outcome.rows?.(ended) ?? plainRows(ended.result)
  return rows.map((row) => (row.total === null || row.parts.reduce((sum, { points }) => sum + points, 0) === row.total ? row : { ...row, parts: [] }))
}

/** A row for each seat with the parts that a game has counted, winners first. */
export function seatRows({ result }: Pick<Ended, 'result'>, parts: (seat: number) => Part[]): Row[] {
  return plainRows(result).map((row) => ({ ...row, parts: parts(row.seats[0]!).filter(({ points }) => points !== 0) }))
}

/** The lines of the chart: seats with equal points in all rounds share one. */
export function linesOf(outcome: Outcome, ended: Pick<Ended, 'chart'> & Partial<Ended>): Line[] {
  if (outcome.lines && ended.result) return outcome.lines(ended as Ended)
  const found = new Map<string, Line & { seats: number[] }>()
  for (const seat of (ended.chart[0]?.[1] ?? []).keys()) {
    const scores = ended.chart.map(([, all]) => all[seat]!)
    const line = found.get(scores.join())
    if (line) line.seats.push(seat)
    else found.set(scores.join(), { seats: [seat], scores })
  }
  return [...found.values()]
}

/** At most three turning points, in order. */
export function turnsOf(outcome: Outcome, ended: Ended, names: readonly string[], kicker: string): Turn[] {
  if (outcome.turns) return outcome.turns(ended).slice(0, AT_MOST)
  return decisive(ended.facts, names).map((number) => {
    const { details } = ended.facts[number]!
    const round = roundAt(ended.rounds, ended.moments[number]!)
    const seat = typeof details['seat'] === 'number' ? details['seat'] : null
    return { moment: ended.moments[number]!, kicker, mark: String(round), seat, title: '', text: ended.words.fact(ended.facts[number]!) }
  })
}

/** The heaviest of some things, in their own order. */
export function heaviest<T>(things: readonly T[], weight: (thing: T) => number, most = AT_MOST): T[] {
  const kept = new Set(
    things
      .map((thing, place) => ({ place, weight: weight(thing) }))
      .filter((one) => one.weight > 0)
      .sort((one, other) => other.weight - one.weight || other.place - one.place)
      .slice(0, most)
      .map(({ place }) => place),
  )
  return things.filter((_, place) => kept.has(place))
}

/** The points that were scored, those that were paid, and the sizes of both. */
export const made = (parts: readonly Part[]): Part[] => parts.filter(({ points }) => points > 0)
export const paid = (parts: readonly Part[]): Part[] => parts.filter(({ points }) => points < 0)
export const sum = (parts: readonly Part[]): number => parts.reduce((all, { points }) => all + Math.abs(points), 0)
