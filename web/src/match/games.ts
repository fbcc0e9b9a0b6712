/** What a game brings for the screen, found by being there; a game that brings nothing is played all the same. */

import type { Component } from 'svelte'
import type { Told } from './about'
import type { StagedMoment } from './director.svelte'
import type { DossierOf } from './dossier'
import type { Spoken } from './talking'
import type { Draft } from '@/controls/draft.svelte'
import type { Chair, Fact, Offer, Value, WrittenMove } from '@/net/protocol'
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
  spoken?: ReadonlyMap<number, Spoken>
  /** Whether they are the secrets of whoever looks: he is spoken to, of others one speaks. */
  yours?: boolean
  /** Says why a move, or one value of it, is not open now; not where nothing is played. */
  why?: (do_: string, name?: string, value?: Value) => void
  /** Says what some pieces are for. */
  about: (pieces: readonly string[]) => void
  /** Opens the dossier of a seat; absent in replays. */
  look?: (seat: number) => void
  /** What may be claimed now, and what claims it; not where nothing is said. */
  claims?: readonly Offer[]
  say?: (claim: WrittenMove) => Promise<unknown>
}
export type BoardComponent = Component<{ view: View }>
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
  component: Component<TrayProperties>
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
  /** The seats that act after the one that is waited for, in order, as far as everybody knows. */
  next?: (view: View) => readonly number[]
}
/** What a staged moment is given. It only draws: nothing in it can be pressed, and it shows no more than these. */
export interface StageProperties {
  /** The scene the board shows: the one before the moment. Its `facts` reach to the end of the moment. */
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
  /** The symbol and the colour of that back, where it is not the usual one. */
  back?: { picture: string; colour: string }
  text?: string
}
export type Flights = (fact: Fact, view: View) => Flight[]

/** The fact that stays in sight until a seat has moved, if there is one. */
export type Lasting = (facts: readonly Fact[], seat: number) => Fact | null
/** What stands on the button of a move that has a price; null where the usual words do. */
export type Priced = (move: WrittenMove, view: View) => string | null

/** What a game brings for the first picture of a match, in its `index.ts`. Everything is optional. */
export interface Screen {
  board?: BoardComponent
  /** The board lies on the table itself; otherwise it is drawn on a sea chart with its border. */
  bare?: boolean
  /** In the pennants; a board without it shows the seats itself. */
  seat?: SeatComponent
  /** Above the log on a wide screen, where the pennants would be. */
  side?: BoardComponent
  /** In the header on a wide screen, in place of the rope of rounds. */
  heading?: BoardComponent
  tray?: Tray
  token?: TokenComponent
  standing?: Standing
  flights?: Flights
  lasting?: Lasting
  priced?: Priced
  /** What each piece is for. */
  pieces?: Record<string, Told>
}
/** What a game brings for a match that has begun, in its `stages.ts`. */
export interface Staging {
  /** The symbols of drawings that only stages use. */
  symbols?: string
  /** What draws its staged moments, by stage; a banner shows the others. */
  stages?: Record<string, StageComponent>
  /** How long the stage `opening` shows this person what a match begins with, in milliseconds at the calm pace; 0 where nothing is to be shown. */
  opening?: (view: View) => number
  /** What the dossier of a seat says besides its history. */
  dossier?: DossierOf
  /** Opens the end of the last round again. */
  recap?: Component<RecapProperties>
}
/** What a game brings for the result and for replays, in its `ending.ts`. */
export interface Ending {
  /** Who was who. */
  reveal?: BoardComponent
  /** What a seat knows. */
  secrets?: BoardComponent
  outcome?: Outcome
  /** The facts that decide a match. */
  decisive?: readonly string[]
}

type Load<T> = () => Promise<{ default: T }>
const screens = import.meta.glob('../games/*/index.ts') as Record<string, Load<Screen>>
const stagings = import.meta.glob('../games/*/stages.ts') as Record<string, Load<Staging>>
const endings = import.meta.glob('../games/*/ending.ts') as Record<string, Load<Ending>>
const sprites = import.meta.glob('../games/*/symbols.svg', { query: '?raw' }) as Record<string, Load<string>>
// The picture of a game on the first page is small and seen first, so it is part of it.
const scenes = import.meta.glob('../games/*/scene.svg', { eager: true, import: 'default', query: '?raw' }) as Record<string, string>

const load = async <T>(found: Record<string, Load<T>>, game: string, file: string): Promise<T | undefined> =>
  (await found[`../games/${game}/${file}`]?.())?.default

export interface Parts extends Screen {
  board: BoardComponent
  /** The game brings no board of its own. */
  generic: boolean
  standing: Standing
  pieces: Record<string, Told>
  /** The symbols of its drawings. */
  symbols: string
}

async function screenOf(game: string): Promise<Omit<Parts, 'symbols'>> {
  const screen: Screen = (await load(screens, game, 'index.ts')) ?? {}
  const board = screen.board ?? (await import('./GenericBoard.svelte')).default
  return { standing: {}, pieces: {}, ...screen, board, generic: !screen.board }
}

const parts = new Map<string, Promise<Parts>>()

/** The parts of a game's screen, loaded once. */
export function partsOf(game: string): Promise<Parts> {
  let found = parts.get(game)
  if (!found) {
    found = Promise.all([screenOf(game), load(sprites, game, 'symbols.svg')]).then(([screen, symbols = '']) => ({ ...screen, symbols }))
    found.catch(() => parts.delete(game))
    parts.set(game, found)
  }
  return found
}

/** What a game brings for a match that has begun. */
export const stagingOf = async (game: string): Promise<Staging> => (await load(stagings, game, 'stages.ts')) ?? {}

/** What a game brings for the result and for replays. */
export const endingOf = async (game: string): Promise<Ending> => (await load(endings, game, 'ending.ts')) ?? {}

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
