/** What crosses the wire. Made by `python -m hautemer.server.http.typescript`; do not edit. */

/** Any JSON. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }

/** A name and a password. */
export interface Account {
  name: string
  password: string
}

/** An address for a QR code. */
export interface Address {
  address: string
}

/** An answer to a request to undo. */
export interface AnswerUndo {
  do: "answer"
  id: string
  agrees: boolean
}

/** A request of the host to reorder the seats: for each new seat, its present number. */
export interface Arrange {
  do: "arrange"
  id: string
  order: number[]
}

/** An open vote of the people at the table. */
export interface Ballot {
  motion: "call_off" | "constant_windows" | "go_on" | "pause" | "ready_windows"
  wanted: number[]
  needed: number
}

/** A happening outside the match: chat, a bot taking over, a pause. `after` counts the viewer's facts. */
export interface Beside {
  what: string
  at: number
  after: number
  details: Record<string, Value>
}

/** A whole number between two others, both included. */
export interface BetweenField {
  between: [number, number]
  default?: number
}

/** A part of a section. `kind` is text, heading, steps, list, example, question, clause or table. */
export interface Block {
  kind: string
  runs?: Run[]
  items?: Item[]
  title?: string
  number?: string
  replaces?: string[]
  name?: string
  head?: string[]
  rows?: Cell[][]
}

/** The rulebook of a game in one language. */
export interface Book {
  game: string
  title: string
  tagline: string
  seats: [number, number]
  sections: Section[]
}

/** A vote, or its withdrawal: to pause, to resume, to call the match off. `constant_windows` and `ready_windows` apply from the next round on: windows last their whole length, or until everybody is ready. */
export interface CastVote {
  do: "vote"
  id: string
  motion: "call_off" | "constant_windows" | "go_on" | "pause" | "ready_windows"
  wanted?: boolean
}

/** A cell of a table: its text, and the piece or the pieces that it names. */
export interface Cell {
  text: string
  piece?: string | null
  things?: Thing[]
}

/** The public state of one seat. */
export interface Chair {
  name: string
  taken: boolean
  bot: string | null
  here: boolean
  away_since: number | null
  hushed: boolean
  used: number
  deadline: number | null
  pace: "brisk" | "calm" | "instant" | null
  account: boolean
  waited: boolean
}

/** A request of the host to change the settings before the start. */
export interface Change {
  do: "change"
  id: string
  settings: Pick<Settings, "game" | "seats"> & Partial<Omit<Settings, "pace">> & { pace?: Partial<Pace> }
}

/** A channel as its owner sees it; only the host name of a secret address. */
export interface ChannelAnswer {
  id: string
  kind: "email" | "webhook" | "webpush"
  address: string
  table: string | null
  form: string
  confirmed: boolean
  failing: boolean
}

/** The pace of bots that a person chooses. A table plays at the slowest choice of those present. */
export interface ChoosePace {
  do: "pace"
  id: string
  pace: "brisk" | "calm" | "instant"
}

/** A kind of move, or that kind with one value of a field, that is not open; `why-<why>` is the sentence. `shown` marks a complete move that a screen shows as a disabled control among the open ones. */
export interface Closed {
  move: Record<string, Value>
  why: string
  clause: string
  shown?: boolean
}

/** The code of a table: four letters. */
export interface Code {
  code: string
}

/** The hash published before the first move, and after the end the secret that it stands for. With `scheme` 2 also the table, the rounds of revealing (the last one counts), the seats of people whose device contributed nothing, whether everybody agreed to that, and the key of all random outcomes. */
export interface Commitment {
  sha256: string
  secret?: string
  scheme?: number
  table?: string
  rounds?: Round[]
  without?: number[]
  agreed?: boolean
  key?: string
}

/** One device in one round: the seats at it, its commitment, and its bytes if it revealed them. */
export interface CommittedDevice {
  seats: number[]
  commitment: string
  bytes?: string
}

/** The name and SHA-256 of a replacement data file. */
export interface DataFile {
  name: string
  sha256: string
}

/** The password of the account to delete; a guest has none. */
export interface Deletion {
  password?: string
}

/** A device on which the person who asks is signed in, by its browser and system; `here`: this one. */
export interface Device {
  label: string
  made_at: number
  seen_at: number
  here: boolean
}

/** The confirmation of a command; its effect is in the next scene, or was in the one before. */
export interface Done {
  is: "done"
  id: string
}

/** The public state of the random draw. Before the start, the numbers are chairs: those whose device has committed, is awaited or is left out, and those whose people agree to start all the same. After the start they are seats: `committed` are those whose device contributed, `without` those of people whose device did not. */
export interface Drawing {
  stage: "agree" | "commit" | "drawn" | "idle" | "reveal"
  round: number
  committed: number[]
  awaited: number[]
  without: number[]
  agreed: number[]
  consented: boolean
  pledges: Pledged[]
}

/** The seats whose devices contributed to the random draw, and those of people whose devices did not. */
export interface Drawn {
  committed?: number[]
  without?: number[]
  consented?: boolean
}

/** A page of happenings outside the match, numbered as in the viewer's scenes. */
export interface Earlier {
  beside_from: number
  beside: Beside[]
}

/** An empty body. */
export interface Empty {
}

/** Something that happened, in the wording of one viewer. */
export interface Fact {
  fact: string
  details: Record<string, Value>
  instead?: Instead | null
}

/** A new match that continues from a moment of a record. */
export interface FromRecord {
  moment: number
  settings: Pick<Settings, "game" | "seats"> & Partial<Omit<Settings, "pace">> & { pace?: Partial<Pace> }
  name: string
  seat?: number
  bots?: (string | null)[]
}

/** An installed game; its texts are in its .ftl files. */
export interface GameAnswer {
  key: string
  title: string
  seats: [number, number]
  rules: number
  options: Record<string, Option>
  reasons: string[]
  bots: string[]
  talks: boolean
  clauses: Record<string, string>
  moments: Record<string, Record<string, number>>
  sounds: Record<string, string[]>
  windows: string[]
  seat_fields: string[]
  folded: string[]
}

/** The message of the coach to the learner: `coach-<coach>` of the game. */
export interface Guide {
  stage: "left" | "on" | "over"
  coach: string
  move: Record<string, Value> | null
  done: number
  steps: number
  at: string
  claim: Record<string, Value> | null
  chapter: number
}

/** The first frame of a socket: what the client has received, so that the server sends the rest. */
export interface Hello {
  do: "hello"
  facts?: number
  beside?: number
  seat?: number | null
  watching?: boolean
  token?: string | null
}

/** A question what a good bot would do in the sender's seat; answered by `hint`, to the sender only. */
export interface Hint {
  do: "hint"
  id: string
}

/** The move of a good bot, and its reasons; None: there is no move now, or no reason to give. `valued` contains its best moves, the best first, with the estimated share of the win, if it compared some. */
export interface Hinted {
  is: "hinted"
  id: string
  bot: string
  move: Record<string, Value> | null
  why: Why | null
  valued?: ValuedMove[]
}

/** A request to bots not to pause before the sender's next decision; ignored if other people play. */
export interface Hurry {
  do: "hurry"
  id: string
}

/** A request of the host to mute a seat or all spectators (None), or to allow them to write again. */
export interface Hush {
  do: "hush"
  id: string
  seat: number | null
  hushed?: boolean
}

/** The mark on a fact of an entry that another player made in the name of a seat. Other viewers find it on the `first` fact that they receive of the entry: its sentence says who moved. The seat's owner finds it on every fact (`own`): `placed-own` is then worded as of the seat, not as "you". */
export interface Instead {
  by: "bot" | "clock" | "consent"
  seat: number
  first?: boolean
  own?: boolean
}

/** An item of a list: its text, the pieces it shows, the anchors it leads to. */
export interface Item {
  runs: Run[]
  pieces?: string[]
  to?: string[]
}

/** A request for a seat: `seat`, or any free one. */
export interface Join {
  do: "join"
  id: string
  name: string
  seat?: number | null
}

/** A request to give up the sender's seat before the start; the host may free any other one. */
export interface Leave {
  do: "leave"
  id: string
  seat?: number | null
}

/** A request for a link that moves the sender's seat to another device, once; answered by `linked`. The host may request one for the `seat` of a person who has been away for the grace period; everybody at the table sees that. */
export interface Link {
  do: "link"
  id: string
  seat?: number | null
}

/** The secret of a personal link. */
export interface LinkSecret {
  secret: string
}

/** The secret of a personal link; it belongs in the fragment of a URL. */
export interface Linked {
  is: "linked"
  id: string
  secret: string
}

/** A consent to start although the draw is not proved for some people, or a refusal. */
export interface LuckAgree {
  do: "luck_agree"
  id: string
  agrees: boolean
}

/** A commitment to 32 random bytes of this device, for the seats of its people in the match. `hands` are the tokens of other people at the same device (null: the person of the cookie). */
export interface LuckCommit {
  do: "luck_commit"
  id: string
  commitment: string
  seats: number[]
  hands?: (string | null)[]
}

/** The opening of a round of revealing: the list of commitments, to which no device adds any more. A device stores the list, checks that it contains the device's own commitment and the known hash of the server's secret, and answers with `luck_reveal` within three seconds. */
export interface LuckCommitments {
  is: "luck_commitments"
  round: number
  commitment: string
  names: string[]
  devices: Pledged[]
}

/** The bytes that this device committed to, for a round whose list of commitments it has received. */
export interface LuckReveal {
  do: "luck_reveal"
  id: string
  round: number
  bytes: string
}

/** A new table. */
export interface MadeAnswer {
  table: string
  code: string | null
}

/** A move inside the offers; `prompt` is the number of the prompt that it answers. */
export interface MakeMove {
  do: "move"
  id: string
  prompt: number
  move: Record<string, Value>
}

/** A new table: the host takes seat 0 under `name`, bots take the seats for which one is named. With `lesson` it is a chapter of the guided match of the game, already begun: seats, options and bots are those of the lesson. */
export interface MakeTable {
  settings: Pick<Settings, "game" | "seats"> & Partial<Omit<Settings, "pace">> & { pace?: Partial<Pace> }
  name?: string | null
  bots?: (string | null)[]
  start?: boolean
  lesson?: boolean
  chapter?: number
}

/** What an offer has besides its fields: its kind (`do`, or `say` of a claim), and its marks. */
export interface Marks {
  at_once?: boolean
  do?: string
  forced?: boolean
  gives_up?: Record<string, Value>[]
  may?: boolean
  say?: string
  then?: string
}

/** A record in the format `hautemer/1`; its entries are still plain values. */
export interface MatchRecord {
  format: string
  game: string
  rules: number
  seats: string[]
  entries: Record<string, Value>[]
  options?: Record<string, Value>
  data?: DataFile | null
  seed?: string | null
  setup?: Record<string, Value>[]
  talk?: Talk[]
  commitment?: string | Commitment | null
  result?: Result | null
}

/** The person of a request; `mail`: this server sends e-mail. */
export interface MeAnswer {
  person: string
  name: string | null
  account: boolean
  language: string
  tables: TableAnswer[]
  mail: boolean
}

/** One moment of a match: after a number of entries or, in a running match, of changes for the viewer. In the past of a running match, scores, chart and last are empty: no viewer saw them at the time. */
export interface Moment {
  game: string
  names: string[]
  options: Record<string, Value>
  moment: number
  moments: number
  waiting_for: number[]
  facts: Fact[]
  fact_moments: number[]
  public: Value
  owns: Record<string, Value>
  scores: number[]
  round: number
  chart: [number, number[]][]
  last: Record<string, Value> | null
  result: Result | null
  draw?: Drawn | null
  rounds?: [number, number][]
}

/** A new name and password; an account must send its present password as `old`. */
export interface NewAccount {
  name: string
  password: string
  old?: string
}

/** A new notification channel: a browser's subscription, a webhook or an e-mail address. With a `table` it is for that table only. A webhook of a table belongs to its host and reports the turns of all players there. `form` is the format of a webhook: `discord`, `slack`, or empty for plain JSON. `keys` are those of a browser's subscription, `p256dh` and `auth`. */
export interface NewChannel {
  kind: "email" | "webhook" | "webpush"
  address: string
  table?: string | null
  form?: string
  keys?: Record<string, string>
}

/** One of some values. */
export interface OneOfField {
  default?: Value
  one_of: Value[]
}

/** One option of a game: a list of values (the first is the default), a range, or a choice of keys. */
export interface Option {
  values?: (string | number | boolean)[]
  between?: [number, number] | null
  default?: number | null
  some_of?: string[]
}

/** Time limits in milliseconds; None means no limit. A window stays open for its entry in `windows`, else for `window`. In a live match with the default `window`, it stays open for the length that its game sets. Bots answer after a time around `bot`. */
export interface Pace {
  kind: "days" | "live"
  move: number | null
  match: number | null
  window: number
  windows: Record<string, number>
  bot: number
  grace: number
}

/** A check that the connection still works; answered by `done`. */
export interface Ping {
  do: "ping"
  id: string
}

/** The commitment of one device: the seats of its people in the match, and the hash. */
export interface Pledged {
  seats: number[]
  commitment: string
}

/** A new name, a new language, or both. */
export interface Profile {
  name?: string | null
  language?: string | null
}

/** The public state of the table. */
export interface PublicTable {
  id: string
  phase: "broken" | "called_off" | "closed" | "finished" | "lobby" | "running"
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
  needed: number
  spectators_hushed: boolean
  pace: "brisk" | "calm" | "instant"
  draw: Drawing | null
  constant_next: boolean | null
}

/** The public key with which a browser subscribes. */
export interface PushKey {
  key: string
}

/** A seat's open request to undo. */
export interface Question {
  seat: number
  moves: number
  agreed: number[]
  asked: number[]
}

/** The address at which other devices reach this server; None if it knows none. */
export interface Reachable {
  address: string | null
}

/** A message that this seat does not need the open window; `ahead`: nor any other one of this round. */
export interface Ready {
  do: "ready"
  id: string
  ahead?: boolean
}

/** An uploaded record. */
export interface RecordAnswer {
  record: string
  game: string
  moments: number
}

/** The refusal of a command (or of a frame: no id): a key, its details, and a sentence in English. */
export interface Refusal {
  is: "refusal"
  id: string | null
  error: string
  details: Record<string, string | number>
  sentence: string
}

/** A request for a new table with the same people after the end; the table's `rematch` names it. */
export interface Rematch {
  do: "rematch"
  id: string
}

/** A request of the host to let a bot play a seat whose owner has been away for the grace period. */
export interface Replace {
  do: "replace"
  id: string
  seat: number
  bot?: string
}

/** A request to let a bot play the sender's seat. */
export interface Resign {
  do: "resign"
  id: string
  bot?: string
}

/** How a match ended. */
export interface Result {
  scores: number[]
  winners: number[]
  reason: string
}

/** A request to play the sender's seat again. */
export interface Return {
  do: "return"
  id: string
}

/** One round of revealing: every device whose commitment was listed, in the order of their seats. */
export interface Round {
  devices?: CommittedDevice[]
}

/** A piece of text; bold, or leading to an anchor. */
export interface Run {
  text: string
  bold?: boolean
  to?: string | null
}

/** Everything that one viewer may see. The server sends it whole whenever a part of it changes. `facts` and `beside` are new since the last scene: the client appends them at `facts_from` and `beside_from`. A scene holds at most the last 200 happenings: if `beside_from` is beyond what the client has, `GET /api/tables/{table}/beside` returns the missing ones. */
export interface Scene {
  is: "scene"
  now: number
  seat: number | null
  host: boolean
  done: string[]
  facts_from: number
  facts: Fact[]
  beside_from: number
  beside: Beside[]
  table: PublicTable
  prompt: number
  offers: Offer[] | null
  closed: Closed[]
  claims: Offer[] | null
  waiting_for: number[]
  public: Record<string, Value> | null
  own: Record<string, Value> | null
  result: Result | null
  guide: Guide | null
  stood_in: number[]
  undo: "maybe" | "none"
}

/** A seat that belongs to this device now. */
export interface SeatAnswer {
  table: string
  seat: number
}

/** A request of the host to put a bot into a seat, or to remove it (None), before the start. */
export interface SeatBot {
  do: "bot"
  id: string
  seat: number
  bot?: string | null
  name?: string
}

/** A section of a rulebook. */
export interface Section {
  id: string
  title: string
  blocks: Block[]
  anchors?: string[]
  folded?: boolean
  summary?: boolean
}

/** The settings of a table. */
export interface Settings {
  game: string
  seats: number
  options: Record<string, Value>
  pace: Pace
  open: boolean
  watch: "everybody" | "invited" | "nobody"
  watch_delay: number
  talk: "chat" | "claims" | "none"
  constant_windows: boolean
}

export interface SomeOfField {
  default?: Value[]
  except: Value[][]
  max: number
  min: number
  ordered: boolean
  some_of: Value[]
}

/** A chat message: a claim inside the offered claims, or text. */
export interface Speak {
  do: "say"
  id: string
  claim?: Record<string, Value> | null
  text?: string | null
}

/** A QR code, row by row: 1 is dark. */
export interface Squares {
  rows: string[]
}

/** A request of the host to start, after the random draw if a device takes part in it. */
export interface Start {
  do: "start"
  id: string
}

/** A table in a list. */
export interface TableAnswer {
  id: string
  game: string
  phase: string
  names: string[]
  seats: number
  free: number
  made_at: number
  updated_at: number
  seat?: number | null
  your_move?: boolean
}

/** The id of a table. */
export interface TableKey {
  table: string
}

/** A request to undo the sender's last move: at once if that is free, otherwise the others are asked. */
export interface TakeBack {
  do: "undo"
  id: string
}

/** A message, after the entry at position `after` (−1: before the first entry). */
export interface Talk {
  after: number
  seat: number
  claim?: Record<string, Value> | null
  text?: string | null
}

/** Some pieces of a kind. */
export interface Thing {
  count: number
  piece: string
}

/** The code in a mail that asks for a confirmation. */
export interface Token {
  token: string
}

/** A token for programs; browsers have it in their cookie. */
export interface TokenAnswer {
  token: string
  person: string
}

/** A move as it is written, with the seat's estimated share of the win in hundredths. */
export interface ValuedMove {
  move: Record<string, Value> | null
  share: number
}

/** A request for 15 more seconds for everybody, once per round and once per window; ignored over days. */
export interface Wait {
  do: "wait"
  id: string
}

/** A reason for a move, with details as facts have them: `hint-<reason>` says it in a sentence. */
export interface Why {
  reason: string
  details?: Record<string, Value>
}

/** The open window: the same for everybody. */
export interface Window {
  name: string
  closes_at: number | null
  length: number
  ready: number
}

/** The values that one field of a move may take. */
export type Field = OneOfField | BetweenField | SomeOfField

/** One kind of move that is open, or of claim: its marks, and its fields by name. */
export type Offer = Marks & { [field: string]: Field | Marks[keyof Marks] }

export type Command =
  | Join
  | Leave
  | SeatBot
  | Arrange
  | Change
  | Start
  | LuckCommit
  | LuckReveal
  | LuckAgree
  | MakeMove
  | TakeBack
  | AnswerUndo
  | Ready
  | Wait
  | Speak
  | CastVote
  | Resign
  | Return
  | Replace
  | Hush
  | ChoosePace
  | Hurry
  | Hint
  | Rematch
  | Link
  | Ping

export type Message =
  | Scene
  | Done
  | Refusal
  | Linked
  | Hinted
  | LuckCommitments

/** What the server leaves out, by type. */
export const DEFAULTS: {
  Beside: Pick<Beside, "details">
  Chair: Pick<Chair, "name" | "taken" | "bot" | "here" | "away_since" | "hushed" | "used" | "deadline" | "pace" | "account" | "waited">
  Drawing: Pick<Drawing, "stage" | "round" | "committed" | "awaited" | "without" | "agreed" | "consented" | "pledges">
  Guide: Pick<Guide, "coach" | "move" | "done" | "steps" | "at" | "claim" | "chapter">
  Pace: Pick<Pace, "kind" | "move" | "match" | "window" | "windows" | "bot" | "grace">
  PublicTable: Pick<PublicTable, "code" | "paused" | "window" | "ballots" | "question" | "round" | "commitment" | "onlookers" | "rematch" | "needed" | "spectators_hushed" | "pace" | "draw" | "constant_next">
  Scene: Pick<Scene, "prompt" | "offers" | "closed" | "claims" | "waiting_for" | "public" | "own" | "result" | "guide" | "stood_in" | "undo">
  Settings: Pick<Settings, "options" | "pace" | "open" | "watch" | "watch_delay" | "talk" | "constant_windows">
} = {
  Beside: {"details": {}},
  Chair: {"name": "", "taken": false, "bot": null, "here": false, "away_since": null, "hushed": false, "used": 0, "deadline": null, "pace": null, "account": false, "waited": false},
  Drawing: {"stage": "idle", "round": 0, "committed": [], "awaited": [], "without": [], "agreed": [], "consented": false, "pledges": []},
  Guide: {"coach": "", "move": null, "done": 0, "steps": 0, "at": "", "claim": null, "chapter": 1},
  Pace: {"kind": "live", "move": 180000, "match": null, "window": 5000, "windows": {}, "bot": 1500, "grace": 120000},
  PublicTable: {"code": null, "paused": false, "window": null, "ballots": [], "question": null, "round": 0, "commitment": "", "onlookers": 0, "rematch": null, "needed": 0, "spectators_hushed": false, "pace": "brisk", "draw": null, "constant_next": null},
  Scene: {"prompt": 0, "offers": null, "closed": [], "claims": null, "waiting_for": [], "public": null, "own": null, "result": null, "guide": null, "stood_in": [], "undo": "none"},
  Settings: {"options": {}, "pace": {"kind": "live", "move": 180000, "match": null, "window": 5000, "windows": {}, "bot": 1500, "grace": 120000}, "open": false, "watch": "invited", "watch_delay": 0, "talk": "chat", "constant_windows": false},
}

/** By type and field: the types of `DEFAULTS` that stand in it, alone or in a list. */
export const PARTS: Record<string, Record<string, keyof typeof DEFAULTS>> = {
  Earlier: {"beside": "Beside"},
  PublicTable: {"settings": "Settings", "chairs": "Chair", "draw": "Drawing"},
  Scene: {"beside": "Beside", "table": "PublicTable", "guide": "Guide"},
  Settings: {"pace": "Pace"},
}
