import { blurred, each, fade, slant } from '../../drawing/brush.ts'
import { group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { block, iso, isoShape, onLeft, onRight } from '../../drawing/iso.ts'
import { clayStops, MATKA, vessel } from '../../drawing/vessel.ts'

export const wallFaces = (sheet: Sheet) => ({
  top: '#ffffff',
  left: slant(sheet, '#ffffff', '#f6f1e8'),
  right: slant(sheet, '#cfc6b6', '#b9af9d'),
})

/** A striped awning that slopes out over a wall that looks down left. */
function awningLeft(x: number, y: number, z: number, w: number, colour: Colour): string {
  const stripes = 8
  const step = w / stripes
  const [out, drop] = [74, 46]
  return each(stripes, (i) => {
    const [a, b] = [x + i * step, x + (i + 1) * step]
    const fill = i % 2 ? '#ffffff' : colour
    const flap = isoShape([
      [a, y + out, z - drop],
      [b, y + out, z - drop],
      [b, y + out, z - drop - 26],
      [a, y + out, z - drop - 26],
    ])
    const [ex, ey] = iso((a + b) / 2, y + out, z - drop - 26)
    return (
      path(
        isoShape([
          [a, y, z],
          [b, y, z],
          [b, y + out, z - drop],
          [a, y + out, z - drop],
        ]),
        { fill },
      ) +
      path(flap, { fill: i % 2 ? '#efe7da' : darken(colour, 0.14) }) +
      path(
        `M${num(ex - step * 0.433)} ${num(ey - step * 0.25)}Q${num(ex - 3)} ${num(ey + step * 0.55)} ${num(ex + step * 0.433)} ${num(ey + step * 0.25)}Z`,
        { fill: i % 2 ? '#efe7da' : darken(colour, 0.14) },
      )
    )
  })
}

function awningRight(x: number, y: number, z: number, d: number, colour: Colour): string {
  const stripes = 8
  const step = d / stripes
  const [out, drop] = [74, 46]
  return each(stripes, (i) => {
    const [a, b] = [y + i * step, y + (i + 1) * step]
    const fill = i % 2 ? '#e9e1d4' : darken(colour, 0.12)
    const low = i % 2 ? '#cfc5b4' : darken(colour, 0.3)
    const [ex, ey] = iso(x + out, (a + b) / 2, z - drop - 26)
    return (
      path(
        isoShape([
          [x, a, z],
          [x, b, z],
          [x + out, b, z - drop],
          [x + out, a, z - drop],
        ]),
        { fill },
      ) +
      path(
        isoShape([
          [x + out, a, z - drop],
          [x + out, b, z - drop],
          [x + out, b, z - drop - 26],
          [x + out, a, z - drop - 26],
        ]),
        { fill: low },
      ) +
      path(
        `M${num(ex + step * 0.433)} ${num(ey - step * 0.25)}Q${num(ex + 3)} ${num(ey + step * 0.55)} ${num(ex - step * 0.433)} ${num(ey + step * 0.25)}Z`,
        { fill: low },
      )
    )
  })
}

export const shadowOnGround = (sheet: Sheet, points: readonly (readonly [number, number])[], deviation = 10) =>
  blurred(
    sheet,
    deviation,
    path(isoShape(points.map(([x, y]) => [x, y, 0] as const)), { fill: '#3b3428', opacity: 0.3 }),
  )

/** A stall of the left-looking row: a panel with a section on it, an awning above, a counter with goods before it. */
export function stallLeft(sheet: Sheet, x: number, colour: Colour, section: string, goods: string): string {
  const [w, h] = [300, 390]
  return group(
    {},
    shadowOnGround(sheet, [
      [x + 20, 40],
      [x + w + 90, 40],
      [x + w + 90, 150],
      [x + 20, 150],
    ]),
    block(x, 0, 0, w, 34, h, wallFaces(sheet)),
    onLeft(
      x + 14,
      34,
      h - 92,
      rect(0, 0, w - 28, 210, { rx: 6, fill: '#ffffff', stroke: '#e2d9c9', 'stroke-width': 2 }) + section,
    ),
    path(
      isoShape([
        [x, 34, h - 20],
        [x + w, 34, h - 20],
        [x + w, 34, h - 120],
        [x, 34, h - 120],
      ]),
      { fill: fade(sheet, '#2b2418', 0.3, 0) },
    ),
    awningLeft(x - 4, 34, h - 6, w + 8, colour),
    block(x + 20, 108, 0, w - 40, 52, 48, {
      top: '#fffaf2',
      left: slant(sheet, '#f3e9da', '#e6d8c2'),
      right: '#bfb09a',
    }),
    goods,
  )
}

export function stallRight(sheet: Sheet, y: number, colour: Colour, section: string, goods: string): string {
  const [d, h] = [300, 390]
  return group(
    {},
    shadowOnGround(sheet, [
      [40, y + 20],
      [190, y + 20],
      [190, y + d + 30],
      [40, y + d + 30],
    ]),
    block(0, y, 0, 34, d, h, {
      top: '#ffffff',
      left: slant(sheet, '#ffffff', '#efe7da'),
      right: slant(sheet, '#efe8dc', '#ddd3c3'),
    }),
    onRight(
      34,
      y + d - 14,
      h - 92,
      rect(0, 0, d - 28, 210, { rx: 6, fill: '#fbf8f3', stroke: '#cfc4b2', 'stroke-width': 2 }) + section,
    ),
    path(
      isoShape([
        [34, y, h - 20],
        [34, y + d, h - 20],
        [34, y + d, h - 120],
        [34, y, h - 120],
      ]),
      { fill: fade(sheet, '#2b2418', 0.3, 0) },
    ),
    awningRight(34, y - 4, h - 6, d + 8, colour),
    block(108, y + 20, 0, 52, d - 40, 48, {
      top: '#fffaf2',
      left: slant(sheet, '#f3e9da', '#e6d8c2'),
      right: slant(sheet, '#cdbfa8', '#b3a48c'),
    }),
    goods,
  )
}

export const crate = (sheet: Sheet, x: number, y: number, z: number, colour: Colour, size = 40) =>
  block(x, y, z, size, size, size * 0.66, {
    top: lighten(colour, 0.3),
    left: slant(sheet, lighten(colour, 0.08), colour),
    right: darken(colour, 0.25),
  })

export const pot = (sheet: Sheet, x: number, y: number, z: number, colour: Colour, scale = 0.32) => {
  const [cx, foot] = iso(x, y, z)
  return vessel(sheet, { cx, foot, profile: MATKA, scale, stops: clayStops(colour), mouth: darken(colour, 0.5) })
}

export const cloths = (x: number, y: number, z: number, colours: readonly Colour[]) =>
  colours
    .map((colour, i) =>
      block(x, y, z + i * 13, 58, 40, 12, { top: lighten(colour, 0.2), left: colour, right: darken(colour, 0.3) }),
    )
    .join('')
