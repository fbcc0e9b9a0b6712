import { expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { chanceOf } from './chance'
import { drawingOf, sceneOf } from './drawings'
import { cellsOf, placesOf, spoilsOf, stampsOf, wantsOf } from './places'
import { fightOf } from './scenes/told'
import type { PublicView, SeatView, CurrentVoyageView } from './views'

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details })
const ship = { gold: 2, captains: 1, hold: ['wine', 'salt', 'salt'] } as unknown as SeatView
const voyage = { port: 'olesand', reach: 4, drawn: ['fog', 'wine_3'], open: 'wine_3' } as unknown as CurrentVoyageView

test('a stack shows what is known, what was drawn and what nobody has seen', () => {
  const cells = cellsOf({ known: ['olesand', 'fog', 'fog'], unknown: 5 }, ['fog', 'wine_3'])
  expect(cells).toHaveLength(8)
  expect(cells.filter(({ drawn }) => drawn).map(({ tile }) => tile)).toEqual(['fog', 'wine_3'])
  expect(cells.filter(({ tile }) => tile === null)).toHaveLength(4)
})

test('an order marks what is aboard', () => {
  expect(wantsOf({ wine: 1, gold: 3 }, ship)).toEqual([
    { thing: 'wine', count: 1, have: true },
    { thing: 'gold', count: 3, have: false },
  ])
  expect(wantsOf({ captain: 1, salt: 2 }, ship).every(({ have }) => have)).toBe(true)
  expect(wantsOf({ captain: 1 }, null)[0]!.have).toBe(false)
})

test('a voyage has as many places as the highest sail reaches', () => {
  const places = placesOf(voyage, 5, 6)
  expect(places.map(({ open }) => open)).toEqual([false, true, false, false, false, false])
  expect(places.findIndex(({ next }) => next)).toBe(2)
  expect(places.filter(({ beyond }) => beyond).map(({ number }) => number)).toEqual([5, 6])
  expect(placesOf(null, 5, 6).filter(({ beyond }) => beyond)).toHaveLength(1)
})

test('tiles are stamped with the die of the fog and with actions of their captain', () => {
  const told = [fact('sailed'), fact('drew', { number: 1 }), fact('treasure', { seat: 0 }), fact('drew', { number: 2 }), fact('bought', { seat: 1 }), fact('drew', { number: 3 }), fact('sold', { seat: 0 })]
  expect(stampsOf(told, 0)).toEqual(['d-coin', null, 'anchor'])
  expect(stampsOf([...told, fact('drew', { number: 4 }), fact('pirates', { strength: 2 })], 0).at(-1)).toBe('d-skull2')
  expect(stampsOf([...told, fact('undone')], 0)).toEqual([])
})

test('the chance of a fight is counted from the sides of the dice', () => {
  expect(chanceOf(1, false, 1)).toBeCloseTo(1 / 2)
  expect(chanceOf(1, true, 2)).toBeCloseTo(1 / 6)
  expect(chanceOf(1, false, 2)).toBe(0)
  expect(chanceOf(2, false, 1)).toBeCloseTo(3 / 4)
})

test('everything has a picture', () => {
  expect(sceneOf('salt_3')).toBe('t-quay')
  expect(['gold', 'wine', 'merchant_2', 'gunner', 'silver', 'cannon', 'olesand', 'captain'].map(drawingOf)).toEqual(['coin', 'g-wine', 't-merchant', 'r-gunner', 'd-silver', 'cannon', 't-olesand', 'r-pirate'])
})

test('a lost fight shows its dice', () => {
  const lost = fightOf([fact('fought', { seat: 0, shots: ['blank'], hits: 0, strength: 2 }), fact('beaten', { seat: 0 })])
  expect(lost).toEqual({ strength: 2, shots: ['blank'], hits: 0, won: false, captain: false })
  expect(fightOf([fact('fought', { shots: ['silver'], hits: 1, strength: 1 }), fact('captured')])).toMatchObject({ won: true, captain: true })
})

test('cubes come from orders, majorities and two single gains', () => {
  const ports = [{ port: 'norderkap', delivered: [0, 1, 0], majority: 0 }, { port: 'olesand', delivered: [1], majority: 1 }]
  const seats = [{ all_ports: false, full_crew: true }, { all_ports: true, full_crew: false }]
  expect(spoilsOf({ ports, seats } as unknown as PublicView, 0)).toEqual({ orders: [{ port: 'norderkap', count: 2 }, { port: 'olesand', count: 0 }], majorities: ['norderkap'], allPorts: false, fullCrew: true })
})
