/** Positions on the strip of the voyage. */

import printed from '$games/cartagena/data.toml'
import { swells, type Clear } from '@/ui/sea'

const { track } = printed as unknown as { track: Record<'two_seats' | 'three_seats' | 'four_seats', { space: number }> }
/** The islands from which ships set out, by the number of seats. */
export const ISLANDS: readonly { space: number; drawing: string }[] = [
  { space: track.two_seats.space, drawing: 'isle-volcano' },
  { space: track.three_seats.space, drawing: 'isle-treasure' },
  { space: track.four_seats.space, drawing: 'isle-coin' },
]

export interface Point {
  x: number
  y: number
}
export interface Strip {
  points: Point[]
  waves: string
  /** The sizes of drawings. */
  scale: number
}

/** The spaces of the voyage, in pixels; narrow strips are drawn smaller. */
export function stripOf(width: number, height: number, spaces: number): Strip {
  const scale = Math.max(0.5, Math.min(height / 92, width / 1054) * (width < 700 ? 1.22 : 1))
  const [left, right] = [34 * scale, 44 * scale]
  const base = height / 2 + 13 * scale
  const points = Array.from({ length: spaces + 1 }, (_, space) => ({
    x: left + ((width - left - right) * space) / spaces,
    y: base + Math.sin(space * 0.9) * 5 * scale,
  }))
  const clear: Clear[] = points.map(({ x, y }) => ({ x, y: y - 14 * scale, width: 15 * scale, height: 24 * scale }))
  return { points, scale, waves: swells(width, height, clear, 3) }
}

export const pathOf = (points: readonly Point[]): string => points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
