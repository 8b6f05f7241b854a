import { clipTo, curve, ellipse, group, type Point, path, rect, type Sheet } from './canvas.ts'
import { type Colour, darken, lighten } from './colour.ts'
import { footOf, outline, type Turned, topOf } from './lathe.ts'
import { blur, linearPaint } from './paint.ts'

/** A clear or tinted glass vessel; `filling` is what shows through, drawn before the reflections. */
export function glassVessel(sheet: Sheet, turned: Turned, tint: Colour, filling = '', body = 0.3): string {
  const { cx, profile, tilt } = turned
  const widest = Math.max(...profile.map(([r]) => r))
  const [top, bottom] = [topOf(turned), footOf(turned)]
  const wall = linearPaint(sheet, [
    [0, darken(tint, 0.5), 0.75],
    [0.07, darken(tint, 0.15), body],
    [0.2, lighten(tint, 0.5), body * 0.6],
    [0.5, tint, body * 0.55],
    [0.8, darken(tint, 0.1), body * 0.8],
    [0.94, darken(tint, 0.35), body + 0.2],
    [1, darken(tint, 0.55), 0.8],
  ])
  const strip = (from: number, to: number, opacity: number) => {
    const side = (s: number) => profile.map(([r, y]): Point => [cx + r * s, y])
    return path(`${curve(side(from))}${curve(side(to).reverse(), 'L')}Z`, {
      fill: '#ffffff',
      opacity,
      filter: blur(sheet, widest * 0.015, 0.3),
    })
  }
  const rim = profile[0]?.[0] ?? 0
  return group(
    {},
    clipTo(
      sheet,
      path(outline(turned)),
      filling,
      rect(cx - widest, top - widest * tilt, widest * 2, bottom - top + 2 * widest * tilt, { fill: wall }),
      strip(-0.84, -0.72, 0.75),
      strip(-0.66, -0.62, 0.4),
      strip(0.82, 0.88, 0.3),
    ),
    ellipse(cx, top, rim, rim * tilt, {
      fill: '#ffffff',
      'fill-opacity': 0.14,
      stroke: lighten(tint, 0.75),
      'stroke-width': 4,
      'stroke-opacity': 0.8,
    }),
  )
}
