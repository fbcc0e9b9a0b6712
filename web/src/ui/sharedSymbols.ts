import { mount } from 'svelte'
import Sprite from './Sprite.svelte'

type Load = () => Promise<{ default: string }>
const asked = new Set<Load>()

/** Add the symbols of a file to the page, once for all components that draw them.
 *
 * A second copy would make the browser lay out every drawing with these symbols again. */
export function share(load: Load): void {
  if (asked.has(load)) return
  asked.add(load)
  load().then(
    ({ default: symbols }) => mount(Sprite, { target: document.body, props: { symbols } }),
    () => asked.delete(load),
  )
}
