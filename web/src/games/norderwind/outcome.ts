/** The sources of cubes, and the deliveries that turned the match. */

import { Plain } from '@/i18n/words'
import type { Fact } from '@/net/protocol'
import { heaviest, seatRows, type Ended, type Outcome, type Part, type Turn } from '@/replay/outcome'
import type { PublicView } from './views'

/** The cubes of a seat by source, at the end. */
export function partsOf({ ports, seats }: Pick<PublicView, 'ports' | 'seats'>, seat: number): Part[] {
  return [
    { key: 'orders', points: ports.flatMap(({ delivered }) => delivered).filter((by) => by === seat).length },
    { key: 'majorities', points: ports.filter(({ majority }) => majority === seat).length },
    { key: 'all-ports', points: Number(seats[seat]?.all_ports ?? false) },
    { key: 'full-crew', points: Number(seats[seat]?.full_crew ?? false) },
  ]
}

const PLACED = ['delivered', 'majority', 'all_ports', 'full_crew']
const MOVED = [...PLACED, 'majority_lost']

/** One move in which cubes were placed or taken back. */
export interface Haul {
  moment: number
  turn: number
  seat: number
  facts: Fact[]
  /** The number of cubes that its seat placed, and of all cubes that moved. */
  placed: number
  moved: number
  last: boolean
}

/** The moves in which cubes were placed, in order. */
export function haulsOf({ facts, moments }: Pick<Ended, 'facts' | 'moments'>): Haul[] {
  const found = new Map<number, Haul>()
  let turn = 1
  facts.forEach((fact, number) => {
    if (fact.fact === 'turn') turn = fact.details['turn'] as number
    const moment = moments[number] ?? 0
    const seat = fact.details['seat'] as number
    const haul = found.get(moment)
    if (fact.fact === 'won' && haul) haul.last = true
    if (!MOVED.includes(fact.fact)) return
    const begun = haul ?? { moment, turn, seat, facts: [], placed: 0, moved: 0, last: false }
    begun.facts.push(fact)
    begun.moved += 1
    if (PLACED.includes(fact.fact) && seat === begun.seat) begun.placed += 1
    found.set(moment, begun)
  })
  return [...found.values()]
}

function turnOf({ moment, turn, seat, facts, placed, last }: Haul, { words }: Ended): Turn {
  return {
    moment,
    kicker: words.say('web-turn-kicker'),
    mark: String(turn),
    seat,
    title: words.say(last ? 'web-turn-last-cube' : 'web-turn-cubes', { seat, count: placed }),
    text: facts.map((fact) => words.fact(fact)).join(' '),
    ...(placed ? { gain: placed } : {}),
  }
}

const outcome: Outcome = {
  sources: (words) => [
    { key: 'orders', name: words.say('web-source-orders'), look: 'ribs', mark: 'nw-crate' },
    { key: 'majorities', name: words.say('web-source-majorities'), look: 'waves', mark: 'anchor' },
    { key: 'all-ports', name: words.say('web-source-all-ports'), look: 'dots', mark: 'nw-ship' },
    { key: 'full-crew', name: words.say('web-source-full-crew'), look: 'slant', mark: 'r-lookout' },
  ],
  rows: (ended) => seatRows(ended, (seat) => partsOf(ended.public as PublicView, seat)),
  // The last cube always counts; of the others, those that moved most cubes, and later ones more than earlier ones.
  turns: (ended) => heaviest(haulsOf(ended), ({ moved, last, placed }) => (last ? 100 : moved > 1 || !placed ? moved : 0.5)).map((haul) => turnOf(haul, ended)),
  summary: ({ public: seen, result, words }) => {
    const { goal } = seen as PublicView
    const most = Math.max(...result.scores)
    return words.say(most >= goal ? 'web-end-placed' : 'web-end-limit', { seats: new Plain(words.listed(result.winners.map((seat) => words.seat(seat)))), cubes: most })
  },
}
export default outcome
