import { pointedArch } from '../../drawing/arch.ts'
import { down, each, pool, slant, stamp, stroke } from '../../drawing/brush.ts'
import { ellipse, group, path, polygon, rect, type Sheet } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { spray } from '../../drawing/foliage.ts'
import { band, mouth, type Turned, turn } from '../../drawing/lathe.ts'
import { polished } from '../../drawing/metal.ts'
import { A } from './palette.ts'

/** A brass lota of the courtyard, standing on `foot`. */
export function brassLota(sheet: Sheet, cx: number, foot: number, scale = 1): string {
  const up = (h: number) => foot - h * scale
  const body: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [62 * scale, up(186)],
      [46 * scale, up(172)],
      [42 * scale, up(154)],
      [66 * scale, up(134)],
      [96 * scale, up(92)],
      [90 * scale, up(46)],
      [56 * scale, up(14)],
      [46 * scale, up(8)],
      [54 * scale, up(0)],
    ],
  }
  const lines =
    band(body, up(146), up(142), darken(A.brass, 0.5), 0.6) + band(body, up(104), up(100), darken(A.brass, 0.5), 0.5)
  return turn(sheet, body, polished('#dc9a32'), lines) + mouth(sheet, body, A.brass, darken(A.brass, 0.35), 12 * scale)
}

/** A painted tulsi vrindavan with its plant; `foot` is the front edge of the lowest step. */
export function tulsiPlanter(sheet: Sheet, cx: number, foot: number): string {
  const block = (w: number, top: number, bottom: number, skew = 22) =>
    group(
      {},
      path(
        polygon([
          [cx - w, top],
          [cx + w, top],
          [cx + w, bottom],
          [cx - w, bottom],
        ]),
        { fill: slant(sheet, '#fffdf6', '#f3e6d2', '#d3bb9c') },
      ),
      path(
        polygon([
          [cx - w, top],
          [cx - w + skew, top - 14],
          [cx + w - skew, top - 14],
          [cx + w, top],
        ]),
        { fill: '#fff9ec' },
      ),
    )
  const stripe = (w: number, y: number, h: number, colour: string) => rect(cx - w, y, w * 2, h, { fill: colour })
  const lotus = each(5, (i) =>
    path('M0 0C-13 -16 -11 -34 0 -48C11 -34 13 -16 0 0Z', {
      fill: i % 2 ? A.madder : A.indigo,
      transform: `translate(${cx} ${foot - 222}) rotate(${(i - 2) * 34})`,
    }),
  )
  const niche = path(pointedArch(cx - 36, foot - 196, 72, 114), { fill: down(sheet, darken(A.indigo, 0.35), A.indigo) })
  const flame = path('M0 0C-9 -8 -7 -20 0 -32C7 -20 9 -8 0 0Z', {
    fill: '#ffd76a',
    transform: `translate(${cx} ${foot - 96})`,
  })
  const diya = path(`M${cx - 22} ${foot - 98}Q${cx} ${foot - 72} ${cx + 22} ${foot - 98}Z`, { fill: A.clay })
  return group(
    {},
    plant(sheet, cx, foot - 312),
    block(150, foot - 34, foot),
    stripe(150, foot - 12, 12, A.madder),
    block(122, foot - 66, foot - 34),
    stripe(122, foot - 44, 5, A.indigo),
    block(100, foot - 284, foot - 66),
    stripe(100, foot - 284, 8, A.indigo),
    stripe(100, foot - 74, 8, A.indigo),
    stroke(`M${cx - 84} ${foot - 268}V${foot - 86}M${cx + 84} ${foot - 268}V${foot - 86}`, A.madder, 3),
    lotus,
    niche,
    pool(sheet, cx, foot - 112, 34, 40, '#ffc14d', 0.9),
    flame,
    diya,
    stroke(pointedArch(cx - 44, foot - 206, 88, 124), A.marigold, 3),
    block(124, foot - 312, foot - 284),
    stripe(124, foot - 300, 6, A.madder),
  )
}

function plant(sheet: Sheet, cx: number, soil: number): string {
  const leaves = [A.neem, darken(A.leaf, 0.1), A.leaf, lighten(A.leaf, 0.12)]
  const sprays = leaves.map((leaf, i) => stamp(sheet, spray(200, 24 + i * 6, leaf, '#5d4a33')))
  const stems = [
    [-34, 0.72, -30],
    [34, 0.74, 12],
    [-40, 0.52, -58],
    [40, 0.54, 40],
    [-20, 1, -22],
    [18, 1.02, 6],
    [-6, 0.66, -12],
    [0, 1.2, -8],
    [12, 0.62, -2],
    [-26, 0.44, -34],
    [28, 0.46, 22],
  ] as const
  const drawn = stems.map(([dx, size, turn], i) => sprays[i % 4]?.(cx + dx * 0.7, soil, size, turn) ?? '')
  return group({}, ellipse(cx, soil, 100, 15, { fill: '#5a3d2c' }), ...drawn)
}
