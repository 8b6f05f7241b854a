import { down, each, fade, pool, range, slant, stroke } from '../../drawing/brush.ts'
import { group, path, polygon, rect, type Sheet } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { blur } from '../../drawing/paint.ts'
import { BOWL, metalStops, vessel } from '../../drawing/vessel.ts'
import { scene } from '../scene.ts'
import { V } from './palette.ts'
import { palm } from './parts.ts'
import { UPRIGHT } from './sizes.ts'

const FLOOR = 1180
const [WIDTH, HEIGHT, GAP] = [176, 62, 84]

/** A brick of the screen, with the end that one sees of it inside the gap. */
function brick(sheet: Sheet, x: number, y: number, tint: number): string {
  const colour = tint > 0 ? lighten(V.laterite, tint) : darken(V.laterite, -tint)
  return group(
    {},
    rect(x, y, WIDTH, HEIGHT, { fill: colour }),
    path(`M${x + WIDTH} ${y}l26 10V${y + HEIGHT - 4}L${x + WIDTH} ${y + HEIGHT}Z`, { fill: darken(colour, 0.55) }),
    path(`M${x} ${y}l-20 10V${y + HEIGHT - 4}L${x} ${y + HEIGHT}Z`, { fill: lighten(colour, 0.4) }),
    rect(x, y, WIDTH, 6, { fill: '#ffdcae', opacity: 0.35 }),
    rect(x, y + HEIGHT - 8, WIDTH, 8, { fill: '#2a0f06', opacity: 0.35 }),
    each(5, (i) =>
      rect(x + 14 + ((i * 41) % 150), y + 12 + ((i * 23) % 36), 9, 4, { fill: darken(colour, 0.35), opacity: 0.5 }),
    ),
    rect(x, y, WIDTH, HEIGHT, { fill: fade(sheet, '#140804', 0, 0.22, [0, 0], [1, 1]) }),
  )
}

/** What the sun throws through the gaps on the floor. */
const patches = (sheet: Sheet) =>
  group(
    { filter: blur(sheet, 5, 0.1), opacity: 0.75 },
    ...range(4).flatMap((row) =>
      range(6).map((i) => {
        const x = 120 + i * 230 + (row % 2) * 110 - row * 60
        const y = FLOOR + 60 + row * 74
        return path(
          polygon([
            [x, y],
            [x + 90, y],
            [x + 56, y + 46],
            [x - 40, y + 46],
          ]),
          { fill: '#ffe2a8' },
        )
      }),
    ),
  )

export const pfJali = scene(
  'A screen of laterite bricks laid with gaps, the green of the garden behind it and its light in patches on a red floor',
  { ...UPRIGHT, seed: 86 },
  (sheet) => [
    rect(0, 0, 1200, 1500, { fill: down(sheet, '#e6f0c4', '#a9c87c', '#5f8a4c') }),
    group(
      { filter: blur(sheet, 10, 0.1) },
      palm(sheet, 300, FLOOR, 900, 90, '#4f7a48', true),
      palm(sheet, 880, FLOOR, 760, -60, '#3d6a42', true),
    ),
    pool(sheet, 860, 240, 420, 360, '#fffbe0', 0.9),
    ...range(15).flatMap((row) =>
      range(6).map((i) =>
        brick(
          sheet,
          -130 + i * (WIDTH + GAP) + (row % 2) * ((WIDTH + GAP) / 2),
          60 + row * (HEIGHT + 12),
          [-0.06, 0.05, -0.14, 0.1, 0][(row * 3 + i * 2) % 5] ?? 0,
        ),
      ),
    ),
    rect(0, 0, 1200, 64, { fill: down(sheet, '#efe8d6', '#c9bfa6') }),
    rect(0, 64, 1200, 70, { fill: fade(sheet, '#1c0e08', 0.55, 0) }),
    rect(0, 1150, 1200, 40, { fill: down(sheet, '#e0d6be', '#a89878') }),
    rect(0, FLOOR + 8, 1200, 330, { fill: down(sheet, '#7a2f1c', '#a8482c', '#8f3a22') }),
    patches(sheet),
    rect(0, FLOOR + 8, 1200, 60, { fill: fade(sheet, '#1c0804', 0.6, 0) }),
    rect(640, 1150, 470, 44, { rx: 4, fill: down(sheet, '#b98452', '#8a5a34') }),
    rect(640, 1150, 470, 6, { fill: '#efc890', opacity: 0.7 }),
    ...[680, 1040].map((x) => rect(x, 1194, 34, 130, { fill: slant(sheet, '#8a5a34', '#4a2c16') })),
    pool(sheet, 920, 1334, 330, 34, '#1c0804', 0.6),
    vessel(sheet, {
      cx: 800,
      foot: 1150,
      profile: BOWL,
      scale: 0.8,
      stops: metalStops('#cf9a42'),
      mouth: '#6a4218',
      rim: '#f2d594',
    }),
    stroke('M770 1090q20 -40 60 -30', '#4f7a48', 6),
    rect(0, 0, 1200, 1500, { fill: fade(sheet, '#140804', 0, 0.4, [0.4, 0.3], [1, 1]) }),
  ],
)
