/** The contents of the chart in the middle of the table. */

import type { Fact } from '@/net/protocol'
import type { PublicView, TurnView } from './views'

/** The numbers of votes for and against a crew; a doubled vote counts twice. */
export function tally({ votes_for: ayes, doubled, voted }: Pick<TurnView, 'votes_for' | 'doubled' | 'voted'>): { ayes: number; nays: number } {
  const worth = (seats: readonly number[]) => seats.reduce((sum, seat) => sum + (doubled.includes(seat) ? 2 : 1), 0)
  const favour = ayes ?? []
  return { ayes: worth(favour), nays: worth(voted.filter((seat) => !favour.includes(seat))) }
}

/** The result of a vote as it stands: a tie refuses the crew (I2.4). */
export const verdict = ({ ayes, nays }: { ayes: number; nays: number }) => (ayes > nays ? 'accepted' : ayes === nays ? 'tie' : 'refused')

/** The cards of a voyage in the order in which they are turned: islands first, poisons last. */
export const sortedCards = (count: number, poisons: number): string[] => Array.from({ length: count }, (_, number) => (number < count - poisons ? 'island' : 'poison'))

/** The order of a fan of cards: the last one is in the middle and on top. */
export function fanned(cards: readonly string[]): { card: string; turn: number }[] {
  const turns = cards.length === 3 ? [-1, 1, 0] : cards.length === 2 ? [-0.5, 0.5] : [0]
  return cards.map((card, number) => ({ card, turn: turns[number] ?? 0 }))
}

/** True if nobody has named a crew yet in this match: roles have just been dealt. */
export const isOpening = ({ round, turn, proposals, voyages }: Pick<PublicView, 'round' | 'turn' | 'proposals' | 'voyages'>): boolean =>
  round === 1 && turn.phase === 'propose' && !turn.crew.length && !turn.refused.length && !proposals.length && !voyages.length

export type Picture = 'role' | 'crew' | 'tally' | 'backs' | 'cards' | 'played' | 'hunt' | 'winner'

export function pictureOf(seen: Pick<PublicView, 'response' | 'turn' | 'seats'>): Picture {
  const { turn } = seen
  if (seen.seats.some(({ role }) => role)) return 'winner'
  if (seen.response) return 'played'
  if (turn.phase === 'final_vote') return 'hunt'
  if (turn.poisons !== null && turn.crew.length) return 'cards'
  if (turn.phase === 'voted') return 'tally'
  if (turn.phase === 'placing' || turn.phase === 'sealed') return 'backs'
  return 'crew'
}

const ENDINGS: Record<string, 'sailor' | 'pirate' | 'siren'> = { sailors_home: 'sailor', siren_caught: 'pirate', siren_unseen: 'siren' }

/** The role whose side has won, from the facts. */
export function winnerOf(facts: readonly Fact[]): 'sailor' | 'pirate' | 'siren' | null {
  const last = facts.findLast(({ fact }) => fact in ENDINGS)
  return last ? ENDINGS[last.fact]! : null
}
