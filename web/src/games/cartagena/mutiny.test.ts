import { describe, expect, it } from 'vitest'
import { arenaOf, duelsOf, revealed, runningTotals, tableOf } from './mutiny'
import type { MyView } from './views'

const fact = (name: string, details: Record<string, unknown> = {}) => ({ fact: name, details }) as MyView['facts'][number]
const seat = (more = {}) => ({ fighting: true, out: false, committed: false, ...more })
const view = (more: Record<string, unknown>, seen: Record<string, unknown>) =>
  ({ own: null, seat: null, over: false, facts: [], ...more, public: { duel: null, duels: [], seats: [seat(), seat()], ...seen } }) as unknown as MyView

describe('the duels', () => {
  const facts = [
    fact('duel', { duel: 'A', valverde: 7, diaz: 4 }),
    fact('shown', { cards: ['valverde-1'], valverde: 8, diaz: 4 }),
    fact('shown', { cards: ['diaz-3', 'diaz-3'], valverde: 8, diaz: 10 }),
    fact('duel_won', { duel: 'A', side: 'diaz', wins: 1 }),
    fact('duel', { duel: 'B', valverde: 2, diaz: 3 }),
    fact('shown', { cards: ['valverde-2'], valverde: 4, diaz: 3 }),
  ]
  const duels = [{ duel: 'A', seen_by: [], valverde: 7, diaz: 4 }, { duel: 'B', seen_by: [], valverde: 2, diaz: 3 }]

  it('shows the final totals and the winner of a finished duel', () => {
    const [a, b] = duelsOf(view({ facts }, { duel: 'B', duels }))
    expect(a).toMatchObject({ valverde: 8, diaz: 10, winner: 'diaz' })
    expect(b).toMatchObject({ valverde: 2, diaz: 3, winner: null })
  })
  it('forgets an end that has been taken back', () => expect(duelsOf(view({ facts }, { duel: 'A', duels }))[0]).toMatchObject({ valverde: 7, winner: null }))
  it('shows what only this seat knows, and the seats that know a pair', () => {
    const posted = [{ duel: 'A', seen_by: [1], valverde: null, diaz: null }]
    expect(duelsOf(view({ own: { duels: [{ duel: 'A', valverde: 9, diaz: 1 }] }, seat: 1 }, { duels: posted }))[0]).toMatchObject({ valverde: 9, mine: true, knowers: [1] })
    expect(duelsOf(view({}, { duels: posted }))[0]).toMatchObject({ posted: true, valverde: null, mine: false, knowers: [1] })
  })
  it('lays the cards of the duel at hand, earlier rounds apart, and no others', () => {
    expect(tableOf(view({ facts }, { duel: 'B', duels }))).toMatchObject({ before: [], last: ['valverde-2'] })
    expect(tableOf(view({ facts: facts.slice(0, 3) }, { duel: 'A', duels }))).toMatchObject({ before: ['valverde-1'], last: ['diaz-3', 'diaz-3'] })
    expect(tableOf(view({ facts }, { duel: 'C', duels })).last).toEqual([])
  })
  it('counts cards that lie face down, and monkeys that have left', () => {
    const seats = [seat({ committed: true }), seat({ fighting: false }), seat({ fighting: false, out: true })]
    expect(tableOf(view({}, { duel: 'A', duels, seats }))).toMatchObject({ committed: 1, monkeys: [1] })
  })
  it('counts card by card', () => expect(runningTotals([6, 8], ['valverde-3', 'diaz-2'])).toEqual([[6, 8], [9, 8], [9, 10]]))
  it('reveals the winning side last, and the winners after all others', () => {
    const told = [fact('unmasked', { seat: 0, side: 'diaz', gold: 9 }), fact('unpledged', { seat: 1, gold: 2 }), fact('unmasked', { seat: 2, side: 'valverde', gold: 7 }), fact('unmasked', { seat: 3, side: 'diaz', gold: 4 }), fact('won', { side: 'diaz', seats: [0] })]
    expect(revealed(told).map(({ seat, won }) => [seat, won])).toEqual([[1, false], [2, false], [3, false], [0, true]])
  })
})

describe('the deck while a moment is played out', () => {
  const told = [
    fact('duel', { duel: 'A', valverde: 7, diaz: 4 }),
    fact('shown', { cards: ['diaz-3'], valverde: 7, diaz: 7 }),
    fact('monkey', { seat: 1 }),
    fact('duel_won', { duel: 'A', side: 'diaz', wins: 1 }),
  ]
  const seen = { duel: 'A', duel_round: 1, wins: [0, 0], totals: [7, 4], duels: [{ duel: 'A', seen_by: [], valverde: 7, diaz: 4 }, { duel: 'B', seen_by: [], valverde: null, diaz: null }], seats: [seat({ committed: true }), seat({ committed: true })] }

  it('shows the facts since the scene below it: totals, monkeys, victories', () => {
    const { public: after } = arenaOf(view({ facts: told }, seen))
    expect(after).toMatchObject({ totals: [7, 7], wins: [0, 1] })
    expect(after.seats.map(({ fighting, committed }) => [fighting, committed])).toEqual([[true, false], [false, false]])
  })

  it('keeps the victory of the duel before when the next one begins in the same step', () => {
    const next = arenaOf(view({ facts: [...told, fact('duel', { duel: 'B', valverde: 2, diaz: 5 })] }, seen))
    expect(next.public).toMatchObject({ duel: 'B', totals: [2, 5], wins: [0, 1] })
    expect(next.public.seats.every(({ fighting }) => fighting)).toBe(true)
    expect(duelsOf(next)[0]).toMatchObject({ winner: 'diaz', diaz: 7 })
  })

  it('counts a victory after that of the duel before in the same step', () => {
    const won = (duel: string, wins: number) => fact('duel_won', { duel, side: 'diaz', wins })
    const { wins } = arenaOf(view({ facts: [...told, fact('duel', { duel: 'B', valverde: 2, diaz: 5 }), won('B', 2)] }, seen)).public
    expect(wins).toEqual([0, 2])
  })
})
