import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AGAIN, isRepeated, steady } from './doublePress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const first = { x: 100, y: 200, at: 5000 }

test('a press at the same place within a second of the first is the same one again', () => {
  expect(isRepeated(first, { ...first, at: 5120 }, 5050)).toBe(true)
  expect(isRepeated(first, { x: 120, y: 210, at: 5999 }, 5000)).toBe(true)
})

test('the second counts from the change if an answer came late', () => {
  expect(isRepeated(first, { ...first, at: 8500 }, 8000)).toBe(true)
  expect(isRepeated(first, { ...first, at: 9000 }, 8000)).toBe(false)
})

test('a press elsewhere, or without one before, is a new one', () => {
  expect(isRepeated(first, { x: 100 + AGAIN.near, y: 200, at: 5120 }, 5050)).toBe(false)
  expect(isRepeated(null, first, 5050)).toBe(false)
})

test('once the view has changed, presses that repeat the one which changed it reach nothing', () => {
  const node = new EventTarget()
  const view = steady(node as HTMLElement, 'account')
  const press = (clientX = 100, detail = 1) => {
    const stopped = vi.fn()
    const event = Object.assign(new Event('click', { cancelable: true }), { clientX, clientY: 200, detail })
    event.stopPropagation = stopped
    node.dispatchEvent(event)
    return stopped.mock.calls.length === 0
  }
  expect(press()).toBe(true)
  view.update('deletion')
  vi.advanceTimersByTime(100)
  expect(press()).toBe(false)
  expect(press(100, 0)).toBe(true) // a key
  vi.advanceTimersByTime(AGAIN.within)
  expect(press()).toBe(true)
  view.update('account')
  expect(press(100 + AGAIN.near)).toBe(true)
})
