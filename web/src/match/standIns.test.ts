import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { complete } from '../net/complete'
import type { Fact, Message, Scene } from '../net/protocol'
import { playedForMe, runsOut } from './standIns'
import { bundleOf, Words } from '../i18n/words'

const file = (path: string) => readFileSync(new URL(`../../../src/hautemer/${path}`, import.meta.url), 'utf-8')
const game = `
name-salt = salt
fact-placed = { $seat } places a card.
fact-placed-own = You place { $card }.
fact-placed-seen = { $own_seat } places { $card }.
`
const words = new Words('en', bundleOf('en', file('locale/en.ftl'), game), ['Ann', 'Bö'])
const placed: Fact = { fact: 'placed-own', details: { seat: 1, card: 'salt' } }

function scene(change: object = {}): Scene {
  const table = { id: 't', phase: 'running', settings: { game: 'any', seats: 2, pace: {} }, chairs: [{ name: 'Ann' }, { name: 'Bö', taken: true }], host: 0 }
  return complete({ is: 'scene', now: 0, seat: 1, host: false, done: [], facts_from: 0, facts: [], beside_from: 0, beside: [], table, ...change } as unknown as Message) as Scene
}

describe('a move that somebody else made in my name', () => {
  it('words it as the move of my seat, and names its real author', () => {
    expect(words.fact(placed)).toBe('You place salt.')
    const told = words.fact({ ...placed, instead: { by: 'clock', seat: 1, first: true, own: true } })
    expect(told).toBe('Time ran out for Bö. A bot plays: Bö places salt.')
    const others = words.fact({ fact: 'placed', details: { seat: 1 }, instead: { by: 'bot', seat: 1, first: true } })
    expect(others).toBe('A bot plays for Bö: Bö places a card.')
  })

  it('reports it once, at its first fact', () => {
    expect(words.fact({ ...placed, instead: { by: 'bot', seat: 1, own: true } })).toBe('Bö places salt.')
  })

  it('keeps its mark where others look at the device too', () => {
    const instead = { by: 'clock', seat: 1, first: true, own: true } as const
    const outward = words.outward({ ...placed, instead })
    expect(outward.instead).toEqual(instead)
    expect(words.fact(outward)).toBe('Time ran out for Bö. A bot plays: Bö places a card.')
  })

  it('stands in the banner until I move, and not while a bot still plays for me', () => {
    const facts = [{ fact: 'turn', details: {} }, placed]
    expect(playedForMe(scene(), facts)).toEqual([])
    expect(playedForMe(scene({ stood_in: [1] }), facts)).toEqual([placed])
    expect(playedForMe(scene({ stood_in: [1], seat: null }), facts)).toEqual([])
    const away = scene({ stood_in: [1] })
    away.table.chairs[1]!.bot = 'greedy'
    expect(playedForMe(away, facts)).toEqual([])
  })
})

describe('the line at the clock', () => {
  it('comes for the last minute, and for the last quarter of a long time', () => {
    expect(runsOut(61_000, { move: 180_000 })).toBe(false)
    expect(runsOut(60_000, { move: 180_000 })).toBe(true)
    expect(runsOut(-5, { move: 30_000 })).toBe(true)
    expect(runsOut(12 * 3_600_000, { move: 48 * 3_600_000 })).toBe(true)
    expect(runsOut(13 * 3_600_000, { move: 48 * 3_600_000 })).toBe(false)
    expect(runsOut(61_000, { move: null })).toBe(false)
  })
})
