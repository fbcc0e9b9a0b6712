/** The sources of points, the captain of each round, and the rounds that turned the match. */

import { Plain } from '@/i18n/words'
import type { Fact } from '@/net/protocol'
import { heaviest, seatRows, type Ended, type Outcome, type Part, type Sign, type Turn } from '@/replay/outcome'

type Points = { seat: number; points: number; captain_seat?: number; reward?: number }

const KEYS = ['ship', 'mutiny', 'sales', 'mate', 'paid']

/** The points of one round, and the outcome of its mutiny. */
export interface Round {
  round: number
  /** The moment of its last points. */
  moment: number
  /** By seat: points by their source. */
  gains: Map<number, Part[]>
  mutiny: Fact | null
  /** The captain when the ship arrived. */
  captain: number | null
}

function add(round: Round, seat: number, key: string, points: number): void {
  const parts = round.gains.get(seat) ?? []
  const same = parts.find((one) => one.key === key)
  if (same) same.points += points
  else parts.push({ key, points })
  round.gains.set(seat, parts)
}

/** The rounds of a match, from the public facts. */
export function roundsOf({ facts, moments }: Pick<Ended, 'facts' | 'moments'>): Round[] {
  const begin = (round: number): Round => ({ round, moment: 0, gains: new Map(), mutiny: null, captain: null })
  const found = [begin(1)]
  facts.forEach(({ fact, details }, number) => {
    const round = found.at(-1)!
    const { seat, points, captain_seat: captain, reward } = details as Points
    if (fact === 'round' && (details['round'] as number) > round.round) return void found.push(begin(details['round'] as number))
    if (fact === 'mutiny_won' || fact === 'mutiny_failed') round.mutiny = { fact, details }
    else if (fact === 'ship_points') {
      round.captain = seat
      add(round, seat, round.mutiny?.fact === 'mutiny_won' ? 'mutiny' : 'ship', points)
    } else if (fact === 'cabin_boy_points') add(round, seat, 'mutiny', points)
    else if (fact === 'sale_points' || fact === 'merchant_points') add(round, seat, 'sales', points)
    else if (fact === 'mate_points') {
      add(round, seat, 'mate', points)
      if (reward && captain !== undefined) add(round, captain, 'paid', -reward)
    } else return
    round.moment = moments[number] ?? 0
  })
  return found
}

const total = (parts: readonly Part[]) => parts.reduce((sum, { points }) => sum + points, 0)

/** The points of a seat in the whole match, by source. */
export function partsOf(rounds: readonly Round[], seat: number): Part[] {
  const all = rounds.flatMap(({ gains }) => gains.get(seat) ?? [])
  return KEYS.map((key) => ({ key, points: total(all.filter((one) => one.key === key)) }))
}

/** The seat with the most points in a round. */
function best(round: Round): [seat: number, parts: Part[]] | null {
  return [...round.gains].sort(([, one], [, other]) => total(other) - total(one))[0] ?? null
}

function leaders(scores: readonly number[]): string {
  const most = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === most ? [seat] : [])).join()
}

/** How much a round turned the match: its largest gain, more if the lead or the captain changed. */
function weight(round: Round, chart: Ended['chart']): number {
  const after = chart.find(([number]) => number === round.round)?.[1]
  const before = chart.find(([number]) => number === round.round - 1)?.[1]
  const made = best(round)
  if (!made) return 0
  return total(made[1]) + (before && after && leaders(before) !== leaders(after) ? 4 : 0) + (round.mutiny?.fact === 'mutiny_won' ? 1 : 0)
}

function turnOf(round: Round, { words }: Ended): Turn {
  const [seat, parts] = best(round)!
  const { fact = '', details = {} } = round.mutiny ?? {}
  const takes = fact === 'mutiny_won' && details['seat'] === seat
  const keeps = fact === 'mutiny_failed' && details['seat'] === seat
  const sources = KEYS.flatMap((key) => parts.filter((part) => part.key === key)).map(({ key, points }) =>
    words.say('web-turn-part', { name: new Plain(words.say(`web-source-${key}`)), points: new Plain(String(points).replace('-', '−')) }),
  )
  const why = takes || keeps || parts.some(({ key }) => key === 'mutiny') ? [words.say(fact === 'mutiny_won' ? 'web-turn-overthrown' : 'web-turn-withstood', details)] : []
  return {
    moment: round.moment,
    kicker: words.say('web-turn-kicker'),
    mark: String(round.round),
    seat,
    title: words.say(takes ? 'web-turn-takes-wheel' : keeps ? 'web-turn-keeps-wheel' : 'web-turn-scores', { seat }),
    text: [...why, words.say('web-turn-parts', { parts: new Plain(words.listed(sources)) })].join(' '),
    gain: total(parts),
  }
}

const outcome: Outcome = {
  sources: (words) => [
    { key: 'ship', name: words.say('web-source-ship'), look: 'waves', mark: 'wheel' },
    { key: 'mutiny', name: words.say('web-source-mutiny'), look: 'slant', mark: 'g-conflict' },
    { key: 'sales', name: words.say('web-source-sales'), look: 'ribs', mark: 'coins' },
    { key: 'mate', name: words.say('web-source-mate'), look: 'dots', mark: 'r-mate' },
    { key: 'paid', name: words.say('web-source-paid'), look: 'owed', mark: 'r-mate' },
  ],
  rows: (ended) => {
    const rounds = roundsOf(ended)
    return seatRows(ended, (seat) => partsOf(rounds, seat))
  },
  signs: (ended): Sign[] =>
    roundsOf(ended).map(({ round, mutiny, captain }) => ({
      round,
      ...(mutiny?.fact === 'mutiny_won' ? { above: 'g-conflict' } : {}),
      ...(captain === null ? {} : { below: captain }),
    })),
  signed: (words) => [
    { mark: 'g-conflict', name: words.say('web-sign-mutiny') },
    { mark: 'wheel', name: words.say('web-sign-wheel') },
  ],
  turns: (ended) => heaviest(roundsOf(ended), (round) => weight(round, ended.chart)).map((round) => turnOf(round, ended)),
  summary: (ended) => {
    const rounds = roundsOf(ended)
    const mutinies = rounds.filter(({ mutiny }) => mutiny?.fact === 'mutiny_won').length
    return ended.words.say('web-end-summary', { points: Math.max(...ended.result.scores), rounds: rounds.length, mutinies })
  },
}
export default outcome
