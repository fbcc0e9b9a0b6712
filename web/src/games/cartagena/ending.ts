/** The parts of the game that results and replays load. */

import type { Ending } from '@/match/games'
import outcome from './outcome'
import Reveal from './Reveal.svelte'
import Secrets from './Secrets.svelte'

export default { reveal: Reveal, secrets: Secrets, outcome } satisfies Ending
