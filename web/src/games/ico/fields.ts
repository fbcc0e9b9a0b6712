/** The field of a move that a press on a seat fills now. */

import type { Draft } from '@/controls/draft.svelte'
import { SEAT_FIELDS } from './views'

export type SeatField = readonly [do_: string, field: string]

/** Return the field: the first empty one of the chosen bonus card, else the one of the awaited move. */
export function seatField(draft: Draft): SeatField | undefined {
  const begun = draft.offer?.['do']
  if (begun === 'bonus') {
    const ofBonus = SEAT_FIELDS.filter(([do_, name]) => do_ === 'bonus' && draft.offer?.[name] !== undefined)
    return ofBonus.find(([, name]) => draft.values[name] === undefined) ?? ofBonus.at(-1)
  }
  return SEAT_FIELDS.find(([do_, name]) => do_ !== 'bonus' && (draft.candidates(do_, name).length || (begun === do_ && name in draft.values)))
}
