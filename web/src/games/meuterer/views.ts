/** The views of this game as the server writes them, and its printed numbers. */

import printed from '$games/meuterer/data.toml'
import type { Fact } from '@/net/protocol'
import type { View } from '@/match/games'

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
  /** The seat that has passed and now takes a role (M3.5). */
  taking: number | null
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

/** Points with their seat and reason: a token, and the island where they were scored. */
export interface Gain {
  seat: number
  points: number
  reason: string
  island: string | null
}
const REASONS: Record<string, string> = { ship_points: 'captain', mate_points: 'mate', cabin_boy_points: 'cabin_boy', merchant_points: 'merchant' }

/** The points in a fact. */
export function gainOf({ fact, details }: Fact): Gain | null {
  if (!fact.endsWith('_points')) return null
  const { seat, points, good, island } = details as { seat: number; points: number; good?: string; island?: string }
  return { seat, points, reason: REASONS[fact] ?? good ?? 'captain', island: island ?? null }
}

/** M6.1: the captain loses the points that the mate is paid. */
function paid({ fact, details }: Fact): Gain[] {
  const { captain_seat: seat, reward } = details as { captain_seat?: number; reward?: number }
  return fact === 'mate_points' && seat !== undefined && reward ? [{ seat, points: -reward, reason: 'mate', island: null }] : []
}

const trades = ({ fact }: Fact) => fact === 'played' || /^(passed|left_trading)/.test(fact) || fact === 'captain_passed'

/** The first public fact of each kind of move. */
const FIRST_TOLD = ['reward', 'played', 'pirate', 'captain_passed', 'passed', 'left_trading', 'took_role', 'fought', 'sells', 'sells_nothing', 'loader_kept']

/** True if a move begins with this fact. A sale on two islands has two facts in one move. */
function begins({ fact, details }: Fact, before: Fact | undefined): boolean {
  if (fact === 'sells' && before?.fact === 'sells' && before.details['seat'] === details['seat']) return false
  return FIRST_TOLD.includes(fact.replace(/-own$/, ''))
}

/** The facts without those of moves that were taken back. */
export function standing(facts: readonly Fact[]): Fact[] {
  const kept: Fact[] = []
  for (const fact of facts) {
    if (fact.fact !== 'undone') {
      kept.push(fact)
      continue
    }
    for (let count = Number(fact.details['count']); count > 0; count--) {
      const first = kept.findLastIndex((one, number) => begins(one, kept[number - 1]))
      kept.length = Math.max(0, first)
    }
  }
  return kept
}

/** True if a mutiny has voided the reward of this round. */
export function isVoided(told: readonly Fact[]): boolean {
  return standing(told).findLast(({ fact }) => fact === 'reward' || fact === 'mutiny_won')?.fact === 'mutiny_won'
}

/** The points of the last voyage, until everybody has had a turn in the next trading. */
export function gainsOf(told: readonly Fact[], seats: number): Gain[] {
  const facts = standing(told)
  const last = facts.findLastIndex((fact) => gainOf(fact) !== null)
  if (facts.slice(last + 1).filter(trades).length >= seats) return []
  const traded = facts.slice(0, last + 1).findLastIndex(trades)
  return facts.slice(traded + 1, last + 1).flatMap((fact) => [...(gainOf(fact) ? [gainOf(fact)!] : []), ...paid(fact)])
}

/** The remaining roles when this seat last looked, after some had been taken. */
export const lookOf = ({ own, public: { phase } }: MyView) => (phase === 'trading' ? own?.roles_seen.findLast((look) => look.taken > 0) : undefined)

/** The destination of the ship with the cards that this seat keeps (M3.4): as captain, or as mutineer if that may still be possible. */
export function course(view: MyView): { cards: number; island: string } | null {
  const { own, seat, draft } = view
  if (!own || seat === null || !['reward', 'trading'].includes(view.public.phase) || (view.public.seats[seat]?.passed && view.public.taking !== seat)) return null
  const seen = lookOf(view)
  if (seat !== view.public.captain && seen && !seen.left.includes('mutineer')) return null
  const playing = draft.move?.['do'] === 'play' ? 1 : 0
  const cards = own.hand.length - playing
  const { islands, ship } = view.public
  return { cards, island: islands[(islands.indexOf(ship) + cards) % islands.length]! }
}
