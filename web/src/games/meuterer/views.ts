/** The views of this game as the server writes them, and its printed numbers. */

import printed from '$games/meuterer/data.toml'
import type { Fact } from '$lib/protocol'
import type { View } from '../../shell/games'

export interface Sold {
  island: string
  good: string
  count: number
}
export interface SeatView {
  score: number
  cards: number
  laid: string[]
  passed: boolean
  role: string | null
  last_role: string | null
  conflicts: number | null
  sales: Sold[]
  known: string[]
}
export interface PublicView {
  round: number
  rounds: number
  phase: 'reward' | 'trading' | 'mutiny' | 'sales' | 'keeping' | 'over'
  captain: number
  reward: number | null
  islands: string[]
  ship: string
  active: string[]
  pirate_ship: string | null
  captain_goal: string | null
  mutineer_goal: string | null
  roles_in_pile: number
  strengths: [number, number] | null
  seats: SeatView[]
  pile: number
  discard: string[]
  drawn: number
}
export interface Known {
  cards: string[]
  holders: number[]
  maybe_under_pile: boolean
}
export interface PrivateView {
  hand: string[]
  role: string | null
  roles_seen: { taken: number; left: string[] }[]
  drawn: string[]
  keep: number
  known: Known[]
  pile: { place: number; card: string }[]
  known_of_mine: Known[]
}
export type MyView = View<PublicView, PrivateView>

export interface Island {
  buys: string
  sales: [number, number, number]
  ship: number
}
export const ISLANDS = (printed as { islands: Record<string, Island> }).islands

/** Points, for whom, and what for: a token, and the island where they were made. */
export interface Gain {
  seat: number
  points: number
  reason: string
  island: string | null
}
const REASONS: Record<string, string> = { ship_points: 'captain', mate_points: 'mate', cabin_boy_points: 'cabin_boy', merchant_points: 'merchant' }

/** What a fact says of points. */
export function gainOf({ fact, details }: Fact): Gain | null {
  if (!fact.endsWith('_points')) return null
  const { seat, points, good, island } = details as { seat: number; points: number; good?: string; island?: string }
  return { seat, points, reason: REASONS[fact] ?? good ?? 'captain', island: island ?? null }
}

/** The points of the last voyage, as long as nobody has begun to trade for the next. */
export function gainsOf(facts: readonly Fact[]): Gain[] {
  const traded = facts.findLastIndex(({ fact }) => fact === 'played' || fact.startsWith('passed') || fact === 'captain_passed')
  return facts.slice(traded + 1).flatMap((fact) => gainOf(fact) ?? [])
}

/** Where the ship would go if this seat passed now, with the cards it would keep (M3.4). */
export function course(view: MyView): { cards: number; island: string } | null {
  const { own, seat, draft } = view
  if (!own || seat === null || !['reward', 'trading'].includes(view.public.phase) || view.public.seats[seat]?.passed) return null
  const playing = draft.move?.['do'] === 'play' ? 1 : 0
  const cards = own.hand.length - playing
  const { islands, ship } = view.public
  return { cards, island: islands[(islands.indexOf(ship) + cards) % islands.length]! }
}
