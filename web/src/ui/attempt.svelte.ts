/** A request by a button that may fail: the button is disabled meanwhile, and the error is shown next to it. */
export class Attempt {
  busy = $state(false)
  problem = $state.raw<unknown>(null)

  /** Try it; resolve to true if it succeeded. */
  async at(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.problem = null
    try {
      await work()
      return true
    } catch (wrong) {
      this.problem = wrong
      return false
    } finally {
      this.busy = false
    }
  }
}
