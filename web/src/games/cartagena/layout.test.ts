import { describe, expect, it } from 'vitest'
import { columnsOf, fit, SHIP } from './layout'

describe('the fitting of the board', () => {
  it('shows the ship cut open on a desktop, at the size it was drawn in', () => {
    const { wide, unit, strip } = fit(1022, 578)
    expect(wide).toBe(true)
    expect(unit).toBeCloseTo(1)
    expect(strip).toBeCloseTo(87)
  })
  it('gives the height that is left to the voyage, and never cuts the ship', () => {
    for (const [width, height] of [[1022, 700], [2100, 1080], [820, 560]] as const) {
      const { unit, strip } = fit(width, height)
      expect(unit * SHIP.width).toBeLessThanOrEqual(width + 0.01)
      expect(strip + unit * SHIP.height).toBeCloseTo(height)
      expect(strip).toBeGreaterThanOrEqual(SHIP.strip * unit - 0.01)
    }
  })
  it('puts the cabins into two rows on a phone, upright and sideways, and on a tablet', () => {
    for (const [width, height] of [[354, 330], [470, 380], [780, 640], [639, 475]] as const) expect(fit(width, height).wide).toBe(false)
  })
  it('puts all doors into one row where there is hardly any height', () => expect(fit(354, 170)).toMatchObject({ wide: false, short: true }))
  it('keeps a place for the lifeboat', () => {
    for (const doors of [5, 6, 7]) expect(columnsOf(doors) * 2).toBeGreaterThan(doors)
  })
})
