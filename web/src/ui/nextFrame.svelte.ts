/** Defers slow drawing by one frame, so that the press that caused it is shown first. */

/** Run something after the next frame; return the function that cancels it. */
export function afterPicture(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => (timer = setTimeout(work))
  // A frame callback runs just before its frame is drawn, a timer set there just after. A hidden page draws none.
  const frame = document.hidden ? (wait(), 0) : requestAnimationFrame(wait)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Milliseconds after which something that waits for an idle browser runs in any case. */
const LATEST = 3000

/** Run something once the browser is idle; return the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATEST / 3)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: LATEST })
  return () => cancelIdleCallback(call)
}

/** A value as it was before the last frame. */
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
