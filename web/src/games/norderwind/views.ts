/** The views of this game as the server writes them, and its printed numbers. */

import printed from '$games/norderwind/data.toml'
import type { View } from '@/match/games'
import type { Fact } from '@/net/protocol'

export interface SeatView {
  cubes: number
  gold: number
  letters: number
  sail: number
  cannons: number
  hold: string[]
  captains: number
  crew: string[]
  all_ports: boolean
  full_crew: boolean
}
export interface PortView {
  port: string
  orders: Record<string, number>[]
  delivered: number[]
  majority: number | null
  known: string[]
  unknown: number
}
export interface CurrentVoyageView {
  port: string
  reach: number
  drawn: string[]
  actions: number
  actions_left: number
  put_under: boolean
  open: string | null
  pirates: number | null
  barred_buying: string[]
  barred_selling: string[]
  barred_equipment: string[]
}
export interface PublicView {
  phase: string
  turn: number
  asked: number
  turns: number
  goal: number
  seats: SeatView[]
  ports: PortView[]
  unseen: string[]
  voyage: CurrentVoyageView | null
}
export interface PrivateView {
  spotted: { tile: string; place: string } | null
  stacks: { port: string; known: string[]; unknown: number }[]
  unseen: string[]
}
export type MyView = View<PublicView, PrivateView>

interface Most {
  start: number
  most: number
}
export const SHIP = (printed as { ship: Record<'sail' | 'cannons' | 'hold' | 'prison' | 'crew' | 'letters', Most> }).ship
export const GOODS = ['salt', 'wheat', 'wine', 'wood', 'fish']
export const PORTS = ['norderkap', 'trutzhavn', 'olesand']
export const POSTS = ['boatman', 'gunner', 'treasurer', 'accountant', 'lookout']
/** The gold of the wreck. */
export const WRECK = (printed as unknown as { tiles: { wreck: { gold: number } } }).tiles.wreck.gold
/** The prices of an equipment port. */
export const PRICES = Object.entries((printed as { equipment: Record<string, { price: number }> }).equipment).map(([thing, { price }]) => ({ thing, price }))

/** The dice of the last fight of the last voyage, unless it was taken back. */
export function shotsOf(facts: readonly Fact[]): string[] | undefined {
  const last = facts.findLast(({ fact }) => fact === 'undone' || fact === 'sailed' || fact.startsWith('fought'))
  return last?.details['shots'] as string[] | undefined
}

/** The facts that report moves of a seat. */
const MOVED = new Set([
  'sailed', 'looked', 'kept', 'put_under', 'drew', 'passed_by', 'used_letter', 'kept_letter', 'bought', 'sold', 'salvaged', 'delivered',
  'raised_sail', 'mounted_cannon', 'hired', 'paid', 'fought', 'came_home',
])

/** The majority cube that a seat has lost since its last move. */
export function lostOf(facts: readonly Fact[], seat: number): Fact | null {
  for (const fact of facts.toReversed()) {
    if (fact.details['seat'] !== seat) continue
    if (fact.fact === 'majority_lost') return fact
    if (MOVED.has(fact.fact.replace(/-own$/, ''))) return null
  }
  return null
}

/** The price of one good at the open tile; undefined if it does not deal in it. */
export function priceOf(tile: string | null | undefined): number | undefined {
  return tile ? (printed as { tiles: Record<string, { price?: number }> }).tiles[tile]?.price : undefined
}
