/** Ask the server until it answers; return the function that stops asking. */
export function askUntilAnswered<T>(question: () => Promise<T>, hear: (found: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const once = () =>
    void question().then(
      (found) => stopped || hear(found),
      () => stopped || (timer = setTimeout(once, 3000)),
    )
  once()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
