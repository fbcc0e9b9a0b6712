/** The ring of islands on the chart: two rows in a wide place, the edge of a square in a narrow one. */

/** A point of the chart, in percent of its width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Layout {
  /** The centre of each island, clockwise from the upper left. */
  readonly spots: readonly Point[]
  /** The distance of the track below the centre of an island. */
  readonly drop: number
}

const spots = (columns: readonly number[], rows: readonly number[], edge: readonly (readonly [row: number, column: number])[]) =>
  edge.map(([row, column]) => ({ x: columns[column]!, y: rows[row]! }))

/** Five islands above, five below, and one at each side, which is set outwards a little. */
export const WIDE: Layout = {
  spots: spots(
    [10.65, 30.3, 50, 69.7, 89.35, 90.5, 9.5],
    [16.3, 49.6, 83],
    [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [1, 5], [2, 4], [2, 3], [2, 2], [2, 1], [2, 0], [1, 6]],
  ),
  drop: 1.4,
}
/** The edge of a square of four by four. */
export const SQUARE: Layout = {
  spots: spots(
    [12.2, 37.4, 62.6, 87.8],
    [9.9, 35.1, 60.3, 85.5],
    [[0, 0], [0, 1], [0, 2], [0, 3], [1, 3], [2, 3], [3, 3], [3, 2], [3, 1], [3, 0], [2, 0], [1, 0]],
  ),
  drop: 1.6,
}

const short = (number: number) => String(Number(number.toFixed(1)))

/** The track from an island over this many further ones, as a smooth path; by default the whole ring. */
export function track({ spots, drop }: Layout, from = 0, steps = spots.length): string {
  const at = (place: number) => spots[(place + 2 * spots.length) % spots.length]!
  const point = (x: number, y: number) => `${short(x)} ${short(y + drop)}`
  let path = `M${point(at(from).x, at(from).y)}`
  for (let place = from; place < from + steps; place++) {
    const [before, start, end, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)]
    path += `C${point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6)} ${point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6)} ${point(end.x, end.y)}`
  }
  return path
}

/** The number of islands between two, clockwise. */
export const stepsBetween = (islands: readonly string[], from: string, to: string): number =>
  (islands.indexOf(to) - islands.indexOf(from) + islands.length) % islands.length

/** The side of its island on which a ship anchors: towards the centre of the chart, or left if both are equally near. */
export const roadstead = ({ spots }: Layout, place: number): 1 | -1 => (spots[place]!.x < 30 ? 1 : -1)

/** True if an island is at the upper edge of the chart, where there is less room for masts. */
export const isAbove = ({ spots }: Layout, place: number): boolean => spots[place]!.y === Math.min(...spots.map(({ y }) => y))

/** True if an island is at a side of the chart, next to the contents of the middle. */
export const isAside = ({ spots }: Layout, place: number): boolean => {
  const rows = spots.map(({ y }) => y)
  return spots[place]!.y > Math.min(...rows) && spots[place]!.y < Math.max(...rows)
}

/** The path of a ship over the ring in pixels, relative to its end; for the size of a place see `chart.css`. */
export function wayBetween(from: number, to: number, width: number, height: number): Point[] {
  const wide = width >= height * 1.25 && width >= 400
  const large = wide && width >= 560 && height >= 430
  const layout = wide ? WIDE : SQUARE
  const unit = large ? Math.min(width / 1014, height / 570) : wide ? Math.min(width / 504, height / 374) : Math.min(width / 374, height / 382)
  const count = layout.spots.length
  const at = (place: number): Point => {
    const { x, y } = layout.spots[place % count]!
    const side = roadstead(layout, place % count) * (wide && isAside(layout, place % count) ? 0.62 : 1)
    return { x: (x * width) / 100 + side * unit * (large ? 98 : 46), y: (y * height) / 100 }
  }
  const end = at(to)
  const steps = (to - from + count) % count
  return Array.from({ length: steps + 1 }, (_, step) => at(from + step)).map(({ x, y }) => ({ x: x - end.x, y: y - end.y }))
}
