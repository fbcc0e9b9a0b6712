/** Where the keyboard goes on when what had the focus is gone. */

/** To what is asked, or to the heading of the screen. */
export function regain(): void {
  const at = document.activeElement
  if (at && at !== document.body && at.getClientRects().length) return
  const place = document.querySelector<HTMLElement>('.dock') ?? document.querySelector('h1')
  place?.focus({ preventScroll: true })
}

/** A screen that somebody came to from another begins at its heading; a page that was just opened begins at its top. */
export function arrive(heading?: HTMLElement): void {
  if (heading) heading.tabIndex = -1
  if (navigator.userActivation?.hasBeenActive) regain()
}
