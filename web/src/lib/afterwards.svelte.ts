/** What takes longer to draw comes one picture later: the press that asked for it is seen first. */

export function afterwards<T>(value: () => T): { readonly current: T } {
  let current = $state.raw(value())
  $effect(() => {
    const next = value()
    let timer: ReturnType<typeof setTimeout> | undefined
    // Before a picture is drawn a frame is told; what is asked for then and there runs after it.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (current = next))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })
  return {
    get current() {
      return current
    },
  }
}
