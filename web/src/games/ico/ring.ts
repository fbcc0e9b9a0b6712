/** Where the seats of a ring stand: the own one in the middle of the bottom, the others clockwise from there. */

export interface Ring {
  /** The middles of the seats. */
  places: { x: number; y: number }[]
  /** The room that each of them has. */
  wide: number
  high: number
}

/** As large as a seat likes to be. */
const LIKES = { wide: 96, high: 76 }
const WIDEST = 150
/** What stands in the middle needs so much. */
const MIDDLE = 150
/** From here on an oval has room for a seat and its neighbour. */
const OVAL = { wide: 640, high: 400, most: 12 }
/** Few in much room are drawn larger. */
const LARGE = { room: 560, most: 9, high: 116 }

/** An oval where there is room for one, else along the four sides: twenty have room on a phone. */
export function ring(count: number, width: number, height: number): Ring {
  return count <= OVAL.most && width >= OVAL.wide && height >= OVAL.high ? oval(count, width, height) : sides(count, width, height)
}

function oval(count: number, width: number, height: number): Ring {
  const high = (height >= LARGE.room && count <= LARGE.most ? LARGE.high : LIKES.high) + 8
  const across = (width - WIDEST) / 2
  const down = (height - high) / 2
  const places = Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI + Math.PI / 2
    return { x: width / 2 + across * Math.cos(angle), y: height / 2 + down * Math.sin(angle) }
  })
  return { places, wide: Math.min(WIDEST, 2 * Math.sin(Math.PI / count) * across - 8), high }
}

interface Shape {
  bottom: number
  side: number
  top: number
}

/** So many at the bottom, at each side and at the top that everybody has as much room as possible. */
function shape(count: number, width: number, height: number): Shape {
  let best: Shape = { bottom: 1, side: 0, top: count - 1 }
  let most = 0
  for (let side = 0; side * 2 < count; side++) {
    const rest = count - side * 2
    for (const bottom of new Set([Math.ceil(rest / 2), Math.max(1, Math.ceil(rest / 2) - 1)])) {
      const top = rest - bottom
      const room = Math.min(width / Math.max(bottom, top, 3) / LIKES.wide, height / (side + 2) / LIKES.high)
      // An odd number at the bottom has a middle for the own seat.
      const liked = bottom % 2 ? room : room * 0.9
      if (liked > most) [best, most] = [{ bottom, side, top }, liked]
    }
  }
  return best
}

function sides(count: number, width: number, height: number): Ring {
  const { bottom, side, top } = shape(count, width, height)
  const wide = Math.min(WIDEST, width / Math.max(bottom, top, 3), (width - MIDDLE) / 2)
  const high = Math.min(LIKES.high + 8, height / (side + 2))
  /** The middle of a place in a row of several, spread over all the width. */
  const along = (place: number, several: number) => (several === 1 ? width / 2 : wide / 2 + (place / (several - 1)) * (width - wide))
  const row = (several: number) => {
    // Few at the top or bottom stand together, not in the corners.
    const inset = Math.max(0, (width - several * wide * 1.25) / 2) * (side > 0 ? 1 : 0)
    return Array.from({ length: several }, (_, place) => inset + along(place, several) * (1 - (2 * inset) / width))
  }
  const step = side ? (height - 2 * high) / side : 0
  const upwards = Array.from({ length: side }, (_, place) => height - high - step * (place + 0.5))
  const below = row(bottom)
  const middle = Math.floor(bottom / 2)
  const places = [
    ...below.slice(0, middle + 1).reverse().map((x) => ({ x, y: height - high / 2 })),
    ...upwards.map((y) => ({ x: wide / 2, y })),
    ...row(top).map((x) => ({ x, y: high / 2 })),
    ...upwards.toReversed().map((y) => ({ x: width - wide / 2, y })),
    ...below.slice(middle + 1).reverse().map((x) => ({ x, y: height - high / 2 })),
  ]
  return { places, wide, high }
}
