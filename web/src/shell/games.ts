/** What a game brings for the screen, found by being there; a game that brings nothing is played all the same. */

import type { Component } from 'svelte'
import type { Told } from '$lib/about'
import type { Draft } from '$lib/draft.svelte'
import type { Chair, Fact, Value } from '$lib/protocol'
import type { Words } from '$lib/words'

/** What a board and a panel of secrets are given. */
export interface View<P = unknown, O = unknown> {
  public: P
  own: O | null
  /** What every seat knew, where all is laid open after the end; never while a match runs. */
  owns?: Readonly<Record<number, O>>
  seat: number | null
  words: Words
  draft: Draft
  chairs: readonly Chair[]
  waiting: readonly number[]
  facts: readonly Fact[]
  over: boolean
  /** Whether they are the secrets of whoever looks: he is spoken to, of others one speaks. */
  yours?: boolean
  /** Says why a move, or one value of it, is not open now; not where nothing is played. */
  why?: (do_: string, name?: string, value?: Value) => void
  /** Says what some pieces are for. */
  about: (pieces: readonly string[]) => void
}
export type BoardComponent = Component<{ view: View }>
export type TokenComponent = Component<{ name: string; size?: number }>

/** Something that travels when a fact is told: from the first of some places that is on the page to the first of others. */
export interface Flight {
  from: readonly string[]
  to: readonly string[]
  /** What is seen to travel: a token, or the back of a card where it is empty. */
  token?: string
  text?: string
}
export type Flights = (fact: Fact, view: View) => Flight[]

type Load<T> = () => Promise<{ default: T }>
const boards = import.meta.glob('../games/*/Board.svelte') as Record<string, Load<BoardComponent>>
const secrets = import.meta.glob('../games/*/Secrets.svelte') as Record<string, Load<BoardComponent>>
const tokens = import.meta.glob('../games/*/Token.svelte') as Record<string, Load<TokenComponent>>
const pieces = import.meta.glob('../games/*/pieces.ts') as Record<string, Load<Record<string, Told>>>
const decisive = import.meta.glob('../games/*/decisive.ts') as Record<string, Load<string[]>>
const held = import.meta.glob('../games/*/held.ts') as Record<string, Load<string[]>>
const flights = import.meta.glob('../games/*/flights.ts') as Record<string, Load<Flights>>
// Small, and the first thing that is looked at: they are there at once.
const pictures = import.meta.glob('../games/*/Picture.svelte', { eager: true, import: 'default' }) as Record<string, Component>

const bring = async <T>(found: Record<string, Load<T>>, game: string, part: string): Promise<T | null> =>
  (await found[`../games/${game}/${part}`]?.())?.default ?? null

export interface Parts {
  board: BoardComponent | null
  secrets: BoardComponent | null
  token: TokenComponent | null
  flights: Flights | null
  /** What each piece is for. */
  pieces: Record<string, Told>
  /** The facts that decide a match. */
  decisive: string[]
  /** The moves that are chosen by a press on what one holds: where there is little room they stand nowhere else. */
  held: string[]
}

const parts = new Map<string, Promise<Parts>>()

/** The parts of a game's screen, brought once. */
export function partsOf(game: string): Promise<Parts> {
  let found = parts.get(game)
  if (!found) {
    found = Promise.all([
      bring(boards, game, 'Board.svelte'),
      bring(secrets, game, 'Secrets.svelte'),
      bring(tokens, game, 'Token.svelte'),
      bring(flights, game, 'flights.ts'),
      bring(pieces, game, 'pieces.ts'),
      bring(decisive, game, 'decisive.ts'),
      bring(held, game, 'held.ts'),
    ]).then(([board, secret, token, travels, told, deciding, holding]) => ({
      board,
      secrets: secret,
      token,
      flights: travels,
      pieces: told ?? {},
      decisive: deciding ?? [],
      held: holding ?? [],
    }))
    found.catch(() => parts.delete(game))
    parts.set(game, found)
  }
  return found
}

export function pictureOf(game: string): Component | null {
  return pictures[`../games/${game}/Picture.svelte`] ?? null
}

/** The games that have a picture, known before anything is asked. */
export const pictured = Object.keys(pictures).map((path) => path.split('/').at(-2)!)

const STRENGTHS = ['moussaillon', 'second', 'capitaine'] as const

/** The bots that there are, weakest first, under at most three names. */
export function strengths(bots: readonly string[]): { bot: string; strength: string }[] {
  const last = bots.length - 1
  const places = last <= 0 ? [[0, 2]] : last === 1 ? [[0, 0], [1, 2]] : [[0, 0], [Math.floor(last / 2), 1], [last, 2]]
  return places.flatMap(([bot, strength]) => (bots[bot!] ? [{ bot: bots[bot!]!, strength: STRENGTHS[strength!]! }] : []))
}
