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

/** Svelte action: lets a copy of the element fly; the element itself stays where it is. */
export function flies(node: HTMLElement, { to, from, until, length, still }: Flown): { destroy: () => void } | undefined {
  const goal = still ? null : document.querySelector(to)?.getBoundingClientRect()
  if (!goal?.width) return
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
    const frames = way.map(({ x, y }, step) => ({ transform: `translate(${x}px, ${y}px)`, opacity: step === way.length - 1 ? 0 : 1 }))
    copy.animate(frames, { duration: (until - from) * length, easing: 'ease-in-out', fill: 'forwards' }).onfinish = () => copy?.remove()
  }, from * length)
  return {
    destroy: () => {
      clearTimeout(takeOff)
      copy?.remove()
    },
  }
}
