/** The contents of a round's staged moments, from the scene before them and their facts. */

import type { Fact } from '@/net/protocol'
import { roleOf } from './lying'
import { gainOf, ISLANDS, type Gain, type MyView } from './views'

/** The seats that turn up a role, in the order of the facts, the captain first. */
export function turnedUp(view: MyView, facts: readonly Fact[]): { seat: number; role: string }[] {
  const shown = facts.filter(({ fact }) => fact === 'revealed').map(({ details }) => ({ seat: details['seat'] as number, role: details['role'] as string }))
  const last = (role: string) => Number(role === 'mutineer')
  return [{ seat: view.public.captain, role: 'captain' }, ...shown.sort((one, other) => last(one.role) - last(other.role))]
}

const CAPTAINS = ['captain', 'mate']
const FIGHTERS = [...CAPTAINS, 'mutineer', 'cabin_boy']

/** The fighters by side. */
export function fighters(view: MyView): { seat: number; role: string }[] {
  return view.public.seats
    .map((_, seat) => ({ seat, role: seat === view.public.captain ? 'captain' : (roleOf(view, seat) ?? '') }))
    .filter(({ role }) => FIGHTERS.includes(role))
}

export interface Tug {
  /** The strengths of the captain's and the mutineer's side, before and after. */
  before: readonly [captains: number, mutineers: number]
  after: readonly [captains: number, mutineers: number]
  /** The seat that has just laid conflict cards, and their number. */
  laid: readonly { seat: number; count: number; captains: boolean }[]
  /** The outcome, if it is decided. */
  winner: 'captains' | 'mutineers' | null
}

/** The state of the tug of war after some facts. */
export function tug(view: MyView, facts: readonly Fact[]): Tug {
  const before = view.public.strengths ?? [0, 0]
  const roles = new Map(fighters(view).map(({ seat, role }) => [seat, role]))
  const laid = facts
    .filter(({ fact }) => fact === 'fought')
    .map(({ details }) => ({ seat: details['seat'] as number, count: details['conflicts'] as number, captains: CAPTAINS.includes(roles.get(details['seat'] as number) ?? '') }))
  const sum = (captains: boolean) => laid.filter((one) => one.captains === captains).reduce((all, { count }) => all + count, 0)
  const verdict = facts.find(({ fact }) => fact === 'mutiny_won' || fact === 'mutiny_failed')
  const after = verdict ? ([verdict.details['captains'], verdict.details['mutineers']] as [number, number]) : ([before[0] + sum(true), before[1] + sum(false)] as const)
  return { before, after, laid, winner: verdict ? (verdict.fact === 'mutiny_won' ? 'mutineers' : 'captains') : null }
}

/** Conflict cards that count, or the mate's strength: the seat, the side, and when they appear. */
export interface Sabres {
  seat: number
  captains: boolean
  count: number
  when: 'trading' | 'call' | 'mate'
}

/** Everything that counts for either side after some facts. Cards laid during trading count only under some rules: the strengths then include them. */
export function sabres(view: MyView, facts: readonly Fact[]): Sabres[] {
  const crew = fighters(view)
  const just = new Map(facts.filter(({ fact }) => fact === 'fought').map(({ details }) => [details['seat'] as number, details['conflicts'] as number]))
  const before = view.public.strengths ?? [0, 0]
  return [true, false].flatMap((captains) => {
    const side = crew.filter(({ role }) => CAPTAINS.includes(role) === captains)
    const called = side.map(({ seat }) => ({ seat, captains, count: view.public.seats[seat]!.conflicts ?? 0, when: 'call' as const }))
    const mate = side.filter(({ role }) => role === 'mate').map(({ seat }) => ({ seat, captains, count: 1, when: 'mate' as const }))
    const rest = before[captains ? 0 : 1] - called.reduce((sum, { count }) => sum + count, 0) - mate.length
    const traded = side.map(({ seat }) => ({ seat, captains, count: rest > 0 ? view.public.seats[seat]!.laid.filter((card) => card === 'conflict').length : 0, when: 'trading' as const }))
    const now = called.map((one) => ({ ...one, count: one.count + (just.get(one.seat) ?? 0) }))
    return [...traded, ...now, ...mate].filter(({ count }) => count > 0)
  })
}

/** The position of the knot of the rope towards the captain's side, in marks on the deck: at most three either way. */
export const knotAt = ([captains, mutineers]: readonly [number, number]): number => Math.max(-3, Math.min(3, mutineers - captains))

export interface Stall {
  island: string
  /** The sales of each seat there. */
  piles: readonly { seat: number; good: string; count: number; points: number | null }[]
  /** Which of the three prices is paid: alone, with one equal, with two; none if more are equal. */
  price: number
  /** The merchant, who is paid as if alone. */
  merchant: number | null
}

/** The islands where points are scored, one after the other, with all sales there. */
export function stalls(view: MyView, facts: readonly Fact[]): Stall[] {
  const paid = facts.filter(({ fact }) => fact === 'sale_points' || fact === 'merchant_points')
  const islands = [...new Set(paid.map(({ details }) => details['island'] as string))]
  return islands.map((island) => {
    const here = paid.filter(({ details }) => details['island'] === island)
    const winners = here.map(({ details }) => ({ seat: details['seat'] as number, good: details['good'] as string, count: details['count'] as number, points: details['points'] as number }))
    const others = view.public.seats.flatMap(({ sales }, seat) =>
      sales.filter((sale) => sale.island === island && !winners.some((one) => one.seat === seat)).map(({ good, count }) => ({ seat, good, count, points: null })),
    )
    const merchant = here.find(({ fact }) => fact === 'merchant_points')
    return { island, piles: [...winners, ...others].sort((one, other) => one.seat - other.seat), price: winners.length - 1, merchant: merchant ? (merchant.details['seat'] as number) : null }
  })
}

/** The three prices of an island. */
export const pricesOf = (island: string): readonly number[] => ISLANDS[island]!.sales

/** The points in some facts, and what the mate's reward costs the captain. */
export function payments(facts: readonly Fact[]): Gain[] {
  return facts.flatMap((fact) => {
    const gain = gainOf(fact)
    const { captain_seat: seat, reward } = fact.details as { captain_seat?: number; reward?: number }
    const cost = fact.fact === 'mate_points' && seat !== undefined && reward ? [{ seat, points: -reward, reason: 'mate', island: null }] : []
    return gain ? [gain, ...cost] : []
  })
}
