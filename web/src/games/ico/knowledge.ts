/** What a seat knows of the others. */

import type { MyView } from './views'

type Known = Pick<MyView, 'public' | 'own' | 'owns' | 'seat'>

/** The others whose eyes were open with one's own. */
export const others = ({ own, seat }: Pick<Known, 'own' | 'seat'>): number[] => (own?.eyes ?? []).filter((one) => one !== seat)

/** The role of a seat, as far as it is known: the siren knows that all the other open eyes are pirates'. */
export function roleOf({ public: seen, own, owns, seat: me }: Known, seat: number): string | null {
  const shown = seen.seats[seat]?.role ?? owns?.[seat]?.role ?? null
  if (shown !== null || own === null) return shown
  if (seat === me) return own.role
  return own.role === 'siren' && own.eyes.includes(seat) ? 'pirate' : null
}
