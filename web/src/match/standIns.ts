/** What is played for somebody whose time is up or who is away, and the warning before it. */

import type { Fact, Pace, Scene } from '@/net/protocol'

/** The last minute is told in words; where a move may take days, its last quarter. */
const LAST = 60_000

/** Whether the time that is left for a move is so short that the screen says what happens at its end. */
export function runsOut(rest: number, pace: Pick<Pace, 'move'>): boolean {
  return rest <= Math.max(LAST, (pace.move ?? 0) / 4)
}

/** The moves that were made for me since I last moved, as I heard of them; none while a bot still plays my seat. */
export function playedForMe(scene: Scene, facts: readonly Fact[]): Fact[] {
  if (scene.seat === null || scene.table.phase !== 'running' || scene.table.chairs[scene.seat]?.bot) return []
  return scene.stood_in.flatMap((number) => facts[number] ?? [])
}
