/** Stops a press that hits another button than intended because the prompt, and with it the button, has just changed. */

import { SETTLING } from './confirming.svelte'

/** A button as it was on the screen, and the meaning of a press on it. */
export interface Placed<Element> {
  element: Element
  meaning: string
  left: number
  top: number
  right: number
  bottom: number
}

/** The buttons that may answer a prompt: in the panel, in the tray and on the board. */
const BUTTONS = '.pieces button, main.board button, [data-means]'

/** The meaning of a button: what its board declares, or its label for screen readers. */
const meaningOf = (button: HTMLElement) => button.dataset['means'] ?? button.ariaLabel ?? said(button).replaceAll(/\s+/g, ' ').trim()

/** The text of a node without mere decoration, such as the tick on a chosen value. */
function said(node: Node): string {
  if (node instanceof Element && node.ariaHidden === 'true') return ''
  return node.hasChildNodes() ? [...node.childNodes].map(said).join('') : (node.textContent ?? '')
}

/** These buttons as they are on the screen now. */
export function placedIn(root: HTMLElement): Placed<Element>[] {
  return [...root.querySelectorAll<HTMLElement>(BUTTONS)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { element, meaning: meaningOf(element), left, top, right, bottom }
  })
}

/** Stop a press on a button whose meaning has just changed. */
export function isMistaken(layouts: Layouts<Element>, event: MouseEvent): void {
  const element = (event.target as Element).closest<HTMLElement>(BUTTONS)
  if (!element) return
  const at = event.detail === 0 ? null : { x: event.clientX, y: event.clientY }
  if (!layouts.isMistaken({ element, meaning: meaningOf(element), at })) return
  event.preventDefault()
  event.stopPropagation()
}

export interface Aimed<Element> {
  element: Element
  meaning: string
  /** The position of the pointer; none for a key. */
  at: { x: number; y: number } | null
}

/** For how long presses are compared with the earlier prompt; browser tests of other features shorten it. */
const settling = () => Number(globalThis.sessionStorage?.getItem('hautemer-settling') ?? SETTLING)

export class Layouts<Element> {
  #now: () => number
  #before: { until: number; shown: readonly Placed<Element>[] }[] = []

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Note the positions of the buttons when the prompt changes. */
  changes(shown: readonly Placed<Element>[]): void {
    this.#before = [...this.#recent(), { until: this.#now(), shown }]
  }

  /** True if, a moment ago, the same element or another one at that position had another meaning. */
  isMistaken({ element, meaning, at }: Aimed<Element>): boolean {
    return this.#recent().some(({ shown }) =>
      shown.some((one) => one.meaning !== meaning && (one.element === element || (at !== null && one.left <= at.x && at.x <= one.right && one.top <= at.y && at.y <= one.bottom))),
    )
  }

  #recent() {
    const now = this.#now()
    return this.#before.filter(({ until }) => now - until < settling())
  }
}
