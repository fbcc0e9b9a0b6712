/** Things of a stage that travel beyond its edge: a copy flies over everything to a place on the page. */

interface Flown {
  /** Where it goes: a selector of something on the page. Nothing flies where that is not drawn. */
  to: string
  /** When it takes off and when it arrives, as shares of the moment. */
  from: number
  until: number
  /** The length of the moment in milliseconds. */
  length: number
  still: boolean
}

/** How far the way is bent, as a share of its length. */
const BEND = 0.16

/** The way from one point to the other, bent upwards; seen from the first point. */
export function arc(x: number, y: number, steps = 8): { x: number; y: number }[] {
  const height = BEND * Math.hypot(x, y)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    return { x: x * share, y: y * share - height * 4 * share * (1 - share) }
  })
}

/** Where the first element of a selector is that is drawn. */
function placeOf(selector: string): DOMRect | undefined {
  return [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect()).find(({ width }) => width > 0)
}

/** Svelte action: lets a copy of the element fly; the element itself stays where it is. */
export function flies(node: HTMLElement, { to, from, until, length, still }: Flown): { destroy: () => void } | undefined {
  const goal = still ? undefined : placeOf(to)
  if (!goal) return
  let copy: HTMLElement | null = null
  const takeOff = setTimeout(() => {
    const start = node.getBoundingClientRect()
    if (!start.width) return
    copy = node.cloneNode(true) as HTMLElement
    copy.className = 'flown'
    copy.setAttribute('aria-hidden', 'true')
    copy.style.setProperty('left', `${start.left}px`)
    copy.style.setProperty('top', `${start.top}px`)
    copy.style.setProperty('--flown', `${start.width}px`)
    document.body.append(copy)
    const way = arc(goal.left + goal.width / 2 - start.left - start.width / 2, goal.top + goal.height / 2 - start.top - start.height / 2)
    // Something large becomes as small as the place that it comes to.
    const shrunk = 1 - Math.min(1, goal.width / start.width)
    const frames = way.map(({ x, y }, step) => ({ transform: `translate(${x}px, ${y}px) scale(${1 - (shrunk * step) / (way.length - 1)})`, opacity: step === way.length - 1 ? 0 : 1 }))
    copy.animate(frames, { duration: (until - from) * length, easing: 'ease-in-out', fill: 'forwards' }).onfinish = () => copy?.remove()
  }, from * length)
  return {
    destroy: () => {
      clearTimeout(takeOff)
      copy?.remove()
    },
  }
}

interface Standing {
  /** Where it stands: a selector of something on the page. Nothing is shown where that is not drawn. */
  at: string
  /** The length of the moment in milliseconds. */
  length: number
  still: boolean
}

/** Svelte action: shows a copy of the element over a place outside the stage, as long as the moment lasts. */
export function stands(node: HTMLElement, { at, length, still }: Standing): { destroy: () => void } | undefined {
  const goal = placeOf(at)
  if (!goal) return
  const copy = node.cloneNode(true) as HTMLElement
  copy.classList.add('stood')
  copy.setAttribute('aria-hidden', 'true')
  for (const side of ['left', 'top', 'width', 'height'] as const) copy.style.setProperty(side, `${goal[side]}px`)
  copy.style.setProperty('--length', `${still ? 0 : length}ms`)
  document.body.append(copy)
  return { destroy: () => copy.remove() }
}
