/** Labels of the confirm plate: the effect of a visit now, and a warning before the last card. */

import { hyphens, Plain } from '@/i18n/words'
import type { Priced } from '@/match/games'
import { sateGives } from './corridor'
import type { MyView } from './views'

/** The effect of a visit now, in words. */
export function givesOf(pirate: string, { public: seen, words }: MyView): string {
  const cabin = seen.cabins.find((one) => one.pirate === pirate)
  const count = pirate === 'sate' ? sateGives(cabin?.waited ?? 0, seen.supply) : Math.min(2, seen.combat_pile)
  return words.say(`gives-${hyphens(pirate)}`, { count })
}

/** True if a card is the last one before further duels: a seat without a card is then out (C6.3). */
export function isLast({ own, public: seen }: Pick<MyView, 'own' | 'public'>, card: unknown): boolean {
  return card !== 'monkey' && own?.hand.length === 1 && seen.duel !== null && seen.duel < 'E' && Math.max(...seen.wins) < 3
}

const priced: Priced = (move, view) =>
  move['do'] === 'commit' && isLast(view as MyView, move['card']) ? view.words.say('web-commit-last', { card: move['card']! })
  : move['do'] === 'visit' ? view.words.say('move-visit-for', { pirate: move['pirate']!, gives: new Plain(givesOf(move['pirate'] as string, view as MyView)) }) : null
export default priced
