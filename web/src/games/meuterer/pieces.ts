/** The pieces, and the clause of the rulebook that says what each is for. */

const pieces: Record<string, string> = {
  ruby: 'M1-3',
  salt: 'M1-3',
  wine: 'M1-3',
  cloth: 'M1-3',
  grain: 'M1-3',
  conflict: 'M5-1',
  mutineer: 'M4-1',
  mate: 'M5-2',
  cabin_boy: 'M6-2',
  merchant: 'M6-6',
  loader: 'M8-3',
  pirate: 'M9-2',
}
export default pieces
