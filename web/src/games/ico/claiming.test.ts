import { describe, expect, it } from 'vitest'
import type { Offer } from '@/net/protocol'
import { choicesOf, claiming, quickOf, targetsOf } from './claiming.svelte'

const claims = [{ say: 'sailor' }, { say: 'trust', target: { one_of: [1, 2] } }, { say: 'advise', vote: { one_of: ['aye', 'nay'] } }, { say: 'hold', card: { one_of: ['swap'] } }] as unknown as Offer[]

describe('claims in the tray', () => {
  it('have a button each as far as they may be said now', () => {
    expect(quickOf(claims)).toEqual(['sailor', 'trust', 'advise'])
  })

  it('take a seat from the board only while one is wanted', () => {
    expect(targetsOf({ claims })).toEqual([])
    claiming.what = 'trust'
    expect(targetsOf({ claims })).toEqual([1, 2])
    claiming.what = 'advise'
    expect(targetsOf({ claims })).toEqual([])
    expect(choicesOf(claims, 'advise')).toEqual(['aye', 'nay'])
    claiming.what = null
  })
})
