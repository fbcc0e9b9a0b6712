/** The parts of the game that load after the first frame: the staged moments by stage. */

import type { Staging } from '@/match/games'
import Bonus from './moments/Bonus.svelte'
import Cards from './moments/Cards.svelte'
import Departure from './moments/Departure.svelte'
import { isOpening } from './chart'
import Hunt from './moments/Hunt.svelte'
import Opening from './moments/Opening.svelte'
import Proposal from './moments/Proposal.svelte'
import Score from './moments/Score.svelte'
import Unmasking from './moments/Unmasking.svelte'
import Vote from './moments/Vote.svelte'
import type { MyView } from './views'

/** The own role is read, and eyes open around the table. */
const LENGTH = 3600
const opening = ({ own, public: seen }: Pick<MyView, 'own' | 'public'>) => (own && isOpening(seen) ? LENGTH : 0)

export default { opening: (view) => opening(view as MyView), stages: { bonus: Bonus, cards: Cards, departure: Departure, hunt: Hunt, opening: Opening, proposal: Proposal, score: Score, unmasking: Unmasking, vote: Vote } } satisfies Staging
