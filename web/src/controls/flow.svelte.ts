/**
 * Sends moves that decide nothing: the only answer, if everybody can derive it, and the move that usually follows another.
 *
 * The pause before it has the same length for everybody, so that a person sees what happened and can stop it.
 */

import { doOf, fieldsOf, movesOf } from './offers'
import type { Offer, WrittenMove } from '@/net/protocol'

/** How long a screen waits before it sends a move by itself, in milliseconds. */
export const PAUSE = 1200

export class Flow {
  /** The move that will be sent when the pause ends. */
  coming = $state.raw<WrittenMove | null>(null)
  #send: (move: WrittenMove, prompt: number) => void
  /** The kind of the following move, to be sent once it is offered. */
  #next: { kind: string; paused: boolean } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (move: WrittenMove, prompt: number) => void) {
    this.#send = send
  }

  /** Note the kind of move that follows the one that is being sent. */
  follow(kind: string): void {
    this.#next = { kind, paused: false }
  }

  /** Forget the following move. */
  forget(): void {
    this.#next = null
    this.hold()
  }

  /** Do not send the move: its prompt waits for the person. */
  hold(): void {
    clearTimeout(this.#timer)
    this.coming = null
  }

  /** Answer a new prompt if the answer decides nothing. Without offers, keep waiting for the following move. */
  ask(prompt: number, offers: readonly Offer[]): void {
    this.hold()
    if (!offers.length) return
    const next = this.#next
    this.#next = null
    const following = next && offers.find((offer) => doOf(offer) === next.kind && !fieldsOf(offer).length)
    if (following && !next.paused) this.#send({ do: next.kind }, prompt)
    else if (following) this.#wait({ do: next.kind }, prompt)
    else if (offers.length === 1 && offers[0]!.forced) this.#wait(movesOf(offers[0]!)[0]!, prompt, offers[0]!.then)
  }

  #wait(move: WrittenMove, prompt: number, then?: string): void {
    this.coming = move
    this.#timer = setTimeout(() => {
      this.coming = null
      // The following move decides something: there is time to stop it.
      if (then) this.#next = { kind: then, paused: true }
      this.#send(move, prompt)
    }, PAUSE)
  }
}
