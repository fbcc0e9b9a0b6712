/** How the board is fitted into its place: the ship cut open where there is room, its cabins in two rows elsewhere. */

/** The ship cut open, and the voyage above it, as they were drawn. */
export const SHIP = { width: 1022, height: 491, strip: 87 }
/** The cabins in two rows, under a shorter voyage. */
export const CABINS = { width: 390, height: 400, strip: 60 }
/** The narrowest place in which the names on the doors of the ship can be read, and how wide it must be for its height. */
const NARROWEST = 800
const FLATTEST = 1.42
/** In less height than this, two rows of doors are too low for a finger. */
const LOWEST = 250

export interface Fit {
  wide: boolean
  /** The length of one unit of the drawing, in pixels. */
  unit: number
  /** There is so little height that all doors stand in one row. */
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

/** In how many columns doors stand in two rows: what they leave is for the lifeboat. */
export const columnsOf = (doors: number): number => Math.ceil((doors + 1) / 2)

/** The place of a piece on the board, in pixels of what lies over it. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** Returns where a piece of the board stands, seen from something that lies over the board. */
export function placed(over: Element | undefined, spot: string): Place | null {
  const piece = over?.closest('main.board')?.querySelector(`[data-spot="${spot}"]`)
  if (!over || !piece) return null
  const [from, to] = [over.getBoundingClientRect(), piece.getBoundingClientRect()]
  return { left: to.left - from.left, top: to.top - from.top, width: to.width, height: to.height }
}
