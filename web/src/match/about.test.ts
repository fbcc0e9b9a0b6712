import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aboutOf, keysIn, keysOffered, piecesAmong, piecesTold, type Told } from './about'
import { bundleOf, hyphens, LANGUAGES, Words } from '../i18n/words'

const modules = import.meta.glob('../games/*/pieces.ts', { eager: true, import: 'default' }) as Record<string, Record<string, Told>>
const games = Object.entries(modules).map(([path, pieces]) => [path.split('/').at(-2)!, pieces] as const)
const read = (path: string) => readFileSync(new URL(`../../../src/hautemer/${path}`, import.meta.url), 'utf8')

describe.each(games)('the pieces of %s', (game, pieces) => {
  it.each(LANGUAGES)('have names and sentences in %s', (language) => {
    const words = new Words(language, bundleOf(language, read(`locale/${language}.ftl`), read(`games/${game}/locale/${language}.ftl`)))
    expect(Object.keys(pieces).length).toBeGreaterThan(10)
    const told = new Set<string>()
    for (const [piece, one] of Object.entries(pieces)) {
      expect(words.has(`name-${hyphens(piece)}`), piece).toBe(true)
      expect(words.has(`clause-${one.clause}`), piece).toBe(true)
      expect(aboutOf(piece, one, words), piece).toMatch(/^[^{}]{8,}[.!]$/)
      told.add(one.about ?? `about-${hyphens(piece)}`)
    }
    expect(words.ids('about-').filter((id) => !told.has(id))).toEqual([])
  })

  it('are all shown in the rulebook, those of one name once', () => {
    const words = new Words('fr', bundleOf('fr', read('locale/fr.ftl'), read(`games/${game}/locale/fr.ftl`)))
    const clauses = words.ids('clause-').map((id) => id.replace('clause-', ''))
    const shown = clauses.flatMap((clause) => piecesTold(clause, pieces, words))
    expect(new Set(shown.map(([name]) => name))).toEqual(new Set(Object.keys(pieces).map((piece) => words.name(piece))))
    expect(shown.length).toBeLessThanOrEqual(Object.keys(pieces).length)
  })
})

describe('what is asked about', () => {
  const offers = [{ do: 'play', card: { one_of: ['wine', 'salt'] } }, { do: 'sell', sales: { one_of: [{ ruby: { island: 'hochland', count: 1 } }] } }]
  it('is found in values and offers, however deep', () => {
    expect(keysIn({ card: 'wine', more: ['salt', 3, null] })).toEqual(['card', 'wine', 'more', 'salt'])
    expect(keysOffered(offers)).toEqual(expect.arrayContaining(['wine', 'salt', 'ruby', 'hochland']))
    expect(keysOffered(offers)).not.toContain('play')
  })
  it('is a piece, and named once', () => {
    const pieces = { wine: { clause: 'X1-1' }, salt: { clause: 'X1-1' } }
    expect(piecesAmong(['salt', 'wine', 'salt', 'card', 'toString'], pieces)).toEqual(['salt', 'wine'])
  })
})
