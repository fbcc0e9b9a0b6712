/** A table as this device sees it: the socket, its scenes, and the commands that are not answered yet. */

import { api, Problem, socketAddress } from './api'
import { complete } from './complete'
import { TakingPart } from '@/draw/takePart'
import { Draft } from '@/controls/draft.svelte'
import { preferences } from '@/ui/preferences.svelte'
import type { Beside, BotPace, Command, Fact, Message, Scene } from './protocol'

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** Milliseconds that a connection may take to open. */
const OPENING = 6000
/** Milliseconds after which an unanswered command is reported, and the connection is tested. */
const PATIENCE = 1500
/** Milliseconds of silence after which the connection is tested: after sleep or a change of network, a socket gets no event. */
const SILENCE = 25_000
/** Milliseconds for which a refusal is shown. */
const REFUSED = 8000
/** Milliseconds that the answer to such a test may take. */
const ANSWER = 5000

interface Sent {
  text: string
  resolve: (message: Message) => void
  reject: (problem: Problem) => void
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Table {
  readonly id: string
  readonly watching: boolean
  /** The person, if this device has several. */
  readonly token: string | null
  readonly draft = new Draft()
  scene = $state.raw<Scene | null>(null)
  facts = $state.raw<readonly Fact[]>([])
  beside = $state.raw<readonly Beside[]>([])
  /** The number of the first of them: `earlier` loads the ones before it. */
  besideFrom = $state(0)
  online = $state(false)
  /** True if there should be a connection and there is none: dropped, or refused. */
  lost = $state(false)
  #refused = $state.raw<Problem | null>(null)
  /** Why this device may not watch the table; it does not try again. */
  closed = $state.raw<Problem | null>(null)
  /** True if a command has not been answered for longer than a moment. */
  late = $state(false)
  /** True if the match now waits for other seats than when this device connected. */
  stirred = $state(false)
  /** The server's clock minus ours. */
  ahead = $state(0)

  /** The random draw before the match, in which this device takes part by itself. */
  readonly draw: TakingPart
  /** True if the match began without the contribution that this device sent. */
  leftOut = $state(false)
  /** True if the server shows another fingerprint of its secret than at first. */
  untrusted = $state(false)

  #socket: WebSocket | null = null
  #awaiting: { wanted: (scene: Scene) => boolean; resolve: () => void }[] = []
  #forgetting: ReturnType<typeof setTimeout> | undefined
  /** The pace that was sent to the server on this connection. */
  #paced: BotPace | null = null
  #sent = new Map<string, Sent>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setTimeout> | undefined
  #asked = false
  #left = false

  constructor(id: string, watching = false, token: string | null = null) {
    this.id = id
    this.watching = watching
    this.token = token
    this.draw = new TakingPart(id, (command) => this.send(command, true))
    this.#connect()
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** The last refusal, for a few seconds. */
  get refused(): Problem | null {
    return this.#refused
  }

  set refused(problem: Problem | null) {
    clearTimeout(this.#forgetting)
    this.#refused = problem
    if (problem) this.#forgetting = setTimeout(() => (this.#refused = null), REFUSED)
  }

  /** Send the pace to the server once per connection, and after a change. */
  tellPace(): void {
    const { scene, watching } = this
    const chair = scene?.seat == null || watching ? undefined : scene.table.chairs[scene.seat]
    if (!chair || !this.online || this.#paced === preferences.pace || !['lobby', 'running'].includes(scene!.table.phase)) return
    this.#paced = preferences.pace
    if ((chair.pace ?? 'brisk') !== preferences.pace) void this.send({ do: 'pace', pace: preferences.pace }).catch(() => undefined)
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    clearTimeout(this.#waiting)
    clearTimeout(this.#pulse)
    clearTimeout(this.#forgetting)
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  /** Send a command; after a lost connection it is sent again, and carried out once. */
  send(command: Command, byItself = false): Promise<Message> {
    const id = freshId()
    const text = JSON.stringify({ ...command, id })
    if (!byItself) this.refused = null
    return new Promise((resolve, reject) => {
      this.#sent.set(id, { text, resolve, reject })
      if (this.online) this.#socket?.send(text)
      // A hint takes its time, and all later commands wait for it.
      if (command.do !== 'hint' && this.#waiting === undefined) this.#waiting = setTimeout(this.#worry, PATIENCE)
    })
  }

  /** Start the match with its random draw; resolves when the match has begun, people are asked, or the start was withdrawn. */
  async start(): Promise<void> {
    await this.draw.settled
    await this.send({ do: 'start' })
    await this.#until(({ table: { phase, draw } }) => phase !== 'lobby' || draw === null || draw.stage === 'idle' || draw.stage === 'agree')
  }

  #until(wanted: (scene: Scene) => boolean): Promise<void> {
    if (this.scene && wanted(this.scene)) return Promise.resolve()
    return new Promise((resolve) => this.#awaiting.push({ wanted, resolve }))
  }

  /** The number of all happenings, as the server counts them for this viewer. */
  get besideCount(): number {
    return this.besideFrom + this.beside.length
  }

  /** Loads one page of earlier messages. */
  async earlier(): Promise<void> {
    const before = this.besideFrom
    const page = await api.earlier(this, before)
    if (this.besideFrom !== before || page.beside_from + page.beside.length !== before) return
    this.beside = [...page.beside, ...this.beside]
    this.besideFrom = page.beside_from
  }

  /** Send a command whose refusal is shown on the screen of the table. */
  async do(command: Command): Promise<boolean> {
    try {
      await this.send(command)
      return true
    } catch (problem) {
      this.refused = problem as Problem
      return false
    }
  }

  #worry = () => {
    this.late = true
    this.#ask()
  }

  /** Test the connection; if nothing at all arrives, it is lost. */
  #ask = () => {
    if (!this.online || this.#asked) return
    this.#asked = true
    this.#socket?.send(JSON.stringify({ do: 'ping', id: freshId() }))
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(this.#drop, ANSWER)
  }

  /** Something arrived, or may still arrive: the connection works. */
  #hold(patience: number): void {
    this.#asked = false
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(this.#ask, patience)
  }

  /** After sleep or a change of network: test the connection. */
  #hurry = () => {
    if (document.visibilityState !== 'visible' || this.#left) return
    if (this.online) this.#ask()
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect()
  }

  /** Close a connection; the device knows that it is lost long before the socket notices. */
  #drop = () => {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#retry()
  }

  #retry(): void {
    this.online = false
    this.#asked = false
    clearTimeout(this.#pulse)
    clearTimeout(this.#timer)
    if (this.#left) return
    this.lost = true
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    const socket = new WebSocket(socketAddress(`tables/${this.id}/socket`))
    this.#socket = socket
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#drop, OPENING)
    socket.onopen = () => {
      if (this.#socket !== socket) return
      clearTimeout(this.#timer)
      const { watching, token } = this
      const heard = { facts: this.facts.length, beside: this.besideCount, seat: this.scene?.seat ?? null }
      socket.send(JSON.stringify({ do: 'hello', ...heard, watching, token }))
      for (const { text } of this.#sent.values()) socket.send(text)
      this.online = true
      this.#paced = null
      this.lost = false
      this.#wait = FIRST_WAIT
      this.#hold(ANSWER)
    }
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      this.#hold(SILENCE)
      this.#hear(complete(JSON.parse(event.data as string) as Message))
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#retry()
    }
  }

  #hear(message: Message): void {
    if (message.is === 'scene') return this.#show(message)
    if (message.is === 'luck_commitments') return this.draw.reveal(message)
    const sent = message.id === null ? undefined : this.#sent.get(message.id)
    if (message.id !== null) this.#sent.delete(message.id)
    if (!this.#sent.size) {
      clearTimeout(this.#waiting)
      this.#waiting = undefined
      this.late = false
    }
    if (message.is === 'refusal') {
      const problem = new Problem(message.error, message.details, message.sentence)
      if (problem.key === 'watching_closed') {
        this.closed = problem
        this.leave()
      } else if (sent) sent.reject(problem)
      else this.refused = problem
    } else sent?.resolve(message)
  }

  #show(scene: Scene): void {
    this.ahead = scene.now - Date.now()
    // Answered after the scene is shown, so that no code acts on the old one.
    queueMicrotask(() => scene.done.forEach((id) => this.#hear({ is: 'done', id })))
    this.facts = [...this.facts.slice(0, scene.facts_from), ...scene.facts]
    const held = scene.beside_from - this.besideFrom
    // If some are missing in between, the older ones are dropped, so that there are no gaps.
    const isNext = held >= 0 && held <= this.beside.length
    this.beside = [...(isNext ? this.beside.slice(0, held) : []), ...scene.beside]
    if (!isNext) this.besideFrom = scene.beside_from
    const offers = scene.offers ?? []
    if (scene.prompt !== this.scene?.prompt || JSON.stringify(offers) !== JSON.stringify(this.draft.offers)) {
      this.draft.renew(offers)
    }
    if (this.scene && String(this.scene.waiting_for) !== String(scene.waiting_for)) this.stirred = true
    this.scene = scene
    if (!this.draw.see(scene)) this.untrusted = true
    this.leftOut = this.draw.isLeftOut(scene)
    for (const one of this.#awaiting.filter(({ wanted }) => wanted(scene))) one.resolve()
    this.#awaiting = this.#awaiting.filter(({ wanted }) => !wanted(scene))
    this.tellPace()
  }
}
