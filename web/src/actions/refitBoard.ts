/** Svelte action: fits the board one frame after its space has changed, so that the press that changed it is shown first. */

import type { Action } from 'svelte/action'
import { afterPicture } from '@/ui/nextFrame.svelte'

/** `ready` is called once the space is known, so that the board is laid out only once. */
export const refitBoard: Action<HTMLElement, (() => void) | undefined> = (room, ready) => {
  let callOff = () => {}
  const observer = new ResizeObserver(([seen]) => {
    callOff()
    // On a wide screen the observed element has no height: the board fills its place.
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
