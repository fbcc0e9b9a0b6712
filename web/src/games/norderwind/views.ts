/** The views of this game as the server writes them, and its printed numbers. */

import printed from '$games/norderwind/data.toml'
import type { View } from '../../shell/games'

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
export interface VoyageView {
  port: string
  reach: number
  drawn: string[]
  actions: number
  actions_left: number
  put_under: boolean
  open: string | null
  pirates: number | null
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
  voyage: VoyageView | null
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
export const POSTS = ['boatman', 'gunner', 'treasurer', 'accountant', 'lookout']
/** What an equipment port asks for each thing. */
export const PRICES = Object.entries((printed as { equipment: Record<string, { price: number }> }).equipment).map(([thing, { price }]) => ({ thing, price }))
