import { expect, test } from 'vitest'
import type { Offer } from '../net/protocol'
import { bundleOf, Words } from '../i18n/words'
import { composing, question } from './question'

const FILE = `
ask-buy = You may buy.
ask-skip = You may do nothing.
ask-draw = You may draw.
ask-trade = You may trade here.
ask-trade-buy = You may buy here.
ask-trade-sell = You may sell here.
ask-only-skip = There is nothing to do.
ask-in-letters = Will you use your letter?
ask-only-visit = Visit somebody.
ask-only-visit-pirate = Visit { $pirate }.
ask-in-turn = Visit somebody, or knock.
ask-in-turn-pirate = Visit { $pirate }, or knock.
name-ojo = Ojo
name-gale = Gale
choose-bonus = Play { $card }
field-bonus-target = On whom?
web-composing = { $what }. { $next }
web-ask-several = Your turn.
`
const words = new Words('en', bundleOf('en', FILE))
const offers = (...names: string[]) => names.map((do_) => ({ do: do_ }) as Offer)

test('one or two things are asked in a sentence each', () => {
  expect(question(offers('buy', 'skip'), words, 'tile')).toBe('You may buy. You may do nothing.')
})
test('more are read on the buttons', () => {
  expect(question(offers('buy', 'skip', 'draw'), words, 'tile')).toBe('Your turn.')
})
test('several ways to do the same are asked in one sentence before all is left to the buttons', () => {
  const trade = (...fields: string[]) => ({ do: 'trade', ...Object.fromEntries(fields.map((name) => [name, { one_of: ['ojo', 'gale'] }])) }) as unknown as Offer
  expect(question([trade('buy'), ...offers('skip')], words, 'tile')).toBe('You may buy here. You may do nothing.')
  expect(question([trade('buy'), trade('sell'), ...offers('skip')], words, 'tile')).toBe('You may trade here. You may do nothing.')
  expect(question([trade('buy'), trade('sell'), ...offers('skip', 'draw')], words, 'tile')).toBe('Your turn.')
})
test('a phase may have a sentence for all of them', () => {
  expect(question(offers('buy', 'skip', 'draw'), words, 'letters')).toBe('Will you use your letter?')
  expect(question([], words, 'letters')).toBe('')
})
test('what has no other way may be asked otherwise', () => {
  expect(question(offers('skip'), words, 'tile')).toBe('There is nothing to do.')
  expect(question(offers('buy'), words, 'tile')).toBe('You may buy.')
})
test('names the only seat that can be chosen', () => {
  const visit = (...one_of: string[]) => ({ do: 'visit', pirate: { one_of } }) as unknown as Offer
  expect(question([visit('ojo')], words, 'turn')).toBe('Visit Ojo.')
  expect(question([visit('ojo', 'pang')], words, 'turn')).toBe('Visit somebody.')
  expect(question([visit('ojo'), ...offers('knock')], words, 'turn')).toBe('Visit Ojo, or knock.')
  expect(question([visit('ojo', 'pang'), ...offers('knock')], words, 'turn')).toBe('Visit somebody, or knock.')
})
test('what is put together is named by its piece, with what is chosen next', () => {
  const bonus = { do: 'bonus', card: { one_of: ['gale', 'ojo'] }, target: { one_of: [1, 2] } } as unknown as Offer
  expect(composing({ offer: null, values: {} }, words)).toBe('')
  expect(composing({ offer: bonus, values: {} }, words)).toBe('')
  expect(composing({ offer: bonus, values: { card: 'gale' } }, words)).toBe('Play Gale. On whom?')
  expect(composing({ offer: bonus, values: { card: 'gale', target: 1 } }, words)).toBe('')
})
