/** What is open to whoever looks beyond what everybody sees. */

import type { View } from './games'

/** The own views that are open: one's own or, where all is laid open, those of all. */
export const opened = <O>({ own, owns }: Pick<View<unknown, O>, 'own' | 'owns'>): O[] => (owns ? Object.values(owns) : own === null ? [] : [own])
