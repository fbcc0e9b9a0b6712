import { describe, expect, it } from 'vitest'
import { canHurry } from './hurry'
import { complete } from '../net/complete'
import type { Message, Scene } from '../net/protocol'

const bot = { name: 'Bot', bot: 'greedy' }
const person = { name: 'Bö', taken: true, here: true }

/** A scene of seat 0, in which seat 1 is awaited. */
function scene(other: object, { table = {}, ...change }: { table?: object; [key: string]: unknown } = {}): Scene {
  const board = { id: 't', phase: 'running', settings: { game: 'any', seats: 3, pace: {} }, chairs: [{ name: 'Ann', taken: true, here: true }, bot, other], host: 0, ...table }
  return complete({ is: 'scene', now: 0, seat: 0, waiting_for: [1], facts_from: 0, facts: [], beside_from: 0, beside: [], done: [], table: board, ...change } as unknown as Message) as Scene
}

describe('a tap hastens bots', () => {
  it('where one person sits alone with them and they are waited for', () => {
    expect(canHurry(scene(bot))).toBe(true)
    expect(canHurry(scene(bot, { waiting_for: [0] }))).toBe(false)
    expect(canHurry(scene(bot, { seat: null }))).toBe(false)
    expect(canHurry(scene(bot, { table: { phase: 'finished' } }))).toBe(false)
  })

  it('not where another person plays, or looks on from a seat that a bot plays', () => {
    expect(canHurry(scene(person))).toBe(false)
    expect(canHurry(scene({ ...person, here: false }))).toBe(false)
    expect(canHurry(scene({ ...person, bot: 'greedy' }))).toBe(false)
    expect(canHurry(scene({ ...person, bot: 'greedy', here: false }))).toBe(true)
  })

  it('not where they have no pace to be hastened', () => {
    expect(canHurry(scene(bot, { table: { pace: 'instant' } }))).toBe(false)
  })
})
