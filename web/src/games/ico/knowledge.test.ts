import { expect, test } from 'vitest'
import { opened } from '@/match/openSecrets'
import { others, roleOf } from './knowledge'
import type { PrivateView, PublicView } from './views'

const seen = (roles: (string | null)[]) => ({ seats: roles.map((role) => ({ cards: 0, role })) }) as unknown as PublicView
const own = (role: string, eyes: number[]) => ({ role, eyes }) as unknown as PrivateView
const DARK = [null, null, null, null]

test('the siren knows the pirates, and is none of them', () => {
  const view = { public: seen(DARK), own: own('siren', [0, 1, 3]), seat: 1 }
  expect(others(view)).toEqual([0, 3])
  expect([0, 1, 2, 3].map((seat) => roleOf(view, seat))).toEqual(['pirate', 'siren', null, 'pirate'])
})

test('a pirate knows open eyes, but not which are the siren’s', () => {
  const view = { public: seen(DARK), own: own('pirate', [0, 1, 3]), seat: 1 }
  expect(others(view)).toEqual([0, 3])
  expect([0, 1, 2, 3].map((seat) => roleOf(view, seat))).toEqual([null, 'pirate', null, null])
})

test('a spectator knows what is shown', () => {
  const view = { public: seen([null, 'siren', null, null]), own: null, seat: null }
  expect(others(view)).toEqual([])
  expect([0, 1].map((seat) => roleOf(view, seat))).toEqual([null, 'siren'])
})

test('where all is laid open every role is known', () => {
  const owns = { 0: own('sailor', []), 1: own('siren', [1, 3]), 2: own('sailor', []), 3: own('pirate', [1, 3]) }
  const view = { public: seen(DARK), own: null, owns, seat: null }
  expect([0, 1, 2, 3].map((seat) => roleOf(view, seat))).toEqual(['sailor', 'siren', 'sailor', 'pirate'])
  expect(opened(view)).toHaveLength(4)
  expect(opened({ own: null })).toEqual([])
})
