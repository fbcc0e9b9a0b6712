import { expect, test } from 'vitest'
import type { Offer } from '@/net/protocol'
import { canPick, goldOf, mostOf, offerFor, pressed, throwsOverboard } from './trades'

const buys: Offer = { do: 'trade', buy: { one_of: [{ wine: 1 }, { fish: 1 }, { wine: 2 }, { fish: 1, wine: 1 }] } }
const sells: Offer = { do: 'trade', sell: { one_of: [{ wood: 1 }, { salt: 1 }, { salt: 1, wood: 1 }] } }
const swaps: Offer = { do: 'trade', buy: { one_of: [{ wine: 1 }, { fish: 1 }] }, sell: { one_of: [{ wood: 1 }, { salt: 1 }] } }
const skip: Offer = { do: 'skip' }
const boatman = [buys, sells, swaps, skip]

test('a press takes one more of a good, and after the last one none', () => {
  expect(pressed(boatman, {}, 'buy', 'wine')).toEqual({ buy: { wine: 1 } })
  expect(pressed(boatman, { buy: { wine: 1 } }, 'buy', 'wine')).toEqual({ buy: { wine: 2 } })
  expect(pressed(boatman, { buy: { wine: 2 } }, 'buy', 'wine')).toEqual({})
})

test('a good of the other side makes a swap, and what does not go with it gives way', () => {
  expect(pressed(boatman, { buy: { wine: 1 } }, 'sell', 'wood')).toEqual({ buy: { wine: 1 }, sell: { wood: 1 } })
  expect(pressed(boatman, { buy: { wine: 2 } }, 'sell', 'wood')).toEqual({ sell: { wood: 1 } })
  expect(pressed([buys, sells], { buy: { wine: 1 } }, 'sell', 'salt')).toEqual({ sell: { salt: 1 } })
  expect(offerFor(boatman, { buy: { wine: 1 }, sell: { wood: 1 } })).toMatchObject({ index: 2, whole: true })
})

test('without gold a purchase is the beginning of a swap', () => {
  expect(offerFor([swaps, skip], { buy: { wine: 1 } })).toMatchObject({ index: 0, whole: false })
})

test('a full hold asks what goes overboard', () => {
  const full: Offer = { do: 'trade', buy: { one_of: [{ wine: 1 }] }, overboard: { one_of: [{ salt: 1 }, { wood: 1 }] } }
  expect(throwsOverboard([full], { buy: { wine: 1 } })).toBe(true)
  expect(canPick([full], 'overboard', 'salt', { buy: { wine: 1 } })).toBe(true)
  expect(canPick([full], 'overboard', 'fish', { buy: { wine: 1 } })).toBe(false)
  expect(pressed([full], { buy: { wine: 1 } }, 'overboard', 'salt')).toEqual({ buy: { wine: 1 }, overboard: { salt: 1 } })
  expect(pressed([full], { buy: { wine: 1 }, overboard: { salt: 1 } }, 'overboard', 'wood')).toEqual({ buy: { wine: 1 }, overboard: { wood: 1 } })
  expect(offerFor([full], { buy: { wine: 1 }, overboard: { wood: 1 } })).toMatchObject({ whole: true })
})

test('only offers say what can be picked', () => {
  expect(canPick(boatman, 'sell', 'fish')).toBe(false)
  expect(pressed(boatman, {}, 'sell', 'fish')).toBe(null)
  expect(mostOf(boatman, 'buy', 'wine')).toBe(2)
  expect(mostOf(boatman, 'sell', 'fish')).toBe(0)
})

test('an accountant adds one gold to a sale, however much is sold', () => {
  expect(goldOf({ buy: { wine: 2 } }, 3, true)).toBe(-6)
  expect(goldOf({ sell: { salt: 2 } }, 3, true)).toBe(7)
  expect(goldOf({ buy: { wine: 1 }, sell: { wood: 1 } }, 2, true)).toBe(1)
})
