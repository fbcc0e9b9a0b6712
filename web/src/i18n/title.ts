/** What a tab is called: what is on its screen, and where that is. */
export const titled = (...parts: string[]): string => [...parts.filter(Boolean), 'Hautemer'].join(' · ')
