import { curve, group, num, type Point, path, type Sheet } from '../drawing/canvas.ts'
import { type Cloth, clothPaintAt } from '../drawing/cloth.ts'
import { type Colour, darken, lighten, lightness, mix } from '../drawing/colour.ts'
import { linearPaintAcross } from '../drawing/paint.ts'
import { between, type Line, lineBetween, pointBetween, sample, stripOf, turnOf } from './geometry.ts'

/** How large a motif is on a figure, of what it is on a flat cloth. */
export const WORN = 0.3

/** The colour of a cloth's own shadow. */
export const shadeOf = (colour: Colour): Colour =>
  lightness(colour) > 0.8 ? mix(darken(colour, 0.36), '#94684a', 0.34) : darken(colour, 0.66)
const strengthOf = (colour: Colour) => (lightness(colour) > 0.8 ? 0.3 : lightness(colour) < 0.4 ? 0.62 : 0.5)

/** The print of a cloth that runs along a line: turned with it, and begun anew at each fold. */
export const printAlong = (sheet: Sheet, cloth: Cloth, from: Point, to: Point, size = WORN, phase = 0) =>
  clothPaintAt(
    sheet,
    cloth,
    `translate(${num(from[0])} ${num(from[1])}) rotate(${num(turnOf(from, to))}) translate(${num(phase * 31)} ${num(phase * 47)})`,
    size,
  )

type Pleated = {
  cloth: Cloth
  /** The folds' edges side by side, each from the top of the cloth to its foot. */
  edges: readonly Line[]
  /** The end piece, and how much of the length it takes. */
  end?: { cloth: Cloth; share: number }
  /** A woven border along the foot. */
  hem?: { cloth: Cloth; share: number }
  /** Woven borders along the first and the last edge, and how wide they are. */
  sides?: { cloth: Cloth; first?: number; last?: number }
  /** 1 is deep; gathered cloth is deeper than cloth that hangs. */
  depth?: number
  size?: number
  fringe?: Colour
}

/** A cloth in folds: the print is cut and turned at each, one side lies in the light and the other in the shade. */
export function pleated(sheet: Sheet, look: Pleated): string {
  const { cloth, edges, depth = 1, size = WORN } = look
  const strips = edges.slice(1).map((right, i) => {
    const left = edges[i] ?? right
    return fold(sheet, look, left, right, i, cloth, depth, size)
  })
  const [first, last] = [edges[0], edges[edges.length - 1]]
  const fringe = look.fringe && first && last ? fringeOf(edges, look.fringe, look.cloth.accent) : ''
  const sides = look.sides && first && last ? selvedges(sheet, look.sides, first, last, size) : ''
  return group({}, fringe, ...strips, sides)
}

function fold(
  sheet: Sheet,
  { end, hem }: Pleated,
  left: Line,
  right: Line,
  i: number,
  cloth: Cloth,
  depth: number,
  size: number,
): string {
  const middle = lineBetween(left, right, 0.5)
  const d = stripOf(left, right)
  const shade = shadeOf(cloth.ground)
  const strength = strengthOf(cloth.ground) * depth
  const lit = (from: number, to: number, fill: Colour, opacity: number) =>
    path(stripOf(lineBetween(left, right, from), lineBetween(left, right, to), 0, 1, 4), { fill, opacity })
  const endFrom = end ? 1 - end.share : 1
  const parts = [path(d, { fill: printAlong(sheet, cloth, middle(0), middle(1), size, i) })]
  const band = (on: Cloth, from: number, to: number) => {
    const [a, b] = [middle(from), middle(to)]
    return path(stripOf(left, right, from, to, 3), { fill: printAlong(sheet, on, a, b, size, 0) })
  }
  if (end) {
    parts.push(band(end.cloth, endFrom, 1))
    for (const at of [endFrom, endFrom + end.share * 0.1, 0.985])
      parts.push(rule(left, right, at, end.cloth.accent, at > 0.98 ? 2.4 : 2))
  }
  if (hem) {
    parts.push(band(hem.cloth, 1 - hem.share, 1))
    for (const at of [1 - hem.share, 0.993]) parts.push(rule(left, right, at, hem.cloth.accent, 1.6))
  }
  parts.push(
    lit(0.04, 0.24, lighten(cloth.ground, 0.55), 0.2 * depth),
    lit(0.6, 1, shade, strength * 0.36),
    lit(0.83, 1, shade, strength * 0.6),
  )
  return group({}, ...parts)
}

const rule = (left: Line, right: Line, v: number, colour: Colour, width: number) =>
  path(curve([left(v), right(v)]), { fill: 'none', stroke: colour, 'stroke-width': width })

function selvedges(sheet: Sheet, sides: NonNullable<Pleated['sides']>, first: Line, last: Line, size: number): string {
  const inward =
    (from: Line, to: Line, width: number): Line =>
    (v) => {
      const [a, b] = [from(v), to(v)]
      const distance = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return pointBetween(a, b, Math.min(0.5, width / distance))
    }
  const band = (from: Line, to: Line, width: number) => {
    const inner = inward(from, to, width)
    const run = (v: number) => inward(from, to, width * v)
    const edge = (at: number) =>
      path(curve(sample(run(at))), { fill: 'none', stroke: sides.cloth.accent, 'stroke-width': 1.4 })
    return (
      path(stripOf(from, inner), { fill: printAlong(sheet, sides.cloth, from(0), from(1), size * 0.9) }) +
      edge(0.06) +
      edge(1)
    )
  }
  return (sides.first ? band(first, last, sides.first) : '') + (sides.last ? band(last, first, sides.last) : '')
}

/** Twisted threads at the foot of a cloth. */
function fringeOf(edges: readonly Line[], colour: Colour, knot: Colour): string {
  const strands = edges.slice(1).flatMap((right, i) => {
    const left = edges[i] ?? right
    const [a, b] = [left(1), right(1)]
    const count = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 6))
    return Array.from({ length: count }, (_, k) => {
      const [x, y] = pointBetween(a, b, (k + 0.5) / count)
      const lean = (((i * 7 + k * 5) % 5) - 2) * 0.8
      return `M${num(x)} ${num(y - 1)}q${num(lean)} 7 ${num(lean * 0.6)} 16`
    })
  })
  const knots = strands.map((d) => d.slice(0, d.indexOf('q')).concat('v4')).join('')
  return (
    path(strands.join(''), { fill: 'none', stroke: colour, 'stroke-width': 2.6, 'stroke-linecap': 'round' }) +
    path(knots, { fill: 'none', stroke: knot, 'stroke-width': 3.4, 'stroke-linecap': 'round' })
  )
}

/** Edges of folds between two lines; the folds are not all equally wide. */
export function foldsBetween(first: Line, last: Line, count: number, lean = 0): Line[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const even = i / count
    const u = i === 0 || i === count ? even : even + (((i * 37) % 7) - 3) * (0.035 / count) * 3
    return (v: number) =>
      pointBetween(first(v), last(v), Math.max(0, Math.min(1, u + lean * Math.sin(v * 3) * u * (1 - u))))
  })
}

/** A fold that opens towards the hem: it begins in a point, and the print in it is turned. */
export function godet(sheet: Sheet, cloth: Cloth, top: Point, left: Point, right: Point, size = WORN): string {
  const bend = (to: Point, out: number): Point => [between(top[0], to[0], 0.55) + out, between(top[1], to[1], 0.55)]
  const a: Point[] = [top, bend(left, 1.5), left]
  const b: Point[] = [right, bend(right, -1.5), top]
  const d = `${curve(a)}${curve(b, 'L')}Z`
  const shade = shadeOf(cloth.ground)
  const foot = pointBetween(left, right, 0.5)
  const strength = strengthOf(cloth.ground)
  const light = linearPaintAcross(
    sheet,
    [
      [0, shade, strength * 0.95],
      [0.45, shade, strength * 0.35],
      [1, shade, 0.03],
    ],
    left,
    right,
  )
  return path(d, { fill: printAlong(sheet, cloth, top, foot, size, 1.3) }) + path(d, { fill: light })
}

/** A crease: a dark sliver, widest in its middle. */
export function crease(from: Point, over: Point, to: Point, width: number, colour: Colour, opacity = 0.4): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width]
  const p = (...n: number[]) => n.map(num).join(' ')
  return path(`M${p(...from)}Q${p(...over)} ${p(...to)}Q${p(over[0] + nx, over[1] + ny)} ${p(...from)}Z`, {
    fill: colour,
    opacity,
  })
}
