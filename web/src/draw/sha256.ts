/** SHA-256 (FIPS 180-4): the browser's own is missing on pages without https, such as those of a server in a home network. */

/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
const PRIMES: number[] = []
for (let number = 2; PRIMES.length < 64; number++) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number)
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(message: Uint8Array): Uint8Array {
  const length = 64 * Math.ceil((message.length + 9) / 64)
  const padded = new Uint8Array(length)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(length - 8, BigInt(message.length) * 8n)
  const state = [...START]
  for (let block = 0; block < length; block += 64) {
    const words = Array.from({ length: 64 }, (_, at) => (at < 16 ? view.getInt32(block + 4 * at) : 0))
    for (let at = 16; at < 64; at++) {
      const [early, late] = [words[at - 15]!, words[at - 2]!]
      const mixed = (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
      words[at] = (words[at - 16]! + words[at - 7]! + mixed) | 0
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
    for (let at = 0; at < 64; at++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at]! + words[at]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0))
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, at) => digest.setInt32(4 * at, word))
  return new Uint8Array(digest.buffer)
}
