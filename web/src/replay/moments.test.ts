import { expect, test } from 'vitest'
import type { ReplayMoment } from '../net/api'
import { Leafing } from './moments.svelte'

/** A server that answers on demand. */
function serving(moments = 50) {
  const asked: string[] = []
  const waiting: { answer: () => void; fail: () => void }[] = []
  const leaf = new Leafing((moment, eyes) => {
    asked.push(`${eyes} ${moment}`)
    return new Promise((resolve, reject) => {
      const found = { moment, moments, fact_moments: [0, 3, 3, 7] } as unknown as ReplayMoment
      waiting.push({ answer: () => resolve(found), fail: () => reject(new Error('away')) })
    })
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    leaf,
    asked,
    go: (more: number) => (moments += more),
    answer: () => (waiting.shift()!.answer(), settled()),
    fail: () => (waiting.shift()!.fail(), settled()),
  }
}

test('of what the slider passes the last one is asked for, one at a time', async () => {
  const { leaf, asked, answer } = serving()
  for (let moment = 1; moment <= 20; moment += 1) leaf.want(moment, 'all')
  expect(asked).toEqual(['all 1'])
  await answer()
  expect(asked).toEqual(['all 1', 'all 20'])
  expect(leaf.seen!.moment).toBe(1) // Some change is visible.
  await answer()
  expect(leaf.seen!.moment).toBe(20)
  expect(asked.length).toBe(2)
})
test('what was fetched is shown at once, and nothing that comes later takes its place', async () => {
  const { leaf, asked, answer } = serving()
  leaf.want(1, '0')
  await answer()
  leaf.want(2, '0')
  leaf.want(1, '0')
  expect(leaf.seen!.moment).toBe(1)
  await answer()
  expect(leaf.seen!.moment).toBe(1)
  expect(asked).toEqual(['0 1', '0 2'])
})
test('what was seen by other eyes is not shown', async () => {
  const { leaf, answer } = serving()
  leaf.want(1, '0')
  leaf.want(1, '1')
  await answer()
  expect(leaf.seen).toBe(null)
  await answer()
  expect([leaf.eyes, leaf.seen!.moment]).toEqual(['1', 1])
})
test('after a failure it can be asked again', async () => {
  const { leaf, asked, answer, fail } = serving()
  leaf.want(4, '')
  await fail()
  expect(leaf.problem).toBeTruthy()
  leaf.want(4, '')
  await answer()
  expect([leaf.problem, leaf.seen!.moment, asked.length]).toEqual([null, 4, 2])
})
test('a match that continues has more moments, and each line has its own', async () => {
  const { leaf, go, answer } = serving()
  leaf.want(3, '0')
  await answer()
  expect(leaf.moments).toBe(50)
  go(2)
  leaf.renew()
  await answer()
  expect([leaf.moments, leaf.seen!.moment]).toEqual([52, 3])
  const found = leaf.find(2, '0')
  await answer()
  await answer()
  expect(await found).toBe(3)
})
