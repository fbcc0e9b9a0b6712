import { describe, expect, it } from 'vitest'
import dossier from './dossier'
import { isLast } from './priced'
import type { MyView } from './views'

const words = { say: (message: string, details: object = {}) => [message, ...Object.values(details).map(String)].join(' '), name: (key: string) => key, listed: (some: string[]) => some.join('+') }
const seat = { coins: 2, combat: 3, gold: [[]], declared: true, pledges: 1, out: false, fighting: true, committed: false, side: null, gold_cards: null, force: null }
const own = { hand: [], gold: [3], side: 'diaz', known: [[], ['diaz-2']], known_gold: [[], []], spied: [{ target: 1, pledge: 0, side: 'valverde' }], duels: [] }
const view = (changed: object = {}, mine: object | null = own) =>
  ({ words, seat: 0, own: mine, public: { seats: [seat, { ...seat, ...changed }], duels: [{ duel: 'B', seen_by: [1], valverde: null, diaz: null }], duel: 'A', wins: [0, 0] } }) as unknown as MyView

describe('the dossier of a seat', () => {
  it('marks what only the viewer knows', () => {
    const { rows } = dossier(view(), 1)
    expect(rows.filter((row) => row.own).map((row) => row.said)).toEqual(['valverde', 'board-own-known 1 diaz-2'])
    expect(rows.map((row) => row.said)).toContain('web-dossier-duels B')
  })

  it('tells nothing secret to somebody without a view of their own', () => {
    const { rows } = dossier(view({}, null), 1)
    expect(rows.some((row) => row.own)).toBe(false)
    expect(rows.map((row) => row.said)).toContain('board-secret-side')
  })

  it('says that a side was touched since it was seen', () => {
    expect(dossier(view({ pledges: 3 }), 1).rows.map((row) => row.said)).toContain('web-dossier-side-changed')
  })
})

describe('the last combat card', () => {
  const at = (duel: string, hand: string[]) => ({ own: { hand }, public: { duel, wins: [1, 1] } }) as unknown as MyView
  it('is warned of while duels are to come, and never for the monkey', () => {
    expect([isLast(at('A', ['diaz-1']), 'diaz-1'), isLast(at('A', ['diaz-1', 'diaz-1']), 'diaz-1'), isLast(at('E', ['diaz-1']), 'diaz-1'), isLast(at('A', ['diaz-1']), 'monkey')]).toEqual([true, false, false, false])
  })
})
