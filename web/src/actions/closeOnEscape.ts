/** Svelte action: Escape closes the drawer that a button has opened, but only where that button is visible. */
export function closeOnEscape(button: HTMLElement) {
  const shut = ({ key }: KeyboardEvent) => {
    const open = button.getAttribute('aria-expanded') === 'true' && button.getClientRects().length > 0
    if (key !== 'Escape' || !open || document.querySelector('dialog[open]')) return
    button.click()
    button.focus()
  }
  addEventListener('keydown', shut)
  return { destroy: () => removeEventListener('keydown', shut) }
}
