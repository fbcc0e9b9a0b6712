/** The parts of the game that the first screen of a match loads. */

import type { Screen } from '@/match/games'
import Board from './Board.svelte'
import flights from './flights'
import Heading from './Heading.svelte'
import pieces from './pieces'
import Side from './Side.svelte'
import Token from './Token.svelte'
import Tray from './Tray.svelte'

const tray = { component: Tray, handles: ['crew', 'vote', 'place', 'bonus', 'accuse'] }

// The players' table is drawn on the wood: no chart is needed below it.
export default { board: Board, bare: true, side: Side, heading: Heading, tray, token: Token, flights, pieces } satisfies Screen
