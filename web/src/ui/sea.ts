/** The engraver's sea: rhumb lines and swells, the same for the same seed. */

export interface Clear {
  /** A rectangle without swells: its centre, and half its width and height. */
  x: number
  y: number
  width: number
  height: number
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const short = (number: number) => Number(number.toFixed(1))

/** Rhumb lines from a compass rose and eight nodes around it. */
export function rhumbs(width: number, height: number, x: number, y: number): string {
  const reach = Math.hypot(width, height)
  const around = Array.from({ length: 8 }, (_, node) => [x + Math.cos((Math.PI * node) / 4) * width * 0.46, y + Math.sin((Math.PI * node) / 4) * height * 0.44] as const)
  return [[x, y] as const, ...around]
    .map(([left, top], node) => {
      const winds = node ? 8 : 16
      return Array.from({ length: winds }, (_, wind) => {
        const angle = (2 * Math.PI * wind) / winds + (node ? 0.393 * (node % 2) : 0)
        return `M${short(left)} ${short(top)}l${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)}`
      }).join('')
    })
    .join('')
}

/** A swell of two crests. */
export function swell(x: number, y: number, width: number): string {
  const a = width / 4
  const crest = `q${short(a * 0.6)} ${short(-a * 0.9)} ${short(a)} 0q${short(a * 0.5)} ${short(a * 0.55)} ${short(a)} 0`
  return `M${short(x)} ${short(y)}${crest}${crest}`
}

/** Swells wherever nothing else is drawn. */
export function swells(width: number, height: number, clear: readonly Clear[], seed = 5): string {
  const random = seeded(seed)
  let found = ''
  for (let tried = 0; tried < (width * height) / 4200; tried++) {
    const [x, y] = [26 + random() * (width - 72), 26 + random() * (height - 48)]
    const size = [11, 14, 17][Math.floor(random() * 3)]!
    const twice = random() < 0.5
    if (clear.some((one) => Math.abs(x + 8 - one.x) < one.width && Math.abs(y - one.y) < one.height)) continue
    found += swell(x, y, size) + (twice ? swell(x + size * 0.55, y + 5, size * 0.8) : '')
  }
  return found
}
