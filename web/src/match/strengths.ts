/** The strengths of bots that have words and a portrait, the weakest first, and older names of them. */
const STRENGTHS = ['moussaillon', 'second', 'capitaine']
const OLDER: Record<string, string> = { greedy: 'second' }

/** The strength of a bot; undefined for one that has no name of its own. */
export function strengthOf(bot: string): string | undefined {
  const name = OLDER[bot] ?? bot
  return STRENGTHS.includes(name) ? name : undefined
}

/** The bots of a game that can be chosen, the weakest first; one without a name of its own looks like the weakest. */
export const strengths = (bots: readonly string[]): { bot: string; strength: string }[] => bots.map((bot) => ({ bot, strength: strengthOf(bot) ?? STRENGTHS[0]! }))
