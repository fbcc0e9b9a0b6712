/** The doors of the corridor: what everybody sees of them, and the effect of a press. */

import type { Fact } from '@/net/protocol'
import type { CabinView, PublicView } from './views'

/** - `closed`: nobody has knocked here
 *  - `open`: somebody lives here who can be visited
 *  - `barred`: open, but the seat whose turn it is has gone on from there
 *  - `host`: its pirate asks a visitor something
 *  - `gone`: it has had its visit in this round
 *  - `ghost`: nobody is received */
export type DoorState = 'closed' | 'open' | 'barred' | 'host' | 'gone' | 'ghost'

export interface Door {
  /** Counted from 1. */
  number: number
  pirate: string | null
  state: DoorState
  /** The seat that visited the pirate in this round. */
  visitor: number | null
  waited: number
}

/** The facts since the row of this round was laid. */
export const ofRound = (facts: readonly Fact[]): readonly Fact[] => facts.slice(facts.findLastIndex(({ fact }) => fact === 'row_laid') + 1)

function stateOf(cabin: CabinView, place: number, seen: PublicView): DoorState {
  if (cabin.pirate === null) return 'closed'
  if (cabin.pirate === 'ghost') return 'ghost'
  if (cabin.pirate === seen.pirate) return 'host'
  if (cabin.visited) return 'gone'
  const newest = seen.cabins.findLastIndex(({ pirate }) => pirate !== null)
  return seen.phase === 'turn' && seen.knocked && place !== newest ? 'barred' : 'open'
}

export function doorsOf(seen: PublicView, facts: readonly Fact[]): Door[] {
  const told = ofRound(facts)
  return seen.cabins.map((cabin, place) => {
    const state = stateOf(cabin, place, seen)
    // Visits that were taken back are among the facts: the last one counts, if it was not taken back.
    const visit = cabin.visited || state === 'host' ? told.findLast(({ fact, details }) => fact === 'visited' && details['pirate'] === cabin.pirate) : undefined
    return { number: place + 1, pirate: cabin.pirate, state, visitor: state === 'host' ? seen.turn : ((visit?.details['seat'] as number | undefined) ?? null), waited: cabin.waited }
  })
}

/** One sign of the effect of a visit: an emblem, a number, a symbol, or a word of the game. */
export type Sign = { emblem: string } | { number: number } | { sign: string } | { word: string }

const emblem = (name: string): Sign => ({ emblem: name })
const [COMBAT, GOLD, COIN, EYE, SWAP, PLEDGE] = ['e-combat', 'e-gold', 'coin', 'e-eye', 'e-swap', 'e-pledge'].map(emblem) as [Sign, Sign, Sign, Sign, Sign, Sign]
const OR: Sign = { word: 'board-or' }
const AT_MOST: Sign = { sign: '≤3' }

/** The coins that Sate gives now: one more per turn of waiting, as far as the supply lasts. */
export const sateGives = (waited: number, supply: number): number => Math.min(1 + waited, supply)

/** The effects of a visit now, as signs. */
export function brings(pirate: string, waited: number, seen: PublicView): Sign[] {
  switch (pirate) {
    case 'valverde':
      return [GOLD, { sign: '+' }, COIN]
    case 'diaz':
      return [EYE, GOLD, OR, COMBAT]
    case 'crackpott':
      return seen.combat_pile < 2 ? [{ number: seen.combat_pile }, COMBAT] : [COMBAT, COMBAT]
    case 'tembo':
      return [EYE, COMBAT, OR, COMBAT]
    case 'wessel_jan':
      return [COMBAT, SWAP, COMBAT, AT_MOST]
    case 'dean_nero':
      return [COMBAT, SWAP, COIN, AT_MOST]
    case 'pang':
      return [COMBAT, OR, COIN]
    case 'chang_ye':
      return [emblem('e-hand'), COIN]
    case 'sate':
      return [{ number: sateGives(waited, seen.supply) }, COIN, ...(waited === 0 ? [{ sign: '+1…' }] : [])]
    case 'bijoux':
      return [PLEDGE, { sign: '?' }]
    case 'ojo':
      return [PLEDGE, OR, EYE]
    case 'cambivalute':
      return [emblem('e-sailor-v'), SWAP, emblem('e-sailor-d')]
    default:
      return [emblem('e-glass'), { word: 'board-turn-over' }]
  }
}

/** The tint behind each portrait. */
export const TINTS: Readonly<Record<string, string>> = {
  valverde: '#a32633',
  diaz: '#2f63a5',
  crackpott: '#d0752a',
  tembo: '#b5762e',
  wessel_jan: '#3d7a68',
  dean_nero: '#5d4a80',
  pang: '#3f8a79',
  chang_ye: '#7b3f8f',
  sate: '#2f8f63',
  bijoux: '#a0508f',
  ojo: '#b5573f',
  cambivalute: '#7f8a3a',
  ghost: '#6f97a0',
  monkey: '#a9794d',
  gold: '#e3ad33',
}

/** How many spaces the ship sails at the end of this round if no more doors are opened. */
export const closedDoors = (seen: PublicView): number => seen.cabins.filter(({ pirate }) => pirate === null).length
