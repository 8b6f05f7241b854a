import { circle, down, each, place, pool, slant, stamp, stroke } from '../../drawing/brush.ts'
import { curve, ellipse, group, type Point, path, polygon, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, lighten } from '../../drawing/colour.ts'
import { linearPaintAcross, radialPaint } from '../../drawing/paint.ts'
import { E } from './palette.ts'

/** Small lamps strung along points, each with its halo. */
export function fairyLights(sheet: Sheet, points: readonly Point[], size: number, wire: Colour = '#1c0826'): string {
  const lamp = stamp(
    sheet,
    circle(0, 0, 30, {
      fill: radialPaint(sheet, [
        [0, E.flame, 0.85],
        [0.3, E.amber, 0.35],
        [1, E.amber, 0],
      ]),
    }) + circle(0, 0, 6, { fill: '#fff6d8' }),
  )
  return stroke(curve(points), wire, 2.5, { opacity: 0.7 }) + points.map(([x, y]) => lamp(x, y + 5, size)).join('')
}

/** Lamps out of focus, far behind. */
export const bokeh = (
  sheet: Sheet,
  count: number,
  area: readonly [x: number, y: number, w: number, h: number],
  colours: readonly [Colour, ...Colour[]],
  size = 1,
) =>
  each(count, () => {
    const r = sheet.random.between(10, 46) * size
    const [x, y, w, h] = area
    const colour = sheet.random.pick(colours)
    const [cx, cy] = [x + sheet.random.between(0, w), y + sheet.random.between(0, h)]
    const opacity = sheet.random.between(0.12, 0.42)
    return (
      circle(cx, cy, r, { fill: colour, opacity }) +
      circle(cx, cy, r, { fill: 'none', stroke: lighten(colour, 0.4), 'stroke-width': 2, opacity: opacity * 0.8 })
    )
  })

/** A shaft of light from a lamp at `x, y`, aimed by where it lands. */
export function beam(
  sheet: Sheet,
  x: number,
  y: number,
  landX: number,
  landY: number,
  spread: number,
  colour: Colour,
  opacity = 0.5,
): string {
  const fill = linearPaintAcross(
    sheet,
    [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.4],
      [1, colour, 0.02],
    ],
    [x, y],
    [landX, landY],
  )
  const core = linearPaintAcross(
    sheet,
    [
      [0, '#ffffff', opacity * 0.9],
      [0.6, colour, opacity * 0.25],
      [1, colour, 0],
    ],
    [x, y],
    [landX, landY],
  )
  const wedge = (share: number) =>
    polygon([
      [x - 6, y],
      [x + 6, y],
      [landX + spread * share, landY],
      [landX - spread * share, landY],
    ])
  return path(wedge(1), { fill }) + path(wedge(0.45), { fill: core })
}

/** A clay lamp with its flame, standing on `foot`. */
export const diya = (sheet: Sheet, cx: number, foot: number, scale = 1) =>
  place(
    cx,
    foot,
    pool(sheet, 0, -42, 130, 110, E.amber, 0.5) +
      ellipse(0, 0, 60, 10, { fill: E.amber, opacity: 0.22 }) +
      path('M-42 -30C-34 -4 -18 0 0 0C18 0 34 -4 46 -34C24 -26 -20 -24 -42 -30Z', {
        fill: slant(sheet, '#f0a36a', '#b8552c', '#6a2716'),
      }) +
      ellipse(2, -31, 43, 8, { fill: '#4a1a12' }) +
      path('M26 -36C14 -48 18 -66 30 -88C42 -66 44 -48 34 -36Z', {
        fill: down(sheet, '#ff9d2e', '#ffc84e', '#fff2b8'),
      }) +
      path('M28 -38C22 -46 24 -58 30 -68C36 -58 38 -46 33 -38Z', { fill: '#fffbe6' }),
    scale,
  )

/** Heads and raised hands of people who watch, dark against the stage. */
export function crowd(
  sheet: Sheet,
  baseline: number,
  width: number,
  colour: Colour,
  size: number,
  count: number,
): string {
  const rim = { opacity: 0.35 }
  const person = (extra: string) =>
    stamp(
      sheet,
      group(
        { fill: colour },
        path('M-80 260V104C-78 70 -50 62 -16 54L-15 30H15L16 54C50 62 78 70 80 104V260Z'),
        ellipse(0, 0, 33, 43),
        extra,
      ) +
        stroke('M-31 10C-36 -28 -10 -45 8 -42', '#ff8ab8', 3, rim) +
        stroke('M-78 100C-74 72 -50 64 -20 57', '#ff8ab8', 3, rim),
    )
  const plain = person('')
  const kinds = [
    plain,
    person(circle(12, -50, 17)),
    plain,
    person(path('M-40 -12C-50 -62 50 -62 40 -12C20 -26 -20 -26 -40 -12Z')),
    person(path('M-40 60C-56 0 -44 -50 0 -50C44 -50 56 0 40 60Z')),
    person(
      stroke('M62 90Q92 20 74 -70', colour, 20) +
        circle(74, -84, 14) +
        stroke('M70 -92L64 -112M78 -92L80 -114', colour, 8),
    ),
  ]
  return each(count, (i, t) => {
    const x = t * (width + size) - size / 2 + sheet.random.between(-size * 0.18, size * 0.18)
    const y = baseline - sheet.random.between(size * 0.2, size * 0.6)
    return kinds[(i * 5 + Math.round(sheet.random.between(0, 2))) % kinds.length]?.(x, y, size / 100) ?? ''
  })
}
