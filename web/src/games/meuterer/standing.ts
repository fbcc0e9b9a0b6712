/** The points in facts: the pennants add them while moments are played out. */

import type { Standing } from '@/match/games'
import { clockwise } from '@/match/turns'
import { payments } from './staging'
import type { PublicView } from './views'

const standing: Standing = {
  gains: (fact) => payments([fact]),
  // Trading goes clockwise among the seats that have not passed.
  next: ({ public: seen, waiting }) => {
    const { phase, seats } = seen as PublicView
    return phase === 'trading' ? clockwise(waiting[0]!, seats.length).filter((seat) => !seats[seat]!.passed) : []
  },
}
export default standing
