/** The pieces, what each is for, and the clause of the rulebook that says so. */

import printed from '$games/norderwind/data.toml'
import type { Told } from '@/match/about'

interface Tile {
  does: string
  good?: string
  price?: number
}
const { tiles } = printed as unknown as { tiles: Record<string, Tile> }
/** The kinds of tiles of which there are several. */
const KINDS: Record<string, (tile: Tile) => Told> = {
  trade_port: ({ good, price }) => ({ clause: 'N3-1', about: 'about-port', details: { good: good!, price: price! } }),
  merchant: ({ price }) => ({ clause: 'N3-3', about: 'about-merchant', details: { price: price! } }),
}
const pieces: Record<string, Told> = {
  ...Object.fromEntries(Object.entries(tiles).flatMap(([key, tile]) => (KINDS[tile.does] ? [[key, KINDS[tile.does]!(tile)]] : []))),
  norderkap: { clause: 'N3-6' },
  trutzhavn: { clause: 'N3-6' },
  olesand: { clause: 'N3-6' },
  equipment: { clause: 'N3-4' },
  wreck: { clause: 'N3-5' },
  fog: { clause: 'N5-1' },
  ...Object.fromEntries(['salt', 'wheat', 'wine', 'wood', 'fish'].map((good) => [good, { clause: 'N3-2', about: 'about-good' }])),
  cube: { clause: 'N6-3' },
  gold: { clause: 'N1-2' },
  letters: { clause: 'N4-1', token: 'letter' },
  sail: { clause: 'N2-4' },
  cannon: { clause: 'N5-3' },
  captain: { clause: 'N5-4' },
  boatman: { clause: 'N3-3' },
  gunner: { clause: 'N5-3' },
  treasurer: { clause: 'N2-1' },
  accountant: { clause: 'N3-7' },
  lookout: { clause: 'N2-3' },
  coin: { clause: 'N5-1' },
  silver: { clause: 'N5-3' },
  blue: { clause: 'N5-3' },
}
export default pieces
