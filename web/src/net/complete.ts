/** Restores the default values that the server leaves out, so that all other code can rely on them. */

import { DEFAULTS, PARTS, type Beside, type Earlier, type Message, type PublicTable, type Scene } from './server'

interface Filled {
  Beside: Beside
  PublicTable: PublicTable
  Earlier: Earlier
  Scene: Scene
}

function filled(name: string, sent: object): object {
  const made: Record<string, unknown> = { ...DEFAULTS[name as keyof typeof DEFAULTS], ...sent }
  for (const [field, part] of Object.entries(PARTS[name] ?? {})) {
    const inner = made[field]
    if (Array.isArray(inner)) made[field] = inner.map((one: object) => filled(part, one))
    else if (inner) made[field] = filled(part, inner)
  }
  return made
}

/** Return a received object with all its fields. */
export function completed<Name extends keyof Filled>(name: Name, sent: object): Filled[Name] {
  return filled(name, sent) as Filled[Name]
}

export function complete(message: Message): Message {
  return message.is === 'scene' ? completed('Scene', message) : message
}
