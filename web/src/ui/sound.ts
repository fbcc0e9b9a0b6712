/** A few tones, made on the spot; off unless somebody wants them. */

import { preferences } from './preferences.svelte'

const TUNES = {
  asked: [523, 784],
  won: [523, 659, 784, 1047],
  over: [523, 392],
} as const

let context: AudioContext | null = null

export async function sound(tune: keyof typeof TUNES): Promise<void> {
  if (!preferences.sound) return
  context ??= new AudioContext()
  if (context.state !== 'running') {
    // A browser lets nothing sound before the first press, and nobody wants to hear it later.
    if (navigator.userActivation?.hasBeenActive === false) return
    await context.resume()
  }
  const begin = context.currentTime
  TUNES[tune].forEach((pitch, place) => {
    const tone = context!.createOscillator()
    const volume = context!.createGain()
    const at = begin + place * 0.13
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.14, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.32)
    tone.connect(volume).connect(context!.destination)
    tone.start(at)
    tone.stop(at + 0.34)
  })
}
