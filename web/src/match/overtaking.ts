/** Quick moves of one bot are drawn together: its earlier flights end when it acts again. */

interface Told {
  readonly details: Readonly<Record<string, unknown>>
}

/** Return the flights that continue when `news` arrives: all except those of bots that act again now. */
export function notOvertaken<T extends { mover: unknown }>(flying: readonly T[], news: readonly Told[], isBot: (seat: number) => boolean): T[] {
  const acting = new Set<unknown>(news.map(({ details }) => details['seat']).filter((seat) => typeof seat === 'number' && isBot(seat)))
  return flying.filter(({ mover }) => !acting.has(mover))
}
