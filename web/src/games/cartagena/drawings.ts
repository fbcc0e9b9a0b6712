/** Large drawings of the board that are loaded when they are first needed. */

export const arenaSymbols = () => import('./arena.svg?raw')
export const sectionSymbols = () => import('./section.svg?raw')
