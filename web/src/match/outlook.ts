/** What a scene says to whom, and what everybody may see of what one seat is told. */

import type { Fact, Scene } from '@/net/protocol'
import type { Words } from '@/i18n/words'

/** Whether a bot plays for whoever looks. */
export const isPlayedFor = ({ seat, table }: Scene) => seat !== null && table.phase === 'running' && (table.chairs[seat]?.bot ?? null) !== null

/** Whether the match waits for whoever looks. */
export const isAsked = (scene: Scene) => scene.seat !== null && scene.waiting_for.includes(scene.seat) && !isPlayedFor(scene)

/** Whether nothing is played any more. */
export const isOver = ({ result, table }: Scene) => result !== null || ['finished', 'called_off', 'closed', 'broken'].includes(table.phase)

/** A scene without anything that is its seat's own. */
export function publicScene(scene: Scene): Scene {
  // A coach who has said farewell advises nothing any more.
  const guide = scene.guide?.stage === 'on' ? null : scene.guide
  return { ...scene, own: null, offers: [], closed: [], guide }
}

/** Facts as others are told them, as many as there were. */
export function publicFacts(facts: readonly Fact[], words: Words): readonly Fact[] {
  return facts.map((fact) => words.outward(fact))
}
