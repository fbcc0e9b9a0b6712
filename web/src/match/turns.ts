/** The order of play: the seats that act after the awaited one. */

import type { Parts, View } from './games'

/** Return the other seats, clockwise from the one after `seat`. */
export const clockwise = (seat: number, seats: number): number[] => Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats)

/** Return the next seats to act, in order, up to the viewer's seat. Empty if several seats act at once, or the game does not tell. */
export function upcoming({ standing }: Pick<Parts, 'standing'>, view: View): readonly number[] {
  if (view.waiting.length !== 1 || view.over) return []
  const next = standing.next?.(view) ?? []
  const mine = next.findIndex((seat) => seat === view.seat)
  return mine < 0 ? next : next.slice(0, mine + 1)
}
