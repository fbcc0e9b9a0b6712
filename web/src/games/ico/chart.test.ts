import { expect, test } from 'vitest'
import { fanned, isOpening, pictureOf, sortedCards, tally, verdict, winnerOf } from './chart'
import type { PublicView } from './views'

test('a doubled vote counts twice, and a tie refuses the crew', () => {
  const votes = tally({ votes_for: [0, 1], doubled: [1], voted: [0, 1, 2, 3, 4] })
  expect(votes).toEqual({ ayes: 3, nays: 3 })
  expect(verdict(votes)).toBe('tie')
  expect(verdict({ ayes: 4, nays: 3 })).toBe('accepted')
  expect(verdict({ ayes: 2, nays: 3 })).toBe('refused')
})

test('cards are turned islands first, and the last lies in the middle', () => {
  expect(sortedCards(3, 1)).toEqual(['island', 'island', 'poison'])
  expect(sortedCards(2, 2)).toEqual(['poison', 'poison'])
  expect(fanned(sortedCards(3, 1)).at(-1)).toEqual({ card: 'poison', turn: 0 })
})

test('the chart shows what the phase is about', () => {
  const seen = (turn: Partial<PublicView['turn']>, more: Partial<PublicView> = {}) =>
    ({ seats: [{ cards: 0, role: null }], response: null, ...more, turn: { phase: 'vote', poisons: null, crew: [0, 1, 2], ...turn } }) as PublicView
  expect(pictureOf(seen({}))).toBe('crew')
  expect(pictureOf(seen({ phase: 'voted' }))).toBe('tally')
  expect(pictureOf(seen({ phase: 'sealed' }))).toBe('backs')
  expect(pictureOf(seen({ phase: 'revealed', poisons: 0 }))).toBe('cards')
  expect(pictureOf(seen({ phase: 'final_vote' }))).toBe('hunt')
  expect(pictureOf(seen({}, { response: { seat: 0, card: 'typhoon', target: 1, replacement: null, seats: [] } }))).toBe('played')
  expect(pictureOf(seen({}, { seats: [{ cards: 0, role: 'siren' }] }))).toBe('winner')
})

test('the last of the endings names the winners', () => {
  expect(winnerOf([])).toBeNull()
  expect(winnerOf([{ fact: 'final_vote', details: {} }, { fact: 'siren_unseen', details: { seat: 3 } }])).toBe('siren')
  expect(winnerOf([{ fact: 'sailors_home', details: {} }])).toBe('sailor')
})

test('a match is at its beginning until a crew is named', () => {
  const seen = (more: Partial<PublicView>, turn: Partial<PublicView['turn']> = {}) =>
    ({ round: 1, proposals: [], voyages: [], ...more, turn: { phase: 'propose', crew: [], refused: [], ...turn } }) as unknown as PublicView
  expect(isOpening(seen({}))).toBe(true)
  expect(isOpening(seen({}, { crew: [0, 1, 2] }))).toBe(false)
  expect(isOpening(seen({ round: 2 }))).toBe(false)
})
