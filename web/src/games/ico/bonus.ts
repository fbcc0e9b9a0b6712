/** When each bonus card can be played, as message ids: `web-when-…`. */
const WHEN: Record<string, string> = {
  seasick: 'departure', overboard: 'departure', rough_sea: 'cards', antidote: 'shown', observer: 'shown', starboard: 'end',
  treasure_map: 'count', express: 'count', parrot: 'helm', double: 'vote', leviathan: 'response', swap: 'placed',
}
export const whenOf = (card: string): string => WHEN[card] ?? 'any'
