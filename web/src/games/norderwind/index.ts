/** The parts of the game that the first screen of a match loads. */

import type { Screen } from '@/match/games'
import Board from './Board.svelte'
import flights from './flights'
import Heading from './Heading.svelte'
import lasting from './lasting'
import pieces from './pieces'
import priced from './priced'
import Seat from './Seat.svelte'
import standing from './standing'
import Token from './Token.svelte'
import Tray from './Tray.svelte'

const tray = { component: Tray, handles: ['sail', 'lookout', 'draw', 'stop', 'trade', 'equip', 'salvage', 'deliver', 'skip', 'pay', 'fight'] }

export default { board: Board, seat: Seat, heading: Heading, tray, token: Token, standing, flights, pieces, lasting, priced } satisfies Screen
