/** The duels: posted sailors, finished duels, and the cards on the deck. */

import type { Fact } from '@/net/protocol'
import type { MyView, PrivateView } from './views'

export const DUELS = ['A', 'B', 'C', 'D', 'E'] as const
export type Side = 'valverde' | 'diaz'
export const SIDES: readonly Side[] = ['valverde', 'diaz']

/** The secrets that this viewer may know: the own ones, or everybody's if everything is revealed. */
export const opened = ({ own, owns }: Pick<MyView, 'own' | 'owns'>): PrivateView[] => (owns ? Object.values(owns) : own ? [own] : [])

export const sideOf = (card: string): Side => (card.startsWith('valverde') ? 'valverde' : 'diaz')
export const valueOf = (card: string): number => Number(card.at(-1))

export interface Duel {
  duel: string
  posted: boolean
  /** The strengths of its sailors, or the final totals of a finished duel; null if the viewer does not know them. */
  valverde: number | null
  diaz: number | null
  /** True if only this viewer knows them. */
  mine: boolean
  /** The seats that know them while others do not. */
  knowers: readonly number[]
  winner: Side | null
  /** The outcome according to the facts. */
  end: Fact | null
}

/** The facts since a duel began; empty if it was taken back. */
export function ofDuel(facts: readonly Fact[], duel: string | null): readonly Fact[] {
  const begun = facts.findLastIndex(({ fact }) => fact === 'duel')
  return begun >= 0 && facts[begun]!.details['duel'] === duel ? facts.slice(begun + 1) : []
}

/** The outcome and the totals of a duel: the last fact counts. */
function ending(facts: readonly Fact[], duel: string): { end: Fact; totals: readonly [number, number] | null } | null {
  const at = facts.findLastIndex(({ fact, details }) => fact === 'duel_won' && details['duel'] === duel)
  if (at < 0) return null
  const begun = facts.slice(0, at).findLastIndex(({ fact, details }) => fact === 'duel' && details['duel'] === duel)
  const shown = facts.slice(begun + 1, at).findLast(({ fact }) => fact === 'shown')
  return { end: facts[at]!, totals: shown ? [shown.details['valverde'] as number, shown.details['diaz'] as number] : null }
}

export function duelsOf(view: MyView): Duel[] {
  const seen = view.public
  // Facts about the current duel or a later one were taken back.
  const isOver = (duel: string) => view.over || (seen.duel !== null && duel < seen.duel)
  return DUELS.map((duel) => {
    const shown = seen.duels.find((one) => one.duel === duel)
    const known = opened(view).flatMap((own) => own.duels).find((one) => one.duel === duel)
    const over = isOver(duel) ? ending(view.facts, duel) : null
    const winner = (over?.end.details['side'] as Side | undefined) ?? null
    return {
      duel,
      posted: shown !== undefined,
      valverde: over?.totals?.[0] ?? shown?.valverde ?? known?.valverde ?? null,
      diaz: over?.totals?.[1] ?? shown?.diaz ?? known?.diaz ?? null,
      mine: shown?.valverde === null && known !== undefined && !view.owns,
      knowers: shown?.valverde === null ? shown.seen_by : [],
      winner,
      end: over?.end ?? null,
    }
  })
}

export interface Table {
  /** The cards of earlier rounds of this duel, and those that were turned over last. */
  before: readonly string[]
  last: readonly string[]
  /** Cards that lie face down. */
  committed: number
  /** Seats whose monkey has taken them out of this duel. */
  monkeys: readonly number[]
}

/** The cards on the deck in the current duel. */
export function tableOf(view: MyView): Table {
  const { duel, seats } = view.public
  const told = ofDuel(view.facts, duel)
  const shown = told.filter(({ fact }) => fact === 'shown').map(({ details }) => details['cards'] as string[])
  return {
    before: shown.slice(0, -1).flat(),
    last: shown.at(-1) ?? [],
    committed: seats.filter((one) => one.committed).length,
    monkeys: duel === null || view.over ? [] : seats.flatMap((one, seat) => (!one.fighting && !one.out ? [seat] : [])),
  }
}

/** The strengths of the two sailors of a duel: on the deck they are public. */
export function sailorsOf(view: MyView, duel: string | null): readonly [number, number] | null {
  const found = view.public.duels.find((one) => one.duel === duel)
  return found && found.valverde !== null && found.diaz !== null ? [found.valverde, found.diaz] : null
}

/** The totals of both sides before the first card, and after each of them. */
export function runningTotals(before: readonly [number, number], cards: readonly string[]): [number, number][] {
  const totals: [number, number][] = [[before[0], before[1]]]
  for (const card of cards) {
    const [valverde, diaz] = totals.at(-1)!
    totals.push(sideOf(card) === 'valverde' ? [valverde + valueOf(card), diaz] : [valverde, diaz + valueOf(card)])
  }
  return totals
}

/** When a card is turned over and when it reaches its side, as shares of the moment: one after the other. */
export const turnAt = (place: number, count: number): number => 0.06 + (0.62 * place) / Math.max(1, count)

/** The deck of the last duel after all of its facts: no card is face down. */
export function arenaOf(view: MyView): MyView {
  const seen = view.public
  const fact = view.facts.findLast((one) => one.fact === 'duel')
  const begun = fact && (fact.details as { duel: string; valverde: number; diaz: number })
  if (!begun) return view
  const told = ofDuel(view.facts, begun.duel)
  const shown = told.filter((one) => one.fact === 'shown')
  const last = shown.at(-1)?.details as { valverde: number; diaz: number } | undefined
  const monkeys = new Set(told.filter((one) => one.fact === 'monkey').map((one) => one.details['seat']))
  const wins: [number, number] = [...seen.wins]
  // Wins of earlier duels in the same step count first.
  const before = view.facts.slice(0, view.facts.indexOf(fact)).filter((one) => one.fact === 'duel_won')
  for (const { details } of [...before.slice(-1), ...told.filter((one) => one.fact === 'duel_won')]) wins[SIDES.indexOf(details['side'] as Side)] = details['wins'] as number
  return {
    ...view,
    public: {
      ...seen,
      duel: begun.duel,
      duel_round: Math.max(1, shown.length),
      totals: last ? [last.valverde, last.diaz] : [begun.valverde, begun.diaz],
      wins,
      duels: seen.duels.map((one) => (one.duel === begun.duel ? { ...one, valverde: begun.valverde, diaz: begun.diaz } : one)),
      seats: seen.seats.map((one, seat) => ({ ...one, committed: false, fighting: !one.out && !monkeys.has(seat) })),
    },
  }
}

export interface Revealed {
  seat: number
  side: Side | null
  gold: number
  won: boolean
}

/** The facts of the end by seat: the winning side last, and the winners after all others. */
export function revealed(facts: readonly Fact[]): Revealed[] {
  const end = facts.find(({ fact }) => fact === 'won' || fact === 'nobody_won')?.details
  const winners = (end?.['seats'] as number[] | undefined) ?? []
  const rank = ({ side, won }: Revealed) => (side === null ? 0 : side !== end?.['side'] ? 1 : won ? 3 : 2)
  return facts
    .filter(({ fact }) => fact === 'unmasked' || fact === 'unpledged')
    .map(({ details }) => ({ seat: details['seat'] as number, side: (details['side'] as Side | undefined) ?? null, gold: details['gold'] as number, won: winners.includes(details['seat'] as number) }))
    .sort((one, other) => rank(one) - rank(other) || one.gold - other.gold)
}
