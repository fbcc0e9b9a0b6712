/** Queries about a scene, and the public part of what one seat receives. */

import type { Fact, Scene } from '@/net/protocol'
import type { Words } from '@/i18n/words'

/** True if a bot plays the viewer's seat. */
export const isPlayedFor = ({ seat, table }: Scene) => seat !== null && table.phase === 'running' && (table.chairs[seat]?.bot ?? null) !== null

/** True if the match waits for the viewer. */
export const isAsked = (scene: Scene) => scene.seat !== null && scene.waiting_for.includes(scene.seat) && !isPlayedFor(scene)

/** True if the match is over. */
export const isOver = ({ result, table }: Scene) => result !== null || ['finished', 'called_off', 'closed', 'broken'].includes(table.phase)

/** A scene without anything private. */
export function publicScene(scene: Scene): Scene {
  // After the farewell the coach gives no advice.
  const guide = scene.guide?.stage === 'on' ? null : scene.guide
  return { ...scene, own: null, offers: [], closed: [], guide }
}

/** Facts in the wording for others, in the same number. */
export function publicFacts(facts: readonly Fact[], words: Words): readonly Fact[] {
  return facts.map((fact) => words.outward(fact))
}
