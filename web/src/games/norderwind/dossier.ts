/** The lines of a seat's dossier: its ship, and the sources of its cubes. Everything here is public. */

import type { DossierOf } from '@/match/dossier'
import { spoilsOf } from './places'
import { SHIP, type MyView } from './views'

const dossier: DossierOf = (shown, seat) => {
  const view = shown as MyView
  const { words } = view
  const ship = view.public.seats[seat]!
  const spoils = spoilsOf(view.public, seat)
  const orders = spoils.orders.filter(({ count }) => count)
  const rows = [
    words.say('dossier-ship', { gold: ship.gold, letters: ship.letters, sail: ship.sail, cannons: ship.cannons }),
    ship.hold.length ? words.say('dossier-hold', { goods: ship.hold, count: ship.hold.length, most: SHIP.hold.most }) : words.say('dossier-hold-empty'),
    ship.crew.length ? words.say('dossier-crew', { crew: ship.crew }) : words.say('dossier-crew-none'),
    words.say('dossier-captains', { count: ship.captains }),
    ...orders.map(({ port, count }) => words.say('dossier-orders', { port, count })),
    ...(spoils.majorities.length ? [words.say('dossier-majorities', { ports: spoils.majorities })] : []),
    ...(spoils.allPorts ? [words.say('dossier-all-ports')] : []),
    ...(spoils.fullCrew ? [words.say('dossier-full-crew')] : []),
  ]
  const pieces = ['cube', 'letters', 'gold', 'sail', ...(ship.cannons ? ['cannon'] : []), ...ship.crew, ...ship.hold, ...(ship.captains ? ['captain'] : [])]
  return { rows: rows.map((said) => ({ said })), pieces: [...new Set(pieces)] }
}
export default dossier
