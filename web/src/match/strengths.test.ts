import { describe, expect, it } from 'vitest'
import { strengthOf, strengths } from './strengths'

describe('a bot has the name under which commands know it', () => {
  it('in games that offer all of them, and in games without a captain', () => {
    for (const bots of [['moussaillon', 'second', 'capitaine'], ['moussaillon', 'second'], ['second']]) {
      expect(strengths(bots)).toEqual(bots.map((bot) => ({ bot, strength: bot })))
    }
  })

  it('also by an older name', () => {
    expect(strengthOf('greedy')).toBe('second')
  })

  it('but for one that only makes any move', () => {
    expect(strengthOf('random')).toBeUndefined()
    expect(strengths(['random'])).toEqual([{ bot: 'random', strength: 'moussaillon' }])
  })
})
