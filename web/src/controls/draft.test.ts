import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SETTLING } from './confirming.svelte'
import { Draft } from './draft.svelte'
import type { Offer } from '../net/protocol'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const visit: Offer = { do: 'visit', pirate: { one_of: ['ojo', 'pang'] } }
const knock: Offer = { do: 'knock' }
const sail: Offer = { do: 'sail', stack: { one_of: ['cape', 'haven'] }, cut: { between: [0, 8], default: 0 }, at_once: true }
const skip: Offer = { do: 'skip', at_once: true, then: 'draw' }
const sell: Offer = { do: 'sell', sales: { one_of: [{}, { salt: 1 }] }, gives_up: [{ sales: {} }] }

function asked(...offers: Offer[]) {
  const draft = new Draft()
  const send = vi.fn()
  draft.send = send
  draft.renew(offers)
  return { draft, send }
}

test('the second press on the same piece of the board sends the move', () => {
  const { draft, send } = asked(visit, knock)
  draft.pick('visit', 'pirate', 'ojo')
  expect(draft.has('visit', 'pirate', 'ojo')).toBe(true)
  draft.pick('visit', 'pirate', 'pang')
  expect(send).not.toHaveBeenCalled()
  draft.pick('visit', 'pirate', 'pang')
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'visit', pirate: 'pang' }, false)
})

test('what was chosen on the board is confirmed by the button, and the other way round', () => {
  const { draft, send } = asked(visit, knock)
  draft.choose('knock')
  draft.confirm()
  expect(send).toHaveBeenLastCalledWith({ do: 'knock' }, false)
  draft.press(0, { pirate: 'ojo' })
  draft.pick('visit', 'pirate', 'ojo')
  expect(send).toHaveBeenLastCalledWith({ do: 'visit', pirate: 'ojo' }, false)
})

test('a person who moves at the first tap does so on the board, too', () => {
  const { draft, send } = asked(visit, knock)
  draft.isHasty = () => true
  draft.pick('visit', 'pirate', 'ojo')
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'visit', pirate: 'ojo' }, false)
  draft.choose('knock')
  expect(send).toHaveBeenCalledTimes(2)
})

test('what costs nothing is sent by one press, its other fields as usual', () => {
  const { draft, send } = asked(sail)
  draft.pick('sail', 'stack', 'haven')
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'sail', stack: 'haven', cut: 0 }, false)
})

test('after opening more choices, choosing sends nothing', () => {
  const { draft, send } = asked(sail)
  draft.compose(0)
  draft.set('cut', 3)
  draft.pick('sail', 'stack', 'haven')
  expect(send).not.toHaveBeenCalled()
  draft.confirm()
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'sail', stack: 'haven', cut: 3 }, false)
})

test('a piece leads to a move over the one before it', () => {
  const { draft, send } = asked(skip, knock)
  expect(draft.canReach('draw', 'skip')).toBe(true)
  draft.reach('draw', 'skip')
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'skip' }, true)
  draft.renew([{ do: 'draw', at_once: true }])
  draft.reach('draw', 'skip')
  expect(send).toHaveBeenLastCalledWith({ do: 'draw' }, false)
})

test.each([false, true])('what gives something away is asked once more (at the first tap: %s)', (atOnce) => {
  const { draft, send } = asked(sell)
  draft.isHasty = () => atOnce
  draft.begin(0, { sales: {} })
  draft.confirm()
  expect(draft.isAskedAgain).toBe(true)
  draft.confirm()
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(SETTLING)
  draft.confirm()
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'sell', sales: {} }, false)
})

test.each([false, true])('so is a whole move that gives something away, by careful presses (at the first tap: %s)', (atOnce) => {
  const { draft, send } = asked({ do: 'decline', gives_up: [{}] })
  draft.isHasty = () => atOnce
  draft.choose('decline')
  draft.choose('decline')
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(SETTLING)
  draft.choose('decline')
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'decline' }, false)
})

test('another move of the same offer is confirmed as usual', () => {
  const { draft, send } = asked(sell)
  draft.begin(0, { sales: {} })
  draft.set('sales', { salt: 1 })
  draft.confirm()
  expect(send).toHaveBeenCalledOnce()
})

test('a hint puts a move together: one press confirms it', () => {
  const { draft, send } = asked(visit, knock)
  draft.take({ do: 'visit', pirate: 'ojo' })
  draft.pick('visit', 'pirate', 'ojo')
  expect(send).toHaveBeenCalledOnce()
})

test('a new question forgets what was pressed', () => {
  const { draft, send } = asked(knock, skip)
  draft.choose('knock')
  draft.renew([knock, visit])
  expect(draft.index).toBe(0)
  draft.renew([visit])
  draft.renew([knock, visit])
  draft.choose('knock')
  expect(send).not.toHaveBeenCalled()
})
