/** Svelte action: explains an element after a long press, a click with the other button, or the key « ? ». */

import type { Action } from 'svelte/action'

const LONG = 500
const STILL = 10

export const longPress: Action<HTMLElement, () => void> = (node, given) => {
  let about = given
  let timer = 0
  let from = { x: 0, y: 0 }
  /** Ignore the click that ends a long press. */
  let swallow = false

  function ask() {
    clearTimeout(timer)
    about()
  }
  function down(event: PointerEvent) {
    if (event.button !== 0) return
    swallow = false
    from = { x: event.clientX, y: event.clientY }
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      swallow = true
      about()
    }, LONG)
  }
  function moved(event: PointerEvent) {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer)
  }
  const up = () => clearTimeout(timer)
  function clicked(event: MouseEvent) {
    if (!swallow) return
    swallow = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  function menu(event: MouseEvent) {
    event.preventDefault()
    if (!swallow) ask() // A long press also opens the context menu of a phone.
  }
  function key(event: KeyboardEvent) {
    if (event.key !== '?') return
    event.preventDefault()
    ask()
  }

  node.dataset['asks'] = ''
  node.setAttribute('aria-keyshortcuts', '?')
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', moved)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('click', clicked, { capture: true })
  node.addEventListener('contextmenu', menu)
  node.addEventListener('keydown', key)
  return {
    update(next) {
      about = next
    },
    destroy() {
      clearTimeout(timer)
    },
  }
}
