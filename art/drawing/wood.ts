import { curve, group, num, type Point, path, rect, type Sheet, url } from './canvas.ts'
import { type Colour, darken, lighten } from './colour.ts'
import type { Finish } from './lathe.ts'
import { linearPaint } from './paint.ts'
import { seededRandom } from './random.ts'

const TILE = { width: 1600, height: 300 }

/** Fill of planed wood; the grain runs along x, `turn` in degrees lays it otherwise. */
export function woodPaint(sheet: Sheet, colour: Colour, turn = 0): string {
  const base = rect(0, 0, TILE.width, TILE.height, { fill: colour })
  const attributes = {
    x: -TILE.width / 2,
    width: TILE.width,
    height: TILE.height,
    viewBox: `0 0 ${TILE.width} ${TILE.height}`,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `rotate(${turn})`,
  }
  return url(sheet.define('pattern', attributes, base, grainLines(colour)))
}

/** Year rings as they run along a plank: long waves that part round two knots, and short pores between them. */
function grainLines(colour: Colour): string {
  const random = seededRandom(17)
  const inks = [darken(colour, 0.45), darken(colour, 0.28), lighten(colour, 0.3)] as const
  const knots = [
    { x: 420, y: 90 },
    { x: 1180, y: 215 },
  ]
  const waveAt = (y: number, x: number) => {
    const push = knots.reduce((sum, knot) => {
      const near = Math.exp(-(((x - knot.x) / 260) ** 2) - ((y - knot.y) / 60) ** 2)
      return sum + Math.sign(y - knot.y) * 24 * near
    }, 0)
    return y + 5 * Math.sin((x / TILE.width) * 2 * Math.PI + y * 0.05) + push
  }
  const rings = Array.from({ length: 36 }, (_, i) => {
    const y = (i + random.between(0.1, 0.9)) * (TILE.height / 36)
    const points = Array.from({ length: 11 }, (_, k): Point => [k * 160, waveAt(y, k * 160)])
    return path(curve(points), {
      stroke: random.pick(inks),
      'stroke-width': random.between(1, 6),
      'stroke-opacity': random.between(0.1, 0.34),
    })
  })
  const pores = Array.from({ length: 18 }, () => {
    const y = random.between(0, TILE.height)
    return path(`M0 ${num(y)}H${TILE.width}`, {
      stroke: inks[0],
      'stroke-width': 1.4,
      'stroke-dasharray': `${num(random.between(8, 26))} ${num(random.between(60, 190))}`,
      'stroke-dashoffset': random.between(0, 200),
      'stroke-opacity': 0.4,
    })
  })
  return group({ fill: 'none' }, ...rings, ...pores)
}

/** A wooden table top seen from above, in boards. */
export function boards(sheet: Sheet, colour: Colour, board = 300): string {
  const count = Math.ceil(sheet.width / board)
  const paint = woodPaint(sheet, colour, 90)
  const seams = Array.from({ length: count }, (_, i) =>
    group(
      {},
      rect(i * board, 0, board, sheet.height, {
        fill: i % 2 === 0 ? darken(colour, 0.3) : lighten(colour, 0.3),
        opacity: 0.12,
      }),
      rect(i * board - 2, 0, 4, sheet.height, { fill: darken(colour, 0.7), opacity: 0.55 }),
      rect(i * board + 2, 0, 2, sheet.height, { fill: lighten(colour, 0.5), opacity: 0.35 }),
    ),
  )
  const light = linearPaint(
    sheet,
    [
      [0, '#fff6e6', 0.35],
      [0.5, '#fff6e6', 0],
      [1, '#1c1108', 0.35],
    ],
    [0, 0],
    [1, 1],
  )
  const all = (fill: string) => rect(0, 0, sheet.width, sheet.height, { fill })
  const middle = sheet.height / 2
  const planks = group(
    { transform: `translate(0 ${middle})` },
    rect(0, -middle, sheet.width, sheet.height, { fill: paint }),
  )
  return group({}, planks, ...seams, all(light))
}

/** Turned and lacquered, as in Channapatna: a deep shine. */
export function lacquered(colour: Colour): Finish {
  return {
    round: [
      [-1, darken(colour, 0.3)],
      [-0.6, lighten(colour, 0.18)],
      [-0.3, lighten(colour, 0.1)],
      [0.2, colour],
      [0.7, darken(colour, 0.36)],
      [0.92, darken(colour, 0.5)],
      [1, darken(colour, 0.3)],
    ],
    relief: 0.6,
    gloss: [
      [-0.66, -0.52, 0.5],
      [0.8, 0.87, 0.12],
    ],
  }
}
