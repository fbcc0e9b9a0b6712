/** Positions on the log line of a replay. */

export type Rounds = readonly (readonly [round: number, moment: number])[]

/** A moment as a share of the line. */
export const shareOf = (moment: number, last: number): number => (last > 0 ? moment / last : 0)

/** The knots: the first moment of each round. Only some have numbers if there is little room. */
export function knotsOf(rounds: Rounds, last: number, most: number): { round: number; share: number; numbered: boolean }[] {
  const every = Math.ceil(rounds.length / Math.max(1, most))
  return rounds.map(([round, moment], place) => ({ round, share: shareOf(moment, last), numbered: place % every === 0 }))
}

/** The beginning of the round before or after a moment; without one, the end of the line. */
export function roundBeside(rounds: Rounds, moment: number, last: number, forth: boolean): number {
  if (forth) return rounds.find(([, first]) => first > moment)?.[1] ?? last
  return rounds.findLast(([, first]) => first < moment)?.[1] ?? 0
}
