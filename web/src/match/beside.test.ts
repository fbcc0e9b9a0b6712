import { expect, test } from 'vitest'
import { Plain } from '@/i18n/words'
import { detailsOf } from './beside'

test('the name of a person is never looked up as the key of a piece', () => {
  expect(detailsOf({ details: { name: 'Soizic', seat: 2 } })).toEqual({ name: new Plain('Soizic'), seat: 2 })
  expect(detailsOf({ details: { seat: 2 } })).toEqual({ seat: 2 })
})
