/** The positions of things on the board. */

import type { Fact } from '@/net/protocol'
import type { PortView, PublicView, SeatView, CurrentVoyageView } from './views'

/** A square of a stack: a known tile, perhaps drawn in this voyage, or an unseen one. */
export interface Cell {
  tile: string | null
  drawn: boolean
}

/** The squares of a stack, its destination first; tiles drawn in the present voyage are struck out. */
export function cellsOf(stack: { known: readonly string[]; unknown: number }, drawn: readonly string[] = []): Cell[] {
  const left = [...drawn]
  const cells = stack.known.map((tile): Cell => {
    const place = left.indexOf(tile)
    if (place >= 0) left.splice(place, 1)
    return { tile, drawn: place >= 0 }
  })
  const more = left.map((tile): Cell => ({ tile, drawn: true }))
  const unseen = Array.from({ length: Math.max(0, stack.unknown - more.length) }, (): Cell => ({ tile: null, drawn: false }))
  return [...cells, ...more, ...unseen]
}

/** The amount of something aboard a ship. */
export function aboard(ship: SeatView, thing: string): number {
  if (thing === 'gold') return ship.gold
  if (thing === 'captain') return ship.captains
  return ship.hold.filter((good) => good === thing).length
}

export interface Want {
  thing: string
  count: number
  /** True if the ship has that much. */
  have: boolean
}

/** A demand of an order, and the amount that a ship has of it. */
export function wantsOf(order: Readonly<Record<string, number>>, ship: SeatView | null): Want[] {
  return Object.entries(order).map(([thing, count]) => ({ thing, count, have: ship !== null && aboard(ship, thing) >= count }))
}

/** A place of the voyage. */
export interface Place {
  number: number
  tile: string | null
  /** True for the tile that waits for an answer, or the last one. */
  open: boolean
  /** True for the next place where a tile can be turned. */
  next: boolean
  /** True if only a higher sail would reach it. */
  beyond: boolean
}

/** The places of a voyage, or of the voyage that begins: always as many as the highest sail reaches. */
export function placesOf(voyage: CurrentVoyageView | null, sail: number, most: number): Place[] {
  const reach = voyage?.reach ?? sail
  const drawn = voyage?.drawn ?? []
  return Array.from({ length: most }, (_, place) => ({
    number: place + 1,
    tile: drawn[place] ?? null,
    open: voyage?.open != null && place === drawn.length - 1,
    next: voyage !== null && place === drawn.length && place < reach,
    beyond: place >= reach,
  }))
}

/** The next order of a port; null if all are delivered. */
export function nextOf(port: PortView): number | null {
  return port.delivered.length < port.orders.length ? port.delivered.length : null
}

/** The goods of a hold, and its empty places. */
export function slots<T>(things: readonly T[], most: number): (T | null)[] {
  return Array.from({ length: most }, (_, place) => things[place] ?? null)
}

/** An event on a tile of the present voyage: a side of the event die, or an action. */
export type Stamp = 'd-coin' | 'd-skull1' | 'd-skull2' | 'd-skull3' | 'anchor'
const ACTIONS = new Set(['bought', 'sold', 'raised_sail', 'mounted_cannon', 'hired', 'salvaged', 'delivered'])

/** The stamps on the tiles of the present voyage, by their numbers from 0. */
export function stampsOf(facts: readonly Fact[], seat: number): (Stamp | null)[] {
  const stamps: (Stamp | null)[] = []
  const began = facts.findLastIndex(({ fact }) => fact === 'sailed' || fact === 'undone')
  if (facts[began]?.fact !== 'sailed') return stamps
  for (const { fact, details } of facts.slice(began)) {
    if (fact === 'drew') stamps[Number(details['number']) - 1] = null
    else if (!stamps.length) continue
    else if (fact === 'treasure') stamps[stamps.length - 1] = 'd-coin'
    else if (fact === 'pirates') stamps[stamps.length - 1] = `d-skull${details['strength'] as 1 | 2 | 3}`
    else if (ACTIONS.has(fact) && details['seat'] === seat) stamps[stamps.length - 1] = 'anchor'
  }
  return stamps
}

/** The sources of a seat's cubes. */
export interface Spoils {
  /** Orders delivered to each port. */
  orders: { port: string; count: number }[]
  /** The ports where the seat has the majority. */
  majorities: string[]
  allPorts: boolean
  fullCrew: boolean
}

/** The sources of a seat's cubes: orders, majorities, all three ports and a full crew. */
export function spoilsOf({ ports, seats }: Pick<PublicView, 'ports' | 'seats'>, seat: number): Spoils {
  return {
    orders: ports.map(({ port, delivered }) => ({ port, count: delivered.filter((by) => by === seat).length })),
    majorities: ports.filter(({ majority }) => majority === seat).map(({ port }) => port),
    allPorts: seats[seat]!.all_ports,
    fullCrew: seats[seat]!.full_crew,
  }
}
