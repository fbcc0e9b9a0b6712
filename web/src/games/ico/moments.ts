/** The contents of staged moments, from their facts. */

import type { Fact } from '@/net/protocol'
import { tally } from './chart'
import type { MyView } from './views'

export interface Votes {
  /** By seat: true if its vote was for the crew. */
  of: Map<number, boolean>
  ayes: number
  nays: number
  /** True if the votes are shown in this moment. */
  shown: boolean
  /** True if the verdict is part of this moment. */
  decided: boolean
}

/** Return the votes that are shown or counted. */
export function votesOf({ public: { turn } }: Pick<MyView, 'public'>, facts: readonly Fact[]): Votes {
  const opened = facts.find(({ fact }) => fact === 'votes_shown')?.details as { for_seats: number[]; against_seats: number[] } | undefined
  const counted = facts.find(({ fact }) => ['accepted', 'refused', 'refused_again'].includes(fact))?.details as { ayes: number; nays: number } | undefined
  const ayes = opened?.for_seats ?? turn.votes_for ?? []
  const nays = opened?.against_seats ?? (turn.votes_for ? turn.voted.filter((seat) => !ayes.includes(seat)) : [])
  const of = new Map([...ayes.map((seat) => [seat, true] as const), ...nays.map((seat) => [seat, false] as const)])
  const count = counted ?? tally({ votes_for: ayes, doubled: turn.doubled, voted: [...ayes, ...nays] })
  return { of, ayes: count.ayes, nays: count.nays, shown: opened !== undefined, decided: counted !== undefined }
}

export interface Play {
  seat: number
  card: string | null
  /** The card that has no effect. */
  cancelled: string | null
  /** The target. */
  aims: number[]
}

/** Return the player, the bonus card and its target. */
export function playOf({ fact, details }: Fact): Play {
  const told = details as { seat: number; card?: string; cancelled?: string; target_seat?: number; seats?: number[]; out_seat?: number; in_seat?: number }
  const shown: Record<string, string> = { turn_lost: 'rough_sea', antidote: 'antidote' }
  const aims = [told.target_seat, told.out_seat, told.in_seat, ...(told.seats ?? [])].filter((seat) => seat !== undefined)
  return { seat: told.seat, card: told.card ?? shown[fact] ?? null, cancelled: told.cancelled ?? null, aims }
}

/** Return the seats with their roles in the order in which they are turned up, as shares of the moment: the siren last. */
export function unmaskedOf(facts: readonly Fact[]): { seat: number; role: string; share: number }[] {
  const all = facts.flatMap(({ details }) => ((details['seats'] as number[] | undefined) ?? []).map((seat) => ({ seat, role: String(details['role']) })))
  const order = [...all.filter(({ role }) => role !== 'siren').sort((one, other) => one.seat - other.seat), ...all.filter(({ role }) => role === 'siren')]
  return order.map((one, number) => ({ ...one, share: one.role === 'siren' ? 0.7 : (0.6 * number) / Math.max(1, order.length) }))
}
