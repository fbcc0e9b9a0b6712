/** The pieces, and the clause of the rulebook that says what each is for. */

const pirates = ['valverde', 'diaz', 'crackpott', 'tembo', 'wessel_jan', 'dean_nero', 'pang', 'chang_ye', 'sate', 'bijoux', 'ojo', 'cambivalute']
const pieces: Record<string, string> = {
  coin: 'C1-1',
  valverde_1: 'C1-1',
  diaz_1: 'C1-1',
  gold: 'C7-1',
  ghost: 'C2-5',
  ...Object.fromEntries(pirates.map((pirate, number) => [pirate, `C3-${number + 1}`])),
  monkey: 'C6-4',
}
export default pieces
