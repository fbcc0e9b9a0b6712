/** A seat's secret actions and knowledge, in sentences. */

import type { Value } from '@/net/protocol'
import type { MyView } from './views'

/** Return the sentences: addressed to the seat, or about it if its secrets are revealed. */
export function secretsOf({ own, public: seen, words, yours }: Pick<MyView, 'own' | 'public' | 'words' | 'yours'>): string[] {
  if (own === null) return []
  const told = (message: string, details: Record<string, Value> = {}) => words.say(`board-${yours ? 'own' : 'of'}-${message}`, details)
  const last = own.turns.at(-1)
  const poisoned = own.placed.filter((one) => one.card === 'poison').map((one) => seen.voyages[one.voyage]?.round ?? seen.round)
  return [
    ...own.observed.map((one) => words.say('board-own-observed', { round: seen.voyages[one.voyage]?.round ?? 0, seat: one.seat, card: one.card })),
    ...(poisoned.length ? [told('poisons', { rounds: poisoned })] : []),
    ...(last?.vote != null ? [told('vote', { vote: last.vote ? 'aye' : 'nay' })] : []),
    ...(last?.card ? [told('card', { card: last.card })] : []),
    ...(own.accused === null ? [] : [told('accused', { seat: own.accused })]),
  ]
}
