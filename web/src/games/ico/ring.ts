/** The positions of the seats of a table: the own one at the bottom centre, the others clockwise. */

export interface Point {
  x: number
  y: number
}
export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export interface Ring {
  /** True for an oval table with pennants that point to the right; otherwise pennants hang along the edge. */
  shape: 'oval' | 'edge'
  /** The centres of the pennants. */
  places: Point[]
  /** The size of each of them. */
  wide: number
  high: number
  /** The position of what lies in front of a seat: a ballot, a card, a portrait. */
  before: Point[]
  /** The number of pixels per pixel of the drawing. */
  unit: number
  /** The sea chart in the middle. */
  chart: Box
  /** The free table between the pennants above the chart, if there is any. */
  roof: Box | null
  /** True if the table has round corners instead of being an ellipse. */
  square: boolean
}

/** A pennant of an oval table in pixels of the drawing, and the table that is drawn. */
const PENNANT = { wide: 170, high: 70, least: 138 }
const DRAWN = { wide: 1060, high: 590 }
/** The size of a hanging pennant. */
const HANGING = { wide: 72, high: 60 }
/** The least size of a touch target. */
const TARGET = 44
/** The least size at which there is room for an oval table. */
const OVAL = { wide: 640, high: 400 }
/** The least height of the chart if all seats are above and below it. */
const CHART = 118
const GAP = 6

/** Return an oval table if there is room for one, else seats along the four sides: twenty fit on a phone. */
export function ring(count: number, width: number, height: number): Ring {
  return (width >= OVAL.wide && height >= OVAL.high && oval(count, width, height)) || edge(count, width, height)
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** Many seats are drawn a little smaller. */
const SMALLER = [1, 0.93, 0.86, 0.8]
/** The positions of what lies in front of a seat, and the size of the chart, as shares of the distance to the pennants. */
const BEFORE = { x: 0.713, y: 0.7 }
const MIDDLE = { x: 0.6, y: 0.565 }
/** The degree of the superellipse of a table with many seats: higher is squarer. */
const DEGREE = 3.4

function oval(count: number, width: number, height: number): Ring | null {
  const usual = clamp(0.82, Math.min(width / DRAWN.wide, height / DRAWN.high), 2)
  return SMALLER.reduce<Ring | null>((found, scale) => found ?? ovalOf(count, width, height, usual * scale, evenly) ?? ovalOf(count, width, height, usual * scale, closely), null)
}

interface Size {
  wide: number
  high: number
}
/** The distances from the centre of the table to its seats; null if pennants would overlap. */
type Spread = (count: number, radius: Point, seat: Size) => Point[] | null

/** Return seats at equal angles around an ellipse. */
const evenly: Spread = (count, radius, seat) => {
  const places = Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI + Math.PI / 2
    return { x: radius.x * Math.cos(angle), y: radius.y * Math.sin(angle) }
  })
  return places.every((one, place) => distance(one, places[(place + 1) % count]!, seat) >= 1) ? places : null
}

/** The number of seats that fit between two centres, horizontally or vertically. */
const distance = (one: Point, other: Point, { wide, high }: Size) => Math.max(Math.abs(one.x - other.x) / (wide + 3), Math.abs(one.y - other.y) / (high + 3))

/** Return seats around a table with round corners, with equal distances between neighbours. */
const closely: Spread = (count, radius, seat) => {
  const STEPS = 2000
  const rounded = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / DEGREE)
  const at = (step: number): Point => {
    const angle = (step / STEPS) * 2 * Math.PI + Math.PI / 2
    return { x: radius.x * rounded(Math.cos(angle)), y: radius.y * rounded(Math.sin(angle)) }
  }
  const ways = [0]
  for (let step = 1; step <= STEPS; step++) ways.push(ways[step - 1]! + distance(at(step - 1), at(step), seat))
  const places = Array.from({ length: count }, (_, place) => at(ways.findIndex((way) => way >= (place / count) * ways[STEPS]!)))
  return places.every((one, place) => distance(one, places[(place + 1) % count]!, seat) >= 0.995) ? places : null
}

function ovalOf(count: number, width: number, height: number, unit: number, spread: Spread): Ring | null {
  const high = PENNANT.high * unit
  const [x, y] = [width / 2, height / 2]
  const down = (height - high) / 2 - 14 * unit
  for (let wide = PENNANT.wide * unit; wide >= PENNANT.least * unit; wide -= 4) {
    const across = (width - wide) / 2 - 4
    const ways = spread(count, { x: across, y: down }, { wide, high })
    if (!ways) continue
    const at = (share: Point) => ways.map((way) => ({ x: x + way.x * share.x, y: y + way.y * share.y }))
    const half = { x: across * MIDDLE.x, y: down * MIDDLE.y }
    const chart = { left: x - half.x, top: y - half.y, width: 2 * half.x, height: 2 * half.y }
    return { shape: 'oval', places: at({ x: 1, y: 1 }), wide, high, unit, before: at(BEFORE), chart, roof: null, square: spread === closely }
  }
  return null
}

interface Shape {
  bottom: number
  side: number
  top: number
  wide: number
  high: number
}

/** The largest pennants for these numbers of seats at the bottom, at each side and at the top; null if one is too small for a finger. */
function fitted(bottom: number, side: number, top: number, width: number, height: number): Shape | null {
  // One pair of seats next to the upper row leaves the whole width to the chart.
  const wide = Math.min(width / Math.max(bottom, top), side > 1 ? width * 0.25 : width / 3)
  const high = Math.min(88, side > 1 ? height / (side + 2) : side ? Math.min((height - CHART) / 3, height * 0.187) : (height - CHART) / 2)
  return wide >= TARGET + 2 && high >= TARGET + 1 ? { bottom, side, top, wide, high } : null
}

/** Return the numbers of seats at the bottom, at each side and at the top that leave most room to each. */
function shaped(count: number, width: number, height: number): Shape {
  let best: Shape | null = null
  let most = 0
  for (let side = 0; side * 2 < count - 1; side++) {
    const rest = count - side * 2
    for (const bottom of new Set([Math.ceil(rest / 2), Math.max(1, Math.ceil(rest / 2) - 1), Math.min(rest - 1, Math.ceil(rest / 2) + 1)])) {
      const found = fitted(bottom, side, rest - bottom, width, height)
      if (!found) continue
      // An odd number at the bottom has a middle for the own seat.
      const room = Math.min(found.wide / HANGING.wide, found.high / HANGING.high) * (bottom % 2 ? 1 : 0.93)
      if (room > most) [best, most] = [found, room]
    }
  }
  const half = Math.ceil(count / 2)
  return best ?? { bottom: half, side: 0, top: count - half, wide: width / half, high: Math.max(TARGET, height / 3) }
}

function edge(count: number, width: number, total: number): Ring {
  // Speech hangs below the lowest pennants.
  const height = total - 16
  const { bottom, side, top, wide: room, high: step } = shaped(count, width, height)
  const wide = Math.max(TARGET, Math.min(room - GAP, 124))
  const high = Math.max(TARGET, step - GAP)
  /** The centres of some seats in a row: few seats stay together instead of moving to the corners. */
  const row = (several: number) => {
    const apart = Math.min((width - room) / Math.max(1, several - 1), several * room < width * 0.75 && side ? room * 1.5 : width)
    return Array.from({ length: several }, (_, place) => width / 2 + (place - (several - 1) / 2) * apart)
  }
  const [first, last] = [high / 2, height - high / 2]
  const upwards = side === 1 ? [first + high + GAP] : Array.from({ length: side }, (_, place) => last - ((last - first) * (place + 1)) / (side + 1))
  const below = row(bottom)
  const middle = Math.floor(bottom / 2)
  const places = [
    ...below.slice(0, middle + 1).reverse().map((x) => ({ x, y: last })),
    ...upwards.map((y) => ({ x: room / 2, y })),
    ...row(top).map((x) => ({ x, y: first })),
    ...upwards.toReversed().map((y) => ({ x: width - room / 2, y })),
    ...below.slice(middle + 1).reverse().map((x) => ({ x, y: last })),
  ]
  const across = side > 1 ? room + 2 : 6
  const above = high * (side === 1 ? 2 : 1) + GAP * (side === 1 ? 3 : 2)
  const chart = { left: across, top: above, width: width - 2 * across, height: height - above - high - 2 * GAP }
  const before = places.map(({ x, y }) => ({
    x: clamp(chart.left, x, chart.left + chart.width),
    y: clamp(chart.top, y, chart.top + chart.height),
  }))
  const roof = side === 1 ? { left: room, top: high + GAP, width: width - 2 * room, height: high } : null
  return { shape: 'edge', places, wide, high, before, unit: Math.min(wide / HANGING.wide, high / HANGING.high), chart, roof, square: true }
}

/** Return the chevrons of the table: all in the direction of play, and those from the proposer to the next seat. */
export function chevrons({ shape, before, chart, unit }: Ring, proposer: number, clockwise: boolean): { all: string; lit: string } {
  const count = before.length
  const found = { all: '', lit: '' }
  const middle = { x: chart.left + chart.width / 2, y: chart.top + chart.height / 2 }
  // At an oval table they are between the pennants and what lies in front of them.
  const track = before.map(({ x, y }) => (shape === 'oval' ? { x: middle.x + (x - middle.x) * 1.15, y: middle.y + (y - middle.y) * 1.13 } : { x, y }))
  track.forEach((one, place) => {
    const isLit = place === proposer
    if (shape === 'edge' && !isLit) return
    const next = track[(place + (clockwise ? 1 : -1) + count) % count]!
    const [along, angle] = [Math.hypot(next.x - one.x, next.y - one.y), Math.atan2(next.y - one.y, next.x - one.x)]
    const aside = shape === 'edge' && Math.abs(next.y - one.y) > Math.abs(next.x - one.x) ? asideOf(one.x, chart) : 0
    const marks = Math.max(1, Math.min(aside ? 3 : 5, Math.floor(along / (22 * unit)) - 1))
    for (let mark = 0; mark < marks; mark++) {
      const share = 0.5 + (mark - (marks - 1) / 2) * Math.min(0.16, (20 * unit) / along)
      found[isLit ? 'lit' : 'all'] += chevron({ x: one.x + (next.x - one.x) * share + aside, y: one.y + (next.y - one.y) * share }, angle, 5)
    }
  })
  return found
}

/** The distance of chevrons from the edge of a chart, in pixels. */
const RIM = 22
/** Return by how many pixels vertical chevrons move to the rim of the chart, so that they cover no text. */
function asideOf(x: number, { left, width }: Box): number {
  const within = Math.min(x - left, left + width - x)
  return within <= RIM ? 0 : (x < left + width / 2 ? -1 : 1) * (within - RIM)
}

function chevron(at: Point, angle: number, size: number): string {
  const turned = (along: number, beside: number) => `${(at.x + along * Math.cos(angle) - beside * Math.sin(angle)).toFixed(1)} ${(at.y + along * Math.sin(angle) + beside * Math.cos(angle)).toFixed(1)}`
  return `M${turned(-size * 0.8, -size)}L${turned(size * 0.6, 0)}L${turned(-size * 0.8, size)}`
}
