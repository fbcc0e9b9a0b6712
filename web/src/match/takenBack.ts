/** An undo of several moves is reported until its person moves again. */

import type { Fact } from '@/net/protocol'

export function takenBack(facts: readonly Fact[], seat: number): Fact | null {
  const last = facts.at(-1)
  return last?.fact === 'undone' && last.details['seat'] === seat && Number(last.details['count']) > 1 ? last : null
}
