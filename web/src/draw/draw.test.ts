/** The hashes of the draw agree with Python's, on cases that Python wrote (tests/house/test_draw_vectors.py). */

import { expect, test } from 'vitest'
import { blake2b } from './blake2b'
import { bytesOf, contributors, deviceCommitment, failures, fingerprint, hex, luckKey, type Device, type Proof } from './fairness'
import { sha256 } from './sha256'
import vectors from './vectors.json'
import { Witness } from './witness'

test.each(vectors.hashes)('hashes of $length bytes', ({ message, blake2b: one, sha256: other }) => {
  expect(hex(blake2b(bytesOf(message)))).toBe(one)
  expect(hex(sha256(bytesOf(message)))).toBe(other)
})

test.each(vectors.proofs)('a proof with $names', ({ names, proof }) => {
  const { rounds, ...rest } = proof
  const written: Proof = { ...rest, rounds: rounds as { devices: Device[] }[] }
  expect(failures(written, names)).toEqual([])
  expect(failures({ ...written, key: '0'.repeat(64) }, names)).toEqual(['key'])
  expect(failures({ ...written, sha256: '0'.repeat(64) }, names)).toEqual(['fingerprint'])
  expect(failures(written, [...names].reverse())).toEqual(names.length > 1 ? ['key'] : [])
  const last = written.rounds!.at(-1)?.devices ?? []
  expect(luckKey(bytesOf(proof.secret), proof.table, names, written.rounds!.length, [...last].reverse())).toBe(proof.key)
  expect(fingerprint(bytesOf(proof.secret))).toBe(proof.sha256)
  if (!last.length) return
  const [{ seats, commitment, bytes }] = last as [Device]
  expect(deviceCommitment(proof.table, [...seats].reverse(), bytesOf(bytes!))).toBe(commitment)
  expect(contributors(written)).toEqual(last.flatMap((device) => device.seats).sort((one, other) => one - other))
  const forged = { ...written, rounds: [...written.rounds!.slice(0, -1), { devices: [{ seats, commitment, bytes: '0'.repeat(64) }, ...last.slice(1)] }] }
  expect(failures(forged, names)).toEqual(['commitments', 'key'])
  const hidden = { ...written, rounds: [...written.rounds!.slice(0, -1), { devices: [{ seats, commitment }, ...last.slice(1)] }] }
  expect(failures(hidden, names)).toEqual(['revealed', 'key'])
})

const names = ['Zoé', 'Bö']
const seen = '1'.repeat(64)

function committed(): [Witness, Device[], string] {
  const witness = new Witness('t')
  witness.isChanged(seen)
  const own = witness.commit([0], new Uint8Array(32))
  return [witness, [{ seats: [0], commitment: own }, { seats: [1], commitment: '2'.repeat(64) }], own]
}

test('a device reveals once, to the list and the fingerprint that it knows', () => {
  const [witness, devices, own] = committed()
  expect(witness.reveal(1, '3'.repeat(64), names, devices)).toBeNull()
  expect(witness.reveal(1, seen, names, devices.slice(0, 1))).toBeNull()
  expect(witness.reveal(1, seen, names, devices)).toBe(witness.contributions[own])
  expect(witness.reveal(1, seen, names, devices)).toBe(witness.contributions[own])
  expect(witness.reveal(2, seen, names, devices)).toBeNull()
})

test('a device finds out what a record leaves out or changes', () => {
  const [witness, devices, own] = committed()
  const bytes = witness.reveal(1, seen, names, devices)!
  const round = { devices: [{ seats: [0], commitment: own, bytes }, devices[1]!] }
  const proof: Proof = { sha256: seen, scheme: 2, table: 't', rounds: [round] }
  expect(witness.objections(proof, names)).toEqual([])
  const keys = (changed: Partial<Proof>, called = names) => witness.objections({ ...proof, ...changed }, called).map(({ key }) => key)
  expect(keys({ rounds: [{ devices }] })).toEqual(['left-out'])
  expect(keys({ rounds: [{ devices: round.devices.slice(0, 1) }] })).toEqual(['list'])
  expect(keys({ rounds: [] })).toEqual(['list', 'left-out'])
  expect(keys({ sha256: '4'.repeat(64) })).toEqual(['fingerprint'])
  expect(keys({ table: 'other' })).toEqual(['table'])
  expect(keys({}, ['Zoé', 'Ada'])).toEqual(['names'])
  expect(keys({ scheme: 1 })).toEqual(['missing'])
})
