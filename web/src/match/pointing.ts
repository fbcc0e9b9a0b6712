/** The coach points at places on the board, by the names in their `data-spot`, separated by spaces. */

/** Highlight the places of these names, also those that are drawn later; return the function that ends it. */
export function pointAt(names: string): () => void {
  if (!names) return () => {}
  const wanted = names.split(' ').map((name) => `[data-spot="${CSS.escape(name)}"]`).join()
  const lit = new Set<Element>()
  const light = () => {
    for (const place of document.querySelectorAll(wanted)) {
      if (lit.has(place)) continue
      place.classList.add('pointed-at')
      lit.add(place)
    }
  }
  light()
  const drawing = new MutationObserver(light)
  drawing.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-spot'] })
  return () => {
    drawing.disconnect()
    for (const place of lit) place.classList.remove('pointed-at')
  }
}
