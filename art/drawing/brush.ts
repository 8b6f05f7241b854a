import { type Attributes, el, ellipse, group, num, type Point, path, type Sheet, url } from './canvas.ts'
import type { Colour } from './colour.ts'
import { blur, linearPaint, radialPaint, type Stop } from './paint.ts'

/** Short hands for scenes that mix many paints. */

const even = (colours: readonly Colour[]): Stop[] =>
  colours.map((colour, i) => [colours.length > 1 ? i / (colours.length - 1) : 0, colour])

export const down = (sheet: Sheet, ...colours: Colour[]) => linearPaint(sheet, even(colours), [0, 0], [0, 1])
export const along = (sheet: Sheet, ...colours: Colour[]) => linearPaint(sheet, even(colours), [0, 0], [1, 0])
export const slant = (sheet: Sheet, ...colours: Colour[]) => linearPaint(sheet, even(colours), [0, 0], [1, 1])

/** A ball of colour lit from the upper left. */
export const orb = (sheet: Sheet, ...colours: Colour[]) => radialPaint(sheet, even(colours), 0.36, 0.3, 0.78)

/** From one opacity of a colour to another, along a line in the shape's box. */
export const fade = (sheet: Sheet, colour: Colour, start: number, end: number, from = [0, 0], to = [0, 1]) =>
  linearPaint(
    sheet,
    [
      [0, colour, start],
      [1, colour, end],
    ],
    from,
    to,
  )

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  el('circle', { cx, cy, r, ...attributes })

export const stroke = (d: string, colour: string, width: number, attributes: Attributes = {}) =>
  path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  })

/** Moves drawings whose own origin is 0 0. */
export const place = (x: number, y: number, content: string, scale = 1, turn = 0) => {
  const turned = turn ? ` rotate(${num(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${num(scale)})`
  return group({ transform: `translate(${num(x)} ${num(y)})${turned}${scaled}` }, content)
}

/** Draws `content` once and gives a stamp to set down many times. */
export const stamp = (sheet: Sheet, content: string) => {
  const href = `#${sheet.define('g', {}, content)}`
  return (x: number, y: number, scale = 1, turn = 0, attributes: Attributes = {}) => {
    const turned = turn ? ` rotate(${num(turn)})` : ''
    const scaled = scale === 1 ? '' : ` scale(${num(scale)})`
    return el('use', { href, transform: `translate(${num(x)} ${num(y)})${turned}${scaled}`, ...attributes })
  }
}

/** A tile repeated over whatever it fills. */
export const tiled = (sheet: Sheet, width: number, height: number, content: string, patternTransform?: string) =>
  url(sheet.define('pattern', { width, height, patternUnits: 'userSpaceOnUse', patternTransform }, content))

/** A soft dark pool, cheap enough for many: a gradient, not a blur. */
export const pool = (sheet: Sheet, cx: number, cy: number, rx: number, ry: number, colour: Colour, opacity = 0.5) =>
  ellipse(cx, cy, rx, ry, {
    fill: radialPaint(sheet, [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.55],
      [1, colour, 0],
    ]),
  })

export const blurred = (sheet: Sheet, deviation: number, content: string, opacity?: number) =>
  group({ filter: blur(sheet, deviation), opacity }, content)

export const range = (count: number) => Array.from({ length: count }, (_, i) => i)

export const each = (count: number, draw: (i: number, share: number) => string) =>
  range(count)
    .map((i) => draw(i, count > 1 ? i / (count - 1) : 0))
    .join('')

/** A point on a circle; 0 degrees points right, 90 down. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

/** The soft shadow of a box lying flat, from panes that grow and pale: cheaper than a blur when the box is large. */
export const boxShadow = (
  x: number,
  y: number,
  width: number,
  height: number,
  soft: number,
  colour: Colour,
  opacity = 0.5,
) =>
  each(12, (_, t) => {
    const grow = (t - 0.45) * soft
    const box = { x: x - grow, y: y - grow, width: width + 2 * grow, height: height + 2 * grow }
    return el('rect', { ...box, rx: Math.max(6, 12 + grow), fill: colour, opacity: opacity / 8.4 })
  })
