import { el, type Sheet, url } from './canvas.ts'
import type { Colour } from './colour.ts'

/** Where (0 to 1), which colour, how opaque (1 unless told). */
export type Stop = readonly [at: number, colour: Colour, opacity?: number]

const drawStops = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('')

/** A paint for `fill` or `stroke`; the line runs in fractions of the shape's box, left to right unless told. */
export function linearPaint(sheet: Sheet, stops: readonly Stop[], from = [0, 0], to = [1, 0]): string {
  const [x1 = 0, y1 = 0] = from
  const [x2 = 0, y2 = 0] = to
  return url(sheet.define('linearGradient', { x1, y1, x2, y2 }, drawStops(stops)))
}

/** The same, with the line in the sheet's units, so that several shapes share one light. */
export function linearPaintAcross(
  sheet: Sheet,
  stops: readonly Stop[],
  from: readonly number[],
  to: readonly number[],
): string {
  const [x1 = 0, y1 = 0] = from
  const [x2 = 0, y2 = 0] = to
  return url(sheet.define('linearGradient', { x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' }, drawStops(stops)))
}

/** A round paint in fractions of the shape's box. */
export function radialPaint(sheet: Sheet, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return url(sheet.define('radialGradient', { cx, cy, r }, drawStops(stops)))
}

/** A `filter` value that blurs by `deviation`; `room` widens the region for small shapes, in fractions of their box. */
export function blur(sheet: Sheet, deviation: number, room = 0.3): string {
  const region = { x: -room, y: -room, width: 1 + 2 * room, height: 1 + 2 * room }
  return url(sheet.define('filter', region, el('feGaussianBlur', { stdDeviation: deviation })))
}
