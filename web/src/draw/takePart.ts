/** How this device takes part in the random draw of a table: it commits, reveals, and notices if it is left out. */

import { handsAt } from '@/match/hands'
import type { Chair, Command, LuckCommitments, Scene } from '@/net/protocol'
import { Witness } from './witness'

/** The seat that a chair would have if the match began now: free chairs are not counted. */
const position = (chairs: readonly Chair[], chair: number) => chairs.slice(0, chair).filter(({ taken, bot }) => taken || bot !== null).length

export class TakingPart {
  readonly witness: Witness
  /** True if a socket without a seat takes part for the people who share this device. */
  shared = false
  readonly #send: (command: Command) => Promise<unknown>
  /** The rounds and seats for which it has committed. */
  readonly #sent = new Set<string>()
  /** Commitments that are not answered yet. */
  #sending: Promise<unknown> = Promise.resolve()

  constructor(table: string, send: (command: Command) => Promise<unknown>) {
    this.witness = new Witness(table)
    this.#send = send
  }

  /** Commit for the seats of this device if that is missing or the seats have changed; return true if all is as this device knows it. */
  see({ seat, table: { id, phase, commitment, chairs, draw } }: Scene): boolean {
    if (phase !== 'lobby' || !draw) return true
    const trusted = !this.witness.isChanged(commitment)
    if ((seat === null && !this.shared) || draw.stage === 'reveal') return trusted
    const hands = handsAt(id)
    const own = chairs.flatMap(({ name }, chair) => (chair === seat || hands.some((hand) => hand.name === name) ? [chair] : []))
    if (own.some((chair) => draw.without.includes(chair))) return trusted
    const mine = own.map((chair) => position(chairs, chair))
    if (draw.pledges.some((pledge) => pledge.commitment in this.witness.contributions && String(pledge.seats) === String(mine))) return trusted
    const place = `${draw.round} ${String(mine)}`
    const covered = draw.pledges.some(({ seats }) => mine.some((one) => seats.includes(one)))
    if (this.#sent.has(place) && covered) return trusted // Another device of the same person has committed since.
    this.#sent.add(place)
    const tokens = hands.length > 1 ? hands.map(({ token }) => token) : []
    this.#sending = this.#send({ do: 'luck_commit', commitment: this.witness.commit(mine), seats: mine, hands: tokens }).catch(() => undefined)
    return trusted
  }

  /** Resolves when the last commitment has been answered. */
  get settled(): Promise<unknown> {
    return this.#sending
  }

  reveal({ round, commitment, names, devices }: LuckCommitments): void {
    const bytes = this.witness.reveal(round, commitment, names, devices)
    if (bytes !== null) void this.#send({ do: 'luck_reveal', round, bytes }).catch(() => undefined)
  }

  /** True if the match began without the bytes that this device revealed. */
  isLeftOut({ seat, table: { phase, draw } }: Scene): boolean {
    return phase !== 'lobby' && !!draw && seat !== null && this.witness.tookPart && !draw.committed.includes(seat)
  }
}
