/** Moves of one bot that follow each other quickly are drawn together: what it did before arrives when it acts again. */

interface Told {
  readonly details: Readonly<Record<string, unknown>>
}

/** Return what stays in the air when `news` is told: everything but what bots set in motion that act again now. */
export function notOvertaken<T extends { mover: unknown }>(flying: readonly T[], news: readonly Told[], isBot: (seat: number) => boolean): T[] {
  const acting = new Set<unknown>(news.map(({ details }) => details['seat']).filter((seat) => typeof seat === 'number' && isBot(seat)))
  return flying.filter(({ mover }) => !acting.has(mover))
}
