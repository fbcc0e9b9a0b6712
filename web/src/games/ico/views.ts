/** The views of this game as the server writes them. */

import type { View } from '@/match/games'

export interface TurnView {
  proposer: number
  phase: string
  loner: boolean
  vote: boolean
  owed: number
  crew: number[]
  refused: number[]
  voted: number[]
  votes_for: number[] | null
  doubled: number[]
  seasick: number[]
  overboard: number[]
  placed: number[]
  swapped: number[]
  poisons: number | null
  void: boolean
}
export interface ProposalView {
  round: number
  proposer: number
  crew: number[]
  votes_for: number[]
  doubled: number[]
  accepted: boolean
}
export interface VoyageView {
  round: number
  proposer: number
  crew: number[]
  poisons: number
  swapped: number[]
  void: boolean
  looks: { observer: number; target: number }[]
}
export interface CardView {
  card: string
  seats: number[]
  used: boolean
  out: boolean
}
export interface PublicView {
  phase: string
  round: number
  captain: number
  needed: number
  sailors_won: number
  pirates_won: number
  pirates: number
  clockwise: boolean
  turn: TurnView
  interrupted: TurnView[]
  response: { seat: number; card: string; target: number | null; replacement: number | null; seats: number[] } | null
  last_crew: number[]
  seats: { cards: number; role: string | null }[]
  deck: string[]
  used: number
  cards: CardView[]
  movements: { how: string; seat: number | null; to: number | null; count: number; cards: string[] }[]
  proposals: ProposalView[]
  voyages: VoyageView[]
  eyes: number[]
  accused: number[]
}
export interface PrivateView {
  role: string
  eyes: number[]
  bonus: string[]
  turns: { vote: boolean | null; card: string | null }[]
  placed: { voyage: number; card: string }[]
  observed: { voyage: number; seat: number; card: string }[]
  cards: CardView[]
  accused: number | null
}
export type MyView = View<PublicView, PrivateView>

/** The field of a move that a click on a seat fills; of several open ones, the first that was begun. */
export const SEAT_FIELDS: readonly (readonly [do_: string, field: string])[] = [
  ['crew', 'seats'],
  ['accuse', 'target'],
  ['bonus', 'out'],
  ['bonus', 'in'],
  ['bonus', 'target'],
  ['bonus', 'seats'],
]
