/** Shorter path data for our drawings: relative commands, without leading zeros and needless separators. */

/** The number of arguments per command. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const TOKENS = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
/** No path keeps more decimals than this: a unit is about a pixel. */
const MOST_DECIMALS = 2

type Point = [x: number, y: number]

/** Shorten a path without changing what it draws; positions are rounded to the decimals that the path was written with. */
export function shorter(path: string): string {
  const tokens = path.match(TOKENS) ?? []
  const written = tokens.map((token) => token.split('.')[1]?.length ?? 0)
  const decimals = Math.min(MOST_DECIMALS, Math.max(0, ...written))
  const round = (value: number) => Number(value.toFixed(decimals)) || 0
  const writer = new Writer()
  let command = ''
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  for (let place = 0; place < tokens.length; ) {
    if (/[a-z]/i.test(tokens[place]!)) command = tokens[place++]!
    const kind = command.toLowerCase()
    const count = ARGUMENTS[kind]
    if (count === undefined) throw new Error(`unknown command ${command} in path ${path}`)
    if (kind === 'z') {
      writer.write('z', [])
      at = start
      continue
    }
    const values = tokens.slice(place, (place += count)).map(Number)
    if (values.length < count) throw new Error(`missing numbers at the end of path ${path}`)
    const [x, y] = command === kind ? at : [0, 0]
    if (kind === 'a') {
      const end: Point = [round(x + values[5]!), round(y + values[6]!)]
      writer.write('a', [...values.slice(0, 3).map(round), values[3]!, values[4]!, round(end[0] - at[0]), round(end[1] - at[1])])
      at = end
      continue
    }
    const points: Point[] =
      kind === 'h' ? [[x + values[0]!, at[1]]]
      : kind === 'v' ? [[at[0], y + values[0]!]]
      : Array.from({ length: count / 2 }, (_, number) => [x + values[2 * number]!, y + values[2 * number + 1]!])
    const [left, top] = at
    const steps = points.map(([px, py]): Point => [round(round(px) - left), round(round(py) - top)])
    const [dx, dy] = steps[0]!
    if (kind === 'h' || (kind === 'l' && dy === 0)) writer.write('h', [dx])
    else if (kind === 'v' || (kind === 'l' && dx === 0)) writer.write('v', [dy])
    else writer.write(kind, steps.flat())
    at = points.at(-1)!.map(round) as Point
    if (kind === 'm') {
      start = at
      command = command === 'm' ? 'l' : 'L' // more numbers after the first two draw lines
    }
  }
  return writer.text
}

class Writer {
  text = ''
  #last = ''

  write(command: string, numbers: readonly number[]): void {
    // A repeated command, and lines after a move, need no letter.
    const lettered = command === 'm' || command === 'z' || (command !== this.#last && !(command === 'l' && this.#last === 'm'))
    if (lettered) this.text += command
    this.#last = command
    numbers.forEach((number, place) => {
      const written = String(number).replace(/^(-?)0\./, '$1.')
      const apart = (lettered && place === 0) || written.startsWith('-') || (written.startsWith('.') && /\.\d+$/.test(this.text))
      this.text += apart ? written : ` ${written}`
    })
  }
}

/** A drawing with shorter paths. */
export const withShorterPaths = (svg: string): string => svg.replace(/(\sd=")([^"]*)"/g, (_, before: string, path: string) => `${before}${shorter(path)}"`)
