import { expect, test } from 'vitest'
import { AT_MOST, drawn, lifted, routes, TOGETHER } from './takeOff'

const box = (left: number, width = 10) => ({ left, width, height: width })

test('more things than fit into the air take off after the first ones', () => {
  const wanted = Array.from({ length: 30 }, () => ({ from: ['pile'], to: ['hand'] }))
  let waiting = routes(wanted, new Map(), new Map([['hand', box(1)]]))
  expect(waiting).toHaveLength(30)
  const batches: number[] = []
  while (waiting.length) {
    const [flying, rest] = lifted([], waiting)
    batches.push(flying.length)
    waiting = rest
  }
  expect(batches).toEqual([TOGETHER, TOGETHER, 6])
  expect(lifted(['a'], ['b'])).toEqual([['a', 'b'], []])
  const full = Array.from({ length: TOGETHER }, () => 'a')
  expect(lifted(full, ['b'])).toEqual([full, ['b']])
})

test('a flood of news is cut', () => {
  const wanted = Array.from({ length: AT_MOST + 1 }, () => ({ from: ['pile'], to: ['hand'] }))
  expect(routes(wanted, new Map(), new Map([['hand', box(1)]]))).toHaveLength(AT_MOST)
})

test('nothing starts at a place that is not drawn', () => {
  const now = drawn([['pile', box(0, 0)], ['hand', box(50)], ['hand', box(70)]])
  expect([...now.keys()]).toEqual(['hand'])
  expect(routes([{ from: ['pile'], to: ['hand'] }], new Map(), now)).toEqual([{ from: ['pile'], to: ['hand'], start: box(50), end: box(50) }])
  expect(routes([{ from: ['hand'], to: ['pile'] }], new Map(), now)).toEqual([])
})

test('what has left the page starts where it was', () => {
  const [way] = routes([{ from: ['pile'], to: ['hand'] }], new Map([['pile', box(5)]]), new Map([['hand', box(50)]]))
  expect(way).toMatchObject({ start: box(5), end: box(50) })
})
