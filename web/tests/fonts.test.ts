/** The fonts contain every letter of our languages. */

import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

const PACKAGE = new URL('../../src/hautemer/', import.meta.url)
const FONTS = new URL('../src/art/fonts/', import.meta.url)
/** WOFF2 writes common tags as numbers; that of the character map (`cmap`) is 0. */
const CMAP = 0
const OWN_TAG = 63
const TRANSFORMED = new Set([10, 11]) // glyf and loca

/** The character map of a WOFF2 file. */
function characterMap(file: Buffer): Buffer {
  let at = 48
  const base128 = () => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  let found: [number, number] | null = null
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++)
    const tag = flags & 63
    if (tag === OWN_TAG) at += 4
    const plain = base128()
    const version = flags >> 6
    const isTransformed = TRANSFORMED.has(tag) ? version !== 3 : version !== 0
    const length = isTransformed ? base128() : plain
    if (tag === CMAP) found = [offset, offset + length]
    offset += length
  }
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found!)
}

/** The characters of a map of format 4, which every browser supports. */
function charactersOf(map: Buffer): Set<string> {
  const tables = Array.from({ length: map.readUInt16BE(2) }, (_, number) => map.subarray(map.readUInt32BE(8 + 8 * number)))
  const table = tables.find((one) => one.readUInt16BE(0) === 4)!
  const doubled = table.readUInt16BE(6)
  const found = new Set<string>()
  for (let at = 0; at < doubled; at += 2) {
    const last = table.readUInt16BE(14 + at)
    for (let code = table.readUInt16BE(16 + doubled + at); code <= last && code < 0xffff; code++) found.add(String.fromCharCode(code))
  }
  return found
}

const texts = globSync(['locale/*.ftl', 'games/*/locale/*.ftl', 'games/*/book/*.md'], { cwd: PACKAGE.pathname })
const written = new Set(texts.flatMap((path) => [...readFileSync(new URL(path, PACKAGE), 'utf-8')]).filter((one) => /\p{L}|[¿¡«»“”„‚‘’…]/u.test(one)))

it.each(globSync('*.woff2', { cwd: FONTS.pathname }))('%s', (name) => {
  const held = charactersOf(characterMap(readFileSync(new URL(name, FONTS))))
  expect(held.size).toBeGreaterThan(90)
  expect(held.has('Ж')).toBe(false)
  expect([...written].filter((one) => !held.has(one)).sort()).toEqual([])
})
