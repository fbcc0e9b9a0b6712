import { expect, test } from 'vitest'
import { Absence } from './absence'

function away(milliseconds: number) {
  let now = 0
  const absence = new Absence(() => now)
  absence.note(false)
  absence.note(true)
  now += milliseconds
  return { absence, later: (more: number) => (now += more) }
}

test('after a long absence nothing travels, a moment later it does again', () => {
  const { absence, later } = away(60_000)
  expect(absence.isLong()).toBe(true)
  absence.note(false)
  expect(absence.isLong()).toBe(true)
  later(5000)
  expect(absence.isLong()).toBe(false)
})

test('a short look elsewhere is no absence', () => {
  const { absence } = away(2000)
  expect(absence.isLong()).toBe(false)
  absence.note(false)
  expect(absence.isLong()).toBe(false)
})
