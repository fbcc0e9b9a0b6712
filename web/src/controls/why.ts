/** Reasons for what is unavailable: the game's reasons come with the scene, the general ones are obvious. */

import { hyphens, type Words } from '@/i18n/words'
import { described } from '@/net/catalogue'
import { same } from './offers'
import type { Closed, Scene, Value, WrittenMove } from '@/net/protocol'

export interface Reason {
  /** A message id: of the game (`why-…`) or of the product (`web-why-…`). */
  message: string
  details: Record<string, Value>
  /** The clause that says so; none if there is nothing to read. */
  clause: string | null
}

/** The clause that describes each kind of move of a game. */
export async function clausesOf(game: string): Promise<Record<string, string>> {
  return (await described(game))?.clauses ?? {}
}

/** The most specific reason for a move: the one that names most of its values. */
export function reasonFor(closed: readonly Closed[], move: WrittenMove): Closed | undefined {
  const fitting = closed.filter((one) => Object.entries(one.move).every(([name, value]) => same(move[name], value)))
  const names = (one: Closed) => Object.keys(one.move).length
  return fitting.sort((one, other) => names(other) - names(one))[0]
}

/** Why a move, or the beginning of one, is not open; `told` are the clauses of the game's moves. */
export function whyNot(scene: Scene, move: WrittenMove, told: Record<string, string>): Reason {
  const own = reasonFor(scene.closed, move)
  if (own) return { message: `why-${own.why}`, details: {}, clause: own.clause }
  const clause = told[String(move['do'])] ?? null
  if (scene.result || scene.table.phase !== 'running') return { message: 'web-why-over', details: {}, clause: null }
  if (scene.table.paused) return { message: 'web-why-paused', details: {}, clause: null }
  const others = scene.waiting_for.filter((seat) => seat !== scene.seat)
  if (others.length && others.length === scene.waiting_for.length) return { message: 'web-why-turn', details: { seats: others }, clause }
  return { message: 'web-why-now', details: {}, clause }
}

/** The same reason, or the general message for that kind of move (`closed-…`) if there is no better one. */
export function specific(reason: Reason, move: WrittenMove, words: Pick<Words, 'has'>): Reason {
  const own = `closed-${hyphens(String(move['do']))}`
  return reason.message === 'web-why-now' && words.has(own) ? { ...reason, message: own } : reason
}
