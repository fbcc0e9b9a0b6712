/** Text is readable: every pair of colours that is used together has a contrast of at least 4.5. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const text = readFileSync(new URL('../src/art/tokens.css', import.meta.url), 'utf-8')

type Colour = [number, number, number]

function tokens(selector: string): Map<string, string> {
  const block = text.slice(text.indexOf(`${selector} {`))
  const found = block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
  return new Map([...found].map(([, name, colour]) => [name!, colour!]))
}
const day = tokens(':root')
const night = new Map([...day, ...tokens(":root[data-theme='dark']")])

const colour = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Colour
const linear = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const ON = {
  'paper-ink': ['paper', 'sheet', 'sea', 'tinted', 'lit'],
  'paper-soft': ['paper', 'sheet', 'sea', 'tinted', 'lit'],
  plot: ['sea', 'sheet'],
  good: ['paper', 'sheet'],
  bad: ['paper', 'sheet'],
  'card-ink': ['card'],
  cream: ['wood', 'wood-dark', 'silk', 'back', 'back-2', 'ribbon', 'leaf'],
  'cream-soft': ['wood', 'wood-dark'],
  lantern: ['wood', 'wood-dark'],
  'on-brass': ['brass-lit', 'lantern'],
  'paper-focus': ['paper', 'sheet', 'sea'],
  'line-0': ['sheet'],
  'line-1': ['sheet'],
  'line-2': ['sheet'],
  'line-3': ['sheet'],
} as const

describe.each([
  ['day', day],
  ['night', night],
])('by %s', (_, palette) => {
  const get = (name: string) => colour(palette.get(name)!)
  it.each(Object.entries(ON).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground])))('%s is read on %s', (ink, ground) => {
    expect(contrast(get(ink!), get(ground!))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(['#f3cd78', '#d9a33c', '#c48d2a'])('is read on a brass plate of %s', (plate) => {
    expect(contrast(get('on-brass'), colour(plate))).toBeGreaterThanOrEqual(4.5)
  })
})
