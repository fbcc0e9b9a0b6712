/** Escape shuts the drawer that a button has opened; where the button is not shown, nothing lies over the board. */
export function escapes(button: HTMLElement) {
  const shut = ({ key }: KeyboardEvent) => {
    const open = button.getAttribute('aria-expanded') === 'true' && button.getClientRects().length > 0
    if (key !== 'Escape' || !open || document.querySelector('dialog[open]')) return
    button.click()
    button.focus()
  }
  addEventListener('keydown', shut)
  return { destroy: () => removeEventListener('keydown', shut) }
}
