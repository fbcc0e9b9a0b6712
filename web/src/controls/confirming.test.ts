import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Confirming, SETTLING } from './confirming.svelte'
import { Layouts, type Placed } from './pressGuard'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the second press on the same thing confirms it', () => {
  const confirming = new Confirming()
  expect(confirming.press('knock')).toBe('armed')
  expect(confirming.press('knock')).toBe('confirmed')
  expect(confirming.armed).toBe(null)
  expect(confirming.press('knock')).toBe('armed')
})

test('a press on another thing arms that one', () => {
  const confirming = new Confirming()
  confirming.press('door 1')
  expect(confirming.press('door 2')).toBe('armed')
  expect(confirming.press('door 1')).toBe('armed')
})

test('what needs no confirming takes the first press', () => {
  const confirming = new Confirming()
  expect(confirming.press('draw', { atOnce: true })).toBe('confirmed')
  expect(confirming.armed).toBe(null)
})

test('a double tap is no careful confirmation', () => {
  const confirming = new Confirming()
  const work = vi.fn()
  confirming.twice('resign', work)
  vi.advanceTimersByTime(699)
  expect(confirming.settling('resign')).toBe(true)
  confirming.twice('resign', work)
  expect(work).not.toHaveBeenCalled()
  expect(confirming.armed).toBe('resign')
  vi.advanceTimersByTime(1)
  expect(confirming.settling('resign')).toBe(false)
  confirming.twice('resign', work)
  expect(work).toHaveBeenCalledOnce()
})

test('what was released is asked anew', () => {
  const confirming = new Confirming()
  confirming.press('resign', { careful: true })
  confirming.release()
  vi.advanceTimersByTime(2 * SETTLING)
  expect(confirming.press('resign', { careful: true })).toBe('armed')
})

const button = (element: string, meaning: string, left = 0): Placed<string> => ({ element, meaning, left, top: 0, right: left + 100, bottom: 40 })
const inside = { x: 50, y: 20 }

test('a press on what another button covered a moment ago is ignored', () => {
  const layouts = new Layouts<string>()
  layouts.changes([button('first', 'lay no card')])
  const press = { element: 'second', meaning: 'sell nothing', at: inside }
  vi.advanceTimersByTime(699)
  expect(layouts.isMistaken(press)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(layouts.isMistaken(press)).toBe(false)
})

test('it is remembered over the moment in which nothing was asked', () => {
  const layouts = new Layouts<string>()
  layouts.changes([button('first', 'lay no card')])
  vi.advanceTimersByTime(100)
  layouts.changes([])
  expect(layouts.isMistaken({ element: 'second', meaning: 'sell nothing', at: inside })).toBe(true)
})

test('what means the same, or lay elsewhere, or came to an empty place takes the press', () => {
  const layouts = new Layouts<string>()
  layouts.changes([button('menu', 'menu'), button('first', 'knock', 200)])
  expect(layouts.isMistaken({ element: 'menu', meaning: 'menu', at: inside })).toBe(false)
  expect(layouts.isMistaken({ element: 'new', meaning: 'draw', at: { x: 150, y: 20 } })).toBe(false)
  expect(layouts.isMistaken({ element: 'new', meaning: 'draw', at: { x: 50, y: 60 } })).toBe(false)
})

test('a key on the same element is ignored too, wherever it lies now', () => {
  const layouts = new Layouts<string>()
  layouts.changes([button('first', 'knock')])
  expect(layouts.isMistaken({ element: 'first', meaning: 'visit', at: null })).toBe(true)
  expect(layouts.isMistaken({ element: 'other', meaning: 'visit', at: null })).toBe(false)
})
