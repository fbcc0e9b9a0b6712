/** The coach points at a place on the board, by the name in its `data-spot`. */

/** Lights the places of a name that are on the screen, also those that are drawn later; returns what ends it. */
export function pointAt(name: string): () => void {
  if (!name) return () => {}
  const lit = new Set<Element>()
  const light = () => {
    for (const place of document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)) {
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
