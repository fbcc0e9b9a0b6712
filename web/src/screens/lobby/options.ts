/** The choices of a host for a table, in words. */

import type { GameEntry, GameOption } from '@/net/api'
import type { Pace, Settings, Value } from '@/net/protocol'
import { DEFAULTS } from '@/net/server'
import { hyphens, type Words } from '@/i18n/words'

const MINUTE = 60000
const DAY = 1440 * MINUTE
export const PACES: Record<string, Partial<Pace>> = {
  calm: { kind: 'live', move: null },
  live: { kind: 'live', move: DEFAULTS.Pace.move },
  quick: { kind: 'live', move: MINUTE },
  days: { kind: 'days', move: 2 * DAY, window: 30 * MINUTE, bot: 3000, grace: 2 * DAY },
}

/** The name of a predefined pace; empty for any other one. */
export const paceOf = ({ kind, move }: Pace): string => Object.keys(PACES).find((name) => PACES[name]!.kind === kind && PACES[name]!.move === move) ?? ''

export const standard = (option: GameOption): Value | undefined => option.default ?? option.values?.[0]

/** A value of an option in the words of the game. */
export function labelOf(key: string, value: Value, words: Words): string {
  if (Array.isArray(value)) return words.listed(value.map((one) => words.called(String(one))))
  const message = `option-${hyphens(key)}-${hyphens(String(value))}`
  return words.has(message) ? words.say(message) : String(value)
}

/** All choices, for people who cannot change them. */
export function chosenOf(game: GameEntry, settings: Settings, words: Words): { key: string; label: string; value: string }[] {
  const say = (message: string) => words.say(message)
  return [
    { key: 'seats', label: say('web-seats'), value: String(settings.seats) },
    ...Object.entries(game.options).map(([key, option]) => ({ key: `option-${key}`, label: say(`option-${hyphens(key)}`), value: labelOf(key, settings.options[key] ?? standard(option) ?? null, words) })),
    { key: 'pace', label: say('web-pace'), value: say(`web-pace-${paceOf(settings.pace) || 'own'}`) },
    ...(game.windows.length ? [{ key: 'windows', label: say('web-windows'), value: say(settings.constant_windows ? 'web-windows-constant' : 'web-windows-ready') }] : []),
    { key: 'talk', label: say('web-talk'), value: say(`web-talk-${settings.talk}`) },
    { key: 'watch', label: say('web-watchers'), value: say(`web-watch-${settings.watch}`) },
  ]
}
