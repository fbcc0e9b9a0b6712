import { describe, expect, it } from 'vitest'
import { brings, closedDoors, doorsOf, sateGives } from './corridor'
import type { PublicView } from './views'

const cabin = (pirate: string | null, visited = false, waited = 0) => ({ pirate, visited, waited })
const seen = (more: Partial<PublicView>) => ({ phase: 'turn', knocked: false, turn: 2, pirate: null, supply: 20, combat_pile: 20, cabins: [], ...more }) as unknown as PublicView

describe('the doors of the corridor', () => {
  it('tells closed, open, visited and haunted doors apart', () => {
    const doors = doorsOf(seen({ cabins: [cabin('sate', false, 2), cabin('tembo', true), cabin('ghost'), cabin(null)] }), [])
    expect(doors.map(({ state }) => state)).toEqual(['open', 'gone', 'ghost', 'closed'])
  })
  it('bars the doors that the seat at its turn has gone on from', () => {
    const doors = doorsOf(seen({ knocked: true, cabins: [cabin('sate'), cabin('pang'), cabin(null)] }), [])
    expect(doors.map(({ state }) => state)).toEqual(['barred', 'open', 'closed'])
  })
  it('puts the flag of the last visitor of this round on a door, and none where a visit was taken back', () => {
    const facts: { fact: string; details: Record<string, number | string> }[] = [
      { fact: 'visited', details: { seat: 3, pirate: 'tembo' } },
      { fact: 'row_laid', details: { round: 2 } },
      { fact: 'visited', details: { seat: 0, pirate: 'tembo' } },
      { fact: 'visited', details: { seat: 1, pirate: 'tembo' } },
      { fact: 'visited', details: { seat: 2, pirate: 'sate' } },
    ]
    expect(doorsOf(seen({ cabins: [cabin('tembo', true), cabin('sate')] }), facts).map(({ visitor }) => visitor)).toEqual([1, null])
  })
  it('lights the pirate that asks its visitor something', () => {
    const [door] = doorsOf(seen({ phase: 'visit', pirate: 'ojo', cabins: [cabin('ojo', true)] }), [])
    expect(door).toMatchObject({ state: 'host', visitor: 2 })
  })
  it('counts what Sate gives as far as there are coins', () => {
    expect(sateGives(3, 20)).toBe(4)
    expect(sateGives(3, 2)).toBe(2)
    expect(brings('sate', 3, seen({}))[0]).toEqual({ number: 4 })
  })
  it('says how far the ship sails if nobody knocks any more', () => expect(closedDoors(seen({ cabins: [cabin('sate'), cabin(null), cabin(null)] }))).toBe(2))
})
