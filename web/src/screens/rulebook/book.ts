/** The rulebook of a game: which section an anchor leads to, which share a spread, and what a search finds. */

import type { Block, Book, Item, Run, Section } from '@/net/server'

/** An anchor as it stands in an address and in an id: M3.5 is M3-5. */
export const anchored = (name: string): string => name.replaceAll('.', '-')

export const plain = (runs: readonly Run[] = []): string => runs.map((run) => run.text).join('')

/** All anchors of a section: its id, its parts and its clauses, those included that other clauses have replaced. */
export function anchorsOf(section: Section): string[] {
  const clauses = section.blocks.flatMap((block) => (block.number ? [block.number, ...(block.replaces ?? [])] : []))
  return [section.id, ...(section.anchors ?? []), ...clauses].map(anchored)
}

/** The place of the section that an anchor leads to; the first where it leads nowhere. */
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

/** About how much room a section takes, in letters. */
const weight = (section: Section): number =>
  section.blocks.reduce((sum, block) => sum + textsOf(block).join('').length + (block.items?.length ?? 0) * 60 + (block.rows?.length ?? 0) * 40 + 80, 0)

/** Steps with pictures fill a page. */
const isPictured = (section: Section): boolean => section.blocks.some((block) => block.kind === 'steps' && block.items?.some((item) => item.pieces?.length))

/** A page holds about so many letters. */
const PAGE = 1500

/** The sections that lie open together with one: two short neighbours share a spread, a long one has it alone. */
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
  /** Where it leads. */
  to: string
  /** The section it stands in. */
  title: string
  /** The clause, where it is one. */
  number: string
  before: string
  match: string
  after: string
}

/** So many letters around what was found. */
const AROUND = 60
const MOST = 40

/** Everything in a book that contains some words, in its order; upper case and accents make no difference. */
export function search(book: Book, words: string): Hit[] {
  const wanted = folded(words.trim())
  if (wanted.length < 2) return []
  const hits: Hit[] = []
  for (const section of book.sections) {
    for (const block of section.blocks) {
      const number = block.number ?? ''
      for (const text of [...(number ? [number] : []), ...textsOf(block)]) {
        // Folding keeps the length of our letters, so that places stay places.
        const found = folded(text).indexOf(wanted)
        if (found < 0) continue
        const start = Math.max(0, found - AROUND)
        const end = found + wanted.length
        const shown = text === number ? plain(block.runs) : text
        const cut = text === number ? { before: '', match: '', after: shown.slice(0, 2 * AROUND) } : { before: text.slice(start, found), match: text.slice(found, end), after: text.slice(end, end + AROUND) }
        hits.push({ to: anchored(number || section.id), title: section.title, number, ...cut })
        break
      }
    }
  }
  return hits.slice(0, MOST)
}
