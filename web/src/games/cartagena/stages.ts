/** The parts of the game that load after the first frame: the staged moments by stage, and the dossiers. */

import type { Staging } from '@/match/games'
import dossier from './dossier'
import Clash from './moments/Clash.svelte'
import Door from './moments/Door.svelte'
import Duel from './moments/Duel.svelte'
import Ghost from './moments/Ghost.svelte'
import Monkeys from './moments/Monkeys.svelte'
import Mutiny from './moments/Mutiny.svelte'
import Out from './moments/Out.svelte'
import Sides from './moments/Sides.svelte'
import Storm from './moments/Storm.svelte'
import Verdict from './moments/Verdict.svelte'
import Voyage from './moments/Voyage.svelte'

export default { stages: { clash: Clash, door: Door, duel: Duel, ghost: Ghost, monkeys: Monkeys, mutiny: Mutiny, out: Out, sides: Sides, storm: Storm, verdict: Verdict, voyage: Voyage }, dossier } satisfies Staging
