/** The pieces, what each is for, and the clause of the rulebook that says so. */

import type { Told } from '@/match/about'

const pirates = ['valverde', 'diaz', 'crackpott', 'tembo', 'wessel_jan', 'dean_nero', 'pang', 'chang_ye', 'sate', 'bijoux', 'ojo', 'cambivalute']
const values = [1, 2, 3]
const pieces: Record<string, Told> = {
  ...Object.fromEntries(pirates.map((pirate, number) => [pirate, { clause: `C3-${number + 1}` }])),
  ghost: { clause: 'C2-5' },
  combat: { clause: 'C6-2' },
  ...Object.fromEntries(
    ['valverde', 'diaz'].flatMap((side) => values.map((value) => [`${side}-${value}`, { clause: 'C6-2', about: 'about-fighter', details: { side, value } }])),
  ),
  monkey: { clause: 'C6-4' },
  coin: { clause: 'C7-1' },
  gold: { clause: 'C7-1' },
  ...Object.fromEntries(values.map((value) => [`gold-${value}`, { clause: 'C7-1', about: 'about-gold' }])),
}
export default pieces
