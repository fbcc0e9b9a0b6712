/** The properties of a board, a tray and pennants, from a scene. */

import type { Fact, Scene } from '@/net/protocol'
import type { View } from './games'
import { isOver } from './outlook'

/** The properties that do not depend on the displayed scene. */
export interface Surroundings extends Pick<View, 'words' | 'draft' | 'about' | 'spoken' | 'look'> {
  /** The newest scene: chairs and the open window are never outdated. */
  newest: Scene
  /** By how many milliseconds the server's clock is ahead of this device's. */
  ahead: number
  /** Functions for the viewer only; absent while the secrets are covered. */
  personal: Partial<View>
}

/** Return the view of a scene, with the facts told up to it. */
export function viewOf(scene: Scene, facts: readonly Fact[], { newest, ahead, personal, ...around }: Surroundings): View {
  const { chairs, window } = newest.table
  return {
    public: scene.public,
    own: scene.own,
    seat: scene.seat,
    chairs,
    waiting: scene.waiting_for,
    facts,
    over: isOver(scene),
    window: window?.closes_at == null ? null : { until: window.closes_at - ahead, length: window.length },
    ...around,
    ...(scene.seat === null ? {} : personal),
  }
}
