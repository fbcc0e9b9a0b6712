/** Moves the keyboard focus when the element that had it is gone. */

/** To the prompt, or to the heading of the screen. */
export function regain(): void {
  const at = document.activeElement
  if (at && at !== document.body && at.getClientRects().length) return
  const place = document.querySelector<HTMLElement>('.dock') ?? document.querySelector('h1')
  place?.focus({ preventScroll: true })
}

/** After navigation a screen begins at its heading; a page that was just opened begins at its top. */
export function arrive(heading?: HTMLElement): void {
  if (heading) heading.tabIndex = -1
  if (navigator.userActivation?.hasBeenActive) regain()
}
