/** The flights of a change: what flies, from where to where, and how many at a time. */

/** At most this many flights at the same time; the others wait. */
export const TOGETHER = 12
/** At most this many flights per update. */
export const AT_MOST = 48

interface Box {
  readonly width: number
  readonly height: number
}
interface Wanted {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Places by name; of several with the same name, the first visible one. */
export function drawn<P extends Box>(named: Iterable<readonly [string, P]>): Map<string, P> {
  const found = new Map<string, P>()
  for (const [name, place] of named) {
    // An invisible element has no position: it would seem to be in the corner of the window.
    if (!found.has(name) && place.width && place.height) found.set(name, place)
  }
  return found
}

/** A flight with its start and its end. Without a visible start it starts at its end. */
export function routes<T extends Wanted, P>(wanted: readonly T[], before: ReadonlyMap<string, P>, now: ReadonlyMap<string, P>): (T & { start: P; end: P })[] {
  return wanted.slice(0, AT_MOST).flatMap((flight) => {
    const end = flight.to.map((spot) => now.get(spot)).find(Boolean)
    const start = flight.from.map((spot) => before.get(spot) ?? now.get(spot)).find(Boolean) ?? end
    return start && end ? [{ ...flight, start, end }] : []
  })
}

/** Return the flights in the air after as many as possible have started, and those that still wait. */
export function lifted<T>(flying: readonly T[], waiting: readonly T[]): [T[], T[]] {
  const room = Math.max(0, TOGETHER - flying.length)
  return [[...flying, ...waiting.slice(0, room)], waiting.slice(room)]
}
