import { circle, each, place, stamp, stroke } from './brush.ts'
import { group, num, type Point, path, type Sheet } from './canvas.ts'
import { type Colour, darken, lighten } from './colour.ts'

/** A closed ring of rounded petals around 0 0. */
export function petalRing(radius: number, petals: number, depth = 0.22): string {
  const point = (r: number, step: number) => {
    const angle = (step * Math.PI) / petals
    return `${num(r * Math.cos(angle))} ${num(r * Math.sin(angle))}`
  }
  const arcs = Array.from(
    { length: petals },
    (_, i) => `Q${point(radius * (1 + depth), i * 2 + 1)} ${point(radius * (1 - depth * 0.3), i * 2 + 2)}`,
  )
  return `M${point(radius * (1 - depth * 0.3), 0)}${arcs.join('')}Z`
}

/** A marigold head of radius 10, ready to be set down many times. */
export const marigold = (sheet: Sheet, colour: Colour) =>
  stamp(
    sheet,
    [
      path(petalRing(10, 13, 0.2), { fill: darken(colour, 0.26) }),
      path(petalRing(8, 12, 0.22), { fill: darken(colour, 0.08), transform: 'translate(-.5 -.6) rotate(12)' }),
      path(petalRing(5.8, 10, 0.26), { fill: lighten(colour, 0.1), transform: 'translate(-.9 -1) rotate(4)' }),
      path(petalRing(3.2, 7, 0.3), { fill: lighten(colour, 0.34), transform: 'translate(-1.3 -1.4)' }),
    ].join(''),
  )

type Stamp = ReturnType<typeof stamp>

/** Flowers threaded along a path of points; each flower is `size` across. */
export function strand(flowers: readonly Stamp[], points: readonly Point[], size: number): string {
  let left = 0
  let count = 0
  let drawn = ''
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    while (left <= length) {
      const t = length ? left / length : 0
      const flower = flowers[count % flowers.length]
      if (flower) drawn += flower(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, size / 20, (count * 47) % 360)
      count++
      left += size * 0.8
    }
    left -= length
  }
  return drawn
}

/** Points of a rope hanging between two pegs. */
export const swag = (from: Point, to: Point, sag: number, steps = 16): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)]
  })

/** A mango leaf hanging from 0 0, `length` long. */
function mangoLeaf(length: number, colour: Colour): string {
  const w = length * 0.15
  const [a, b, c] = [num(length * 0.25), num(length * 0.7), num(length)]
  return [
    path(`M0 0C${num(w * 1.5)} ${a} ${num(w)} ${b} 0 ${c}C${num(-w)} ${b} ${num(-w * 1.5)} ${a} 0 0Z`, {
      fill: colour,
    }),
    path(`M0 0C${num(w * 1.5)} ${a} ${num(w)} ${b} 0 ${c}Z`, { fill: darken(colour, 0.22) }),
    stroke(`M0 0V${num(length * 0.92)}`, lighten(colour, 0.35), length * 0.012, { opacity: 0.6 }),
  ].join('')
}

/** A doorway's toran: mango leaves with marigolds at their stalks, hung along `points`. */
export function toran(sheet: Sheet, points: readonly Point[], length: number, leaf: Colour, flower: Colour): string {
  const leaves = stamp(sheet, mangoLeaf(length, leaf))
  const bloom = marigold(sheet, flower)
  const along = (i: number) => points[i] ?? [0, 0]
  const hang = each(points.length, (i) => leaves(...along(i), i % 2 ? 0.84 : 1, (i % 3) * 3 - 3))
  return group({}, hang, strand([bloom], points, length * 0.24))
}

/** A spray of small leaves on a stem from 0 0 upwards: tulsi, neem, curry leaf. */
export function spray(height: number, lean: number, leaf: Colour, stem: Colour): string {
  const at = (t: number): Point => [lean * t * t, -height * t]
  const blade = (x: number, y: number, turn: number, size: number, colour: Colour) =>
    place(
      x,
      y,
      path(
        `M0 0C${num(size * 0.35)} ${num(-size * 0.42)} ${num(size * 0.85)} ${num(-size * 0.36)} ${num(size)} 0C${num(size * 0.8)} ${num(size * 0.3)} ${num(size * 0.3)} ${num(size * 0.28)} 0 0Z`,
        { fill: colour },
      ),
      1,
      turn,
    )
  const pairs = each(7, (i, share) => {
    const [x, y] = at(0.22 + share * 0.74)
    const size = height * (0.3 - share * 0.14)
    const tip = share * 26
    return (
      blade(x, y, -158 + tip, size, lighten(leaf, 0.12 + 0.06 * (i % 2))) +
      blade(x, y, -24 - tip, size, darken(leaf, 0.1 * (i % 3)))
    )
  })
  const [tipX, tipY] = at(1)
  return (
    stroke(`M0 0Q0 ${num(-height * 0.5)} ${num(tipX)} ${num(tipY)}`, stem, height * 0.022) +
    pairs +
    circle(tipX, tipY, height * 0.03, { fill: stem })
  )
}
