/** Local data about people besides the cookie; it is deleted when somebody signs out or is deleted. */

import { preferences } from './preferences.svelte'

const PERSONAL = ['hautemer-hands', 'hautemer-draws', 'hautemer notes ']

/** Remove the names, notes, seats and random draws of all people who share this device; display settings stay. */
export function forgetHere(): void {
  preferences.name = ''
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.some((begun) => key.startsWith(begun))) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
