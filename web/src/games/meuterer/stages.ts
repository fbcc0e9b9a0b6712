/** The parts of the game that load after the first frame: the staged moments by stage, and the dossiers. */

import type { Staging } from '@/match/games'
import dossier from './dossier'
import Command from './moments/Command.svelte'
import Mutiny from './moments/Mutiny.svelte'
import Pirate from './moments/Pirate.svelte'
import Roles from './moments/Roles.svelte'
import Round from './moments/Round.svelte'
import Sales from './moments/Sales.svelte'
import Voyage from './moments/Voyage.svelte'
import symbols from './mutiny.svg?raw'
import Recap from './Recap.svelte'

export default { stages: { command: Command, mutiny: Mutiny, pirate: Pirate, roles: Roles, round: Round, sales: Sales, voyage: Voyage }, symbols, dossier, recap: Recap } satisfies Staging
