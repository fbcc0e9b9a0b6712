import { expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { lostOf, priceOf, shotsOf } from './views'

const fact = (name: string, details: Fact['details'] = {}): Fact => ({ fact: name, details })
const fought = fact('fought', { seat: 0, shots: ['silver', 'blank'] })

test('the dice of a lost fight stay until the next voyage', () => {
  const lost = [fact('sailed', { seat: 0 }), fought, fact('beaten', { seat: 0 }), fact('came_home', { seat: 0 }), fact('got_letter', { seat: 0 }), fact('turn', { seat: 1 })]
  expect(shotsOf(lost)).toEqual(['silver', 'blank'])
  expect(shotsOf([...lost, fact('sailed', { seat: 1 })])).toBeUndefined()
  expect(shotsOf([...lost, fact('undone')])).toBeUndefined()
})

test('a lost majority cube is reported until its owner has moved', () => {
  const loss = fact('majority_lost', { seat: 0, port: 'norderkap' })
  const told = [fact('came_home', { seat: 0 }), loss, fact('drew', { seat: 1 }), fact('turn', { seat: 0 }), fact('income', { seat: 0 })]
  expect(lostOf(told, 0)).toBe(loss)
  expect(lostOf(told, 1)).toBe(null)
  expect(lostOf([...told, fact('sailed', { seat: 0 })], 0)).toBe(null)
})

test('a tile has the price that is printed on it', () => {
  expect(priceOf('wine_3')).toBe(3)
  expect(priceOf('merchant_2')).toBe(2)
  expect(priceOf('fog')).toBeUndefined()
  expect(priceOf(null)).toBeUndefined()
})
