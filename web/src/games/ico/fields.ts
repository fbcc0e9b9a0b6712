/** Which field of which move a press on a seat fills now. */

import type { Draft } from '@/controls/draft.svelte'
import { SEAT_FIELDS } from './views'

export type SeatField = readonly [do_: string, field: string]

/** Returns the field: one of the bonus card that is chosen, the first that is empty, else the one of the move that is waited for. */
export function seatField(draft: Draft): SeatField | undefined {
  const begun = draft.offer?.['do']
  if (begun === 'bonus') {
    const ofBonus = SEAT_FIELDS.filter(([do_, name]) => do_ === 'bonus' && draft.offer?.[name] !== undefined)
    return ofBonus.find(([, name]) => draft.values[name] === undefined) ?? ofBonus.at(-1)
  }
  return SEAT_FIELDS.find(([do_, name]) => do_ !== 'bonus' && (draft.candidates(do_, name).length || (begun === do_ && name in draft.values)))
}
