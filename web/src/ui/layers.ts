/** Dialogs and drawers over a page: the browser's Back closes them before it leaves the page. */

interface Layer {
  close: () => void
}

const layers: Layer[] = []
/** The number of history entries that stand for layers, up to the present one. */
let kept = depth()
let travelling = false
let planned = false

function depth(): number {
  const state = history.state as { layers?: number } | null
  return state?.layers ?? 0
}

/** Synchronise the history with the open layers, after all simultaneous changes. */
function plan(): void {
  if (planned) return
  planned = true
  setTimeout(() => {
    planned = false
    if (!travelling) settle()
  })
}

function settle(): void {
  kept = depth()
  while (kept < layers.length) history.pushState({ layers: ++kept }, '')
  if (kept > layers.length) {
    travelling = true
    history.go(layers.length - kept)
  }
}

addEventListener('popstate', () => {
  kept = depth()
  if (!travelling) while (layers.length > kept) layers.pop()!.close()
  travelling = false
  plan()
})
// A reloaded page has no open layers.
plan()

/** Add a layer over the page; return the function that removes it. */
export function cover(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  plan()
  return () => {
    const place = layers.indexOf(layer)
    if (place < 0) return
    layers.splice(place, 1)
    plan()
  }
}

/** Navigate to another page, which replaces the layers in the history. */
export function leaveFor(address: string): void {
  const open = kept
  layers.length = 0
  if (open === 0) location.hash = address
  else if (open === 1) location.replace(address)
  else {
    travelling = true
    addEventListener('popstate', () => location.replace(address), { once: true })
    history.go(1 - open)
  }
}

// A link on a layer.
addEventListener('click', (event) => {
  if (!kept || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]:not([target])') : null
  if (!link) return
  event.preventDefault()
  leaveFor(link.getAttribute('href')!)
})
