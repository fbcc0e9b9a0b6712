/** The parts of the game that the first screen of a match loads. */

import type { Screen } from '@/match/games'
import Board from './Board.svelte'
import flights from './flights'
import pieces from './pieces'
import Seat from './Seat.svelte'
import standing from './standing'
import Token from './Token.svelte'
import Tray from './Tray.svelte'

const tray = { component: Tray, handles: ['reward', 'play', 'pass', 'take_role', 'fight', 'sell', 'keep'] }

export default { board: Board, seat: Seat, tray, token: Token, standing, flights, pieces } satisfies Screen
