/** Which things travel when something changes hands, from where to where, and how many of them at a time. */

/** So many things are in the air together; the others take off after them. */
export const TOGETHER = 12
/** Of one piece of news no more than these travel. */
export const AT_MOST = 48

interface Box {
  readonly width: number
  readonly height: number
}
interface Wanted {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Places by their names; of places with the same name the first that is drawn. */
export function drawn<P extends Box>(named: Iterable<readonly [string, P]>): Map<string, P> {
  const found = new Map<string, P>()
  for (const [name, place] of named) {
    // What is not drawn has no place: it would seem to lie in the corner of the window.
    if (!found.has(name) && place.width && place.height) found.set(name, place)
  }
  return found
}

/** What travels, with its start and its end. From a place that is not on the page it starts where it ends. */
export function routes<T extends Wanted, P>(wanted: readonly T[], before: ReadonlyMap<string, P>, now: ReadonlyMap<string, P>): (T & { start: P; end: P })[] {
  return wanted.slice(0, AT_MOST).flatMap((flight) => {
    const end = flight.to.map((spot) => now.get(spot)).find(Boolean)
    const start = flight.from.map((spot) => before.get(spot) ?? now.get(spot)).find(Boolean) ?? end
    return start && end ? [{ ...flight, start, end }] : []
  })
}

/** What is in the air after as many as there is room for have taken off, and what still waits. */
export function lifted<T>(flying: readonly T[], waiting: readonly T[]): [T[], T[]] {
  const room = Math.max(0, TOGETHER - flying.length)
  return [[...flying, ...waiting.slice(0, room)], waiting.slice(room)]
}
