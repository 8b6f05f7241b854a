import { blurred, circle, each, fade, orb, place, pool, range, slant, stroke } from '../../drawing/brush.ts'
import { group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { block, iso, isoShape } from '../../drawing/iso.ts'
import { scene, WIDE } from '../scene.ts'
import { columns, courts } from './house-plan.ts'

const UNIT = 9.4
const HIGH = 62

const card = (sheet: Sheet) => ({
  top: '#fffdf6',
  left: slant(sheet, '#f4eddc', '#e6dcc6'),
  right: slant(sheet, '#cdc2aa', '#b3a78e'),
})

/** A ball of wire for a tree. */
const ball = (sheet: Sheet, x: number, y: number, r: number) => {
  const [cx, cy] = iso(x * UNIT, y * UNIT, 0)
  return (
    stroke(`M${Math.round(cx)} ${Math.round(cy)}v${-r * 2}`, '#7a5a3a', 5) +
    circle(cx, cy - r * 2.6, r, { fill: orb(sheet, '#b7cfa0', '#7f9f6c', '#4a6a44') }) +
    each(5, (i) =>
      circle(cx, cy - r * 2.6, r * (0.3 + i * 0.16), {
        fill: 'none',
        stroke: '#eef4e0',
        'stroke-width': 1.4,
        opacity: 0.4,
      }),
    )
  )
}

/** The house as card: its four courts cut out of one tiled roof, lifted off beside it. */
export const pfModel = scene(
  'A card model of the house of four courts on a plinth, seen from above: white walls, red roofs, trees of wire in the courts',
  { ...WIDE, seed: 89 },
  (sheet) => {
    const faces = card(sheet)
    const red = { top: slant(sheet, '#d67a50', '#b4532e'), left: '#8f3a20', right: '#6e2a16' }
    const piece = (x: number, y: number, z: number, w: number, d: number, h: number, look = faces) =>
      block(x * UNIT, y * UNIT, z, w * UNIT, d * UNIT, h, look)
    const slab = (x: number, y: number, w: number, d: number) => piece(x, y, HIGH, w, d, 16, red)
    const courtFloor = courts.map(([x, y, w, h], i) =>
      path(
        isoShape([
          [x * UNIT, y * UNIT, 1],
          [(x + w) * UNIT, y * UNIT, 1],
          [(x + w) * UNIT, (y + h) * UNIT, 1],
          [x * UNIT, (y + h) * UNIT, 1],
        ]),
        { fill: i === 1 ? '#8fbcc4' : '#d3dcb4' },
      ),
    )
    const posts = columns.map(([x, y]) =>
      piece(x - 0.5, y - 0.5, 0, 1, 1, HIGH, { top: '#8a5a34', left: '#a8764a', right: '#6a4224' }),
    )
    // Back to front, so that what is nearer covers what is farther.
    const house = [
      piece(0, 0, 0, 100, 2, HIGH),
      piece(0, 2, 0, 2, 60, HIGH),
      ...courtFloor,
      ...posts,
      ball(sheet, 23, 21, 26),
      ball(sheet, 81, 18, 20),
      piece(0, 62, 0, 100, 2, HIGH),
      piece(98, 2, 0, 2, 60, HIGH),
      slab(0, 0, 100, 11),
      slab(0, 11, 13, 31),
      slab(33, 11, 8, 31),
      slab(65, 11, 8, 31),
      slab(89, 11, 11, 31),
      slab(13, 31, 20, 11),
      slab(41, 35, 24, 7),
      slab(73, 27, 16, 15),
      slab(0, 42, 19, 22),
      ball(sheet, 30, 48, 19),
      ball(sheet, 40, 50, 15),
      slab(47, 42, 53, 22),
      slab(19, 57, 28, 7),
    ]
    const shadow = blurred(
      sheet,
      22,
      path(
        isoShape([
          [-40, 640, -60],
          [980, 640, -60],
          [1060, 760, -60],
          [60, 760, -60],
        ]),
        { fill: '#2a2018', opacity: 0.5 },
      ),
    )
    return [
      rect(0, 0, 1600, 1200, { fill: slant(sheet, '#d8d4c8', '#bdb7a8', '#8f897c') }),
      pool(sheet, 520, 300, 900, 600, '#fffdf4', 0.6),
      place(
        690,
        290,
        group(
          {},
          shadow,
          piece(-9, -9, -34, 118, 82, 30, {
            top: slant(sheet, '#c99a66', '#a8743e'),
            left: slant(sheet, '#8f5e30', '#7a4c24'),
            right: '#5c3618',
          }),
          path(
            isoShape([
              [-60, -60, 0],
              [1010, -60, 0],
              [1010, 670, 0],
              [-60, 670, 0],
            ]),
            { fill: '#e4d8bc' },
          ),
          ball(sheet, -4, 66, 22),
          ...house,
          ball(sheet, 104, 66, 24),
          ball(sheet, 105, 30, 20),
        ),
        0.84,
      ),
      ...range(3).map((i) =>
        place(
          180 + i * 30,
          1010 + i * 34,
          rect(0, 0, 240, 16, { fill: ['#fffdf6', '#d67a50', '#e4d8bc'][i] ?? '#fff' }) +
            rect(0, 12, 240, 4, { fill: '#2a2018', opacity: 0.25 }),
          1,
          -8 + i * 5,
        ),
      ),
      rect(0, 0, 1600, 1200, { fill: fade(sheet, '#1c1610', 0, 0.32, [0.4, 0.4], [1, 1]) }),
    ]
  },
)
