import { describe, expect, it } from 'vitest'
import { packed } from './answers'
import { knownInPile, knownOf, stacks, worthOf } from './knowledge'
import type { MyView } from './views'

const seat = (more = {}) => ({ coins: 3, gold: [[]], declared: true, pledges: 1, side: null, gold_cards: null, ...more })
const own = { side: 'diaz', gold: [2], spied: [{ target: 1, pledge: 0, side: 'valverde' }], known: [[], ['diaz-1', 'diaz-1']], known_gold: [[], []], pile: [{ place: 4, card: 'diaz-2' }, { place: 1, card: 'valverde-3' }], gold_pile: [] }
const view = (more: Record<string, unknown>, seats = [seat(), seat()]) => ({ own, seat: 0, public: { seats }, ...more }) as unknown as MyView

describe('what is known of a seat', () => {
  it('is its side that was spied, and the cards that it must hold', () => {
    expect(knownOf(view({}), 1)).toMatchObject({ side: 'valverde', secret: true, stale: false, cards: [['diaz-1', 2]] })
  })
  it('is marked as old where the seat may have changed its side since', () => expect(knownOf(view({}, [seat(), seat({ pledges: 2 })]), 1).stale).toBe(true))
  it('is nothing where the secrets are covered', () => {
    expect(knownOf(view({ own: null }), 0)).toMatchObject({ side: null, cards: [], gold: [] })
    expect(worthOf(view({ own: null }), 0)).toBeNull()
  })
  it('is all where all is laid open', () => expect(knownOf(view({ owns: { 1: { ...own, side: 'valverde', gold: [3] } } }), 1)).toMatchObject({ side: 'valverde', gold: [3] }))
  it('adds up what I am worth, and of others only what is known', () => {
    expect(worthOf(view({}), 0)).toBe(5)
    expect(worthOf(view({}), 1)).toBeNull()
    expect(worthOf(view({}, [seat(), seat({ side: 'diaz', gold_cards: [1] })]), 1)).toBe(4)
  })
  it('lists cards of a pile from its top', () => expect(knownInPile(view({}), 'pile').map(({ place }) => place)).toEqual([1, 4]))
  it('stacks a hand by side and value', () => expect(stacks(['diaz-1', 'valverde-2', 'valverde-1', 'diaz-1'])).toEqual([['valverde-1', 1], ['valverde-2', 1], ['diaz-1', 2]]))
})

describe('the row of cards', () => {
  it('never needs more room than there is, and leaves a finger room on what can be pressed', () => {
    for (const width of [280, 318, 700, 1000])
      for (const height of [84, 128, 160])
        for (const pressed of [0, 2, 5, 7])
          for (const seen of [0, 3, 5]) {
            const { card, step } = packed(pressed, seen, width, height)
            expect(step.pressed * Math.max(0, pressed - (seen ? 0 : 1)) + step.seen * Math.max(0, seen - 1) + card).toBeLessThanOrEqual(width + 0.5)
            if (width > 300 && pressed + seen < 8) expect(step.pressed).toBeGreaterThanOrEqual(Math.min(40, card))
          }
  })
})
