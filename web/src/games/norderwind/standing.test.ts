import { expect, test } from 'vitest'
import dossier from './dossier'
import standing from './standing'
import type { MyView } from './views'

const ship = { cubes: 3, gold: 2, letters: 1, sail: 5, cannons: 1, hold: ['wine'], captains: 0, crew: ['gunner'], all_ports: false, full_crew: false }
const words = { say: (message: string, details: object = {}) => `${message} ${JSON.stringify(details)}` }
const view = { words, public: { goal: 8, seats: [ship, ship], ports: [{ port: 'olesand', delivered: [0, 1, 0], majority: 0 }] } } as unknown as MyView

test('cubes are counted along with the facts', () => {
  const gains = (fact: string) => standing.gains!({ fact, details: { seat: 1 } })
  expect(gains('delivered')).toEqual([{ seat: 1, points: 1 }])
  expect(gains('majority_lost')).toEqual([{ seat: 1, points: -1 }])
  expect(gains('bought')).toEqual([])
  expect(standing.points!(view, 0)).toBe(3)
})

test('a dossier tells of the ship and of where the cubes come from', () => {
  const { rows, pieces } = dossier(view, 0)
  expect(rows.map(({ said }) => said)).toContain('dossier-orders {"port":"olesand","count":2}')
  expect(rows.some(({ said }) => said.startsWith('dossier-majorities'))).toBe(true)
  expect(dossier(view, 1).rows.some(({ said }) => said.startsWith('dossier-majorities'))).toBe(false)
  expect(pieces).toEqual(['cube', 'letters', 'gold', 'sail', 'cannon', 'gunner', 'wine'])
})

test('ships sail clockwise; a seat that is asked for a letter acts out of turn', () => {
  const seen = { turn: 1, seats: [ship, ship, ship] }
  expect(standing.next!({ public: seen, waiting: [1] } as unknown as MyView)).toEqual([2, 0])
  expect(standing.next!({ public: seen, waiting: [2] } as unknown as MyView)).toEqual([])
})
