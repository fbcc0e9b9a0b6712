/** Conditions for hurrying bots, and the tap on the board that does it. */

import { isAsked } from './outlook'
import type { Scene } from '@/net/protocol'

/** True if this person sits alone with bots, and the match waits for bots. */
export function canHurry(scene: Scene): boolean {
  const { seat, table, waiting_for } = scene
  if (seat === null || table.phase !== 'running' || table.paused || table.pace === 'instant' || isAsked(scene)) return false
  const isOthers = table.chairs.some(({ taken, bot, here }, other) => other !== seat && taken && (bot === null || here))
  return !isOthers && waiting_for.some((other) => table.chairs[other]?.bot)
}

/** Calls a function when the board is tapped outside everything that can be pressed. */
export function taps(board: HTMLElement, tapped: () => void) {
  let work = tapped
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('button, a, input, select, label, [role="button"], [tabindex="0"]:not(main)')) work()
  }
  board.addEventListener('click', press)
  return { update: (next: () => void) => (work = next), destroy: () => board.removeEventListener('click', press) }
}
