/** The pieces, and the clause of the rulebook that says what each is for. */

const bonus = [
  'seasick', 'rough_sea', 'antidote', 'observer', 'starboard', 'overboard', 'treasure_map', 'brigand', 'express', 'mooring',
  'lucky', 'parrot', 'charlatan', 'double', 'leviathan', 'medusa', 'swap', 'merchant', 'loner', 'typhoon',
]
const pieces: Record<string, string> = {
  sailor: 'I1-1',
  pirate: 'I1-2',
  siren: 'I7-3',
  aye: 'I2-3',
  nay: 'I2-3',
  island: 'I3-1',
  poison: 'I3-3',
  ...Object.fromEntries(bonus.map((card, number) => [card, `I5-${number + 1}`])),
}
export default pieces
