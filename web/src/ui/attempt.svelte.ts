/** Something that may go wrong, asked for by a button: it rests meanwhile, and what went wrong is said beside it. */
export class Attempt {
  busy = $state(false)
  problem = $state.raw<unknown>(null)

  /** Tries it; answers whether it was done. */
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
