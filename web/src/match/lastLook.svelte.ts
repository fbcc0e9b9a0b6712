/** The last scene of a match stays visible before the result covers it, so that flights can end. */

import { preferences } from '@/ui/preferences.svelte'

/** How long the last scene stays, in milliseconds. */
const LENGTH = 1100

export class LastLook {
  /** True if the result may be shown. */
  isOver = $state(false)

  /** For a match that may be over; the second value is true while a moment of it is played out. */
  constructor(over: () => boolean, busy: () => boolean) {
    // A person who opens a finished match sees the result at once.
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
