/** A clock that ticks only while it is shown. */

import { createSubscriber } from 'svelte/reactivity'

const listen = createSubscriber((update) => {
  const timer = setInterval(update, 250)
  return () => clearInterval(timer)
})

/** This device's time, renewed four times per second while it is shown. */
export function now(): number {
  listen()
  return Date.now()
}

/** A remaining time as people read it: 2:05, or 3 h, or 2 d. */
export function left(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const hours = Math.round(seconds / 3600)
  const [count, unit] = hours < 48 ? ([hours, 'hour'] as const) : ([Math.round(hours / 24), 'day'] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
}
