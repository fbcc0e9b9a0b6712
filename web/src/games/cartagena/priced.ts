/** What stands on the plate that confirms a visit: what it brings now. */

import { hyphens, Plain } from '@/i18n/words'
import type { Priced } from '@/match/games'
import { sateGives } from './corridor'
import type { MyView } from './views'

/** What a visit brings now, in words. */
export function givesOf(pirate: string, { public: seen, words }: MyView): string {
  const cabin = seen.cabins.find((one) => one.pirate === pirate)
  const count = pirate === 'sate' ? sateGives(cabin?.waited ?? 0, seen.supply) : Math.min(2, seen.combat_pile)
  return words.say(`gives-${hyphens(pirate)}`, { count })
}

const priced: Priced = (move, view) =>
  move['do'] === 'visit' ? view.words.say('move-visit-for', { pirate: move['pirate']!, gives: new Plain(givesOf(move['pirate'] as string, view as MyView)) }) : null
export default priced
