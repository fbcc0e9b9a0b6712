/** The layout of the board: the ship in section if there is room, otherwise its cabins in two rows. */

/** The size of the drawing with the ship in section below the voyage. */
export const SHIP = { width: 1022, height: 491, strip: 87 }
/** The size of the drawing with two rows of cabins below a shorter voyage. */
export const CABINS = { width: 390, height: 400, strip: 60 }
/** The least width at which the names on the doors can be read, and the least ratio of width to height. */
const NARROWEST = 800
const FLATTEST = 1.42
/** Below this height, two rows of doors are too low for a finger. */
const LOWEST = 250

export interface Fit {
  wide: boolean
  /** The length of one unit of the drawing, in pixels. */
  unit: number
  /** True if the height suffices for a single row of doors only. */
  short: boolean
  /** The height of the voyage, in pixels. */
  strip: number
}

export function fit(width: number, height: number): Fit {
  const wide = width >= NARROWEST && width >= height * FLATTEST
  const short = !wide && height < LOWEST
  if (short) return { wide, short, unit: Math.min(width / CABINS.width, 0.8), strip: Math.max(24, height * 0.16) }
  if (!wide) return { wide, short, unit: Math.min(width / CABINS.width, height / CABINS.height), strip: (height * CABINS.strip) / CABINS.height }
  const unit = Math.min(width / SHIP.width, height / (SHIP.height + SHIP.strip))
  return { wide, short, unit, strip: height - SHIP.height * unit }
}

/** The number of columns of doors in two rows; the space that they leave is for the lifeboat. */
export const columnsOf = (doors: number): number => Math.ceil((doors + 1) / 2)

/** The position of a piece of the board, in pixels of an overlay. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** Return the position of a piece of the board, relative to an overlay. */
export function placed(over: Element | undefined, spot: string): Place | null {
  const piece = over?.closest('main.board')?.querySelector(`[data-spot="${spot}"]`)
  if (!over || !piece) return null
  const [from, to] = [over.getBoundingClientRect(), piece.getBoundingClientRect()]
  return { left: to.left - from.left, top: to.top - from.top, width: to.width, height: to.height }
}
