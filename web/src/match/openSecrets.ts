/** The private views that the viewer may see. */

import type { View } from './games'

/** The own private view or, if everything is revealed, those of all seats. */
export const opened = <O>({ own, owns }: Pick<View<unknown, O>, 'own' | 'owns'>): O[] => (owns ? Object.values(owns) : own === null ? [] : [own])
