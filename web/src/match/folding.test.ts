import { expect, test } from 'vitest'
import { linesOf } from './folding'

const voted = (seat: number) => ({ fact: 'voted', details: { seat } })
const shown = { fact: 'shown', details: {} }
const brief = (facts: Parameters<typeof linesOf>[0], folded = ['voted'], first = 0) =>
  linesOf(facts, folded, first).map(({ number, fact, count }) => `${number} ${fact.fact} ${count}`)

test('facts of one kind that follow each other are counted in one line', () => {
  expect(brief([voted(0), voted(1), voted(2), shown, voted(0)])).toEqual(['2 voted 3', '3 shown 1', '4 voted 1'])
  expect(brief([voted(0), voted(1)], ['voted'], 40)).toEqual(['41 voted 2'])
})

test('only what the game names is counted', () => {
  expect(brief([voted(0), voted(1)], [])).toEqual(['0 voted 1', '1 voted 1'])
})

test('my own wording and a move in the name of another seat keep their lines', () => {
  const own = { fact: 'voted-own', details: { seat: 3, vote: 'aye' } }
  const instead = { ...voted(4), instead: { by: 'clock' as const, seat: 4, first: true } }
  expect(brief([voted(0), own, voted(1), instead, voted(2)])).toEqual(['1 voted-own 1', '3 voted 1', '4 voted 3'])
})
