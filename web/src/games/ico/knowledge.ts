/** A seat's knowledge about the others. */

import type { MyView } from './views'

type Known = Pick<MyView, 'public' | 'own' | 'owns' | 'seat'>

/** The other seats whose eyes were open together with the own ones. */
export const others = ({ own, seat }: Pick<Known, 'own' | 'seat'>): number[] => (own?.eyes ?? []).filter((one) => one !== seat)

/** The role of a seat, if known: the siren knows that all other open eyes are pirates. */
export function roleOf({ public: seen, own, owns, seat: me }: Known, seat: number): string | null {
  const shown = seen.seats[seat]?.role ?? owns?.[seat]?.role ?? null
  if (shown !== null || own === null) return shown
  if (seat === me) return own.role
  return own.role === 'siren' && own.eyes.includes(seat) ? 'pirate' : null
}
