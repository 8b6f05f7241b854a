import { curve, num, type Point } from '../drawing/canvas.ts'

/** A line that runs along a cloth or a limb: 0 is its beginning, 1 its end. */
export type Line = (v: number) => Point

export const between = (a: number, b: number, t: number) => a + (b - a) * t

export const pointBetween = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [
  between(x0, x1, t),
  between(y0, y1, t),
]

/** A smooth line through the points (Catmull-Rom), each of them an equal share of the way. */
export function through(points: readonly Point[]): Line {
  const last = points.length - 1
  const at = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? [0, 0]
  return (v) => {
    const place = Math.max(0, Math.min(1, v)) * last
    const i = Math.min(last - 1, Math.floor(place))
    const t = place - i
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const mix = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
    return [mix(0), mix(1)]
  }
}

/** The line between two others. */
export const lineBetween =
  (a: Line, b: Line, t: number): Line =>
  (v) =>
    pointBetween(a(v), b(v), t)

export const sample = (line: Line, from = 0, to = 1, steps = 6): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => line(between(from, to, i / steps)))

/** A closed outline of smooth sides that meet in corners. */
export const outline = (...sides: readonly (readonly Point[])[]) =>
  `${sides.map((side, i) => curve(side, i === 0 ? 'M' : 'L')).join('')}Z`

/** The outline between two lines, from one share of them to another. */
export const stripOf = (a: Line, b: Line, from = 0, to = 1, steps = 6) =>
  outline(sample(a, from, to, steps), sample(b, from, to, steps).reverse())

/** A limb or a sleeve: a bent line that is as thick as the radius at each of its points. */
export function tapered(
  points: readonly (readonly [x: number, y: number, r: number])[],
  ends: 'cut' | 'begins round' = 'cut',
): string {
  const normal = (i: number): Point => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]]
    if (!a || !b) return [1, 0]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy) || 1
    return [-dy / length, dx / length]
  }
  const side = (sign: 1 | -1) =>
    points.map(([x, y, r], i): Point => {
      const [nx, ny] = normal(i)
      return [x + sign * nx * r, y + sign * ny * r]
    })
  const r = points[0]?.[2] ?? 0
  const [from, to] = [curve(side(1)), side(-1).reverse()]
  const first = side(1)[0] ?? [0, 0]
  const cap = ends === 'begins round' ? `A${num(r)} ${num(r)} 0 0 0 ${num(first[0])} ${num(first[1])}` : ''
  return `${from}${curve(to, 'L')}${cap}Z`
}

/** The angle from straight down, in degrees as SVG turns: what a line has that runs from `a` to `b`. */
export const turnOf = (a: Point, b: Point) => (-Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI
