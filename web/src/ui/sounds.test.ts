import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const vibrate = vi.fn()
vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: true }, vibrate })

/** An audio context that counts the started nodes. */
const started: number[] = []
const made = vi.fn()
const parameter = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })
function node() {
  const one = { gain: parameter(), frequency: parameter(), Q: parameter(), connect: (other: unknown) => other, start: (at: number) => void started.push(at), stop: () => undefined }
  return one
}
class Audio {
  state = 'running'
  currentTime = 2
  sampleRate = 8000
  destination = {}
  constructor() {
    made()
  }
  createGain = node
  createOscillator = node
  createBiquadFilter = node
  createBufferSource = node
  createBuffer = () => ({ sampleRate: 8000, getChannelData: () => new Float32Array(8) })
}
vi.stubGlobal('AudioContext', Audio)

const { preferences } = await import('./preferences.svelte')
const { isAudible, isSound, KINDS, play, shake, SOUNDS } = await import('./sounds')
const { shortIn, SHORT, soundsOf } = await import('../match/sounding')

const fact = (name: string) => ({ fact: name, details: {} })
const map = { creak: ['sailed'], paper: ['played', 'placed'], flips: ['shown'], coin: ['paid'], nothing: ['odd'] }

describe('sounds', () => {
  beforeEach(() => {
    started.length = 0
    Object.assign(preferences, { sound: false, volume: 0.6, muted: [], vibration: false })
  })

  it('are off until they are switched on', async () => {
    for (const kind of KINDS) expect(isAudible(kind)).toBe(false)
    await play('bell', 'turn')
    shake([60])
    expect(made).not.toHaveBeenCalled()
    expect(started).toEqual([])
    expect(vibrate).not.toHaveBeenCalled()
    preferences.sound = true
    preferences.vibration = true
    await play('bell', 'turn', 0.5)
    shake([60])
    expect(started).toHaveLength(SOUNDS.bell.length)
    expect(started[0]).toBe(2.5)
    expect(vibrate).toHaveBeenCalledWith([60])
  })

  it('can be switched off by kind, and by the volume', async () => {
    preferences.sound = true
    preferences.muted = ['chat']
    await play('drop', 'chat')
    expect(started).toEqual([])
    await play('drop', 'game')
    expect(started).toHaveLength(1)
    preferences.volume = 0
    await play('drop', 'game')
    expect(started).toHaveLength(1)
  })

  it('are short', () => {
    for (const [name, voices] of Object.entries(SOUNDS)) {
      const end = Math.max(...voices.map((voice: { at?: number; length: number }) => (voice.at ?? 0) + voice.length))
      expect(end, name).toBeLessThan(name === 'bells' ? 3 : 1)
    }
  })

  it('are not clipped, and can be heard', () => {
    for (const [name, voices] of Object.entries(SOUNDS) as [string, { at?: number; length: number; gain: number; narrow?: number }[]][]) {
      const loudest = Math.max(...voices.map(({ at: now = 0 }) => voices.filter(({ at = 0, length }) => at <= now && now < at + length).reduce((sum, { gain }) => sum + gain, 0)))
      expect(loudest, name).toBeLessThanOrEqual(1)
      // A narrow filter takes most of the noise away.
      expect(Math.max(...voices.map(({ gain, narrow = 1 }) => gain / Math.max(1, narrow))), name).toBeGreaterThanOrEqual(0.1)
    }
  })
})

describe('what is heard of a match', () => {
  it('follows the map of the game, each sound once and three at most', () => {
    expect(soundsOf([fact('sailed')], map)).toEqual(['creak'])
    expect(soundsOf([fact('placed'), fact('played'), fact('unknown')], map)).toEqual(['paper'])
    expect(soundsOf(['sailed', 'played', 'shown', 'paid'].map(fact), map)).toEqual(['creak', 'paper', 'flips'])
    expect(soundsOf([fact('odd')], map)).toEqual([])
  })

  it('is the same for a viewer who receives a fact in a fuller wording', () => {
    expect(soundsOf([fact('placed-own')], map)).toEqual(soundsOf([fact('placed')], map))
  })

  it('is nothing after an absence', () => {
    expect(soundsOf(Array.from({ length: 13 }, () => fact('sailed')), map)).toEqual([])
  })

  it('tells once that the own time is short', () => {
    expect(shortIn(null, 5)).toBeNull()
    expect(shortIn(100_000, 0)).toBe(100_000 - SHORT)
    expect(shortIn(100_000, 90_000)).toBeNull()
  })
})

describe('the map of every game', () => {
  const maps = import.meta.glob('../../../src/hautemer/games/*/sounds.toml', { eager: true, import: 'default' }) as Record<string, Record<string, string[]>>

  it('names sounds that there are, and each fact once', () => {
    expect(Object.keys(maps).length).toBeGreaterThanOrEqual(4)
    for (const [path, sounds] of Object.entries(maps)) {
      expect(Object.keys(sounds).filter((name) => !isSound(name)), path).toEqual([])
      const facts = Object.values(sounds).flat()
      expect(new Set(facts).size, path).toBe(facts.length)
    }
  })
})
