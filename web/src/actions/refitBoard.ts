/** The board is fitted anew one picture after its room has changed: what was pressed beside it is seen before that. */

import type { Action } from 'svelte/action'
import { afterPicture } from '@/ui/nextFrame.svelte'

/** `ready` is called once the room is known: a board that is drawn then is laid out once. */
export const settles: Action<HTMLElement, (() => void) | undefined> = (room, ready) => {
  let callOff = () => {}
  const observer = new ResizeObserver(([seen]) => {
    callOff()
    // On a wide screen there is none to be observed: the board has its room whatever is pressed.
    callOff = afterPicture(() => {
      room.style.setProperty('--room', seen!.contentRect.height ? `${seen!.contentRect.height}px` : '100%')
      ready?.()
    })
  })
  observer.observe(room)
  return {
    destroy() {
      observer.disconnect()
      callOff()
    },
  }
}
