import { each } from '../drawing/brush.ts'
import { group, num, type Point, path } from '../drawing/canvas.ts'
import type { Cloth } from '../drawing/cloth.ts'
import { type Colour, darken, lighten } from '../drawing/colour.ts'
import type { Figure } from './body.ts'
import { crease, foldsBetween, pleated, printAlong, shadeOf } from './folds.ts'
import { type Line, outline, tapered, through } from './geometry.ts'

export type Bottom = { cut: 'churidar' | 'trousers' | 'palazzo' | 'salwar' | 'dhoti'; cloth: Cloth }

const SIDES = [-1, 1] as const
type Sign = (typeof SIDES)[number]

const line = (figure: Figure, sign: Sign, ...points: Point[]): Line =>
  through(points.map(([x, y]) => figure.at(sign * x, y)))

/** From left to right, so that every fold has its light on the left. */
const folds = (outer: Line, inner: Line, sign: Sign, count: number) =>
  sign < 0 ? foldsBetween(outer, inner, count) : foldsBetween(inner, outer, count)

function leg(figure: Figure, { cloth }: Bottom, sign: Sign, radii: readonly number[], foot: number): string {
  const k = Math.sqrt(figure.build.limb)
  const heights = [-400, -330, -205, -130, foot]
  const spread = [27, 28, 29, 29, 28]
  const points = heights.map((y, i) => [...figure.at(sign * (spread[i] ?? 28), y), (radii[i] ?? 12) * k] as const)
  const d = tapered(points)
  const inner = tapered(points.map(([x, y, r]) => [x + r * 0.55, y, r * 0.48] as const))
  const shade = shadeOf(cloth.ground)
  return group(
    {},
    path(d, { fill: printAlong(figure.sheet, cloth, figure.at(sign * 27, -400), figure.at(sign * 28, foot)) }),
    path(inner, { fill: shade, opacity: 0.3 }),
  )
}

function churidar(figure: Figure, bottom: Bottom): string {
  const shade = shadeOf(bottom.cloth.ground)
  const rings = (sign: Sign) =>
    each(5, (i) => {
      const y = -34 - i * 13
      const r = 12.5 + i * 1.2
      return crease(
        figure.at(sign * 28 - r, y - 4),
        figure.at(sign * 28, y + 5),
        figure.at(sign * 28 + r, y - 3),
        4,
        shade,
        0.5 - i * 0.07,
      )
    })
  return SIDES.map((sign) => leg(figure, bottom, sign, [33, 31, 21, 20, 12], -24) + rings(sign)).join('')
}

function trousers(figure: Figure, bottom: Bottom): string {
  const shade = shadeOf(bottom.cloth.ground)
  const press = (sign: Sign) =>
    crease(figure.at(sign * 26, -390), figure.at(sign * 29, -200), figure.at(sign * 27, -24), 2.6, shade, 0.4) +
    crease(figure.at(sign * 12, -205), figure.at(sign * 30, -196), figure.at(sign * 46, -208), 5, shade, 0.28)
  return SIDES.map((sign) => leg(figure, bottom, sign, [35, 34, 25, 22, 19.5], -20) + press(sign)).join('')
}

const wide = (figure: Figure, { cloth }: Bottom) =>
  SIDES.map((sign) =>
    pleated(figure.sheet, {
      cloth,
      edges: folds(
        line(
          figure,
          sign,
          [figure.build.hip - 4, -420],
          [figure.build.hip + 5, -330],
          [figure.build.hip + 18, -160],
          [figure.build.hip + 34, -26],
        ),
        line(figure, sign, [0, -420], [2, -330], [5, -160], [8, -22]),
        sign,
        5,
      ),
    }),
  ).join('')

const baggy = (figure: Figure, { cloth }: Bottom) =>
  SIDES.map((sign) => {
    const cuff = outline(
      [figure.at(sign * 14, -42), figure.at(sign * 28, -38), figure.at(sign * 42, -44)],
      [figure.at(sign * 41, -26), figure.at(sign * 28, -22), figure.at(sign * 15, -26)],
    )
    return (
      pleated(figure.sheet, {
        cloth,
        edges: folds(
          line(figure, sign, [figure.build.hip - 2, -420], [78, -320], [80, -190], [60, -90], [42, -40]),
          line(figure, sign, [0, -420], [2, -320], [-4, -190], [4, -90], [14, -40]),
          sign,
          5,
        ),
        depth: 0.9,
      }) +
      path(cuff, { fill: darken(cloth.ground, 0.16) }) +
      path(cuff, { fill: 'none', stroke: cloth.accent, 'stroke-width': 1.6 })
    )
  }).join('')

/** Drawn between the legs and pleated in front; the calves are bare below it. */
function dhoti(figure: Figure, { cloth }: Bottom): string {
  const { sheet, build, skin } = figure
  const border: Cloth = { ...cloth, motif: 'plain', ground: cloth.accent }
  const calves = SIDES.map((sign) =>
    path(
      tapered([
        [...figure.at(sign * 28, -130), 17],
        [...figure.at(sign * 29, -90), 15],
        [...figure.at(sign * 28, -24), 10],
      ]),
      { fill: skin },
    ),
  )
  const legs = SIDES.map((sign) =>
    pleated(sheet, {
      cloth,
      edges: folds(
        line(figure, sign, [build.hip - 2, -420], [build.hip + 12, -330], [build.hip + 8, -200], [54, -78]),
        line(figure, sign, [-8, -410], [0, -300], [6, -180], [6, -58]),
        sign,
        4,
      ),
      hem: { cloth: border, share: 0.035 },
    }),
  )
  const fan = pleated(sheet, {
    cloth,
    edges: foldsBetween(
      line(figure, 1, [-8, -420], [-16, -300], [-22, -180], [-30, -62]),
      line(figure, 1, [8, -420], [12, -300], [18, -180], [24, -52]),
      6,
    ),
    hem: { cloth: border, share: 0.035 },
  })
  return calves.join('') + legs.join('') + fan
}

export const bottoms = (figure: Figure, bottom: Bottom): string =>
  ({ churidar, trousers, palazzo: wide, salwar: baggy, dhoti })[bottom.cut](figure, bottom)

/** Juttis: a pair that turns up at the toe. */
export function juttisOn({ at, skin }: Figure, colour: Colour, spread = 28): string {
  return SIDES.map((sign) => {
    const [x, y] = at(sign * spread, -14)
    return group(
      { transform: `translate(${num(x)} ${num(y)}) rotate(${-sign * 13}) scale(1.06)` },
      path('M-9 -14H9L11 2H-11Z', { fill: skin }),
      path('M-12 -6C-15 6 -11 15 0 22C11 15 15 6 12 -6Q6 4 0 4Q-6 4 -12 -6Z', { fill: colour }),
      path('M-12 -6Q-6 4 0 4Q6 4 12 -6', { fill: 'none', stroke: '#d9a23c', 'stroke-width': 2 }),
      path('M4 4C9 2 11 0 12.4 -4C14 6 10 14 1 21Q8 12 4 4Z', { fill: darken(colour, 0.4), opacity: 0.6 }),
      path('M0 9v7M-3.5 12.5h7', { stroke: lighten('#d9a23c', 0.3), 'stroke-width': 1.6 }),
    )
  }).join('')
}
