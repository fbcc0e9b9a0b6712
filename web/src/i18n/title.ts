/** The title of a tab: what is on its screen, and at which table. */
export const titled = (...parts: string[]): string => [...parts.filter(Boolean), 'Hautemer'].join(' · ')
