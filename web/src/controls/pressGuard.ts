/** Keeps a press from hitting something else than was aimed at: a question changed, and with it the button under the finger. */

import { SETTLING } from './confirming.svelte'

/** A button as it lay on the screen, and what a press on it meant. */
export interface Placed<Element> {
  element: Element
  meaning: string
  left: number
  top: number
  right: number
  bottom: number
}

/** The buttons that may answer a question: in the panel, in the tray and on the board. */
const BUTTONS = '.pieces button, main.board button, [data-means]'

/** What pressing a button means: what its board declares, or what it says to somebody who cannot see it. */
const meaningOf = (button: HTMLElement) => button.dataset['means'] ?? button.ariaLabel ?? said(button).replaceAll(/\s+/g, ' ').trim()

/** The text of a node without what is only drawn, such as a tick on something that is chosen. */
function said(node: Node): string {
  if (node instanceof Element && node.ariaHidden === 'true') return ''
  return node.hasChildNodes() ? [...node.childNodes].map(said).join('') : (node.textContent ?? '')
}

/** These buttons as they lie on the screen now. */
export function placedIn(root: HTMLElement): Placed<Element>[] {
  return [...root.querySelectorAll<HTMLElement>(BUTTONS)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { element, meaning: meaningOf(element), left, top, right, bottom }
  })
}

/** Stops a press on a button whose meaning has just changed. */
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
  /** Where the finger is; nowhere for a key. */
  at: { x: number; y: number } | null
}

/** How long presses are compared with the question before; browser tests of other things shorten it. */
const settling = () => Number(globalThis.sessionStorage?.getItem('hautemer-settling') ?? SETTLING)

export class Layouts<Element> {
  #now: () => number
  #before: { until: number; shown: readonly Placed<Element>[] }[] = []

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Notes how the buttons lie at the moment at which the question changes. */
  changes(shown: readonly Placed<Element>[]): void {
    this.#before = [...this.#recent(), { until: this.#now(), shown }]
  }

  /** Whether a moment ago the same element, or another at that place, meant something else. */
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
