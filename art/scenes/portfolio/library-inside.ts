import { circle, down, each, fade, pool, range, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, rect, type Sheet } from '../../drawing/canvas.ts'
import type { Colour } from '../../drawing/colour.ts'
import { scene } from '../scene.ts'
import { face, lens, palm, seam } from './parts.ts'
import { UPRIGHT } from './sizes.ts'

const at = lens(600, 720, 1000)
const [SIDE, SPRING, TIP, FLOOR, DEEP] = [520, -330, -760, 640, 2000]
const SPINES: readonly Colour[] = [
  '#a8492b',
  '#d9b45c',
  '#2f5a58',
  '#efe3c8',
  '#6e3a2a',
  '#8f9f6a',
  '#c98a5a',
  '#31445c',
]

/** A wall of shelves, floor to spring. */
function shelves(side: 1 | -1): string {
  const p = (y: number, z: number, out = 0) => at(side * (SIDE - out), y, z)
  const dark = side === 1
  const rows = range(6).map((i) => FLOOR - 60 - i * 148)
  const bays = range(8).map((i) => -100 + i * 260)
  const books = rows.map((y, row) =>
    bays
      .map((z, bay) =>
        each(9, (i) => {
          const from = z + 18 + i * 25
          const high = 92 + ((row * 31 + bay * 17 + i * 23) % 40)
          const fill = SPINES[(row * 3 + bay * 5 + i * 7) % SPINES.length] ?? '#a8492b'
          return (i + bay * 3 + row) % 13 === 4
            ? ''
            : face([p(y, from), p(y - high, from), p(y - high, from + 22), p(y, from + 22)], fill)
        }),
      )
      .join(''),
  )
  return group(
    {},
    face([p(SPRING, -200), p(SPRING, DEEP), p(FLOOR, DEEP), p(FLOOR, -200)], dark ? '#2c1a10' : '#4a2e1a'),
    ...books,
    ...rows.map((y) =>
      face([p(y, -200, 30), p(y, DEEP, 30), p(y + 12, DEEP, 30), p(y + 12, -200, 30)], dark ? '#6e4526' : '#b98452'),
    ),
    ...bays.map((z) =>
      face(
        [p(SPRING, z, 30), p(SPRING, z + 16, 30), p(FLOOR, z + 16, 30), p(FLOOR, z, 30)],
        dark ? '#5c3a20' : '#a8764a',
      ),
    ),
    face([p(SPRING, -200), p(SPRING, DEEP), p(FLOOR, DEEP), p(FLOOR, -200)], '#160c06', dark ? 0.3 : 0.08),
  )
}

function roof(sheet: Sheet): string {
  const plane = (side: 1 | -1, fill: string) =>
    face([at(side * SIDE, SPRING, -300), at(side * SIDE, SPRING, DEEP), at(0, TIP, DEEP), at(0, TIP, -300)], fill)
  return group(
    {},
    plane(-1, slant(sheet, '#5c3a22', '#8a5c38')),
    plane(1, slant(sheet, '#3a2314', '#6a4428')),
    ...range(12)
      .map((i) => -200 + i * 185)
      .reverse()
      .map(
        (z) =>
          stroke(
            `M${[at(-SIDE, SPRING, z), at(0, TIP, z), at(SIDE, SPRING, z)].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`,
            '#24140b',
            26 * (1000 / (1000 + z)),
            { 'stroke-linejoin': 'miter' },
          ) + seam(at(-SIDE, SPRING + 6, z), at(SIDE, SPRING + 6, z), '#3a2414', 16 * (1000 / (1000 + z))),
      ),
  )
}

/** The end wall: one round window on the water. */
function end(sheet: Sheet): string {
  const [left, foot] = at(-SIDE, FLOOR, DEEP)
  const [right, spring] = at(SIDE, SPRING, DEEP)
  const [middle, tip] = at(0, TIP, DEEP)
  const [cx, cy, r] = [600, 672, 118]
  return group(
    {},
    face(
      [
        [left, foot],
        [left, spring],
        [middle, tip],
        [right, spring],
        [right, foot],
      ],
      down(sheet, '#e9dcc0', '#cdb48a'),
    ),
    circle(cx, cy, r + 12, { fill: '#6e4526' }),
    clipTo(
      sheet,
      circle(cx, cy, r),
      rect(cx - r, cy - r, r * 2, r * 2, { fill: down(sheet, '#cfe2e0', '#fdf0d0', '#f7d9a4') }),
      circle(cx + 34, cy - 12, 26, { fill: '#fffbe8' }),
      rect(cx - r, cy + 40, r * 2, r, { fill: down(sheet, '#b9cfc8', '#6f9596') }),
      palm(sheet, cx - 60, cy + 50, 150, 24, '#4f7468', true),
      palm(sheet, cx - 10, cy + 46, 100, -14, '#6a8a7e', true),
    ),
    stroke(`M${cx - r} ${cy}H${cx + r}M${cx} ${cy - r}V${cy + r}`, '#6e4526', 6),
    pool(sheet, cx, cy, 340, 320, '#fff3cc', 0.55),
  )
}

/** A long table down the middle, two lamps on it, benches along it. */
function table(sheet: Sheet): string {
  const [near, far] = [260, 1250]
  const leg = (x: number, z: number) =>
    face([at(x, 330, z), at(x + 30, 330, z), at(x + 30, FLOOR, z), at(x, FLOOR, z)], '#3a2414')
  const bench = (x: number) =>
    face([at(x, 480, near + 40), at(x + 90, 480, near + 40), at(x + 90, 480, far), at(x, 480, far)], '#8a5a34') +
    face(
      [at(x, 480, near + 40), at(x + 90, 480, near + 40), at(x + 90, 510, near + 40), at(x, 510, near + 40)],
      '#5c3a20',
    ) +
    face(
      [
        at(x + 10, 510, near + 60),
        at(x + 30, 510, near + 60),
        at(x + 30, FLOOR, near + 60),
        at(x + 10, FLOOR, near + 60),
      ],
      '#3a2414',
    ) +
    face(
      [
        at(x + 60, 510, near + 60),
        at(x + 80, 510, near + 60),
        at(x + 80, FLOOR, near + 60),
        at(x + 60, FLOOR, near + 60),
      ],
      '#3a2414',
    )
  const lamp = (z: number) => {
    const [x, y] = at(0, 310, z)
    const s = 1000 / (1000 + z)
    return (
      pool(sheet, x, y, 190 * s, 60 * s, '#ffe6a4', 0.8) +
      rect(x - 5 * s, y - 130 * s, 10 * s, 130 * s, { fill: '#c9a050' }) +
      ellipse(x, y, 44 * s, 10 * s, { fill: '#a8803a' }) +
      face(
        [
          [x - 80 * s, y - 110 * s],
          [x + 80 * s, y - 110 * s],
          [x + 46 * s, y - 178 * s],
          [x - 46 * s, y - 178 * s],
        ],
        slant(sheet, '#4f9a80', '#1f5c4a'),
      ) +
      ellipse(x, y - 110 * s, 80 * s, 9 * s, { fill: '#fff3c4' })
    )
  }
  return group(
    {},
    pool(sheet, 620, 1220, 330, 60, '#0d0604', 0.6),
    bench(-330),
    bench(240),
    leg(-170, far),
    leg(140, far),
    face(
      [at(-200, 310, near), at(200, 310, near), at(200, 310, far), at(-200, 310, far)],
      down(sheet, '#d9a870', '#a8703e'),
    ),
    face([at(-200, 310, near), at(200, 310, near), at(200, 342, near), at(-200, 342, near)], '#6a4020'),
    leg(-180, near),
    leg(150, near),
    lamp(1050),
    face([at(-110, 306, 520), at(-10, 306, 520), at(-10, 306, 640), at(-110, 306, 640)], '#fff8e6'),
    face([at(-6, 306, 520), at(94, 306, 520), at(94, 306, 640), at(-6, 306, 640)], '#f3e6c8'),
    lamp(400),
  )
}

export const pfLibraryInside = scene(
  'Inside the reading room: shelves to the rafters on both sides, a long table with green lamps, a round window on the water',
  { ...UPRIGHT, seed: 84 },
  (sheet) => [
    rect(0, 0, 1200, 1500, { fill: '#1c110b' }),
    end(sheet),
    roof(sheet),
    face(
      [at(-SIDE, FLOOR, -300), at(SIDE, FLOOR, -300), at(SIDE, FLOOR, DEEP), at(-SIDE, FLOOR, DEEP)],
      down(sheet, '#c9824e', '#8f4a2a', '#5e2c18'),
    ),
    each(15, (i) => seam(at(-SIDE + i * 74, FLOOR, -300), at(-SIDE + i * 74, FLOOR, DEEP), '#4e2414', 3, 0.5)),
    face([at(-150, FLOOR, DEEP), at(150, FLOOR, DEEP), at(330, FLOOR, -200), at(-330, FLOOR, -200)], '#ffe6b4', 0.2),
    shelves(-1),
    shelves(1),
    table(sheet),
    rect(0, 0, 1200, 1500, { fill: fade(sheet, '#0d0604', 0.5, 0, [0, 1], [0, 0.7]) }),
    rect(0, 0, 1200, 1500, { fill: fade(sheet, '#0d0604', 0.45, 0, [0, 0], [0, 0.3]) }),
  ],
)
