/** Flights on the screen: short, over everything, and without catching presses. */

import { preferences } from '@/ui/preferences.svelte'
import { drawn } from './takeOff'

/** The longest duration of a motion, in milliseconds. */
const LONGEST = 380

/** The positions of all places with a name in `data-spot`. */
export function spots(): Map<string, DOMRect> {
  if (preferences.still) return new Map()
  const named = [...document.querySelectorAll<HTMLElement>('[data-spot]')]
  return drawn(named.map((element) => [element.dataset['spot']!, element.getBoundingClientRect()] as const))
}

/** Let something fly from one place to the other. */
export function fly(thing: HTMLElement, from: DOMRect, to: DOMRect, done: () => void): void {
  const { width, height } = thing.getBoundingClientRect()
  const at = ({ left, top, width: wide, height: high }: DOMRect, scale: number) =>
    `translate(${left + (wide - width) / 2}px, ${top + (high - height) / 2}px) scale(${scale})`
  const flight = thing.animate(
    [
      { transform: at(from, 0.8), opacity: 0.5 },
      { transform: at(to, 1), opacity: 1 },
    ],
    { duration: LONGEST, easing: 'ease-in-out' },
  )
  flight.onfinish = flight.oncancel = done
}

/** Move something that is drawn at a new place there along its path. */
export function sail(thing: HTMLElement, way: Keyframe[]): void {
  if (!preferences.still && way.length > 1) thing.animate(way, { duration: LONGEST, easing: 'ease-in-out' })
}
