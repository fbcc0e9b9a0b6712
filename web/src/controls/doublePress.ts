/** Ignores the rest of a double press if its first press has changed what is under the pointer. */

/** Milliseconds and pixels within which a press counts as the same one again. */
export const AGAIN = { within: 1000, near: 48 }

export interface Press {
  x: number
  y: number
  at: number
}

/** True if a press is at the place of the one before, within a second of it or of the change that it caused. */
export function isRepeated(before: Press | null, press: Press, changed: number): boolean {
  return before !== null && press.at - Math.max(before.at, changed) < AGAIN.within && Math.hypot(press.x - before.x, press.y - before.y) < AGAIN.near
}

/** Svelte action: once `view` has changed, ignores presses that repeat the one which changed it. */
export function steady(node: HTMLElement, view: unknown): { update: (view: unknown) => void; destroy: () => void } {
  let shown = view
  let last: Press | null = null
  let changed: number | null = null

  function guard(event: MouseEvent): void {
    if (event.detail === 0) return // With the keyboard, focus has moved together with the view.
    const press = { x: event.clientX, y: event.clientY, at: performance.now() }
    if (changed !== null && isRepeated(last, press, changed)) {
      event.preventDefault()
      event.stopPropagation()
    } else changed = null
    last = press
  }

  node.addEventListener('click', guard, true)
  return {
    update: (now) => {
      if (now !== shown) changed = performance.now()
      shown = now
    },
    destroy: () => node.removeEventListener('click', guard, true),
  }
}
