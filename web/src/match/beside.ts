/** What happened besides the match: a pause, a bot that took over, a device that was late. */

import { Plain } from '@/i18n/words'
import type { Beside } from '@/net/protocol'

/** Return the details of a happening for its message. The name of a person is no key of a piece, whatever it is. */
export function detailsOf({ details }: Pick<Beside, 'details'>): Beside['details'] {
  return 'name' in details ? { ...details, name: new Plain(String(details['name'])) as never } : details
}
