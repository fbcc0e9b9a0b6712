import { expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { isCalm, outcomeOf, stepAt } from './steps'

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details })

test('the step at hand is the one that is played out, or the one that is asked for', () => {
  expect(stepAt('command', 'trading')).toBe('ship')
  expect(stepAt('round', 'trading')).toBe('voyage')
  expect(stepAt('pirate', 'trading')).toBeNull()
  expect([stepAt(null, 'trading'), stepAt(null, 'mutiny'), stepAt(null, 'sales'), stepAt(null, 'keeping')]).toEqual([null, 'mutiny', 'sales', 'voyage'])
})

test('a round is calm when nobody mutinied', () => {
  expect(isCalm([fact('no_mutiny'), fact('mutineer_goal')])).toBe(false)
  expect(isCalm([fact('mutineer_goal'), fact('no_mutiny'), fact('ship_points')])).toBe(true)
})

test('the outcome names the captain and the highest gain, less the reward', () => {
  const told = [fact('mutiny_failed', { seat: 2 }), fact('ship_points', { seat: 2, points: 4 }), fact('mate_points', { seat: 0, captain_seat: 2, points: 3, reward: 2 }), fact('sale_points', { seat: 0, points: 1, good: 'salt', island: 'a' })]
  expect(outcomeOf(told)).toEqual({ wheel: { seat: 2, taken: false }, best: { seat: 0, points: 4 } })
  expect(outcomeOf([fact('mutiny_won', { seat: 1 })])).toEqual({ wheel: { seat: 1, taken: true }, best: null })
})
