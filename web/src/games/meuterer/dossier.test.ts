import { expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import dossier from './dossier'
import type { MyView } from './views'

const fact = (name: string, details: Fact['details']): Fact => ({ fact: name, details })
const words = { say: (message: string, details: object = {}) => `${message} ${JSON.stringify(details)}` }
const seat = { cards: 3, laid: ['salt'], role: null, last_role: 'mate', passed: true }
const known = [{ cards: ['ruby'], holders: [1], maybe_under_pile: false }]
const view = (own: object | null) =>
  ({ seat: own ? 0 : null, own, words, public: { captain: 2, taking: null, phase: 'trading', seats: [seat, seat, seat] }, facts: [fact('sale_points', { seat: 1, points: 4, good: 'salt', island: 'a' }), fact('mutiny_won', { seat: 1 })] }) as unknown as MyView

test('what only the viewer knows is marked, and absent without a view of one’s own', () => {
  const own = dossier(view({ role: 'mate', known }), 1).rows.filter((row) => row.own)
  expect(own.map(({ said }) => said)).toEqual(['dossier-known {"cards":["ruby"]}'])
  expect(dossier(view({ role: 'mate', known }), 0).rows.filter((row) => row.own)).toHaveLength(1)
  expect(dossier(view(null), 1).rows.some((row) => row.own)).toBe(false)
})

test('points are grouped by source', () => {
  const said = dossier(view(null), 1).rows.map((row) => row.said).join('\n')
  expect(said).toContain('"sales":4,"ship":0,"ally":0')
  expect(said).toContain('dossier-mutinies {"count":1}')
})
