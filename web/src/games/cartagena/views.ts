/** The views of this game as the server writes them. */

import type { View } from '@/match/games'

export interface SeatView {
  coins: number
  combat: number
  gold: number[][]
  declared: boolean
  pledges: number
  out: boolean
  fighting: boolean
  committed: boolean
  side: string | null
  gold_cards: number[] | null
  force: number | null
}
export interface CabinView {
  pirate: string | null
  visited: boolean
  waited: number
}
export interface DuelView {
  duel: string
  seen_by: number[]
  valverde: number | null
  diaz: number | null
}
export interface PublicView {
  phase: string
  round: number
  dealer: number
  turn: number | null
  knocked: boolean
  cabins: CabinView[]
  pirate: string | null
  lifeboat: string | null
  ship: number
  storms: number[]
  mutiny: number
  supply: number
  combat_pile: number
  gold_pile: number
  looking: number
  seats: SeatView[]
  unposted: number
  drawn: number
  duels: DuelView[]
  inspected: string | null
  duel: string | null
  duel_round: number
  totals: [number, number] | null
  wins: [number, number]
  spent: string[]
}
export interface PrivateView {
  hand: string[]
  gold: number[]
  side: string | null
  committed: string | null
  looking: string[]
  drawn: number[]
  pile: { place: number; card: string }[]
  gold_pile: { place: number; card: string }[]
  known: string[][]
  known_gold: number[][]
  duels: { duel: string; valverde: number; diaz: number }[]
  spied: { target: number; pledge: number; side: string }[]
}
export type MyView = View<PublicView, PrivateView>
