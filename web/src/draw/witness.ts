/** What this device stores of the random draw at a table, and how it checks a record against it. It never leaves the device. */

import { deviceCommitment, hex, type Device, type Proof } from './fairness'

interface Listed {
  round: number
  names: string[]
  devices: Device[]
  /** This device's commitment in the list. */
  own: string
  revealed: boolean
}
interface Kept {
  fingerprint: string
  /** By commitment: the bytes. */
  contributions: Record<string, string>
  lists: Listed[]
}
export interface Objection {
  key: 'fingerprint' | 'table' | 'missing' | 'list' | 'names' | 'left-out'
  round: number
}

const KEY = 'hautemer-draws'
/** The number of tables for which it is stored. */
const TABLES = 30

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

const same = (one: readonly Device[], other: readonly Device[]) =>
  one.length === other.length && one.every(({ seats, commitment }, at) => commitment === other[at]!.commitment && String(seats) === String(other[at]!.seats))

export class Witness {
  readonly table: string
  fingerprint: string
  contributions: Record<string, string>
  lists: Listed[]

  constructor(table: string) {
    const known = all()[table]
    this.table = table
    this.fingerprint = known?.fingerprint ?? ''
    this.contributions = known?.contributions ?? {}
    this.lists = known?.lists ?? []
  }

  #keep(): void {
    const { fingerprint, contributions, lists } = this
    const others = Object.entries(all()).filter(([table]) => table !== this.table)
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [this.table, { fingerprint, contributions, lists }]])))
    } catch {
      // A browser without storage takes part until it is closed.
    }
  }

  /** True if the server shows another fingerprint than the first one, which is stored. */
  isChanged(fingerprint: string): boolean {
    this.fingerprint ||= fingerprint
    return fingerprint !== this.fingerprint
  }

  /** Create random bytes, store them, and return the commitment to them. */
  commit(seats: readonly number[], contributed = crypto.getRandomValues(new Uint8Array(32))): string {
    const commitment = deviceCommitment(this.table, seats, contributed)
    this.contributions[commitment] = hex(contributed)
    this.#keep()
    return commitment
  }

  /** Store a list of commitments; return the bytes to reveal, or null if this device must not. */
  reveal(round: number, fingerprint: string, names: readonly string[], devices: readonly Device[]): string | null {
    const own = devices.find(({ commitment }) => commitment in this.contributions)?.commitment ?? ''
    let listed = this.lists.find((one) => one.round === round)
    if (!listed) {
      listed = { round, names: [...names], devices: devices.map(({ seats, commitment }) => ({ seats, commitment })), own, revealed: false }
      this.lists.push(listed)
    }
    const spent = this.lists.some((one) => one.round !== round && one.own === own && one.revealed)
    const may = own !== '' && !spent && same(listed.devices, devices) && String(listed.names) === String(names) && !this.isChanged(fingerprint)
    if (may) listed.revealed = true
    this.#keep()
    return may ? this.contributions[own]! : null
  }

  get tookPart(): boolean {
    return this.lists.some(({ revealed }) => revealed)
  }

  /** Return everything in the record of a match that differs from what this device saw. */
  objections(proof: Proof, names: readonly string[]): Objection[] {
    const found: Objection[] = []
    if (this.fingerprint && proof.sha256 !== this.fingerprint) found.push({ key: 'fingerprint', round: 0 })
    if (proof.scheme !== 2) return [...found, ...this.lists.filter(({ revealed }) => revealed).map(({ round }) => ({ key: 'missing' as const, round }))]
    if (proof.table !== this.table) found.push({ key: 'table', round: 0 })
    const rounds = proof.rounds ?? []
    for (const { round, devices, names: seen, own, revealed } of [...this.lists].sort((one, other) => one.round - other.round)) {
      const recorded = rounds[round - 1]?.devices ?? []
      if (!same(devices, recorded)) found.push({ key: 'list', round })
      else if (round === rounds.length && String(seen) !== String(names)) found.push({ key: 'names', round })
      if (revealed && !recorded.some(({ bytes }) => bytes === this.contributions[own])) found.push({ key: 'left-out', round })
    }
    return found
  }
}

