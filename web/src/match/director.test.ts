import { describe, expect, it } from 'vitest'
import { Director, FACTORS, momentsOf, STILL, toldBy } from './director.svelte'
import type { BotPace } from '../net/protocol'
import type { Fact } from '../net/protocol'

const stages = { roles: { revealed: 500 }, mutiny: { fought: 600, mutiny_won: 2000 }, ship: { sailed: 1600 } }
const fact = (name: string): Fact => ({ fact: name, details: {} })
const facts = (...names: string[]) => names.map(fact)

/** A director with a clock of its own: `pass` lets milliseconds go by. */
function staged(pace: BotPace = 'calm', { still = false, visible = true } = {}) {
  let now = 0
  let waiting: { at: number; work: () => void } | null = null
  const state = { pace, still, visible }
  const director = new Director<string>({
    stages: () => stages,
    pace: () => state.pace,
    still: () => state.still,
    visible: () => state.visible,
    later: (work, ms) => {
      const one = (waiting = { at: now + ms, work })
      return () => {
        if (waiting === one) waiting = null
      }
    },
  })
  const pass = (ms: number) => {
    const end = now + ms
    while (waiting && waiting.at <= end) {
      const { at, work } = waiting
      now = at
      waiting = null
      work()
    }
    now = end
  }
  return { director, pass, state }
}

describe('moments', () => {
  it('returns the staged facts in order, grouped if one stage follows itself', () => {
    const found = momentsOf(facts('revealed', 'revealed-own', 'drew', 'mutiny_won', 'sailed', 'revealed'), stages)
    expect(found.map(({ stage, facts: told, ms }) => [stage, told.length, ms])).toEqual([
      ['roles', 2, 1000],
      ['mutiny', 1, 2000],
      ['ship', 1, 1600],
      ['roles', 1, 500],
    ])
  })
})

describe('the facts until then', () => {
  it('reaches to the end of each moment', () => {
    const all = facts('drew', 'revealed', 'drew', 'sailed', 'drew')
    expect(toldBy(all, 1, momentsOf(all.slice(1), stages)).map(({ told }) => told?.length)).toEqual([2, 4])
  })
})

describe('points', () => {
  it('arrive before the moment ends, and are facts of the board after it', () => {
    const waiting: { work: () => void; ms: number }[] = []
    const later = (work: () => void, ms: number) => (waiting.push({ work, ms }), () => undefined)
    const director = new Director<string>({ stages: () => stages, pace: () => 'calm', still: () => false, visible: () => true, later })
    director.see('before', [])
    director.see('after', facts('revealed', 'sailed'))
    const [arrive, end] = waiting
    expect(arrive!.ms).toBeLessThan(end!.ms)
    expect([director.arrived, director.told.length]).toEqual([false, 0])
    arrive!.work()
    expect([director.arrived, director.told.length]).toEqual([true, 0])
    end!.work()
    expect([director.arrived, director.told]).toEqual([false, facts('revealed')])
    director.skip()
    expect([director.held, director.told]).toEqual(['after', []])
  })
})

describe('the director', () => {
  it('shows the first scene at once, whatever facts precede it', () => {
    const { director } = staged()
    director.see('one', facts('sailed', 'sailed'))
    expect([director.held, director.moment]).toEqual(['one', null])
  })

  it('holds the old scene until the moments are over', () => {
    const { director, pass } = staged()
    director.see('one', [])
    director.see('two', facts('revealed', 'sailed'))
    expect([director.held, director.moment?.stage]).toEqual(['one', 'roles'])
    pass(500)
    expect([director.held, director.moment?.stage]).toEqual(['one', 'ship'])
    pass(1600)
    expect([director.held, director.moment]).toEqual(['two', null])
  })

  it('shows a scene without moments at once', () => {
    const { director } = staged()
    director.see('one', [])
    director.see('two', facts('drew'))
    expect(director.held).toBe('two')
  })

  it('plays scenes that come meanwhile in their order', () => {
    const { director, pass } = staged()
    director.see('one', [])
    director.see('two', facts('revealed'))
    director.see('three', facts('revealed', 'drew'))
    director.see('four', facts('revealed', 'drew', 'sailed'))
    pass(499)
    expect(director.held).toBe('one')
    pass(1)
    expect([director.held, director.moment?.stage]).toEqual(['three', 'ship'])
    pass(1600)
    expect(director.held).toBe('four')
  })

  it('is faster at a brisk pace and plays nothing at an instant one', () => {
    const brisk = staged('brisk')
    brisk.director.see('one', [])
    brisk.director.see('two', facts('sailed'))
    expect(brisk.director.length).toBe(1600 * FACTORS.brisk)
    const instant = staged('instant')
    instant.director.see('one', [])
    instant.director.see('two', facts('sailed'))
    expect([instant.director.held, instant.director.moment]).toEqual(['two', null])
  })

  it('plays nothing at the instant pace where nothing may move either', () => {
    const { director } = staged('instant', { still: true })
    director.see('one', [])
    director.see('two', facts('sailed'))
    expect([director.held, director.moment]).toEqual(['two', null])
  })

  it('tells which facts it plays out, at the present pace', () => {
    const { director, state } = staged()
    expect(['sailed', 'revealed-own', 'drew'].map((name) => director.plays(fact(name)))).toEqual([true, true, false])
    state.pace = 'instant'
    expect(director.plays(fact('sailed'))).toBe(false)
  })

  it('lets a moment stand without movement for a constant time', () => {
    const { director } = staged('calm', { still: true })
    director.see('one', [])
    director.see('two', facts('mutiny_won'))
    expect(director.length).toBe(STILL)
  })

  it('skips one moment, or all of them', () => {
    const { director, pass } = staged()
    director.see('one', [])
    director.see('two', facts('revealed', 'sailed'))
    director.skip()
    expect(director.moment?.stage).toBe('ship')
    director.skipAll()
    expect([director.held, director.moment]).toEqual(['two', null])
    pass(10_000)
    expect(director.held).toBe('two')
  })

  it('plays nothing out after an absence, on a hidden page or after facts were taken away', () => {
    const { director, state } = staged()
    director.see('one', [])
    director.see('two', Array.from({ length: 61 }, () => fact('sailed')))
    expect([director.held, director.moment]).toEqual(['two', null])
    director.see('three', [])
    expect(director.held).toBe('three')
    state.visible = false
    director.see('four', facts('sailed'))
    expect([director.held, director.moment]).toEqual(['four', null])
  })

  it('begins with a moment of the own before what waits, and holds the scene meanwhile', () => {
    const { director, pass } = staged()
    director.see('one', [])
    director.open(3000)
    expect([director.held, director.moment?.stage, director.length]).toEqual(['one', 'opening', 3000])
    director.see('two', facts('sailed'))
    pass(2999)
    expect([director.held, director.moment?.stage]).toEqual(['one', 'opening'])
    pass(1)
    expect(director.moment?.stage).toBe('ship')
    pass(1600)
    expect([director.held, director.moment]).toEqual(['two', null])
  })

  it('begins with it after a moment that is being played out, and never at the instant pace', () => {
    const { director, pass } = staged()
    director.see('one', [])
    director.see('two', facts('sailed'))
    director.open(3000)
    expect(director.moment?.stage).toBe('ship')
    pass(1600)
    expect([director.held, director.moment?.stage]).toEqual(['one', 'opening'])
    const instant = staged('instant')
    instant.director.see('one', [])
    instant.director.open(3000)
    expect(instant.director.moment).toBeNull()
  })

  it('jumps to the present when it is far behind', () => {
    const { director } = staged()
    director.see('one', [])
    const told = facts('sailed')
    for (let scene = 0; scene < 12 && director.held !== 'last'; scene += 1) {
      told.push(fact('sailed'))
      director.see('last', told)
    }
    expect([director.held, director.moment]).toEqual(['last', null])
  })
})
