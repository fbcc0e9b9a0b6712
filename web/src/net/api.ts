/** HTTP requests to the server, relative to the address of this page. */

import { completed } from './complete'
import type { Channel, Device, GameEntry, Me, OpenTable, PublicTable, ReplayMoment } from './protocol'
import type { Book, Earlier, MadeAnswer, MakeTable, MatchRecord, NewChannel, PushKey, Reachable, RecordAnswer, Refusal, SeatAnswer, Squares, TableKey, TokenAnswer } from './server'

export type { Channel, Device, GameEntry, GameOption, Me, MyTable, OpenTable, ReplayMoment } from './protocol'

/** A refusal of the server: a key, its details, and a sentence in English. */
export class Problem extends Error {
  readonly key: string
  readonly details: Record<string, string | number>

  constructor(key: string, details: Record<string, string | number>, sentence: string) {
    super(sentence)
    this.key = key
    this.details = details
  }
}

export function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI.replace(/#.*$/, ''))
}

export function socketAddress(path: string): URL {
  const url = address(path)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url
}

async function answer(path: string, asked: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address(path), asked)
  } catch {
    throw new Problem('no_line', {}, 'The server does not answer.')
  }
}

async function request<T>(method: string, path: string, body?: unknown, token: string | null = null): Promise<T> {
  const written = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const response = await answer(path, { method, ...written, ...(token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }) })
  if (response.ok) return (await response.json()) as T
  const told = (await response.json().catch(() => ({}))) as Partial<Refusal>
  throw new Problem(told.error ?? (response.status < 500 ? 'not_found' : 'no_line'), told.details ?? {}, told.sentence ?? response.statusText)
}

/** Notifications are written in the language chosen on the screen: send it to the server, whoever uses this device. */
let chosen: string | null = null
let told: string | null = null
async function tellLanguage(): Promise<void> {
  if (chosen === null || told === null || chosen === told) return
  const before = told
  told = chosen
  await request<Me>('PATCH', 'me', { language: chosen }).catch(() => (told = before))
}
export function writeIn(language: string): Promise<void> {
  chosen = language
  return tellLanguage()
}
async function greeted(asked: Promise<Me>): Promise<Me> {
  const me = await asked
  told = me.language
  await tellLanguage()
  return me
}

/** Two concurrent requests of a new device are from one guest. */
let greeting: Promise<Me> | null = null
/** The installed games do not change: they are requested once. */
let installed: Promise<GameEntry[]> | null = null

export const api = {
  games: () => (installed ??= request<GameEntry[]>('GET', 'games').catch((problem: unknown) => ((installed = null), Promise.reject(problem as Error)))),
  me: () => (greeting ??= greeted(request<Me>('GET', 'me')).finally(() => (greeting = null))),
  guest: () => request<TokenAnswer>('POST', 'me', {}),
  /** Tables in their lobby, then those with a running match. */
  tables: async () => (await Promise.all([request<OpenTable[]>('GET', 'tables'), request<OpenTable[]>('GET', 'tables?phase=running')])).flat(),
  table: async (id: string) => completed('PublicTable', await request<PublicTable>('GET', `tables/${id}`)),
  make: (wanted: MakeTable) => request<MadeAnswer>('POST', 'tables', wanted),
  /** A chapter of the guided match of a game, with the number and the names of its seats. */
  teach: (game: string, name: string, chapter: number) =>
    request<MadeAnswer>('POST', 'tables', { settings: { game, seats: 0 }, name, lesson: true, chapter } satisfies MakeTable),
  byCode: (code: string) => request<TableKey>('POST', 'codes', { code }),
  byLink: (secret: string) => request<SeatAnswer>('POST', 'links', { secret }),
  register: (name: string, password: string) => greeted(request<Me>('POST', 'account', { name, password })),
  login: (name: string, password: string) => greeted(request<Me>('POST', 'login', { name, password })),
  /** Delete the person of this device; an account needs its password. */
  forget: (password: string) => request<unknown>('DELETE', 'me', { password }),
  changePassword: (name: string, old: string, password: string) => greeted(request<Me>('POST', 'account', { name, password, old })),
  devices: () => request<Device[]>('GET', 'devices'),
  leaveOthers: () => request<Device[]>('DELETE', 'devices', {}),
  logout: () => request<unknown>('POST', 'logout', {}),
  /** The address at which other devices reach the server, if there is one. */
  address: async () => (await request<Reachable>('GET', 'address')).address,
  /** An address as the modules of a QR code, row by row. */
  squares: async (address: string) => (await request<Squares>('POST', 'qr', { address })).rows,
  pushKey: () => request<PushKey>('GET', 'push-key'),
  channels: () => request<Channel[]>('GET', 'channels'),
  addChannel: (wanted: NewChannel) => request<Channel>('POST', 'channels', wanted),
  addMail: (address: string) => request<Channel>('POST', 'channels', { kind: 'email', address }),
  confirm: (token: string) => request<Channel>('POST', 'channels/confirm', { token }),
  removeChannel: (channel: string) => request<unknown>('DELETE', `channels/${channel}`),
  replay: (source: string, moment: number, eyes: string) =>
    request<ReplayMoment>('GET', `${source}/replay?moment=${moment}&seat=${eyes}`),
  /** A moment of a running match, as one of this device's people saw it then. */
  past: ({ id, watching, token }: { id: string; watching: boolean; token: string | null }, moment: number, eyes: string) =>
    request<ReplayMoment>('GET', `tables/${id}/past?moment=${moment}&seat=${eyes}&watching=${watching}`, undefined, token),
  /** One page of happenings at a table before number `before`. */
  earlier: async ({ id, watching, token }: { id: string; watching: boolean; token: string | null }, before: number) => {
    return completed('Earlier', await request<Earlier>('GET', `tables/${id}/beside?before=${before}&watching=${watching}`, undefined, token))
  },
  /** The last moment, from some point of view. */
  ending: async (source: string, eyes: string): Promise<ReplayMoment> => {
    const { moments } = await api.replay(source, 0, eyes)
    return api.replay(source, moments - 1, eyes)
  },
  record: (table: string) => request<MatchRecord>('GET', `tables/${table}/record`),
  /** A record as it is in its file: the server says what is wrong with it. */
  upload: (record: string) => request<RecordAnswer>('POST', 'records', record),
  /** The rulebook of a game. */
  book: (language: string, game: string) => request<Book>('GET', `books/${language}/${encodeURIComponent(game)}.json`),
  words: async (path: string): Promise<string> => {
    const response = await answer(`words/${path}.ftl`)
    if (!response.ok) throw new Problem(response.status < 500 ? 'not_found' : 'no_line', {}, response.statusText)
    return response.text()
  },
}
