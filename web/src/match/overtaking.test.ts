import { describe, expect, it } from 'vitest'
import { notOvertaken } from './overtaking'

const isBot = (seat: number) => seat > 0
const moved = (...seats: unknown[]) => seats.map((seat) => ({ details: { seat } }))
const flying = [{ mover: 0 }, { mover: 1 }, { mover: 2 }, { mover: undefined }]

describe('moves of bots that follow each other quickly', () => {
  it('are drawn together: what the same bot did before has arrived', () => {
    expect(notOvertaken(flying, moved(1), isBot)).toEqual([{ mover: 0 }, { mover: 2 }, { mover: undefined }])
    expect(notOvertaken(flying, moved(1, 2), isBot)).toEqual([{ mover: 0 }, { mover: undefined }])
  })

  it('leave what a person or nobody set in motion in the air', () => {
    expect(notOvertaken(flying, moved(0, undefined, 'x'), isBot)).toEqual(flying)
    expect(notOvertaken(flying, [{ details: {} }], isBot)).toEqual(flying)
  })
})
