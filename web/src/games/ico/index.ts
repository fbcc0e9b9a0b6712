/** What the first picture of a match needs. */

import type { Screen } from '@/match/games'
import Board from './Board.svelte'
import flights from './flights'
import Heading from './Heading.svelte'
import pieces from './pieces'
import Side from './Side.svelte'
import Token from './Token.svelte'
import Tray from './Tray.svelte'

const tray = { component: Tray, handles: ['crew', 'vote', 'place', 'bonus', 'accuse'] }

// The table of the players lies on the wood: it needs no chart below it.
export default { board: Board, bare: true, side: Side, heading: Heading, tray, token: Token, flights, pieces } satisfies Screen
