/** What takes longer to draw comes one picture later: the press that asked for it is seen first. */

export function afterwards<T>(value: () => T): { readonly current: T } {
  let current = $state.raw(value())
  $effect(() => {
    const next = value()
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame's callback runs just before its picture is drawn, a timer set there just after.
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
