/** What takes longer to draw comes one picture later: the press that asked for it is seen first. */

/** Does something after the next picture; what it gives back calls that off. */
export function afterPicture(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => (timer = setTimeout(work))
  // A frame's callback runs just before its picture is drawn, a timer set there just after. A hidden page draws none.
  const frame = document.hidden ? (wait(), 0) : requestAnimationFrame(wait)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Milliseconds after which something that waits for an idle browser is done all the same. */
const LATEST = 3000

/** Does something once the browser is idle; what it gives back calls that off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATEST / 3)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: LATEST })
  return () => cancelIdleCallback(call)
}

/** A value as it was before the last picture. */
export function afterwards<T>(value: () => T): { readonly current: T } {
  let current = $state.raw(value())
  $effect(() => {
    const next = value()
    return afterPicture(() => (current = next))
  })
  return {
    get current() {
      return current
    },
  }
}
