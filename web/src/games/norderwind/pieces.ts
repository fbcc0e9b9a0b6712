/** The pieces, and the clause of the rulebook that says what each is for. */

const ports = ['salt_1', 'salt_3', 'wheat_1', 'wheat_3', 'fish_1', 'fish_3', 'wood_1', 'wood_3', 'wine_2', 'wine_3']
const pieces: Record<string, string> = {
  gold: 'N1-2',
  treasurer: 'N2-1',
  lookout: 'N2-3',
  sail: 'N2-4',
  ...Object.fromEntries(ports.map((port) => [port, 'N3-1'])),
  salt: 'N3-2',
  wheat: 'N3-2',
  wine: 'N3-2',
  wood: 'N3-2',
  fish: 'N3-2',
  merchant_2: 'N3-3',
  merchant_3: 'N3-3',
  boatman: 'N3-3',
  equipment: 'N3-4',
  wreck: 'N3-5',
  norderkap: 'N3-6',
  trutzhavn: 'N3-6',
  olesand: 'N3-6',
  accountant: 'N3-7',
  fog: 'N5-1',
  coin: 'N5-1',
  cannon: 'N5-3',
  gunner: 'N5-3',
  silver: 'N5-3',
  blue: 'N5-3',
  captain: 'N5-4',
}
export default pieces
