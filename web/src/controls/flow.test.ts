import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Flow, PAUSE } from './flow.svelte'
import type { Offer } from '../net/protocol'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const draw: Offer = { do: 'draw', at_once: true }
const stop: Offer = { do: 'stop' }
const skip: Offer = { do: 'skip', at_once: true, then: 'draw' }

test('the only answer is sent after the pause, and not before', () => {
  const send = vi.fn()
  const flow = new Flow(send)
  flow.ask(7, [{ do: 'choose', pile: { one_of: ['gold'] }, forced: true }])
  expect(flow.coming).toEqual({ do: 'choose', pile: 'gold' })
  vi.advanceTimersByTime(PAUSE - 1)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'choose', pile: 'gold' }, 7)
  expect(flow.coming).toBe(null)
})

test('a single answer without the mark is asked like any other', () => {
  const send = vi.fn()
  const flow = new Flow(send)
  flow.ask(1, [{ do: 'fight', conflicts: { between: [0, 0] } }])
  vi.advanceTimersByTime(10 * PAUSE)
  expect(flow.coming).toBe(null)
  expect(send).not.toHaveBeenCalled()
})

test('what is held waits for the person', () => {
  const send = vi.fn()
  const flow = new Flow(send)
  flow.ask(1, [{ ...draw, forced: true }])
  flow.hold()
  vi.advanceTimersByTime(10 * PAUSE)
  expect(send).not.toHaveBeenCalled()
})

test('a follow-up is sent as soon as it is offered, also after others were asked', () => {
  const send = vi.fn()
  const flow = new Flow(send)
  flow.follow('draw')
  flow.ask(2, [])
  flow.ask(3, [draw, stop])
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'draw' }, 3)
  flow.ask(4, [draw, stop])
  vi.advanceTimersByTime(10 * PAUSE)
  expect(send).toHaveBeenCalledOnce()
})

test('a follow-up is dropped if something else is asked', () => {
  const send = vi.fn()
  const flow = new Flow(send)
  flow.follow('draw')
  flow.ask(2, [{ do: 'fight' }, { do: 'pay' }])
  flow.ask(3, [draw, stop])
  expect(send).not.toHaveBeenCalled()
})

test('after a forced answer the follow-up leaves time to hold it', () => {
  const send = vi.fn()
  const flow = new Flow(send)
  flow.ask(1, [{ ...skip, forced: true }])
  vi.advanceTimersByTime(PAUSE)
  expect(send).toHaveBeenLastCalledWith({ do: 'skip' }, 1)
  flow.ask(2, [draw, stop])
  expect(flow.coming).toEqual({ do: 'draw' })
  expect(send).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(PAUSE)
  expect(send).toHaveBeenLastCalledWith({ do: 'draw' }, 2)
})
