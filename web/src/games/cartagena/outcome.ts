/** The gold that counted, and the duels that turned the mutiny. */

import { heaviest, type Ended, type Outcome, type Part, type Row, type Turn } from '@/replay/outcome'
import { SIDES, type Side } from './mutiny'
import type { PrivateView, PublicView } from './views'

type End = Pick<Ended<PublicView, PrivateView>, 'public' | 'owns' | 'result'>

/** The side that won its third duel, or null. */
export function winningSide({ wins }: Pick<PublicView, 'wins'>): Side | null {
  const place = wins.findIndex((count) => count >= 3)
  return place < 0 ? null : SIDES[place]!
}

/** The side of a seat, as it was shown or revealed. */
export const sideAt = ({ public: seen, owns }: Pick<End, 'public' | 'owns'>, seat: number): Side | null =>
  ((seen.seats[seat]?.side ?? owns[seat]?.side ?? null) as Side | null)

/** The riches of a seat by source. */
export function partsOf({ public: seen, owns }: Pick<End, 'public' | 'owns'>, seat: number): Part[] {
  const { coins = 0, gold_cards: shown = null } = seen.seats[seat] ?? {}
  const gold = (shown ?? owns[seat]?.gold ?? []).reduce((sum, value) => sum + value, 0)
  return [
    { key: 'coins', points: coins },
    { key: 'gold', points: gold },
  ].filter(({ points }) => points > 0)
}

/** The seats by rank: the winners, then their side, then the others, each by riches. */
export function rowsOf(end: End & Pick<Ended, 'words'>): Row[] {
  const side = winningSide(end.public)
  const counts = (seat: number) => side !== null && sideAt(end, seat) === side && !end.public.seats[seat]!.out
  return end.public.seats
    .map(({ out }, seat): Row => {
      const parts = partsOf(end, seat)
      const of = sideAt(end, seat)
      const note = of === null ? end.words.say('board-undeclared') : out ? end.words.say('board-out') : end.words.name(of)
      return { seats: [seat], total: parts.reduce((sum, { points }) => sum + points, 0), parts, won: end.result.winners.includes(seat), note, idle: !counts(seat) }
    })
    .sort((one, other) => Number(other.won) - Number(one.won) || Number(one.idle) - Number(other.idle) || other.total! - one.total!)
}

export interface Fought {
  duel: string
  moment: number
  side: Side
  wins: number
  /** The strengths of winner and loser: of their sailors, and at the end. */
  sailors: [number, number]
  totals: [number, number]
  /** True if the loser had the stronger sailor. */
  turned: boolean
}

/** The duels that were fought, in order. */
export function foughtOf({ facts, moments }: Pick<Ended, 'facts' | 'moments'>): Fought[] {
  let begun: Record<Side, number> | null = null
  let totals: Record<Side, number> | null = null
  const found: Fought[] = []
  facts.forEach(({ fact, details }, number) => {
    if (fact === 'duel') {
      begun = details as unknown as Record<Side, number>
      totals = begun
    } else if (fact === 'shown') totals = details as unknown as Record<Side, number>
    else if (fact === 'duel_won' && begun && totals) {
      const side = details['side'] as Side
      const other = side === 'valverde' ? 'diaz' : 'valverde'
      const sailors: [number, number] = [begun[side], begun[other]]
      found.push({ duel: String(details['duel']), moment: moments[number] ?? 0, side, wins: Number(details['wins']), sailors, totals: [totals[side], totals[other]], turned: sailors[0] < sailors[1] })
    }
  })
  return found
}

function turnOf({ duel, moment, side, wins, sailors, totals, turned }: Fought, { words }: Ended): Turn {
  const margin = totals[0] - totals[1]
  const how = margin <= 0 ? 'tied' : turned ? 'turned' : margin <= 2 ? 'close' : 'clear'
  return {
    moment,
    kicker: words.say('web-turn-kicker'),
    mark: duel,
    seat: null,
    title: words.say(wins >= 3 ? 'web-turn-third' : 'web-turn-duel', { side, duel }),
    text: words.say(`web-turn-${how}`, { side, loser: side === 'valverde' ? 'diaz' : 'valverde', mine: totals[0], theirs: totals[1], first: sailors[0], second: sailors[1] }),
  }
}

const outcome: Outcome = {
  sources: (words) => [
    { key: 'coins', name: words.say('web-source-coins'), look: 'ribs', mark: 'coin' },
    { key: 'gold', name: words.say('web-source-gold'), look: 'dots', mark: 'gold-2' },
  ],
  rows: (ended) => rowsOf(ended as Ended<PublicView, PrivateView>),
  // The third win decides; of the others, those that cards turned come first, then the closest.
  turns: (ended) => heaviest(foughtOf(ended), ({ wins, turned, totals }) => (wins >= 3 ? 100 : (turned ? 20 : 0) + Math.max(0.5, 10 - (totals[0] - totals[1])))).map((one) => turnOf(one, ended)),
  summary: (ended) => {
    const end = ended as Ended<PublicView, PrivateView>
    const side = winningSide(end.public)
    const [winner] = end.result.winners
    if (side === null || winner === undefined) return end.words.say(side === null ? `reason-${end.result.reason.replaceAll('_', '-')}` : 'web-end-nobody', side === null ? {} : { side })
    const gold = rowsOf(end)[0]!.total!
    return end.words.say(end.result.winners.length > 1 ? 'web-end-side-shared' : 'web-end-side', { side, gold })
  },
  mine: (ended, seat) => {
    const end = ended as Ended<PublicView, PrivateView>
    const side = winningSide(end.public)
    const own = sideAt(end, seat)
    if (end.result.winners.includes(seat)) return end.words.say('web-mine-won')
    // A seat without a side is out from the start of the mutiny, whatever cards it has left.
    if (own === null) return end.words.say('web-mine-undeclared')
    if (end.public.seats[seat]?.out) return end.words.say('web-mine-out')
    if (own !== side) return end.words.say('web-mine-other-side', { side: own })
    const rows = rowsOf(end)
    return end.words.say('web-mine-poorer', { side: own, gold: rows[0]!.total! - rows.find(({ seats }) => seats[0] === seat)!.total! })
  },
}
export default outcome
