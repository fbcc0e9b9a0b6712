/** What a game brings for the screen, found by being there; a game that brings nothing is played all the same. */

import type { Component } from 'svelte'
import type { Told } from './about'
import type { StagedMoment } from './director.svelte'
import type { DossierOf } from './dossier'
import type { Draft } from '@/controls/draft.svelte'
import type { Chair, Fact, Value, WrittenMove } from '@/net/protocol'
import type { Words } from '@/i18n/words'
import type { Outcome } from '@/replay/outcome'

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
  /** The window that is open to everybody: when it closes by this device's clock, and how long it is open in all. */
  window?: { until: number; length: number } | null
  /** What seats have just said; a board that shows the seats itself draws it there. */
  spoken?: ReadonlyMap<number, (words: Words) => string>
  /** Whether they are the secrets of whoever looks: he is spoken to, of others one speaks. */
  yours?: boolean
  /** Says why a move, or one value of it, is not open now; not where nothing is played. */
  why?: (do_: string, name?: string, value?: Value) => void
  /** Says what some pieces are for. */
  about: (pieces: readonly string[]) => void
  /** Opens the dossier of a seat; absent in replays. */
  look?: (seat: number) => void
}
export type BoardComponent = Component<{ view: View }>
export interface BoardModule {
  default: BoardComponent
  /** The board lies on the table itself; otherwise it is drawn on a sea chart with its border. */
  bare?: boolean
}
/** What stands in the pennant of a seat. */
export type SeatComponent = Component<{ view: View; seat: number }>

/** What a game's tray is given: the pieces in it are the buttons. */
export interface TrayProperties {
  view: View
  /** Whether a press now would do nothing: a move is on its way. */
  busy: boolean
  /** The move that a coach or a hint would make: its pieces are lit. */
  advised: WrittenMove | null
  /** What is played out over the board, and what ends all of it. */
  moment?: StagedMoment | null
  skip?: () => void
}
export interface Tray {
  default: Component<TrayProperties>
  /** The kinds of move that are pressed in the tray or on the board: no other controls are drawn for them. */
  handles: readonly string[]
}

/** What the shell tells of every game, where the game says how. */
export interface Standing {
  /** How many rounds there are; null where nobody knows. */
  rounds?: (view: View) => number | null
  /** The points of a seat that everybody may know. */
  points?: (view: View, seat: number) => number | null
  /** What a fact says of points, for each seat that gains or loses some: the pennants count along with a moment. */
  gains?: (fact: Fact) => readonly { seat: number; points: number }[]
  /** How many points win a race: the header draws it as a rope with every flag at its knot. */
  race?: (view: View) => number
}
/** What a staged moment is given. It only draws: nothing in it can be pressed, and it shows no more than these. */
export interface StageProperties {
  /** The scene the board shows: the one before the moment. */
  view: View
  /** The facts of the moment, in the order they were told. */
  facts: readonly Fact[]
  /** How long the moment takes on this device, in milliseconds. */
  length: number
  /** Nothing may move: show the outcome at once. */
  still: boolean
}
export type StageComponent = Component<StageProperties>
/** What opens the end of the last round again is given its pages: per stage the scene before it and its facts. */
export interface RecapProperties {
  words: Words
  round: number
  pages: readonly { stage: string; facts: readonly Fact[]; view: View }[]
  /** What draws a stage, by name. */
  stages: Readonly<Record<string, StageComponent>>
}
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

/** The fact that stays in sight until a seat has moved, if there is one. */
export type Lasting = (facts: readonly Fact[], seat: number) => Fact | null
/** What stands on the button of a move that has a price; null where the usual words do. */
export type Priced = (move: WrittenMove, view: View) => string | null

type Load<T> = () => Promise<{ default: T }>
const boards = import.meta.glob('../games/*/Board.svelte') as Record<string, () => Promise<BoardModule>>
const seats = import.meta.glob('../games/*/Seat.svelte') as Record<string, Load<SeatComponent>>
const sides = import.meta.glob('../games/*/Side.svelte') as Record<string, Load<BoardComponent>>
const trays = import.meta.glob('../games/*/Tray.svelte') as Record<string, () => Promise<Tray>>
const standings = import.meta.glob('../games/*/standing.ts') as Record<string, Load<Standing>>
const sprites = import.meta.glob('../games/*/symbols.svg', { query: '?raw' }) as Record<string, Load<string>>
const secrets = import.meta.glob('../games/*/Secrets.svelte') as Record<string, Load<BoardComponent>>
const tokens = import.meta.glob('../games/*/Token.svelte') as Record<string, Load<TokenComponent>>
const pieces = import.meta.glob('../games/*/pieces.ts') as Record<string, Load<Record<string, Told>>>
const decisive = import.meta.glob('../games/*/decisive.ts') as Record<string, Load<string[]>>
const flights = import.meta.glob('../games/*/flights.ts') as Record<string, Load<Flights>>
const lasting = import.meta.glob('../games/*/lasting.ts') as Record<string, Load<Lasting>>
const priced = import.meta.glob('../games/*/priced.ts') as Record<string, Load<Priced>>
const dossiers = import.meta.glob('../games/*/dossier.ts') as Record<string, Load<DossierOf>>
const recaps = import.meta.glob('../games/*/Recap.svelte') as Record<string, Load<Component<RecapProperties>>>
const stages = import.meta.glob('../games/*/moments/*.svelte') as Record<string, Load<StageComponent>>
const reveals = import.meta.glob('../games/*/Reveal.svelte') as Record<string, Load<BoardComponent>>
const outcomes = import.meta.glob('../games/*/outcome.ts') as Record<string, Load<Outcome>>
// The picture of a game on the first page is small and seen first, so it is part of it.
const scenes = import.meta.glob('../games/*/scene.svg', { eager: true, import: 'default', query: '?raw' }) as Record<string, string>

const bring = async <T>(found: Record<string, Load<T>>, game: string, part: string): Promise<T | null> =>
  (await found[`../games/${game}/${part}`]?.())?.default ?? null

/** A game's stages by name: `moments/Roles.svelte` draws the stage `roles`. */
async function stagesOf(game: string): Promise<Record<string, StageComponent>> {
  const named = /\/games\/([^/]+)\/moments\/([A-Z])([^/]*)\.svelte$/
  const found = Object.entries(stages).flatMap(([path, load]) => {
    const [, of, first, others] = named.exec(path) ?? []
    return of === game ? [load().then((part) => [first!.toLowerCase() + others!, part.default] as const)] : []
  })
  return Object.fromEntries(await Promise.all(found))
}

export interface Parts {
  board: BoardComponent | null
  bare: boolean
  /** In the pennants; a board without it shows the seats itself. */
  seat: SeatComponent | null
  /** Above the log on a wide screen, where the pennants would be. */
  side: BoardComponent | null
  tray: Tray | null
  standing: Standing
  /** The symbols of its drawings. */
  symbols: string
  secrets: BoardComponent | null
  token: TokenComponent | null
  flights: Flights | null
  /** What draws its staged moments, by stage; a banner shows the others. */
  stages: Record<string, StageComponent>
  lasting: Lasting | null
  priced: Priced | null
  /** What the dossier of a seat says beside its history. */
  dossier: DossierOf | null
  /** Opens the end of the last round again. */
  recap: Component<RecapProperties> | null
  /** What each piece is for. */
  pieces: Record<string, Told>
  /** The facts that decide a match. */
  decisive: string[]
}

const parts = new Map<string, Promise<Parts>>()

/** The parts of a game's screen, brought once. */
export function partsOf(game: string): Promise<Parts> {
  let found = parts.get(game)
  if (!found) {
    found = Promise.all([
      boards[`../games/${game}/Board.svelte`]?.() ?? null,
      bring(secrets, game, 'Secrets.svelte'),
      bring(tokens, game, 'Token.svelte'),
      bring(flights, game, 'flights.ts'),
      bring(pieces, game, 'pieces.ts'),
      bring(decisive, game, 'decisive.ts'),
      bring(lasting, game, 'lasting.ts'),
      bring(priced, game, 'priced.ts'),
      bring(seats, game, 'Seat.svelte'),
      bring(sides, game, 'Side.svelte'),
      trays[`../games/${game}/Tray.svelte`]?.() ?? null,
      bring(standings, game, 'standing.ts'),
      bring(sprites, game, 'symbols.svg'),
      stagesOf(game),
      bring(dossiers, game, 'dossier.ts'),
      bring(recaps, game, 'Recap.svelte'),
    ]).then(([board, secret, token, travels, told, deciding, staying, pricing, seat, side, tray, standing, symbols, staged, dossier, recap]) => ({
      board: board?.default ?? null,
      bare: board?.bare ?? false,
      seat,
      side,
      tray,
      standing: standing ?? {},
      symbols: symbols ?? '',
      secrets: secret,
      token,
      flights: travels,
      stages: staged,
      lasting: staying,
      priced: pricing,
      dossier,
      recap,
      pieces: told ?? {},
      decisive: deciding ?? [],
    }))
    found.catch(() => parts.delete(game))
    parts.set(game, found)
  }
  return found
}

/** What a game brings for the result, loaded when a match is over. */
export interface EndingParts {
  /** Who was who. */
  reveal: BoardComponent | null
  outcome: Outcome
}
export async function endingPartsOf(game: string): Promise<EndingParts> {
  const [reveal, outcome] = await Promise.all([bring(reveals, game, 'Reveal.svelte'), bring(outcomes, game, 'outcome.ts')])
  return { reveal, outcome: outcome ?? {} }
}

const numberAt = (found: unknown, ...names: string[]): number | null => {
  const one = names.map((name) => (found as Record<string, unknown> | null | undefined)?.[name]).find((value) => typeof value === 'number')
  return typeof one === 'number' ? one : null
}

/** How many rounds a match has; null where the game does not tell. */
export function roundsOf(parts: Parts, view: View): number | null {
  return parts.standing.rounds ? parts.standing.rounds(view) : numberAt(view.public, 'rounds')
}

/** The points of a seat that everybody may know; null where the game does not tell. */
export function pointsOf(parts: Parts, view: View, seat: number): number | null {
  if (parts.standing.points) return parts.standing.points(view, seat)
  const all = (view.public as { seats?: unknown[] } | null)?.seats
  return Array.isArray(all) ? numberAt(all[seat], 'score', 'points') : null
}

/** The symbols of all scenes, `scene-<key>` among them. */
export const sceneSymbols = Object.values(scenes).join('')

/** The games that have a scene, known before anything is asked. */
export const pictured = Object.keys(scenes).map((path) => path.split('/').at(-2)!)

const STRENGTHS = ['moussaillon', 'second', 'capitaine'] as const

/** The bots that there are, weakest first, under at most three names. */
export function strengths(bots: readonly string[]): { bot: string; strength: string }[] {
  const last = bots.length - 1
  const places = last <= 0 ? [[0, 2]] : last === 1 ? [[0, 0], [1, 2]] : [[0, 0], [Math.floor(last / 2), 1], [last, 2]]
  return places.flatMap(([bot, strength]) => (bots[bot!] ? [{ bot: bots[bot!]!, strength: STRENGTHS[strength!]! }] : []))
}
