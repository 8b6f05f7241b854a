import { circle, each, range, stamp, stroke } from '../../drawing/brush.ts'
import { type Point, path, type Sheet } from '../../drawing/canvas.ts'
import type { Colour } from '../../drawing/colour.ts'
import { type Drape, drapeAt, drapeLines } from '../../drawing/drapery.ts'
import { petalRing } from '../../drawing/foliage.ts'

type Stamp = ReturnType<typeof stamp>

/** Sets a stamp in rows and columns on a cloth, every other row half a step on. */
function scatter(drape: Drape, mark: Stamp, columns: number, rows: number, size: number, from = 0.1, to = 0.9): string {
  return each(rows, (row, v) =>
    each(columns + (row % 2), (column) => {
      const u = (column + (row % 2 ? 0 : 0.5)) / columns
      const [x, y] = drapeAt(drape, u, from + v * (to - from))
      return mark(x, y, size)
    }),
  )
}

const hems = (drape: Drape, colour: Colour, lines: readonly (readonly [v: number, width: number])[]) =>
  lines
    .map(([v, width]) =>
      drapeLines(
        drape,
        [
          [
            [0, v],
            [1, v],
          ],
        ],
        colour,
        width,
        10,
      ),
    )
    .join('')

/** Tie-dyed rings, pale where the thread held. */
export function shibori(sheet: Sheet, drape: Drape, pale: Colour): string {
  const ring = stamp(
    sheet,
    circle(0, 0, 26, { fill: 'none', stroke: pale, 'stroke-width': 7, 'stroke-dasharray': '5 3.2', opacity: 0.85 }) +
      circle(0, 0, 15, { fill: 'none', stroke: pale, 'stroke-width': 4, 'stroke-dasharray': '4 3', opacity: 0.6 }) +
      circle(0, 0, 6, { fill: pale, opacity: 0.9 }),
  )
  return scatter(drape, ring, 4, 9, drape.width / 330, 0.07, 0.95)
}

/** Leheriya: waves of dye that run aslant. */
export const leheriya = (drape: Drape, colours: readonly Colour[]) =>
  colours
    .map((colour, k) => {
      const peaks = range(10).map((i): Point[] => {
        const v = -0.5 + (i * colours.length + k) * 0.055
        return [
          [0, v + 0.3],
          [0.5, v],
          [1, v + 0.3],
        ]
      })
      return drapeLines(drape, peaks, colour, 11, 3)
    })
    .join('')

/** Bandhani: fields of tiny tied dots in lozenges. */
export function bandhani(sheet: Sheet, drape: Drape, pale: Colour): string {
  const spots = [
    [0, -24],
    [-12, -12],
    [12, -12],
    [-24, 0],
    [0, 0],
    [24, 0],
    [-12, 12],
    [12, 12],
    [0, 24],
  ]
  const lozenge = stamp(
    sheet,
    spots.map(([x = 0, y = 0]) => circle(x, y, 4.6, { fill: 'none', stroke: pale, 'stroke-width': 3 })).join(''),
  )
  return (
    scatter(drape, lozenge, 4, 10, drape.width / 320, 0.08, 0.8) +
    hems(drape, pale, [
      [0.87, 5],
      [0.9, 14],
      [0.93, 5],
    ])
  )
}

/** Dabu: printed butas and a border. */
export function butaPrint(sheet: Sheet, drape: Drape, pale: Colour, accent: Colour): string {
  const buta = stamp(
    sheet,
    path('M0 30C-22 22 -24 -4 -8 -20C0 -28 12 -30 14 -22C15 -16 8 -14 6 -18C18 0 20 22 0 30Z', { fill: pale }) +
      path(petalRing(8, 6, 0.4), { fill: accent, transform: 'translate(-1 8)' }) +
      stroke('M0 30V42M0 40C-8 40 -12 36 -13 31M0 40C8 40 12 36 13 31', pale, 3),
  )
  const diamond = stamp(sheet, path('M0 -16L12 0L0 16L-12 0Z', { fill: pale }) + circle(0, 0, 4, { fill: accent }))
  const border = each(10, (_, share) => diamond(...drapeAt(drape, 0.05 + share * 0.9, 0.91), drape.width / 330))
  return (
    scatter(drape, buta, 4, 7, drape.width / 330, 0.09, 0.76) +
    hems(drape, pale, [
      [0.845, 5],
      [0.865, 3],
      [0.955, 5],
      [0.975, 3],
    ]) +
    border
  )
}

/** Ajrakh: stars in a grid of two dyes. */
export function ajrakh(sheet: Sheet, drape: Drape, first: Colour, second: Colour, pale: Colour): string {
  const star = stamp(
    sheet,
    path(petalRing(34, 8, 0.5), { fill: first }) +
      path(petalRing(24, 8, 0.4), { fill: second, transform: 'rotate(22)' }) +
      path(petalRing(13, 8, 0.4), { fill: pale }) +
      circle(0, 0, 5, { fill: first }),
  )
  const seed = stamp(sheet, circle(0, 0, 5, { fill: pale }))
  const field = scatter(drape, star, 4, 8, drape.width / 330, 0.08, 0.8)
  const seeds = each(7, (_, v) => each(5, (__, u) => seed(...drapeAt(drape, u, 0.13 + v * 0.62))))
  return (
    field +
    seeds +
    hems(drape, pale, [
      [0.86, 4],
      [0.965, 4],
    ]) +
    hems(drape, first, [[0.91, 34]]) +
    each(12, (_, u) => seed(...drapeAt(drape, 0.04 + u * 0.92, 0.91)))
  )
}
