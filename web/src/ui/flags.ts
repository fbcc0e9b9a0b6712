/** Twenty signal flags for twenty seats, which differ in pattern, so that no colour is needed to distinguish them. */

const RED = '#c92c3c'
const BLUE = '#1f4f9e'
const YELLOW = '#f4c430'
const WHITE = '#ffffff'
const BLACK = '#1c1c1c'

export interface Flag {
  letter: string
  outline: string
  ground: string
  marks: readonly (readonly [colour: string, path: string])[]
}

const SQUARE = 'M0 0H24V24H0Z'
const SWALLOWTAIL = 'M0 0H24L17 12L24 24H0Z'

const flag = (letter: string, ground: string, marks: Flag['marks'], outline = SQUARE): Flag => ({
  letter,
  outline,
  ground,
  marks,
})

const squares = (even: number) =>
  Array.from({ length: 16 }, (_, place) => [place % 4, Math.floor(place / 4)] as const)
    .filter(([column, row]) => (column + row) % 2 === even)
    .map(([column, row]) => `M${column * 6} ${row * 6}h6v6h-6Z`)
    .join('')

export const FLAGS: readonly Flag[] = [
  flag('H', WHITE, [[RED, 'M12 0H24V24H12Z']]),
  flag('I', YELLOW, [[BLACK, 'M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z']]),
  flag('X', WHITE, [[BLUE, 'M9 0H15V9H24V15H15V24H9V15H0V9H9Z']]),
  flag('J', BLUE, [[WHITE, 'M0 8H24V16H0Z']]),
  flag('F', WHITE, [[RED, 'M12 0L24 12L12 24L0 12Z']]),
  flag('O', YELLOW, [[RED, 'M0 0H24V24Z']]),
  flag('V', WHITE, [[RED, 'M0 0H5L12 7L19 0H24V5L17 12L24 19V24H19L12 17L5 24H0V19L7 12L0 5Z']]),
  flag('L', YELLOW, [[BLACK, 'M12 0H24V12H12ZM0 12H12V24H0Z']]),
  flag('P', BLUE, [[WHITE, 'M8 8H16V16H8Z']]),
  flag('T', WHITE, [
    [RED, 'M0 0H8V24H0Z'],
    [BLUE, 'M16 0H24V24H16Z'],
  ]),
  flag('N', WHITE, [[BLUE, squares(0)]]),
  flag('G', YELLOW, [[BLUE, 'M4 0H8V24H4ZM12 0H16V24H12ZM20 0H24V24H20Z']]),
  flag('Y', YELLOW, [[RED, 'M0 5L5 0H10L0 10ZM0 15L15 0H20L0 20ZM1 24L24 1V6L6 24ZM11 24L24 11V16L16 24ZM21 24L24 21V24Z']]),
  flag('Z', YELLOW, [
    [BLACK, 'M0 0L12 12L0 24Z'],
    [BLUE, 'M24 0L12 12L24 24Z'],
    [RED, 'M0 24L12 12L24 24Z'],
  ]),
  flag('C', BLUE, [
    [WHITE, 'M0 5H24V19H0Z'],
    [RED, 'M0 9.5H24V14.5H0Z'],
  ]),
  flag('W', BLUE, [
    [WHITE, 'M5 5H19V19H5Z'],
    [RED, 'M9 9H15V15H9Z'],
  ]),
  flag('E', RED, [[BLUE, 'M0 0H24V12H0Z']]),
  flag('A', BLUE, [[WHITE, 'M0 0H11V24H0Z']], SWALLOWTAIL),
  flag('B', RED, [], SWALLOWTAIL),
  flag('Q', YELLOW, []),
]

const inside = ({ outline, ground, marks }: Flag) =>
  `<path d="${outline}" fill="${ground}"/>${marks.map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`).join('')}`
const drawn = FLAGS.map((one) => `${inside(one)}<path d="${one.outline}" fill="none" stroke="#14263c" stroke-width="1.4"/>`)

/** The same flags on a waving cloth, with the shadow of a fold; the clip paths are in the shell's sprite. */
const waving = FLAGS.map((one) => {
  const [clip, edge] = one.outline === SQUARE ? ['cloth', 'M0 1C6-2 12 4 24 1V23C12 26 6 20 0 23Z'] : ['cloth-tail', 'M0 1C6-2 12 4 24 1L17 12L24 23C12 26 6 20 0 23Z']
  const fold = '<path d="M5 0C8 2 10 4 13 3V25C10 24 8 21 5 22Z" opacity=".12"/>'
  return `<g clip-path="url(#${clip})"><g transform="translate(0 -2) scale(1 1.17)">${inside(one)}</g>${fold}</g><path d="${edge}" fill="none" stroke="var(--paper-ink)" stroke-width="1.1"/>`
})

/** The drawing of a seat's flag as text: twenty seats have hundreds of them on a screen. */
export function drawingOf(seat: number, size: number): string {
  return (size < 24 ? drawn : waving)[seat % drawn.length]!
}
