/** The last line of a list stays in sight, however many come at once, unless somebody has scrolled away from it. */

import type { Action } from 'svelte/action'

/** So many pixels from the end are still the end. */
const NEAR = 40

export const keepAtEnd: Action<HTMLElement, number> = (list) => {
  let following = true
  let seen = ''
  const measures = () => `${list.scrollHeight} ${list.clientHeight}`
  function look() {
    // What has grown or shrunk since it was last seen has not been scrolled by anybody: that is followed below.
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
