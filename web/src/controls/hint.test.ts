import { describe, expect, it } from 'vitest'
import { hintOf } from './hint'
import { bundleOf, Words, type Detail } from '../i18n/words'

const FILE = `
web-hint = Do: { $move }
web-no-hint = Wait.
web-hint-compared = It came out best.
web-hint-worth = { $move } ({ $percent })
move-sail = Sail to { $port }
name-west = the west
name-east = the east
hint-rich-port = { $port } pays { $gold }, says { $seat }.
`
const words = new Words('en', bundleOf('en', FILE), ['Anne', 'Yann'])
const t = (message: string, details: Record<string, Detail> = {}) => words.say(message, details)
const move = { do: 'sail', port: 'west' }

describe('a hint', () => {
  it('says what to do, and why', () => {
    const why = { reason: 'rich_port', details: { port: 'west', gold: 3, seat: 1 } }
    expect(hintOf({ move, why }, words, t)).toEqual({ move, text: 'Do: Sail to the west', why: 'the west pays 3, says Yann.' })
  })
  it('says only what to do where there is no more to say', () => {
    expect(hintOf({ move, why: null }, words, t)).toEqual({ move, text: 'Do: Sail to the west', why: null })
  })
  it('says what the best moves are worth where some were compared', () => {
    const valued = [{ move, share: 41 }, { move: { do: 'sail', port: 'east' }, share: 38 }]
    expect(hintOf({ move, why: null, valued }, words, t)).toEqual({ move, text: 'Do: Sail to the west (41)', why: 'It came out best.', others: ['Sail to the east (38)'] })
  })
  it('says to wait', () => {
    expect(hintOf({ move: null, why: null }, words, t)).toEqual({ move: null, text: 'Wait.', why: null })
  })
})
