/** The camps and their rounds, and the voyages that turned the match. */

import type { Detail } from '@/i18n/words'
import { Plain } from '@/i18n/words'
import { heaviest, type Ended, type Line, type Outcome, type Row, type Turn } from '@/replay/outcome'
import { winnerOf } from './chart'
import type { PrivateView, PublicView } from './views'

type End = Ended<PublicView, PrivateView>
export type Role = 'sailor' | 'pirate' | 'siren'
export const ROLES: readonly Role[] = ['sailor', 'pirate', 'siren']

/** The seats of a role, all of which are known at the end. */
export const seatsOf = ({ seats }: Pick<PublicView, 'seats'>, role: Role): number[] => seats.flatMap((one, seat) => (one.role === role ? [seat] : []))

/** The camps: the winners first. */
export function campsOf({ public: seen, facts, words }: Pick<End, 'public' | 'facts' | 'words'>): Row[] {
  const winner = winnerOf(facts)
  const won = (role: Role) => role === winner || (winner === 'sailor' && role === 'siren')
  return ROLES.map((role): Row => {
    const seats = seatsOf(seen, role)
    const total = role === 'sailor' ? seen.sailors_won : role === 'pirate' ? seen.pirates_won : null
    const name = words.say('web-camp', { role, count: seats.length })
    return {
      seats,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      total,
      parts: total ? [{ key: role === 'pirate' ? 'pirates' : 'sailors', points: total }] : [],
      won: won(role),
      ...(role === 'siren' ? { note: words.say(`web-siren-${winner ?? 'sailor'}`) } : {}),
    }
  }).sort((one, other) => Number(other.won) - Number(one.won) || (other.total ?? -1) - (one.total ?? -1))
}

/** A round that one side won. */
export interface Scored {
  round: number
  moment: number
  side: 'sailor' | 'pirate'
  crew: readonly number[]
  /** The seats that placed poison, if revealed, and the number of poisons. */
  poisoners: readonly number[]
  poisons: number
  /** The score of the sides after it. */
  sailors: number
  pirates: number
}

/** The rounds that were won, in order. */
export function scoredOf({ facts, moments, public: seen, owns }: Pick<End, 'facts' | 'moments' | 'public' | 'owns'>): Scored[] {
  let round = 1
  let crew: readonly number[] = []
  let [sailors, pirates, voyage, poisons] = [0, 0, -1, 0]
  const found: Scored[] = []
  facts.forEach(({ fact, details }, number) => {
    if (fact === 'turn') round = details['round'] as number
    else if (fact === 'crew_sails') crew = details['seats'] as number[]
    else if (fact === 'cards_shown') {
      voyage += 1
      poisons = Number(details['poisons'])
    } else if (fact === 'pirates_win_round' || fact === 'sailors_win_round') {
      const side = fact === 'pirates_win_round' ? 'pirate' : 'sailor'
      if (side === 'pirate') pirates = Number(details['won'])
      else sailors = Number(details['won'])
      const sailed = seen.voyages[voyage]?.crew ?? crew
      const poisoners = Object.entries(owns).flatMap(([seat, own]) => (own.placed.some((one) => one.voyage === voyage && one.card === 'poison') ? [Number(seat)] : []))
      found.push({ round, moment: moments[number] ?? 0, side, crew: sailed, poisoners, poisons, sailors, pirates })
    }
  })
  return found
}

/** The round after which the winning side was never behind again. */
function lead(rounds: readonly Scored[], side: 'sailor' | 'pirate'): Scored | undefined {
  const ahead = ({ sailors, pirates }: Scored) => (side === 'sailor' ? sailors - pirates : pirates - sailors)
  const last = rounds.findLastIndex((one) => ahead(one) <= 0)
  return rounds.slice(last + 1).find((one) => one.side === side)
}

function turnOf(one: Scored, rounds: readonly Scored[], { words }: End): Turn {
  const { round, moment, side, crew, poisons, poisoners, sailors, pirates } = one
  const details: Record<string, Detail> = { seats: crew as number[], poisons, poison_seats: poisoners as number[], sailors, pirates, side }
  const title = one === rounds.at(-1) ? 'last' : one === lead(rounds, side) ? 'lead' : 'round'
  return {
    moment,
    kicker: words.say('web-turn-kicker'),
    mark: String(round),
    seat: null,
    title: words.say(`web-turn-${title}-${side}`, details),
    text: words.say(side === 'sailor' ? 'web-turn-islands' : poisoners.length ? 'web-turn-poisoned' : 'web-turn-poison', details),
  }
}

/** The hunt for the siren, if there was one. */
function hunt({ facts, moments, words, public: seen }: End): Turn[] {
  const number = facts.findLastIndex(({ fact }) => fact === 'siren_caught' || fact === 'siren_unseen')
  if (number < 0) return []
  const { fact, details } = facts[number]!
  const seat = details['seat'] as number
  return [{ moment: moments[number] ?? 0, kicker: words.say('web-turn-kicker'), mark: String(seen.round), seat, title: words.say(fact === 'siren_caught' ? 'web-turn-caught' : 'web-turn-escaped'), text: words.fact(facts[number]!) }]
}

const outcome: Outcome = {
  sources: (words) => [
    { key: 'sailors', name: words.say('web-source-sailors'), look: 'waves', mark: 'anchor' },
    { key: 'pirates', name: words.say('web-source-pirates'), look: 'slant', mark: 'skull' },
  ],
  rows: (ended) => campsOf(ended as End),
  lines: (ended): Line[] => {
    const seen = ended.public as PublicView
    return (['sailor', 'pirate'] as const).flatMap((role) => {
      const seats = seatsOf(seen, role)
      return seats.length ? [{ seats, scores: ended.chart.map(([, scores]) => scores[seats[0]!]!), colour: role === 'sailor' ? 2 : 0, mark: role === 'sailor' ? 'anchor' : 'skull', name: ended.words.say(`web-source-${role}s`) }] : []
    })
  },
  turns: (ended) => {
    const end = ended as End
    const rounds = scoredOf(end)
    const last = rounds.at(-1)
    const side = last?.side ?? 'sailor'
    const ending = hunt(end)
    const first = lead(rounds, side)
    const worth = (one: Scored) => (one === last ? 3 : one === first ? 2 : one.side === side && one.poisons > 1 ? 1 : 0)
    return [...heaviest(rounds, worth, 3 - ending.length).map((one) => turnOf(one, rounds, end)), ...ending]
  },
  headline: ({ facts, words, public: seen }) => {
    const winner = winnerOf(facts) ?? 'sailor'
    const [siren] = seatsOf(seen as PublicView, 'siren')
    return words.say(`web-headline-${winner}`, winner === 'siren' ? { name: new Plain(words.seat(siren ?? 0)) } : {})
  },
  mine: (ended, seat) => {
    const role = (ended.public as PublicView).seats[seat]?.role ?? 'sailor'
    return ended.words.say(`web-mine-${ended.result.winners.includes(seat) ? 'won' : 'lost'}`, { role })
  },
}
export default outcome
