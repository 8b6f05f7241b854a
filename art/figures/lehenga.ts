import { group, type Point, path } from '../drawing/canvas.ts'
import type { Cloth } from '../drawing/cloth.ts'
import type { Figure } from './body.ts'
import { foldsBetween, pleated, printAlong, shadeOf } from './folds.ts'
import { outline, through } from './geometry.ts'

/** A skirt in many pleats, wide at the foot. */
export function flaredSkirt(figure: Figure, cloth: Cloth, border: Cloth): string {
  const line = (...points: Point[]) => through(points.map(([x, y]) => figure.at(x, y)))
  const left = line([-41, -466], [-74, -390], [-106, -240], [-142, -12])
  const right = line([41, -466], [76, -390], [112, -240], [152, -12])
  const edges = foldsBetween(left, right, 12).map((edge, i) => (v: number): Point => {
    const [x, y] = edge(v)
    const u = i / 12
    return [x, y + v * v * (16 * Math.sin(u * Math.PI) + (i % 2) * 4)]
  })
  const band = outline(
    [figure.at(-42, -470), figure.at(0, -463), figure.at(42, -470)],
    [figure.at(44, -454), figure.at(0, -447), figure.at(-44, -454)],
  )
  return group(
    {},
    pleated(figure.sheet, { cloth, edges, hem: { cloth: border, share: 0.12 }, depth: 1.1, size: 0.36 }),
    path(band, { fill: printAlong(figure.sheet, border, figure.at(0, -470), figure.at(0, -440), 0.22) }),
    path(band, { fill: shadeOf(border.ground), opacity: 0.16 }),
  )
}
