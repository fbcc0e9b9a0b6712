import { expect, test } from 'vitest'
import { shorter, withShorterPaths } from './paths'

test('lines become relative, without separators that nothing needs', () => {
  expect(shorter('M10 20 L12.5 20 L12.5 19.5 L0.2 -3')).toBe('m10 20h2.5v-.5l-12.3-22.5')
  expect(shorter('M1 1L2 2 3 5')).toBe('m1 1 1 1 1 3')
  expect(shorter('m1 1l.5.5.25.25')).toBe('m1 1 .5.5.25.25')
})

test('rounding errors do not add up', () => {
  const zigzag = `M0 0${'l0.333333 0.1'.repeat(300)}L7 7`
  const numbers = shorter(zigzag).match(/-?\d*\.?\d+/g)!.map(Number)
  const across = numbers.filter((_, place) => place % 2 === 0).reduce((sum, step) => sum + step, 0)
  expect(across).toBeCloseTo(7, 6)
})

test('curves and arcs keep their points', () => {
  expect(shorter('M10 10C20 10 20 20 30 30S40 40 50 10')).toBe('m10 10c10 0 10 10 20 20s10 10 20-20')
  expect(shorter('M10 10A5 5 0 0 1 20 20')).toBe('m10 10a5 5 0 0 1 10 10')
  expect(shorter('M10 10Q0 0 5 5T9 9')).toBe('m10 10q-10-10-5-5t4 4')
})

test('a closed figure continues where it began', () => {
  expect(shorter('M5 5h10v10zM8 8h1')).toBe('m5 5h10v10zm3 3h1')
  expect(shorter('M5 5h10v10zl2 3')).toBe('m5 5h10v10zl2 3')
})

test('what is no path is refused, and nothing but paths is touched', () => {
  expect(() => shorter('M1 1X2')).toThrow('unknown command')
  expect(() => shorter('M1 1L2')).toThrow('missing numbers')
  expect(withShorterPaths('<path id="M 1 1" d="M1 1L1 3"/>')).toBe('<path id="M 1 1" d="m1 1v2"/>')
})
