/** Flights beyond the edge of a stage: a copy of an element flies over everything to a place on the page. */

interface Flown {
  /** The target, as a selector. Nothing flies if the target is not drawn. */
  to: string
  /** The start and the end, as shares of the moment. */
  from: number
  until: number
  /** The length of the moment in milliseconds. */
  length: number
  still: boolean
}

/** The bend of the path, as a share of its length. */
const BEND = 0.16

/** The path between two points, bent upwards, relative to the first point. */
export function arc(x: number, y: number, steps = 8): { x: number; y: number }[] {
  const height = BEND * Math.hypot(x, y)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    return { x: x * share, y: y * share - height * 4 * share * (1 - share) }
  })
}

/** The position of the first visible element of a selector. */
function placeOf(selector: string): DOMRect | undefined {
  return [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect()).find(({ width }) => width > 0)
}

/** A layer over everything, whose contents change no layout of the page. */
function aloft(): Element {
  const found = document.querySelector('body > .aloft')
  if (found) return found
  const layer = document.createElement('div')
  layer.className = 'aloft'
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  return layer
}

/** The flights of one frame: everything is measured before the first copy is drawn, so that there is one layout only. */
let departing: (() => () => void)[] = []
function depart(measured: () => () => void): void {
  if (departing.push(measured) > 1) return
  requestAnimationFrame(() => {
    const drawn = departing.map((one) => one())
    departing = []
    for (const draw of drawn) draw()
  })
}

/** Svelte action: lets a copy of the element fly; the element itself does not move. */
export function flies(node: HTMLElement, { to, from, until, length, still }: Flown): { destroy: () => void } | undefined {
  const goal = still ? undefined : placeOf(to)
  if (!goal) return
  const layer = aloft()
  let copy: HTMLElement | null = null
  let gone = false
  const draw = (start: DOMRect) => {
    if (gone || !start.width) return
    copy = node.cloneNode(true) as HTMLElement
    copy.className = 'flown'
    copy.style.setProperty('translate', `${start.left}px ${start.top}px`)
    copy.style.setProperty('--flown', `${start.width}px`)
    layer.append(copy)
    const way = arc(goal.left + goal.width / 2 - start.left - start.width / 2, goal.top + goal.height / 2 - start.top - start.height / 2)
    // A large thing shrinks to the size of its target.
    const shrunk = 1 - Math.min(1, goal.width / start.width)
    const frames = way.map(({ x, y }, step) => ({ transform: `translate(${x}px, ${y}px) scale(${1 - (shrunk * step) / (way.length - 1)})`, opacity: step === way.length - 1 ? 0 : 1 }))
    copy.animate(frames, { duration: (until - from) * length, easing: 'ease-in-out', fill: 'forwards' }).onfinish = () => copy?.remove()
  }
  const takeOff = setTimeout(() => {
    depart(() => {
      const start = node.getBoundingClientRect()
      return () => draw(start)
    })
  }, from * length)
  return {
    destroy: () => {
      gone = true
      clearTimeout(takeOff)
      copy?.remove()
    },
  }
}

interface Standing {
  /** The place, as a selector. Nothing is shown if it is not drawn. */
  at: string
  /** The length of the moment in milliseconds. */
  length: number
  still: boolean
}

/** Svelte action: shows a copy of the element over a place outside the stage during the moment. */
export function stands(node: HTMLElement, { at, length, still }: Standing): { destroy: () => void } | undefined {
  const goal = placeOf(at)
  if (!goal) return
  const copy = node.cloneNode(true) as HTMLElement
  copy.classList.add('stood')
  copy.style.setProperty('translate', `${goal.left}px ${goal.top}px`)
  for (const side of ['width', 'height'] as const) copy.style.setProperty(side, `${goal[side]}px`)
  copy.style.setProperty('--length', `${still ? 0 : length}ms`)
  aloft().append(copy)
  return { destroy: () => copy.remove() }
}
