/** Short, dry sounds, synthesised on demand; all are off by default. */

import { preferences } from './preferences.svelte'

/** One voice of a sound: a tone that may slide, or filtered noise. Times are seconds, pitches hertz. */
interface Voice {
  at?: number
  length: number
  gain: number
  /** The wave of a tone; absent for noise. */
  wave?: OscillatorType
  pitch: number
  /** The final pitch, or the final frequency of the noise filter. */
  slide?: number
  /** The quality factor of the noise filter. */
  narrow?: number
  /** The attack, unless the sound is struck. */
  swell?: number
}

const struck = (pitch: number, length: number, gain: number, at = 0): Voice[] => [
  { at, length, gain, wave: 'sine', pitch },
  { at, length: length * 0.5, gain: gain * 0.45, wave: 'sine', pitch: pitch * 2.76 },
  { at, length: length * 0.25, gain: gain * 0.25, wave: 'sine', pitch: pitch * 5.4 },
]
const flip = (pitch: number, at: number): Voice[] => [
  { at, length: 0.07, gain: 0.5, pitch, slide: pitch * 1.5, narrow: 0.9 },
  { at: at + 0.045, length: 0.04, gain: 0.35, pitch: 420, narrow: 1.2 },
]
const stroke = (pitch: number, at: number): Voice[] => [{ at, length: 0.09, gain: 0.5, pitch, slide: pitch * 1.25, narrow: 5, swell: 0.03 }]

export const SOUNDS = {
  /** Timber and water: a ship sails. */
  creak: [
    { length: 0.32, gain: 0.16, wave: 'sawtooth', pitch: 92, slide: 128, swell: 0.09 },
    { at: 0.2, length: 0.24, gain: 0.1, wave: 'sawtooth', pitch: 138, slide: 104, swell: 0.06 },
    { length: 0.7, gain: 0.16, pitch: 520, slide: 260, narrow: 0.7, swell: 0.25 },
  ],
  /** Paper on wood: a card is laid. */
  paper: [
    { length: 0.06, gain: 0.4, pitch: 3200, slide: 1500, narrow: 0.8 },
    { at: 0.05, length: 0.05, gain: 0.45, wave: 'sine', pitch: 170, slide: 110 },
  ],
  /** Three cards are turned up, each higher than the last. */
  flips: [...flip(1500, 0), ...flip(1900, 0.09), ...flip(2400, 0.18)],
  /** A small bell, one stroke: this person's turn. */
  bell: struck(988, 0.7, 0.24),
  /** A blow on wood. */
  thud: [
    { length: 0.16, gain: 0.6, wave: 'sine', pitch: 130, slide: 62 },
    { length: 0.04, gain: 0.35, pitch: 900, narrow: 1 },
  ],
  /** A quill on paper. */
  quill: [...stroke(3400, 0), ...stroke(3900, 0.12), ...stroke(3100, 0.21)],
  /** Blades clash. */
  steel: [...struck(2380, 0.32, 0.12), ...struck(3130, 0.24, 0.08, 0.02), { length: 0.05, gain: 0.25, pitch: 5200, narrow: 2 }],
  /** A coin falls on others. */
  coin: [...struck(1860, 0.16, 0.16), ...struck(2480, 0.26, 0.14, 0.07)],
  /** Eight bells, in pairs: the end. */
  bells: [0, 1, 2, 3].flatMap((pair) => [...struck(784, 0.8, 0.16, pair * 0.56), ...struck(784, 0.8, 0.16, pair * 0.56 + 0.2)]),
  /** Two knocks on a block of wood: time runs short. */
  tick: [0, 0.16].map((at) => ({ at, length: 0.05, gain: 0.5, wave: 'triangle' as const, pitch: 820, slide: 640 })),
  /** A drop: a chat message. */
  drop: [{ length: 0.11, gain: 0.26, wave: 'sine', pitch: 520, slide: 860 }],
} satisfies Record<string, Voice[]>

export type Sound = keyof typeof SOUNDS
/** Groups of sounds with a switch of their own. */
export const KINDS = ['game', 'turn', 'clock', 'chat'] as const
export type SoundKind = (typeof KINDS)[number]

export const isSound = (name: string): name is Sound => Object.hasOwn(SOUNDS, name)

/** True if sounds of a kind are on. */
export function isAudible(kind: SoundKind, { sound, volume, muted }: { sound: boolean; volume: number; muted: readonly string[] } = preferences): boolean {
  return sound && volume > 0 && !muted.includes(kind)
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise?.sampleRate === audio.sampleRate) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  return noise
}

function sing(audio: AudioContext, out: AudioNode, { at = 0, length, gain, wave, pitch, slide = pitch, narrow = 1, swell = 0.003 }: Voice, begin: number): void {
  const start = begin + at
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(gain, start + swell)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + Math.max(length, swell + 0.01))
  volume.connect(out)
  const glide = (pitched: AudioParam) => {
    pitched.setValueAtTime(pitch, start)
    pitched.exponentialRampToValueAtTime(slide, start + length)
  }
  let source: AudioScheduledSourceNode
  if (wave) {
    const tone = audio.createOscillator()
    tone.type = wave
    glide(tone.frequency)
    tone.connect(volume)
    source = tone
  } else {
    const rush = audio.createBufferSource()
    rush.buffer = noiseIn(audio)
    rush.loop = true
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = narrow
    glide(filter.frequency)
    rush.connect(filter).connect(volume)
    source = rush
  }
  source.start(start)
  source.stop(start + length + 0.05)
}

/** Play a sound, `later` seconds from now, if sounds of its kind are on. */
export async function play(name: Sound, kind: SoundKind, later = 0): Promise<void> {
  if (!isAudible(kind)) return
  context ??= new AudioContext()
  if (context.state !== 'running') {
    // A browser plays no sound before the first press, and a late one would confuse.
    if (navigator.userActivation?.hasBeenActive === false) return
    await context.resume()
  }
  const out = context.createGain()
  out.gain.value = preferences.volume
  out.connect(context.destination)
  for (const voice of SOUNDS[name]) sing(context, out, voice, context.currentTime + later)
}

/** True if this device can vibrate. */
export const canShake = (): boolean => typeof navigator !== 'undefined' && typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

/** Vibrate, if that is on. */
export function shake(pattern: number[]): void {
  if (preferences.vibration && canShake()) navigator.vibrate(pattern)
}
