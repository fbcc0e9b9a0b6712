import { describe, expect, it } from 'vitest'
import type { Book, Section } from '../../net/server'
import { anchorsOf, halves, placeOf, search, spreadOf } from './book'

const section = (id: string, length: number, more: Partial<Section> = {}): Section => ({ id, title: id.toUpperCase(), blocks: [{ kind: 'text', runs: [{ text: 'x'.repeat(length) }] }], ...more })
const book: Book = {
  game: 'any',
  title: 'Any',
  tagline: '',
  seats: [2, 4],
  sections: [
    section('minute', 100),
    section('need', 5000),
    section('setup', 100, { anchors: ['X1'], blocks: [{ kind: 'clause', number: 'X1.5', replaces: ['X1.7'], runs: [{ text: 'À égalité, le ' }, { text: 'fantôme', bold: true }, { text: ' gagne.' }] }] }),
    section('round', 2000, { blocks: [{ kind: 'steps', items: [{ runs: [{ text: 'x'.repeat(2000) }], pieces: ['cube'] }] }] }),
    section('long', 9000),
    section('end', 100),
  ],
}
const ids = (place: number) => spreadOf(book, place).map(({ id }) => id)

describe('an anchor', () => {
  it('is an id, a part, a clause or a clause that was replaced', () => {
    expect(anchorsOf(book.sections[2]!)).toEqual(['setup', 'X1', 'X1-5', 'X1-7'])
    for (const anchor of ['setup', 'X1', 'x1-5', 'X1-7', 'X1.7']) expect(placeOf(book, anchor)).toBe(2)
    for (const anchor of ['X9-9', undefined]) expect(placeOf(book, anchor)).toBe(0)
  })
})

describe('a spread', () => {
  it('holds two short sections or a long one', () => {
    expect([0, 1, 2, 3, 4, 5].map(ids)).toEqual([['minute'], ['need'], ['setup', 'round'], ['setup', 'round'], ['long'], ['end']])
  })
})

describe('a long section', () => {
  it('lies on two pages, and a heading goes with what it stands over', () => {
    const text = (length: number) => ({ kind: 'clause', runs: [{ text: 'x'.repeat(length) }] })
    const heading = { kind: 'heading', title: 'Over' }
    const [left, right] = halves({ id: 'a', title: 'A', blocks: [text(500), text(500), heading, text(900)] })
    expect([left.length, right.length]).toEqual([2, 2])
    expect(right[0]).toBe(heading)
    expect(halves({ id: 'a', title: 'A', blocks: [] })).toEqual([[], []])
  })
})

describe('a search', () => {
  it('finds words without their accents, and numbers', () => {
    expect(search(book, 'EGALITE')).toMatchObject([{ to: 'X1-5', number: 'X1.5', match: 'égalité', after: ', le fantôme gagne.' }])
    expect(search(book, 'x1.5')).toMatchObject([{ to: 'X1-5', after: 'À égalité, le fantôme gagne.' }])
  })
  it('finds nothing for one letter or for what is not there', () => {
    expect(search(book, 'é')).toEqual([])
    expect(search(book, 'kraken')).toEqual([])
  })
})
