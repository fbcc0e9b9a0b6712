/** The lines of a seat's dossier: its public cards and roles, and the viewer's own knowledge. */

import type { DossierOf, DossierRow } from '@/match/dossier'
import { isSecretRole, knownIn, markOf, roleOf } from './lying'
import { gainOf, standing, type MyView } from './views'

const dossier: DossierOf = (shown, seat) => {
  const view = shown as MyView
  const { words } = view
  const one = view.public.seats[seat]!
  const role = roleOf(view, seat)
  const known = knownIn(view, seat)
  const facts = standing(view.facts)
  const count = (name: string) => facts.filter(({ fact, details }) => fact === name && details['seat'] === seat).length
  const from = (names: readonly string[]) => facts.filter(({ fact }) => names.includes(fact)).reduce((sum, fact) => sum + (gainOf(fact)?.seat === seat ? gainOf(fact)!.points : 0), 0)
  const mark = markOf(view, seat)
  const rows: DossierRow[] = [
    { said: words.say('dossier-hand', { count: one.cards }) },
    ...(one.laid.length ? [{ said: words.say('dossier-laid', { cards: one.laid }) }] : []),
    ...(role ? [{ said: words.say('board-of-role', { role }), own: isSecretRole(view, seat) }] : mark === 'hidden' ? [{ said: words.say('dossier-hidden-role') }] : []),
    ...(one.last_role ? [{ said: words.say('dossier-last-role', { role: one.last_role }) }] : []),
    ...(known.length ? [{ said: words.say('dossier-known', { cards: known }), own: true }] : []),
    { said: words.say('dossier-points', { sales: from(['sale_points', 'merchant_points']), ship: from(['ship_points']), ally: from(['mate_points', 'cabin_boy_points']) }) },
    { said: words.say('dossier-mutinies', { count: count('mutiny_won') }) },
  ]
  const pieces = [...new Set([...(role ? [role] : seat === view.public.captain ? ['captain'] : []), ...one.laid, ...known])]
  return { rows, pieces }
}
export default dossier
