/** The pieces, what each is for, and the clause of the rulebook that says so. */

import type { Told } from '@/match/about'

const bonus = [
  'seasick', 'rough_sea', 'antidote', 'observer', 'starboard', 'overboard', 'treasure_map', 'brigand', 'express', 'mooring',
  'lucky', 'parrot', 'charlatan', 'double', 'leviathan', 'medusa', 'swap', 'merchant', 'loner', 'typhoon',
]
const pieces: Record<string, Told> = {
  sailor: { clause: 'I7-2' },
  pirate: { clause: 'I1-2' },
  siren: { clause: 'I7-3' },
  island: { clause: 'I3-3' },
  poison: { clause: 'I3-3' },
  aye: { clause: 'I2-4' },
  nay: { clause: 'I2-4' },
  ...Object.fromEntries(bonus.map((card, number) => [card, { clause: `I5-${number + 1}` }])),
}
export default pieces
