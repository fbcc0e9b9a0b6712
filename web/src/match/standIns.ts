/** Moves in the name of an absent person, or of one whose time is up, and the warning before them. */

import type { Fact, Pace, Scene } from '@/net/protocol'

/** The last minute is announced in words; if a move may take days, the last quarter. */
const LAST = 60_000

/** True if so little time is left for a move that the screen says what happens at its end. */
export function runsOut(rest: number, pace: Pick<Pace, 'move'>): boolean {
  return rest <= Math.max(LAST, (pace.move ?? 0) / 4)
}

/** The moves that were made for this person since the person last moved; none while a bot plays the seat. */
export function playedForMe(scene: Scene, facts: readonly Fact[]): Fact[] {
  if (scene.seat === null || scene.table.phase !== 'running' || scene.table.chairs[scene.seat]?.bot) return []
  return scene.stood_in.flatMap((number) => facts[number] ?? [])
}
