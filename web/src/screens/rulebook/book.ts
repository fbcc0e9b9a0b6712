/** The rulebook of a game: targets of anchors, spreads of two sections, and search. */

import type { Block, Book, Item, Run, Section } from '@/net/server'

/** An anchor as it is written in an address and in an id: M3.5 is M3-5. */
export const anchored = (name: string): string => name.replaceAll('.', '-')

export const plain = (runs: readonly Run[] = []): string => runs.map((run) => run.text).join('')

/** All anchors of a section: its id, its parts and its clauses, also those that it replaces. */
export function anchorsOf(section: Section): string[] {
  const clauses = section.blocks.flatMap((block) => (block.number ? [block.number, ...(block.replaces ?? [])] : []))
  return [section.id, ...(section.anchors ?? []), ...clauses].map(anchored)
}

/** The number of the section of an anchor; the first one for an unknown anchor. */
export function placeOf(book: Book, anchor: string | undefined): number {
  const wanted = anchored(anchor ?? '').toLowerCase()
  return Math.max(0, book.sections.findIndex((section) => anchorsOf(section).some((name) => name.toLowerCase() === wanted)))
}

const textsOf = (block: Block): string[] => [
  block.title ?? '',
  plain(block.runs),
  ...(block.items ?? []).map((item: Item) => plain(item.runs)),
  ...(block.rows ?? []).map((row) => row.map((cell) => cell.text).join(' · ')),
]

/** The approximate space of something, in letters. */
const room = (block: Block): number => textsOf(block).join('').length + (block.items?.length ?? 0) * 60 + (block.rows?.length ?? 0) * 40 + 80
const weight = (section: Section): number => section.blocks.reduce((sum, block) => sum + room(block), 0)

/** The blocks of a long section on two pages; a heading stays with the block below it. */
export function halves({ blocks }: Section): [Block[], Block[]] {
  const half = blocks.reduce((sum, block) => sum + room(block), 0) / 2
  let [end, sum] = [0, 0]
  while (end < blocks.length && sum + room(blocks[end]!) / 2 < half) sum += room(blocks[end++]!)
  while (end > 1 && ['heading', 'text'].includes(blocks[end - 1]!.kind) && blocks[end]?.kind !== 'clause') end -= 1
  return [blocks.slice(0, end), blocks.slice(end)]
}

/** Steps with pictures fill a page. */
const isPictured = (section: Section): boolean => section.blocks.some((block) => block.kind === 'steps' && block.items?.some((item) => item.pieces?.length))

/** The approximate number of letters per page. */
const PAGE = 1500

/** The sections on the same spread: two short neighbours share one, a long one has it alone. */
export function spreadOf(book: Book, place: number): Section[] {
  const light = (at: number) => at > 0 && at < book.sections.length && (isPictured(book.sections[at]!) || weight(book.sections[at]!) <= PAGE)
  for (let at = 0; at < book.sections.length; ) {
    const size = light(at) && (light(at + 1) || isPictured(book.sections[at]!)) ? 2 : 1
    if (place < at + size) return book.sections.slice(at, at + size)
    at += size
  }
  return []
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase()

export interface Hit {
  /** The anchor that it leads to. */
  to: string
  /** The title of its section. */
  title: string
  /** The clause, if it is one. */
  number: string
  before: string
  match: string
  after: string
}

/** The number of letters shown around a match. */
const AROUND = 60
const MOST = 40

/** All occurrences of some words in a book, in order; upper case and accents make no difference. */
export function search(book: Book, words: string): Hit[] {
  const wanted = folded(words.trim())
  if (wanted.length < 2) return []
  const hits: Hit[] = []
  for (const section of book.sections) {
    for (const block of section.blocks) {
      const number = block.number ?? ''
      for (const text of [...(number ? [number] : []), ...textsOf(block)]) {
        // Folding keeps the length of our letters, so that positions stay valid.
        const found = folded(text).indexOf(wanted)
        if (found < 0) continue
        const start = Math.max(0, found - AROUND)
        const end = found + wanted.length
        const shown = text === number ? plain(block.runs) : text
        const cut = text === number ? { before: '', match: '', after: shown.slice(0, 2 * AROUND) } : { before: start ? text.slice(start, found).replace(/^\S*\s/, '… ') : text.slice(0, found), match: text.slice(found, end), after: end + AROUND < text.length ? text.slice(end, end + AROUND).replace(/\s\S*$/, ' …') : text.slice(end) }
        hits.push({ to: anchored(number || section.id), title: section.title, number, ...cut })
        break
      }
    }
  }
  return hits.slice(0, MOST)
}
