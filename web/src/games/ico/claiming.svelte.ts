/** The claim that is being made: it is chosen in the tray, and its seat is pressed on the board. */

import { candidates, doOf, fieldsOf } from '@/controls/offers'
import type { Offer, Value } from '@/net/protocol'
import type { MyView } from './views'

class Claiming {
  what = $state<string | null>(null)
}
export const claiming = new Claiming()

/** The claims that have a button of their own, in this order. */
export const QUICK = ['sailor', 'trust', 'suspect', 'advise'] as const

/** Return the claims with a button of their own that are possible now. */
export const quickOf = (claims: readonly Offer[]): string[] => QUICK.filter((kind) => claims.some((offer) => doOf(offer) === kind))

/** Return the values of the only field of a claim: seats, or how to vote. */
export function choicesOf(claims: readonly Offer[], kind: string | null): Value[] {
  const offer = claims.find((one) => doOf(one) === kind)
  const field = offer && fieldsOf(offer)[0]
  return field ? candidates(field[1], undefined) : []
}

/** Return the seats that the claim that is being made may name. */
export const targetsOf = ({ claims = [] }: Pick<MyView, 'claims'>): Value[] => (claiming.what === 'trust' || claiming.what === 'suspect' ? choicesOf(claims, claiming.what) : [])
