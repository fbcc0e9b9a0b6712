/** What crosses the wire at a table. The same names as in the server's protocol. */

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
export type Details = Record<string, Value>

/** The mark of a fact that somebody else brought about in the name of a seat: see `Words.fact`. */
export interface Instead {
  by: 'bot' | 'clock' | 'consent'
  seat: number
  /** The first fact of that move: its sentence says who moved. */
  first?: boolean
  /** I am the one in whose name it was done: I am told of it, not spoken to. */
  own?: boolean
}
export interface Fact {
  fact: string
  details: Details
  instead?: Instead
}

// Offers, as `describe()` writes them

export interface OneOf {
  one_of: Value[]
  default?: Value
}
export interface Between {
  between: [number, number]
  default?: number
}
export interface SomeOf {
  some_of: Value[]
  min: number
  max: number
  ordered: boolean
  except: Value[][]
  default?: Value[]
}
export type Field = OneOf | Between | SomeOf
/** An offer: `do` (or `say`), its marks, and its fields by name. */
export type Offer = { do?: string; say?: string; may?: boolean; forced?: boolean; at_once?: boolean; then?: string; gives_up?: Record<string, Value>[] } & { [field: string]: Field | string | boolean | Record<string, Value>[] | undefined }
export type WrittenMove = { [field: string]: Value }

// Settings

export interface Pace {
  kind: 'live' | 'days'
  move: number | null
  match: number | null
  window: number
  windows: Record<string, number>
  bot: number
  grace: number
}
export type Watch = 'nobody' | 'invited' | 'everybody'
export type Talking = 'chat' | 'claims' | 'none'
export interface Settings {
  game: string
  seats: number
  options: Record<string, Value>
  pace: Pace
  open: boolean
  watch: Watch
  watch_delay: number
  talk: Talking
}

// Commands

/** How long bots take to answer, the slowest first. */
export type BotPace = 'calm' | 'brisk' | 'instant'
export type Motion = 'pause' | 'go_on' | 'call_off'
export type Command =
  | { do: 'join'; name: string; seat?: number | null }
  | { do: 'leave'; seat?: number | null }
  | { do: 'bot'; seat: number; bot: string | null; name?: string }
  | { do: 'arrange'; order: number[] }
  | { do: 'change'; settings: Partial<Settings> & { game: string; seats: number } }
  | { do: 'start' }
  | { do: 'luck_commit'; commitment: string; seats: number[]; hands?: (string | null)[] }
  | { do: 'luck_reveal'; round: number; bytes: string }
  | { do: 'luck_agree'; agrees: boolean }
  | { do: 'move'; prompt: number; move: WrittenMove }
  | { do: 'undo' }
  | { do: 'answer'; agrees: boolean }
  | { do: 'ready'; ahead?: boolean }
  | { do: 'wait' }
  | { do: 'say'; claim?: WrittenMove; text?: string }
  | { do: 'vote'; motion: Motion; wanted?: boolean }
  | { do: 'resign'; bot?: string }
  | { do: 'return' }
  | { do: 'replace'; seat: number; bot?: string }
  | { do: 'hush'; seat: number | null; hushed?: boolean }
  | { do: 'pace'; pace: BotPace }
  | { do: 'hurry' }
  | { do: 'hint' }
  | { do: 'rematch' }
  | { do: 'link'; seat?: number }
  | { do: 'ping' }

// Messages

export interface Chair {
  name: string
  taken: boolean
  bot: string | null
  here: boolean
  away_since: number | null
  hushed: boolean
  used: number
  deadline: number | null
  /** That its owner has chosen for bots. */
  pace: BotPace | null
  account: boolean
  /** Whether its owner has asked for more time in this round, or in the open window. */
  waited: boolean
}
export interface Window {
  name: string
  closes_at: number | null
  length: number
  ready: number
}
export interface Ballot {
  motion: Motion
  wanted: number[]
  needed: number
}
export interface Question {
  seat: number
  moves: number
  agreed: number[]
  asked: number[]
}
/** The commitment of one device, for seats of the match to come. */
export interface Pledged {
  seats: number[]
  commitment: string
}
/** Where the random draw stands: chairs before the start, seats after it. */
export interface Drawing {
  stage: 'idle' | 'commit' | 'reveal' | 'agree' | 'drawn'
  round: number
  /** Whose device has committed; after the start, whose contributed. */
  committed: number[]
  awaited: number[]
  /** Whose device is left out, or contributed nothing. */
  without: number[]
  agreed: number[]
  consented: boolean
  pledges: Pledged[]
}
export type Phase = 'lobby' | 'running' | 'finished' | 'called_off' | 'closed' | 'broken'
export interface Board {
  id: string
  phase: Phase
  settings: Settings
  chairs: Chair[]
  host: number | null
  code: string | null
  paused: boolean
  window: Window | null
  ballots: Ballot[]
  question: Question | null
  round: number
  commitment: string
  onlookers: number
  rematch: string | null
  /** How many people it takes to pause, to go on, to call the match off. */
  needed: number
  /** The host has switched the spectators' chat off. */
  spectators_hushed: boolean
  /** At which bots answer: the slowest choice of the people who are there. */
  pace: BotPace
  /** Absent where all random outcomes are the server's own. */
  draw: Drawing | null
}
export interface Beside {
  what: string
  at: number
  after: number
  details: Details
}
export interface Result {
  scores: number[]
  winners: number[]
  reason: string
}
/** Why a kind of move, or one value of it, is not open; `shown`: it stands as a quiet control among the others. */
export interface Closed {
  move: WrittenMove
  why: string
  clause: string
  shown?: boolean
}
export interface Guide {
  stage: 'on' | 'left' | 'over'
  coach: string
  move: WrittenMove | null
  done: number
  steps: number
}
export interface Scene {
  is: 'scene'
  now: number
  seat: number | null
  host: boolean
  /** Commands of this client that are carried out, where no `done` says so. */
  done: string[]
  table: Board
  facts_from: number
  facts: Fact[]
  beside_from: number
  beside: Beside[]
  prompt: number
  offers: Offer[] | null
  closed: Closed[]
  claims: Offer[] | null
  waiting_for: number[]
  public: unknown
  own: unknown
  result: Result | null
  /** In a guided first round: what the coach has for me. */
  guide: Guide | null
  /** Numbers of my facts: the moves that a bot or the clock made for me since I last moved. */
  stood_in: number[]
  /** `none`: I have no move to take back since others acted. `maybe`: the answer to `undo` tells. */
  undo: 'none' | 'maybe'
}
export interface Done {
  is: 'done'
  id: string
}
export interface Refusal {
  is: 'refusal'
  id: string | null
  error: string
  details: Record<string, string | number>
  sentence: string
}
export interface Linked {
  is: 'linked'
  id: string
  secret: string
}
export interface Hinted {
  is: 'hinted'
  id: string
  bot: string
  move: WrittenMove | null
  why: Why | null
}
/** A reason for a move: `hint-<reason>` says it, with details as facts have them. */
export interface Why {
  reason: string
  details?: Record<string, Value>
}
/** A round of revealing is open: the list of commitments that no device adds to any more. */
export interface LuckCommitments {
  is: 'luck_commitments'
  round: number
  /** The fingerprint of the server's secret. */
  commitment: string
  names: string[]
  devices: Pledged[]
}
export type Message = Scene | Done | Refusal | Linked | Hinted | LuckCommitments
