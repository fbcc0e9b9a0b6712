/** The symbols of this game for pages without its board: the rulebook, a replay. */

import symbols from './symbols.svg?raw'

/** Adds the symbols to the page unless they are there. */
export function ensureSymbols(): void {
  if (document.getElementById('nw-hull')) return
  const sprite = document.createElement('div')
  sprite.setAttribute('aria-hidden', 'true')
  Object.assign(sprite.style, { position: 'absolute', width: '0', height: '0', overflow: 'hidden' })
  sprite.innerHTML = symbols
  document.body.append(sprite)
}
