/** The hashes of the random draw, and what a record proves: the same arithmetic as the server's (docs/fair-luck.md). */

import { blake2b } from './blake2b'
import { sha256 } from './sha256'
import type { Commitment as Proof, CommittedDevice as Device } from '@/net/protocol'

/** One device in a round of the draw, and the part of a record that proves its random outcomes. */
export type { CommittedDevice as Device, Commitment as Proof } from '@/net/protocol'
export type Check = 'fingerprint' | 'commitments' | 'revealed' | 'key'

const written = new TextEncoder()

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOf(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) return new Uint8Array()
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16))
}

function numbers(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 * values.length))
  values.forEach((value, at) => view.setBigUint64(8 * at, BigInt(value)))
  return new Uint8Array(view.buffer)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** 256 bits over fields, each after its length. */
function hashed(...fields: (Uint8Array | string)[]): string {
  const parts = fields.map((field) => (typeof field === 'string' ? written.encode(field) : field))
  return hex(blake2b(joined(parts.flatMap((part) => [numbers(part.length), part]))))
}

const ascending = (seats: readonly number[]) => [...seats].sort((one, other) => one - other)

export function deviceCommitment(table: string, seats: readonly number[], contributed: Uint8Array): string {
  return hashed('hautemer device commitment', table, numbers(...ascending(seats)), contributed)
}

export function luckKey(secret: Uint8Array, table: string, names: readonly string[], round: number, devices: readonly Device[]): string {
  const order = devices.filter(({ bytes }) => bytes).sort((one, other) => Math.min(...one.seats) - Math.min(...other.seats))
  const contributed = order.flatMap(({ seats, bytes }) => [numbers(...ascending(seats)), bytesOf(bytes!)])
  return hashed('hautemer luck key', secret, table, numbers(round), numbers(names.length), ...names, ...contributed)
}

export function fingerprint(secret: Uint8Array): string {
  return hex(sha256(joined([written.encode('hautemer commitment\0'), secret])))
}

export const lastRound = ({ rounds = [] }: Proof): Device[] => rounds.at(-1)?.devices ?? []

export function contributors(proof: Proof): number[] {
  return ascending(lastRound(proof).flatMap(({ seats, bytes }) => (bytes ? seats : [])))
}

/** Return the parts of a proof that do not hold; none if it is valid. Only the rules can tell which outcomes follow from the key. */
export function failures(proof: Proof, names: readonly string[]): Check[] {
  const secret = bytesOf(proof.secret ?? '')
  const failed: Check[] = []
  if (secret.length !== 32 || fingerprint(secret) !== proof.sha256) failed.push('fingerprint')
  if (proof.scheme !== 2) return failed
  const { table = '', rounds = [] } = proof
  const revealed = rounds.flatMap(({ devices = [] }) => devices).filter(({ bytes }) => bytes)
  if (revealed.some(({ seats, bytes, commitment }) => deviceCommitment(table, seats, bytesOf(bytes!)) !== commitment)) failed.push('commitments')
  if (lastRound(proof).some(({ bytes }) => !bytes)) failed.push('revealed')
  if (luckKey(secret, table, names, rounds.length, lastRound(proof)) !== proof.key) failed.push('key')
  return failed
}
