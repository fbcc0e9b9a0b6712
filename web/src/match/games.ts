/** The parts that a game brings for the screen, found by file name. A game without any can be played with generic ones. */

import type { Component } from 'svelte'
import type { Told } from './about'
import type { StagedMoment } from './director.svelte'
import type { DossierOf } from './dossier'
import type { Spoken } from './talking'
import type { Draft } from '@/controls/draft.svelte'
import type { Chair, Fact, Offer, Value, WrittenMove } from '@/net/protocol'
import type { Words } from '@/i18n/words'
import type { Outcome } from '@/replay/outcome'

/** The properties of a board and of a panel of secrets. */
export interface View<P = unknown, O = unknown> {
  public: P
  own: O | null
  /** The private views of all seats if everything is revealed after the end; never during a match. */
  owns?: Readonly<Record<number, O>>
  seat: number | null
  words: Words
  draft: Draft
  chairs: readonly Chair[]
  waiting: readonly number[]
  facts: readonly Fact[]
  over: boolean
  /** The window that is open to everybody: when it closes by this device's clock, and its whole length. */
  window?: { until: number; length: number } | null
  /** The seats' newest lines; a board that shows the seats itself draws them there. */
  spoken?: ReadonlyMap<number, Spoken>
  /** True if these are the viewer's own secrets: sentences are then addressed to the viewer. */
  yours?: boolean
  /** Explains why a move, or one value of it, is not open now; absent in replays. */
  why?: (do_: string, name?: string, value?: Value) => void
  /** Explains some pieces. */
  about: (pieces: readonly string[]) => void
  /** Opens the dossier of a seat; absent in replays. */
  look?: (seat: number) => void
  /** The claims that are possible now, and the function that makes one; absent if there are none. */
  claims?: readonly Offer[]
  say?: (claim: WrittenMove) => Promise<unknown>
}
export type BoardComponent = Component<{ view: View }>
/** The content of the pennant of a seat. */
export type SeatComponent = Component<{ view: View; seat: number }>

/** The properties of a game's tray: the pieces in it are the buttons. */
export interface TrayProperties {
  view: View
  /** True if a press now would have no effect, because a move is on its way. */
  busy: boolean
  /** The move that a coach or a hint suggests: its pieces are highlighted. */
  advised: WrittenMove | null
  /** The moment that is played out over the board, and the function that ends all moments. */
  moment?: StagedMoment | null
  skip?: () => void
}
export interface Tray {
  component: Component<TrayProperties>
  /** The kinds of moves that are pressed in the tray or on the board: no other controls are drawn for them. */
  handles: readonly string[]
}

/** What the shell shows for every game, if the game tells it. */
export interface Standing {
  /** The number of rounds; null if unknown. */
  rounds?: (view: View) => number | null
  /** The public points of a seat. */
  points?: (view: View, seat: number) => number | null
  /** The points in a fact, for each seat that gains or loses some: pennants add them during a moment. */
  gains?: (fact: Fact) => readonly { seat: number; points: number }[]
  /** The seats that act after the awaited one, in order, as far as everybody knows. */
  next?: (view: View) => readonly number[]
}
/** The properties of a staged moment. It only draws: nothing in it can be pressed, and it shows no more than these. */
export interface StageProperties {
  /** The scene that the board shows: the one before the moment. Its `facts` extend to the end of the moment. */
  view: View
  /** The facts of the moment, in order. */
  facts: readonly Fact[]
  /** The length of the moment on this device, in milliseconds. */
  length: number
  /** True with reduced motion: show the outcome at once. */
  still: boolean
}
export type StageComponent = Component<StageProperties>
/** The properties of the review of the last round: by stage, the scene before it and its facts. */
export interface RecapProperties {
  words: Words
  round: number
  pages: readonly { stage: string; facts: readonly Fact[]; view: View }[]
  /** The components of stages, by name. */
  stages: Readonly<Record<string, StageComponent>>
}
export type TokenComponent = Component<{ name: string; size?: number }>

/** A flight: from the first of some places that is on the page to the first of others. */
export interface Flight {
  from: readonly string[]
  to: readonly string[]
  /** What flies: a token, or the back of a card if empty. */
  token?: string
  text?: string
}
export type Flights = (fact: Fact, view: View) => Flight[]

/** The fact that stays visible until a seat has moved, if there is one. */
export type Lasting = (facts: readonly Fact[], seat: number) => Fact | null
/** The label of a button whose move has a price; null for the default words. */
export type Priced = (move: WrittenMove, view: View) => string | null

/** The exports of a game's `index.ts`, for the first frame of a match. All are optional. */
export interface Screen {
  board?: BoardComponent
  /** True if the board lies on the table itself; otherwise it is drawn on a sea chart with its border. */
  bare?: boolean
  /** The content of pennants; a board without it shows the seats itself. */
  seat?: SeatComponent
  /** Shown above the log on a wide screen, in place of the pennants. */
  side?: BoardComponent
  /** Shown in the header on a wide screen, in place of the rope of rounds. */
  heading?: BoardComponent
  tray?: Tray
  token?: TokenComponent
  standing?: Standing
  flights?: Flights
  lasting?: Lasting
  priced?: Priced
  /** The explanations of pieces. */
  pieces?: Record<string, Told>
}
/** The exports of a game's `stages.ts`, for a match that has begun. */
export interface Staging {
  /** The symbols of drawings that only stages use. */
  symbols?: string
  /** The components of its staged moments, by stage; a banner shows the others. */
  stages?: Record<string, StageComponent>
  /** The length of the stage `opening` for this person, in milliseconds at the calm pace; 0 if there is nothing to show. */
  opening?: (view: View) => number
  /** The game's part of a dossier, besides the history. */
  dossier?: DossierOf
  /** The review of the end of the last round. */
  recap?: Component<RecapProperties>
}
/** The exports of a game's `ending.ts`, for the result and for replays. */
export interface Ending {
  /** The revelation of roles and sides. */
  reveal?: BoardComponent
  /** The knowledge of a seat. */
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

/** Load the parts of a game's screen, once. */
export function partsOf(game: string): Promise<Parts> {
  let found = parts.get(game)
  if (!found) {
    found = Promise.all([screenOf(game), load(sprites, game, 'symbols.svg')]).then(([screen, symbols = '']) => ({ ...screen, symbols }))
    found.catch(() => parts.delete(game))
    parts.set(game, found)
  }
  return found
}

/** Load the parts of a game for a match that has begun. */
export const stagingOf = async (game: string): Promise<Staging> => (await load(stagings, game, 'stages.ts')) ?? {}

/** Load the parts of a game for the result and for replays. */
export const endingOf = async (game: string): Promise<Ending> => (await load(endings, game, 'ending.ts')) ?? {}

const numberAt = (found: unknown, ...names: string[]): number | null => {
  const one = names.map((name) => (found as Record<string, unknown> | null | undefined)?.[name]).find((value) => typeof value === 'number')
  return typeof one === 'number' ? one : null
}

/** The number of rounds of a match; null if the game does not tell. */
export function roundsOf(parts: Parts, view: View): number | null {
  return parts.standing.rounds ? parts.standing.rounds(view) : numberAt(view.public, 'rounds')
}

/** The public points of a seat; null if the game does not tell. */
export function pointsOf(parts: Parts, view: View, seat: number): number | null {
  if (parts.standing.points) return parts.standing.points(view, seat)
  const all = (view.public as { seats?: unknown[] } | null)?.seats
  return Array.isArray(all) ? numberAt(all[seat], 'score', 'points') : null
}

/** The symbols of all scenes, `scene-<key>` among them. */
export const sceneSymbols = Object.values(scenes).join('')

/** The games that have a scene, known without a request. */
export const pictured = Object.keys(scenes).map((path) => path.split('/').at(-2)!)
