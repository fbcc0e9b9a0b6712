/** The notes of a seat, which stay on this device: one mark and one line of text for every other seat. */

import { placeOf } from './notes'

export interface Note {
  mark: string
  line: string
}
export const MARKS = ['', '?', '+', '−', '!'] as const

class Notes {
  readonly #place: string
  #notes = $state<Record<number, Note>>({})

  constructor(place: string) {
    this.#place = place
    try {
      this.#notes = JSON.parse(localStorage.getItem(place) ?? '{}') as Record<number, Note>
    } catch {
      // Without storage there are none.
    }
  }

  of(seat: number): Note {
    return this.#notes[seat] ?? { mark: '', line: '' }
  }

  write(seat: number, changed: Partial<Note>): void {
    this.#notes[seat] = { ...this.of(seat), ...changed }
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.#notes))
    } catch {
      // Without storage they last until the page is closed.
    }
  }

  /** Set the next mark. */
  turn(seat: number): void {
    this.write(seat, { mark: MARKS[(MARKS.indexOf(this.of(seat).mark as '') + 1) % MARKS.length] ?? '' })
  }
}

const open = new Map<string, Notes>()

/** Return the notes of a seat at the table with this address; board and notebook share them. */
export function notesOf(seat: number | null): Notes {
  const place = placeOf(location.hash, seat)
  let found = open.get(place)
  if (!found) open.set(place, (found = new Notes(place)))
  return found
}
