/** What a browser keeps of its people beside the cookie; it goes when somebody signs out or is deleted. */

import { preferences } from './preferences.svelte'

const PERSONAL = ['hautemer-hands', 'hautemer-draws', 'hautemer notes ']

/** Removes the name, the notes, the seats and the random draws of all who share this device; how the screen looks stays. */
export function forgetHere(): void {
  preferences.name = ''
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.some((begun) => key.startsWith(begun))) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
