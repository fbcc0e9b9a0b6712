import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Speeches, STANDS } from './speeches.svelte'
import { unread } from './talking'
import type { Words } from '../i18n/words'

const claim = (seat: number) => ({ fact: 'claim_trust', details: { seat, target: 1 } })
const said = (seat: number, text: string) => ({ what: 'said', at: 0, after: 0, details: { seat, text, name: 'Ada' } })
const words = { fact: ({ details }: { details: { seat: number } }) => `claim of ${details.seat}` } as unknown as Words

it('counts claims and words of others that were not read', () => {
  const facts = [claim(0), claim(2), { fact: 'voted', details: { seat: 2 } }]
  expect(unread(facts, [said(2, 'x'), said(0, 'y'), { what: 'paused', at: 0, after: 0, details: {} }], 0)).toBe(2)
  expect(unread(facts, [], null)).toBe(2)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets the newest line of a seat stand for some seconds', () => {
  const speeches = new Speeches()
  const standing = () => [...speeches.lines].map(([seat, { say }]) => `${seat}: ${say(words)}`)
  speeches.see([claim(3)], [said(1, 'before')], 0)
  expect(standing()).toEqual([])
  speeches.see([claim(3), claim(2)], [said(1, 'before')], 0)
  expect(standing()).toEqual(['2: claim of 2'])
  vi.advanceTimersByTime(STANDS - 1000)
  speeches.see([claim(3), claim(2)], [said(1, 'before'), said(2, 'hello')], 0)
  expect(standing()).toEqual(['2: hello'])
  vi.advanceTimersByTime(2000)
  expect(standing()).toEqual(['2: hello'])
  vi.advanceTimersByTime(STANDS)
  expect(standing()).toEqual([])
})
