/** The geometry of a chart of scores: steps of the scale, and labels that never overlap. */

/** The most steps that are drawn. */
const STEPS = 6

/** The numbers at the side of the chart: round ones, from the least to at least the greatest. */
export function scaleOf(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (most - least) / one < STEPS) ?? Math.ceil((most - least) / STEPS)
  const first = Math.floor(least / step) * step
  const found = [first]
  while (found.at(-1)! < Math.max(most, first + step)) found.push(found.at(-1)! + step)
  return found
}

/** Move labels apart that are nearer than a gap, as little as needed and inside the bounds. Return their positions in the same order. */
export function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((_, number) => number).sort((one, other) => places[one]! - places[other]! || one - other)
  const step = Math.min(gap, (bottom - top) / Math.max(1, places.length - 1))
  const found = [...places]
  order.forEach((number, rank) => (found[number] = Math.max(found[number]!, rank ? found[order[rank - 1]!]! + step : top)))
  order.forEach((number, rank) => (found[number] = Math.min(found[number]!, bottom - (order.length - 1 - rank) * step)))
  return found
}

/** The shapes of points, one after the other: besides colour, they distinguish lines that cross. */
const SHAPES = [
  (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  (x: number, y: number, r: number) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`,
  (x: number, y: number, r: number) => `M${x} ${y - 1.35 * r}L${x + 1.35 * r} ${y}L${x} ${y + 1.35 * r}L${x - 1.35 * r} ${y}Z`,
  (x: number, y: number, r: number) => `M${x} ${y - 1.2 * r}L${x + 1.2 * r} ${y + r}H${x - 1.2 * r}Z`,
  (x: number, y: number, r: number) => `M${x} ${y + 1.2 * r}L${x + 1.2 * r} ${y - r}H${x - 1.2 * r}Z`,
  (x: number, y: number, r: number) => `M${x - 0.5 * r} ${y - 1.2 * r}h${r}L${x + 1.2 * r} ${y}L${x + 0.5 * r} ${y + 1.2 * r}h${-r}L${x - 1.2 * r} ${y}Z`,
]
export const shapeAt = (line: number, x: number, y: number, r: number): string => SHAPES[line % SHAPES.length]!(x, y, r)

/** The dashes of a line. */
export const DASHES = ['', '2 6', '13 6', '14 5 2.5 5'] as const
