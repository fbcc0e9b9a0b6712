/** The symbols of things; see `symbols.svg`. */

import { GOODS, PORTS } from './views'

/** A tile is a good and its price, a kind and its price, or a kind. */
export function partsOf(tile: string): { kind: string; price: number | null } {
  const [kind, price] = tile.split('_')
  return { kind: kind!, price: price === undefined ? null : Number(price) }
}

/** The small scene of a tile. */
export function sceneOf(tile: string): string {
  const { kind } = partsOf(tile)
  return GOODS.includes(kind) ? 't-quay' : `t-${kind}`
}

const THINGS: Record<string, string> = { gold: 'coin', captain: 'r-pirate', sail: 'sailicon', crew: 'r-boatman', coin: 'd-coin', cube: 'cube-0' }

/** Anything with a picture: a good, a tile, a post, a part of the ship, a side of a die. */
export function drawingOf(name: string): string {
  const { kind } = partsOf(name)
  if (GOODS.includes(name)) return `g-${name}`
  if (name.startsWith('cube-')) return name
  if (THINGS[name]) return THINGS[name]
  if (['silver', 'blue', 'blank'].includes(name)) return `d-${name}`
  if (['cannon', 'letter'].includes(name)) return name
  if (PORTS.includes(kind) || ['merchant', 'equipment', 'wreck', 'fog'].includes(kind) || GOODS.includes(kind)) return sceneOf(name)
  return `r-${name}`
}

/** The colour behind the picture of a good. */
export const TINTS: Record<string, string> = { salt: 'var(--w-ice)', wheat: '#e3ad33', wine: 'var(--g-wine)', wood: '#a9794d', fish: '#5b93ad' }
