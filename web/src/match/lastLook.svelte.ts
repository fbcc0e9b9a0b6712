/** The last scene of a match stays in sight before the result covers it: what still travels arrives. */

import { preferences } from '@/ui/preferences.svelte'

/** How long the last scene is looked at, in milliseconds. */
const LENGTH = 1100

export class LastLook {
  /** Whether the result may be shown. */
  isOver = $state(false)

  /** For a match that may be over, and whether a moment of it is still being played out. */
  constructor(over: () => boolean, busy: () => boolean) {
    // Whoever comes to a match that is over sees the result at once.
    let played = false
    $effect(() => {
      if (!over()) {
        played = true
        this.isOver = false
      } else if (!busy()) {
        const timer = setTimeout(() => (this.isOver = true), played && !preferences.still ? LENGTH : 0)
        return () => clearTimeout(timer)
      }
      return undefined
    })
  }

  /** Show the result now. */
  end(): void {
    this.isOver = true
  }
}
