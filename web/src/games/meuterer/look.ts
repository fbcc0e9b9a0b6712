/** The look of the pieces: symbol, background colour and letter. */

import { letterOf } from '@/i18n/letters'
import type { Words } from '@/i18n/words'
import lettered from './lettered'

const ROLES = ['captain', 'mutineer', 'cabin_boy', 'mate', 'merchant', 'loader']
const CARGO = [...lettered, 'pirate', 'any']

const TINTS: Record<string, string> = {
  ruby: '#c23b4b',
  grain: '#e3ad33',
  wine: '#7d4590',
  cloth: '#3a76b2',
  salt: '#7fa3a8',
  conflict: '#56636d',
  any: '#5f937c',
  pirate: '#444444',
  captain: '#3a5f93',
  mutineer: '#b8443a',
  cabin_boy: '#3f8a79',
  mate: '#c58f3f',
  merchant: '#8a4a7c',
  loader: '#a9794d',
}
export const tintOf = (piece: string): string => TINTS[piece] ?? 'var(--w-sand)'
export const isRole = (piece: string): boolean => ROLES.includes(piece)

/** The id of the symbol of a card, a role or a good; empty for things without one. */
export const symbolOf = (piece: string): string => (isRole(piece) ? `r-${piece}` : CARGO.includes(piece) ? `g-${piece}` : '')

/** The letter on a card, which identifies it without its colour; a star stands for any good. */
export const letterOn = (piece: string, words: Words): string => (piece === 'any' ? '∗' : letterOf(piece, lettered, words))
