/** The views of this game as the server writes them, and its printed numbers. */

import printed from '$games/meuterer/data.toml'
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

/** Where the ship would go if this seat passed now, with the cards it would keep (M3.4). */
export function course(view: MyView): { cards: number; island: string } | null {
  const { own, seat, draft } = view
  if (!own || seat === null || !['reward', 'trading'].includes(view.public.phase) || view.public.seats[seat]?.passed) return null
  const playing = draft.move?.['do'] === 'play' ? 1 : 0
  const cards = own.hand.length - playing
  const { islands, ship } = view.public
  return { cards, island: islands[(islands.indexOf(ship) + cards) % islands.length]! }
}
