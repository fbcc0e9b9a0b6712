/** Where the flags stand at the right of a chart: beside their lines, yet never one over another. */

export const HIGH = 150
/** From one row of flags to the next, and from one flag to its neighbour. */
export const STEP = 15
const TOP = 4
const BOTTOM = HIGH - 10

/** Those who had the same points from the first round to the last share a line. */
export function together(chart: readonly (readonly [round: number, scores: readonly number[]])[]): number[][] {
  const found = new Map<string, number[]>()
  for (const seat of (chart[0]?.[1] ?? []).keys()) {
    const line = chart.map(([, scores]) => scores[seat]).join()
    found.set(line, [...(found.get(line) ?? []), seat])
  }
  return [...found.values()]
}

export interface Row {
  seats: number[]
  y: number
}

/** Rows of flags from top to bottom, as few in a row as there is room for; y says where the line of such a group ends. */
export function rowsOf(groups: readonly number[][], y: (group: number[]) => number): Row[] {
  const most = Math.floor((BOTTOM - TOP) / STEP)
  const rowsAt = (wide: number) => groups.reduce((sum, group) => sum + Math.ceil(group.length / wide), 0)
  let wide = 1
  while (rowsAt(wide) > most && rowsAt(wide + 1) < rowsAt(wide)) wide += 1
  const rows = groups
    .map((group) => ({ group, end: y(group) }))
    .sort((one, other) => one.end - other.end)
    .flatMap(({ group, end }) => Array.from({ length: Math.ceil(group.length / wide) }, (_, row) => ({ seats: group.slice(row * wide, (row + 1) * wide), y: end })))
  const step = Math.min(STEP, (BOTTOM - TOP) / Math.max(1, rows.length - 1))
  rows.forEach((row, place) => (row.y = Math.max(row.y, place ? rows[place - 1]!.y + step : TOP)))
  rows.forEach((row, place) => (row.y = Math.min(row.y, BOTTOM - (rows.length - 1 - place) * step)))
  return rows
}
