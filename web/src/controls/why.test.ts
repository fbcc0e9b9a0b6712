import { describe, expect, it } from 'vitest'
import { holds, sameMove } from './offers'
import type { Closed, Offer, Scene } from '../net/protocol'
import { reasonFor, specific, whyNot } from './why'

const CLOSED: Closed[] = [
  { move: { do: 'visit' }, why: 'late', clause: 'X1.1' },
  { move: { do: 'visit', pirate: 'ghost' }, why: 'ghost', clause: 'X1.2' },
]
const scene = (more: object) =>
  ({ closed: [], result: null, waiting_for: [2], seat: 0, table: { phase: 'running', paused: false }, ...more }) as unknown as Scene

describe('why not', () => {
  it('says what fits most of the move', () => {
    expect(reasonFor(CLOSED, { do: 'visit', pirate: 'ghost' })?.why).toBe('ghost')
    expect(reasonFor(CLOSED, { do: 'visit', pirate: 'pang' })?.why).toBe('late')
    expect(reasonFor(CLOSED, { do: 'knock' })).toBeUndefined()
  })
  it('prefers the reason of the game', () => {
    expect(whyNot(scene({ closed: CLOSED }), { do: 'visit' }, {})).toEqual({ message: 'why-late', details: {}, clause: 'X1.1' })
  })
  it('knows the common reasons', () => {
    const told = { knock: 'X2.1' }
    expect(whyNot(scene({}), { do: 'knock' }, told)).toEqual({ message: 'web-why-turn', details: { seats: [2] }, clause: 'X2.1' })
    expect(whyNot(scene({ waiting_for: [0] }), { do: 'knock' }, told)).toEqual({ message: 'web-why-now', details: {}, clause: 'X2.1' })
    expect(whyNot(scene({ waiting_for: [0, 2] }), { do: 'knock' }, told).message).toBe('web-why-now')
    expect(whyNot(scene({ table: { phase: 'finished', paused: false } }), { do: 'knock' }, told)).toEqual({ message: 'web-why-over', details: {}, clause: null })
    expect(whyNot(scene({ table: { phase: 'running', paused: true } }), { do: 'knock' }, told).message).toBe('web-why-paused')
  })
})

describe('a whole move', () => {
  const offer: Offer = { do: 'sail', stack: { one_of: ['north', 'south'] }, cut: { between: [0, 7], default: 0 } }
  it('is inside an offer or not', () => {
    expect(holds(offer, { do: 'sail', stack: 'north', cut: 2 })).toBe(true)
    expect(holds(offer, { do: 'sail', stack: 'north' })).toBe(true)
    expect(holds(offer, { do: 'sail', stack: 'west', cut: 0 })).toBe(false)
    expect(holds(offer, { do: 'sail', stack: 'north', cut: 0, more: 1 })).toBe(false)
    expect(holds(offer, { do: 'draw' })).toBe(false)
  })
  it('is the same however it is written', () => {
    expect(sameMove({ do: 'sail', stack: 'north', cut: 0 }, { cut: 0, do: 'sail', stack: 'north' })).toBe(true)
    expect(sameMove({ do: 'sail', stack: 'north' }, { do: 'sail', stack: 'north', cut: 0 })).toBe(false)
    expect(sameMove({ do: 'trade', buy: { salt: 2 } }, { do: 'trade', buy: { salt: 2 } })).toBe(true)
    expect(sameMove(null, { do: 'draw' })).toBe(false)
  })
})

describe('a kind of move that is not open', () => {
  const reason = { message: 'web-why-now', details: {}, clause: 'X1.1' }
  it('falls back to a message of the game if there is no better reason', () => {
    const words = { has: (id: string) => id === 'closed-knock' }
    expect(specific(reason, { do: 'knock' }, words).message).toBe('closed-knock')
    expect(specific(reason, { do: 'visit' }, words)).toEqual(reason)
    expect(specific({ ...reason, message: 'why-late' }, { do: 'knock' }, words).message).toBe('why-late')
  })
})
