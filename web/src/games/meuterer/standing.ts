/** The points that facts tell of: the pennants count them along with the moments. */

import type { Standing } from '@/match/games'
import { payments } from './staging'

const standing: Standing = { gains: (fact) => payments([fact]) }
export default standing
