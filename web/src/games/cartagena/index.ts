/** The parts of the game that the first screen of a match loads. */

import type { Screen } from '@/match/games'
import Board from './Board.svelte'
import flights from './flights'
import pieces from './pieces'
import priced from './priced'
import Seat from './Seat.svelte'
import standing from './standing'
import Token from './Token.svelte'
import Tray from './Tray.svelte'

const tray = { component: Tray, handles: ['visit', 'knock', 'choose', 'keep', 'exchange', 'barter', 'rob', 'declare', 'decline', 'spy', 'post', 'inspect', 'swap', 'commit'] }

export default { board: Board, seat: Seat, tray, token: Token, standing, flights, pieces, priced } satisfies Screen
