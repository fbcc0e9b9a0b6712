import { describe, expect, it } from 'vitest'
import { Draft } from './draft.svelte'
import { admits, candidates, countUpTo, families, holds, isBarred, itemsAt, meant, movesOf, tapped, together } from './offers'
import type { Offer, OneOf, SomeOf } from '../net/protocol'

const crew: SomeOf = { some_of: [0, 1, 2, 3, 4], min: 3, max: 3, ordered: false, except: [[0, 1, 2]] }
const hand: SomeOf = { some_of: ['salt', 'wine', 'wine'], min: 0, max: 2, ordered: false, except: [] }

describe('fields', () => {
  it('bar named sets in any order', () => {
    expect(admits(crew, [3, 1, 0])).toBe(true)
    expect(admits(crew, [2, 1, 0])).toBe(false)
    expect(admits(crew, [0, 1])).toBe(false)
    expect(admits(crew, [0, 0, 1])).toBe(false)
  })

  it('know how often a value is there', () => {
    expect(admits(hand, ['wine', 'wine'])).toBe(true)
    expect(admits(hand, ['salt', 'salt'])).toBe(false)
    expect(candidates(hand, ['wine'])).toEqual(['salt', 'wine'])
    expect(candidates(hand, ['salt'])).toEqual(['wine'])
    expect(candidates(hand, ['wine', 'wine'])).toEqual([])
  })

  it('hold « nobody » too', () => {
    const rob: Offer = { do: 'rob', target: { one_of: [null, 1, 2] } }
    expect(holds(rob, { do: 'rob', target: null })).toBe(true)
    expect(holds(rob, { do: 'rob', target: 3 })).toBe(false)
  })

  it('are counted and written out', () => {
    const offer: Offer = { do: 'keep', cards: hand }
    expect(movesOf(offer).map((move) => move['cards'])).toEqual([[], ['salt'], ['wine'], ['salt', 'wine'], ['wine', 'wine']])
    expect(countUpTo(offer, 12)).toBe(5)
    expect(countUpTo({ do: 'crew', seats: { ...crew, some_of: [...Array(20).keys()] } }, 12)).toBe(13)
    expect(movesOf({ do: 'keep', cards: { ...hand, ordered: true, min: 2 } })).toHaveLength(3)
    expect(movesOf({ do: 'x', a: { between: [1, 3] }, b: { one_of: [true, false] } })).toHaveLength(6)
  })
})

describe('whole objects', () => {
  const field: OneOf = {
    one_of: [{}, { a: 1 }, { a: 2 }, { b: 1 }, { a: 1, b: 1 }],
  }

  it('are put together key by key', () => {
    expect(itemsAt(field, 'a', {})).toEqual([1, 2])
    expect(itemsAt(field, 'a', { b: 1 })).toEqual([1])
    expect(itemsAt(field, 'b', { a: 2 })).toEqual([])
    expect(meant(field, {})).toEqual({})
    expect(meant(field, { b: 1 })).toEqual({ b: 1 })
    expect(meant({ one_of: [{ a: 1, b: 2 }, { a: 2, b: 1 }] }, { a: 2 })).toEqual({ a: 2, b: 1 })
    expect(meant({ one_of: [{ a: 1, b: 2 }, { a: 1, b: 1 }] }, { a: 1 })).toBeUndefined()
  })
})

describe('things that are counted', () => {
  const goods: OneOf = { one_of: [{ salt: 1 }, { salt: 2 }, { wine: 1 }, { salt: 1, wine: 1 }] }

  it('are one more at each tap, and none after the last', () => {
    expect(tapped(goods, {}, 'salt')).toEqual({ salt: 1 })
    expect(tapped(goods, { salt: 1 }, 'salt')).toEqual({ salt: 2 })
    expect(tapped(goods, { salt: 2 }, 'salt')).toEqual({})
    expect(tapped(goods, { salt: 1 }, 'wine')).toEqual({ salt: 1, wine: 1 })
    expect(tapped(goods, { salt: 2 }, 'wine')).toBeNull()
  })

  it('take the place of another where there can be one only', () => {
    expect(tapped({ one_of: [{ salt: 1 }, { wine: 1 }] }, { salt: 1 }, 'wine')).toEqual({ wine: 1 })
  })

  const swaps: Offer[] = [
    { do: 'trade', buy: { one_of: [{ fish: 1 }, { wine: 1 }] }, sell: { one_of: [{ salt: 1 }] } },
    { do: 'trade', buy: { one_of: [{ fish: 1 }, { salt: 1 }] }, sell: { one_of: [{ wine: 1 }] } },
    { do: 'skip' },
    { do: 'trade', sell: { one_of: [{ salt: 1 }] } },
  ]

  it('are one question where offers ask for the same', () => {
    expect(families(swaps)).toEqual([[0, 1], [2], [3]])
    expect(together(swaps.slice(0, 2), {}).fields).toEqual([
      ['buy', { one_of: [{ fish: 1 }, { wine: 1 }, { salt: 1 }] }],
      ['sell', { one_of: [{ salt: 1 }, { wine: 1 }] }],
    ])
  })

  it('go with what was chosen before them, or are chosen again', () => {
    const chosen = together(swaps.slice(0, 2), { buy: { salt: 1 }, sell: { salt: 1 } })
    expect(chosen.fields[1]).toEqual(['sell', { one_of: [{ wine: 1 }] }])
    expect(chosen.values).toEqual({ buy: { salt: 1 } })
  })
})

describe('a draft', () => {
  const offers: Offer[] = [
    { do: 'play', card: { one_of: ['salt', 'wine'] } },
    { do: 'pass', role: { one_of: ['mate'] } },
    { do: 'crew', seats: crew },
    { do: 'sail', stack: { one_of: ['north', 'south'] }, cut: { between: [0, 3], default: 0 } },
  ]

  it('is made by clicks on a board', () => {
    const draft = new Draft()
    draft.renew(offers)
    expect(draft.candidates('play', 'card')).toEqual(['salt', 'wine'])
    expect(draft.candidates('play', 'seats')).toEqual([])
    draft.pick('play', 'card', 'wine')
    expect(draft.move).toEqual({ do: 'play', card: 'wine' })
    expect(draft.has('play', 'card', 'wine')).toBe(true)
    draft.pick('play', 'card', 'ruby')
    expect(draft.move).toEqual({ do: 'play', card: 'wine' })
    draft.begin(1)
    expect(draft.move).toEqual({ do: 'pass', role: 'mate' })
  })

  it('adds and takes where several are chosen, and refuses barred sets', () => {
    const draft = new Draft()
    draft.renew(offers)
    for (const seat of [2, 1, 0]) draft.pick('crew', 'seats', seat)
    expect(draft.values['seats']).toEqual([2, 1, 0])
    expect(draft.move).toBeNull()
    draft.pick('crew', 'seats', 1)
    draft.pick('crew', 'seats', 4)
    expect(draft.move).toEqual({ do: 'crew', seats: [2, 0, 4] })
    draft.pick('crew', 'seats', 3)
    expect(draft.values['seats']).toEqual([2, 0, 4])
  })

  it('has defaults, and lives as long as its offer is there', () => {
    const draft = new Draft()
    draft.renew(offers)
    draft.pick('sail', 'stack', 'north')
    expect(draft.move).toEqual({ do: 'sail', stack: 'north', cut: 0 })
    draft.renew([offers[3]!])
    expect(draft.move).toEqual({ do: 'sail', stack: 'north', cut: 0 })
    draft.renew([offers[0]!])
    expect(draft.offer).toBeNull()
  })
})

it('what lacks nothing may still be barred, in whatever order it was chosen', () => {
  expect(isBarred(crew, [2, 0, 1])).toBe(true)
  expect([[], [0, 1], [0, 1, 3], undefined].map((chosen) => isBarred(crew, chosen))).toEqual([false, false, false, false])
})
