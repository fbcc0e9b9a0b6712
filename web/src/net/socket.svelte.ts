/** A table as this device sees it: the socket, the scene it brings, and the commands that are on their way. */

import { api, Problem, socketAddress } from './api'
import { complete } from './complete'
import { TakingPart } from '@/draw/takePart'
import { Draft } from '@/controls/draft.svelte'
import { preferences } from '@/ui/preferences.svelte'
import type { Beside, BotPace, Command, Fact, Message, Scene } from './protocol'

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** So long a line may take to open. */
const OPENING = 6000
/** After so long a press is said to be on its way, and the line is asked whether it holds. */
const PATIENCE = 1500
/** After so long without a word it is asked too: a laptop slept, the Wi-Fi changed, and nothing tells a socket. */
const SILENCE = 25_000
/** After so long a refusal is shown no longer. */
const REFUSED = 8000
/** So long the answer to that may take. */
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
  /** Who is meant, where this device has several people. */
  readonly token: string | null
  readonly draft = new Draft()
  scene = $state.raw<Scene | null>(null)
  facts = $state.raw<readonly Fact[]>([])
  beside = $state.raw<readonly Beside[]>([])
  /** The number of the first of them: `earlier` loads the ones before it. */
  besideFrom = $state(0)
  online = $state(false)
  /** Whether there should be a line and is none: dropped, or not to be had. */
  lost = $state(false)
  #refused = $state.raw<Problem | null>(null)
  /** Why this device may not look at the table; it does not try again. */
  closed = $state.raw<Problem | null>(null)
  /** Whether something that was pressed is on its way for longer than a moment. */
  late = $state(false)
  /** Whether others are waited for than when this device began to look. */
  stirred = $state(false)
  /** The server's clock minus ours. */
  ahead = $state(0)

  /** The random draw before the match, in which this device takes part by itself. */
  readonly draw: TakingPart
  /** Whether the match began without the contribution that this device sent. */
  leftOut = $state(false)
  /** Whether the server shows another fingerprint of its secret than at first. */
  untrusted = $state(false)

  #socket: WebSocket | null = null
  #awaiting: { wanted: (scene: Scene) => boolean; resolve: () => void }[] = []
  #forgetting: ReturnType<typeof setTimeout> | undefined
  /** The pace that the server was told on this line. */
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

  /** What was refused last, for a few seconds. */
  get refused(): Problem | null {
    return this.#refused
  }

  set refused(problem: Problem | null) {
    clearTimeout(this.#forgetting)
    this.#refused = problem
    if (problem) this.#forgetting = setTimeout(() => (this.#refused = null), REFUSED)
  }

  /** Tells the server once a line, and when it changes, how long bots may take. */
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

  /** Sends a command; it is sent again after a dropped line, and done once. */
  send(command: Command, byItself = false): Promise<Message> {
    const id = freshId()
    const text = JSON.stringify({ ...command, id })
    if (!byItself) this.refused = null
    return new Promise((resolve, reject) => {
      this.#sent.set(id, { text, resolve, reject })
      if (this.online) this.#socket?.send(text)
      // A hint takes its time, and whatever comes after it waits for it.
      if (command.do !== 'hint' && this.#waiting === undefined) this.#waiting = setTimeout(this.#worry, PATIENCE)
    })
  }

  /** Starts the match, which begins with the random draw; ends when it has begun, people are asked, or it was withdrawn. */
  async start(): Promise<void> {
    await this.draw.settled
    await this.send({ do: 'start' })
    await this.#until(({ table: { phase, draw } }) => phase !== 'lobby' || draw === null || draw.stage === 'idle' || draw.stage === 'agree')
  }

  #until(wanted: (scene: Scene) => boolean): Promise<void> {
    if (this.scene && wanted(this.scene)) return Promise.resolve()
    return new Promise((resolve) => this.#awaiting.push({ wanted, resolve }))
  }

  /** How many happenings there are in all, as the server numbers them for this viewer. */
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

  /** Sends a command whose refusal is shown on the table's screen. */
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

  /** Asks whether the line holds; if nothing at all comes, it does not. */
  #ask = () => {
    if (!this.online || this.#asked) return
    this.#asked = true
    this.#socket?.send(JSON.stringify({ do: 'ping', id: freshId() }))
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(this.#drop, ANSWER)
  }

  /** Something came, or may be waited for: the line holds. */
  #hold(patience: number): void {
    this.#asked = false
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(this.#ask, patience)
  }

  /** Back from sleep or another network: is the line there? */
  #hurry = () => {
    if (document.visibilityState !== 'visible' || this.#left) return
    if (this.online) this.#ask()
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect()
  }

  /** Gives a line up; the device knows that it has none long before the socket finds out. */
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
    // Answered after the scene is shown, so that nobody looks at the old one.
    queueMicrotask(() => scene.done.forEach((id) => this.#hear({ is: 'done', id })))
    this.facts = [...this.facts.slice(0, scene.facts_from), ...scene.facts]
    const held = scene.beside_from - this.besideFrom
    // If some are missing in between, the older ones are dropped: what is here has no gaps.
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
