/** A person's preferences, stored on this device. */

import type { BotPace } from '@/net/protocol'
import { LANGUAGES, type Language } from '@/i18n/words'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'off'

interface Liked {
  language: Language
  theme: Theme
  motion: Motion
  /** The pace of bots. */
  pace: BotPace
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** The kinds of sounds that are off. */
  muted: readonly string[]
  vibration: boolean
  shared: boolean
  atOnce: boolean
  name: string
  /** The keys of the games that were played on this device. */
  met: readonly string[]
}

const KEY = 'hautemer'
/** For browsers that accept none of our languages. */
const FALLBACK = 'en'
const night = matchMedia('(prefers-color-scheme: dark)')

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return FALLBACK
}

function kept(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Liked>
  } catch {
    return {}
  }
}

class Preferences implements Liked {
  language = $state<Language>(FALLBACK)
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  pace = $state<BotPace>('brisk')
  sound = $state(false)
  volume = $state(0.6)
  muted = $state.raw<readonly string[]>([])
  vibration = $state(false)
  shared = $state(false)
  atOnce = $state(false)
  name = $state('')
  met = $state.raw<readonly string[]>([])

  constructor() {
    Object.assign(this, { language: preferred() }, kept())
  }

  keep(): void {
    const { language, theme, motion, pace, sound, volume, muted, vibration, shared, atOnce, name, met } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, pace, sound, volume, muted, vibration, shared, atOnce, name, met }))
    } catch {
      // Without storage the game still works.
    }
  }

  /** Mark a game as played. */
  meet(game: string): void {
    if (!this.met.includes(game)) this.met = [...this.met, game]
  }

  show(): void {
    const root = document.documentElement
    root.lang = this.language
    root.dataset['theme'] = this.theme === 'auto' ? (night.matches ? 'dark' : 'light') : this.theme
    root.dataset['motion'] = this.motion
    // The browser's own frame around the page has the colour of wood, too.
    const wood = getComputedStyle(root).getPropertyValue('--wood').trim()
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', wood)
  }

  get still(): boolean {
    return this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const preferences = new Preferences()
night.addEventListener('change', () => preferences.show())
