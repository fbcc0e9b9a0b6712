import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundleOf, LANGUAGES, Words } from '../i18n/words'
import { faceOf, isBlank, isCounts, layoutOf, marksOf, tallied } from './zones'

const words = new Words('en', bundleOf('en', ['wine', 'wood', 'gold', 'cape', 'reef', 'bay'].map((key) => `name-${key} = ${key}`).join('\n')))

describe('a view without a board', () => {
  const view = { phase: 'sail', round: 2, pirate: null, pile: ['wine', 'wine', 'gold'], seats: [{ gold: 1 }, { gold: 0 }], ports: [{ port: 'cape' }], empty: [] }
  it('is laid out in zones, single values together, seats by themselves', () => {
    const { glance, zones, seats } = layoutOf(view)
    expect(glance).toEqual([['phase', 'sail'], ['round', 2]])
    expect(zones.map(({ key, wide }) => [key, wide])).toEqual([['pile', false], ['ports', true], ['empty', false]])
    expect(seats).toEqual(view.seats)
  })
  it('leaves nothing out but what is nothing', () => {
    const { glance, zones, seats } = layoutOf(view)
    const shown = [...glance.map(([key]) => key), ...zones.map(({ key }) => key), ...(seats.length ? ['seats'] : [])]
    expect(shown.sort()).toEqual(Object.keys(view).filter((key) => key !== 'pirate').sort())
    expect([null, [], {}, false, [[], []], [null]].map(isBlank)).toEqual([true, true, true, true, true, true])
    expect([0, '', true, [0], [1], { a: null }].map(isBlank)).toEqual([false, false, false, false, false, false])
  })
  it('is nothing for a person who receives nothing', () => {
    expect(layoutOf(null)).toEqual({ glance: [], zones: [], seats: [] })
  })
})

it('counts equal things, and things that are counted already', () => {
  expect(tallied(['wine', 'gold', 'wine'])).toEqual([['wine', 2], ['gold', 1]])
  expect(isCounts({ wine: 2, gold: 1 }, words)).toBe(true)
  expect(isCounts({ wine: 2, strength: 1 }, words)).toBe(false)
  expect(isCounts({}, words)).toBe(false)
})

it('marks the things of a list at which something lies', () => {
  const list = ['cape', 'reef', 'bay']
  const marks = marksOf(list, [['islands', list], ['ship', 'reef'], ['active', ['reef', 'bay']], ['phase', 'sail'], ['round', 1]])
  expect([...marks]).toEqual([['reef', ['ship', 'active']], ['bay', ['active']]])
  expect(marksOf(['wine', 'wine'], [['best', 'wine']]).size).toBe(0)
})

const games = Object.keys(import.meta.glob('../../../src/hautemer/games/*/meta.toml')).map((path) => path.split('/').at(-2)!)
it.each(games)('no two things of %s look the same', (game) => {
  for (const language of LANGUAGES) {
    const read = (path: string) => readFileSync(new URL(`../../../src/hautemer/${path}`, import.meta.url), 'utf8')
    const said = new Words(language, bundleOf(language, read(`games/${game}/locale/${language}.ftl`)))
    const things = said.ids('name-').map((id) => id.replace('name-', ''))
    const looks = new Set(things.slice(0, 49).map((thing) => faceOf(thing, said)).map(({ shape, tint }) => `${shape} ${tint}`))
    expect(looks.size).toBe(Math.min(49, things.length))
  }
})
