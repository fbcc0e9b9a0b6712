/** Svelte action: a control that is unavailable now stays focusable and says why on tap or focus. */

import type { Action } from 'svelte/action'

interface Quiet {
  closed: boolean
  /** Says why; without it (in a replay) the button is simply disabled. */
  why?: (() => void) | undefined
}

export const unavailable: Action<HTMLButtonElement, Quiet> = (node, given) => {
  let now = given
  function show() {
    node.disabled = now.closed && !now.why
    if (now.closed && now.why) node.setAttribute('aria-disabled', 'true')
    else node.removeAttribute('aria-disabled')
  }
  function pressed(event: Event) {
    if (!now.closed || !now.why) return
    event.preventDefault()
    event.stopImmediatePropagation()
    now.why()
  }
  function focused() {
    if (now.closed && node.matches(':focus-visible')) now.why?.()
  }
  show()
  node.addEventListener('click', pressed, { capture: true })
  node.addEventListener('focus', focused)
  return {
    update(next) {
      now = next
      show()
    },
    destroy() {
      node.removeEventListener('click', pressed, { capture: true })
      node.removeEventListener('focus', focused)
    },
  }
}
