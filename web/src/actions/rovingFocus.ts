/** Svelte action: a group of buttons is one tab stop, and the arrow keys move inside it. */

import type { Action } from 'svelte/action'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const rovingFocus: Action<HTMLElement> = (node) => {
  const buttons = () => [...node.querySelectorAll('button')]
  const stop = (at: number) => buttons().forEach((button, number) => (button.tabIndex = number === at ? 0 : -1))
  function pressed(event: KeyboardEvent) {
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const step = STEPS[event.key]
    if (step === undefined || at < 0) return
    event.preventDefault()
    const next = (at + step + all.length) % all.length
    stop(next)
    all[next]!.focus()
  }
  stop(0)
  node.addEventListener('keydown', pressed)
  return { destroy: () => node.removeEventListener('keydown', pressed) }
}
