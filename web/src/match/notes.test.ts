import { expect, test } from 'vitest'
import { placeOf } from './notes'

test('has the notes of the running match while looking back', () => {
  expect(placeOf('#/table/abc/past/17', 2)).toBe(placeOf('#/table/abc', 2))
  expect(placeOf('#/table/abc', 2)).toBe('hautemer notes #/table/abc 2')
})
test('another table, another seat and another record have their own', () => {
  const places = [['#/table/abc', 2], ['#/table/abd', 2], ['#/table/abc', 1], ['#/replay/record/abc/3/all', 2], ['#/replay/record/abd/3/all', 2]] as const
  expect(new Set(places.map(([hash, seat]) => placeOf(hash, seat))).size).toBe(places.length)
})
