import { expect, test } from 'vitest'
import { takenBack } from './takenBack'
import type { Fact } from '../net/protocol'

const undone = (seat: number, count: number): Fact => ({ fact: 'undone', details: { seat, count } })

test('an undo of several moves is said to the person until the next move', () => {
  const told = undone(0, 4)
  expect(takenBack([told], 0)).toBe(told)
  expect(takenBack([told], 1)).toBe(null)
  expect(takenBack([told, { fact: 'drew', details: { seat: 0 } }], 0)).toBe(null)
})

test('an undo of one move is what was pressed', () => {
  expect(takenBack([undone(0, 1)], 0)).toBe(null)
  expect(takenBack([], 0)).toBe(null)
})
