import { expect, test } from 'vitest'
import { isAsked, isPlayedFor } from './outlook'
import type { Scene } from '../net/protocol'

const scene = (bot: string | null, waiting: number[], phase = 'running') =>
  ({ seat: 0, waiting_for: waiting, table: { phase, chairs: [{ bot }, { bot: 'greedy' }] } }) as unknown as Scene

test('asks the seats that the match waits for', () => {
  expect(isAsked(scene(null, [0, 1]))).toBe(true)
  expect(isAsked(scene(null, [1]))).toBe(false)
})

test('asks nothing of a person who lets a bot play', () => {
  expect(isPlayedFor(scene('greedy', [0]))).toBe(true)
  expect(isAsked(scene('greedy', [0]))).toBe(false)
  expect(isPlayedFor(scene('greedy', [0], 'finished'))).toBe(false)
})
