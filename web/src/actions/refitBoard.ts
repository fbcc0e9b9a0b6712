/** The board is fitted anew one picture after its room has changed: what was pressed beside it is seen before that. */

import type { Action } from 'svelte/action'
import { afterPicture } from '@/ui/nextFrame.svelte'

export const settles: Action<HTMLElement> = (room) => {
  let callOff = () => {}
  const observer = new ResizeObserver(([seen]) => {
    callOff()
    // On a wide screen there is none to be observed: the board has its room whatever is pressed.
    callOff = afterPicture(() => room.style.setProperty('--room', seen!.contentRect.height ? `${seen!.contentRect.height}px` : '100%'))
  })
  observer.observe(room)
  return {
    destroy() {
      observer.disconnect()
      callOff()
    },
  }
}
