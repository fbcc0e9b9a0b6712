/** The lines of a seat's dossier: its side, its worth, its known cards, and the duels that it has seen. */

import type { View } from '@/match/games'
import { knownOf, worthOf } from './knowledge'
import type { MyView } from './views'

interface Row {
  said: string
  /** True if only the viewer knows it. */
  own?: boolean
}

/** Return the lines about a seat, and its pieces. */
export default function dossier(shown: View, seat: number): { rows: Row[]; pieces: string[] } {
  const view = shown as MyView
  const { words, public: seen } = view
  const one = seen.seats[seat]!
  const known = knownOf(view, seat)
  const worth = worthOf(view, seat)
  const mine = seat === view.seat
  const cards = known.cards.flatMap(([card, count]) => Array<string>(count).fill(card))
  const duels = seen.duels.filter(({ seen_by: knowers, valverde }) => valverde === null && knowers.includes(seat)).map(({ duel }) => duel)
  const rows: Row[] = [
    { said: `${words.say('board-coins')} ${one.coins}, ${words.say('board-combat')} ${one.combat}, ${words.say('board-gold')} ${one.gold.length}` },
    ...(worth !== null && one.gold.length ? [{ said: words.say('board-worth', { worth }), own: one.gold_cards === null }] : []),
    known.side ? { said: words.name(known.side), own: known.secret } : { said: words.say(one.declared ? 'board-secret-side' : 'board-undeclared') },
    ...(known.stale ? [{ said: words.say('web-dossier-side-changed') }] : []),
    ...(cards.length && !mine ? [{ said: words.say('board-own-known', { seat, cards }), own: true }] : []),
    ...(duels.length ? [{ said: words.say('web-dossier-duels', { duels: words.listed(duels) }) }] : []),
    ...(one.out ? [{ said: words.say('board-out') }] : []),
  ]
  return { rows, pieces: [...new Set(['coin', 'gold', 'combat', ...cards])] }
}
