/** The chance to win a sea fight. */

import printed from '$games/norderwind/data.toml'

const { faces } = (printed as unknown as { dice: { battle: { faces: string[] } } }).dice.battle

/** The number of hits on a side of a die. */
export function hitsOf(shot: string, gunner: boolean): number {
  return shot === 'silver' ? 1 : shot === 'blue' && gunner ? 2 : 0
}

/** The chance, from 0 to 1, that this many dice have at least as many hits as the pirates' strength. */
export function chanceOf(dice: number, gunner: boolean, strength: number): number {
  if (strength <= 0) return 1
  if (!dice) return 0
  return faces.reduce((sum, face) => sum + chanceOf(dice - 1, gunner, strength - hitsOf(face, gunner)), 0) / faces.length
}
