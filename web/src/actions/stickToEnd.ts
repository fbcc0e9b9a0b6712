/** Svelte action: keeps the last line of a list visible unless the user has scrolled away from it. */

import type { Action } from 'svelte/action'

/** This many pixels from the end still count as the end. */
const NEAR = 40

export const stickToEnd: Action<HTMLElement, number> = (list) => {
  let following = true
  let seen = ''
  const measures = () => `${list.scrollHeight} ${list.clientHeight}`
  function look() {
    // A change of size is not a scroll by the user; the list follows it below.
    if (measures() === seen) following = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
  }
  function update() {
    seen = measures()
    if (following) list.scrollTop = list.scrollHeight
  }
  const observer = new ResizeObserver(update)
  for (const one of [list, list.querySelector('ol')]) if (one) observer.observe(one)
  list.addEventListener('scroll', look, { passive: true })
  return { update, destroy: () => observer.disconnect() }
}
