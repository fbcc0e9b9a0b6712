/** What a match needs after its first picture: the staged moments by stage. */

import type { Staging } from '@/match/games'
import Bonus from './moments/Bonus.svelte'
import Cards from './moments/Cards.svelte'
import Departure from './moments/Departure.svelte'
import Hunt from './moments/Hunt.svelte'
import Proposal from './moments/Proposal.svelte'
import Score from './moments/Score.svelte'
import Unmasking from './moments/Unmasking.svelte'
import Vote from './moments/Vote.svelte'

export default { stages: { bonus: Bonus, cards: Cards, departure: Departure, hunt: Hunt, proposal: Proposal, score: Score, unmasking: Unmasking, vote: Vote } } satisfies Staging
