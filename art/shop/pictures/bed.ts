import { pointedArch } from '../../drawing/arch.ts'
import { each } from '../../drawing/brush.ts'
import { group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, clothPaintAt, threads } from '../../drawing/cloth.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { contactShadow } from '../../drawing/light.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { crease, foldsBetween, pleated, shadeOf } from '../../figures/folds.ts'
import { through } from '../../figures/geometry.ts'

const WOOD: Colour = '#8a5a36'

/** A made bed seen from its foot; the cover falls in folds at the front. Fills a sheet of 1200 by 1500 from the wall on. */
export function madeBed(sheet: Sheet, cover: Cloth, edge: Cloth): string {
  const top = 'M262 838Q600 816 938 838L1060 1084Q600 1112 140 1084Z'
  const light = linearPaint(
    sheet,
    [
      [0, '#fffaf0', 0.3],
      [0.5, '#fffaf0', 0],
      [1, shadeOf(cover.ground), 0.3],
    ],
    [0, 0],
    [0.8, 1],
  )
  const shade = shadeOf(cover.ground)
  return group(
    {},
    headboard(sheet),
    contactShadow(sheet, 600, 1384, 400, 0.55, 0.1),
    [150, 1010].map((x) => rect(x, 1230, 40, 152, { fill: darken(WOOD, 0.2), rx: 8 })).join(''),
    path(top, { fill: clothPaintAt(sheet, cover, 'matrix(1.25 0 -.06 .62 600 838)') }),
    threads(sheet, top, cover),
    path(top, { fill: light }),
    crease([300, 930], [520, 900], [830, 940], 16, shade, 0.16),
    crease([240, 1010], [520, 1040], [720, 1000], 18, shade, 0.14),
    front(sheet, cover, edge),
    pillow(sheet, 434, 806, { ...cover, ground: lighten(edge.ground, 0.1), motif: 'plain' }, -2),
    pillow(sheet, 766, 806, { ...cover, ground: lighten(edge.ground, 0.1), motif: 'plain' }, 2),
    pillow(sheet, 600, 856, cover, 0),
  )
}

function front(sheet: Sheet, cloth: Cloth, edge: Cloth): string {
  const left = through([
    [140, 1080],
    [134, 1180],
    [128, 1310],
  ])
  const right = through([
    [1060, 1080],
    [1068, 1180],
    [1074, 1310],
  ])
  const sag = (u: number) => 26 * (1 - (2 * u - 1) ** 2)
  const edges = foldsBetween(left, right, 13).map((line, i) => (v: number) => {
    const [x, y] = line(v)
    return [x, y + sag(i / 13) + v * (i % 2) * 9] as const
  })
  return pleated(sheet, { cloth, edges, size: 1.15, depth: 0.62, hem: { cloth: edge, share: 0.2 } })
}

function headboard(sheet: Sheet): string {
  const light = linearPaint(
    sheet,
    [
      [0, lighten(WOOD, 0.22)],
      [1, darken(WOOD, 0.2)],
    ],
    [0, 0],
    [0.6, 1],
  )
  return group(
    {},
    rect(212, 560, 776, 420, { fill: light, rx: 14 }),
    rect(196, 536, 808, 36, { fill: lighten(WOOD, 0.16), rx: 12 }),
    each(
      6,
      (i) =>
        path(pointedArch(250 + i * 120, 600, 100, 260), { fill: darken(WOOD, 0.32), opacity: 0.75 }) +
        path(pointedArch(262 + i * 120, 618, 76, 240), { fill: darken(WOOD, 0.14) }),
    ),
  )
}

function pillow(sheet: Sheet, x: number, y: number, cloth: Cloth, turn: number): string {
  const d =
    'M-148 -66Q-160 -84 -136 -84Q0 -104 136 -84Q160 -84 148 -66Q164 0 150 62Q154 82 132 78Q0 96 -132 78Q-154 82 -150 62Q-164 0 -148 -66Z'
  const round = linearPaint(
    sheet,
    [
      [0, '#fffaf0', 0.3],
      [0.55, '#fffaf0', 0],
      [1, shadeOf(cloth.ground), 0.5],
    ],
    [0.2, 0],
    [0.7, 1],
  )
  const shade = shadeOf(cloth.ground)
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path(d, { fill: '#1d1722', opacity: 0.24, transform: 'translate(10 16)' }),
    path(d, { fill: clothPaint(sheet, cloth, 0, 0.8) }),
    path(d, { fill: round }),
    crease([-146, -64], [-90, -40], [-60, 4], 14, shade, 0.3),
    crease([146, -64], [96, -36], [70, 0], 14, shade, 0.3),
    crease([-146, 60], [-80, 40], [-40, 50], 12, shade, 0.26),
    crease([146, 60], [90, 44], [50, 54], 12, shade, 0.26),
  )
}
