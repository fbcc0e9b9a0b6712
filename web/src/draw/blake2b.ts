/** BLAKE2b with a digest of 256 bits and no key (RFC 7693): browsers have none of their own. */

const MASK = 0xffff_ffff_ffff_ffffn
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const
/** The four words that each of the eight steps of a round mixes. */
const STEPS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const
const ROUNDS = 12
const BLOCK = 128

const turn = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK

function compress(state: bigint[], block: DataView, count: bigint, last: boolean): void {
  const words = Array.from({ length: 16 }, (_, at) => block.getBigUint64(8 * at, true))
  const mixed = [...state, ...START]
  mixed[12]! ^= count
  if (last) mixed[14]! ^= MASK
  for (let round = 0; round < ROUNDS; round++) {
    const order = SIGMA[round % SIGMA.length]!
    STEPS.forEach(([a, b, c, d], step) => {
      mixed[a] = (mixed[a]! + mixed[b]! + words[order[2 * step]!]!) & MASK
      mixed[d] = turn(mixed[d]! ^ mixed[a]!, 32n)
      mixed[c] = (mixed[c]! + mixed[d]!) & MASK
      mixed[b] = turn(mixed[b]! ^ mixed[c]!, 24n)
      mixed[a] = (mixed[a]! + mixed[b]! + words[order[2 * step + 1]!]!) & MASK
      mixed[d] = turn(mixed[d]! ^ mixed[a]!, 16n)
      mixed[c] = (mixed[c]! + mixed[d]!) & MASK
      mixed[b] = turn(mixed[b]! ^ mixed[c]!, 63n)
    })
  }
  for (let at = 0; at < 8; at++) state[at]! ^= mixed[at]! ^ mixed[at + 8]!
}

export function blake2b(message: Uint8Array): Uint8Array {
  const state: bigint[] = [...START]
  state[0]! ^= 0x01010020n // no key, a digest of 32 bytes
  const blocks = Math.max(1, Math.ceil(message.length / BLOCK))
  for (let block = 0; block < blocks; block++) {
    const padded = new Uint8Array(BLOCK)
    padded.set(message.subarray(block * BLOCK, (block + 1) * BLOCK))
    const last = block === blocks - 1
    compress(state, new DataView(padded.buffer), BigInt(last ? message.length : (block + 1) * BLOCK), last)
  }
  const digest = new DataView(new ArrayBuffer(64))
  state.forEach((word, at) => digest.setBigUint64(8 * at, word, true))
  return new Uint8Array(digest.buffer, 0, 32)
}
