/** The parts of the game that load after the first frame: the staged moments by stage, and the dossiers. */

import type { Staging } from '@/match/games'
import dossier from './dossier'
import Crew from './moments/Crew.svelte'
import Delivery from './moments/Delivery.svelte'
import End from './moments/End.svelte'
import Fight from './moments/Fight.svelte'
import Fog from './moments/Fog.svelte'
import Majority from './moments/Majority.svelte'
import Tile from './moments/Tile.svelte'

export default { stages: { crew: Crew, delivery: Delivery, end: End, fight: Fight, fog: Fog, majority: Majority, tile: Tile }, dossier } satisfies Staging
