import { el, ellipse, group, path, rect, type Sheet, url } from './canvas.ts'
import { type Colour, darken, lighten, mix } from './colour.ts'
import { blur, linearPaint, radialPaint } from './paint.ts'

/** The key light stands up left in every picture: shadows fall down right. */
const SHADOW: Colour = '#1d1722'

const everywhere = (sheet: Sheet, fill: string, opacity?: number) =>
  rect(0, 0, sheet.width, sheet.height, { fill, opacity })

/** Film grain from one small tile, so that smooth gradients do not band. */
export function grain(sheet: Sheet, opacity = 0.07): string {
  const noise = sheet.define(
    'filter',
    { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.8, numOctaves: 1, seed: 4, stitchTiles: 'stitch' }),
    el('feColorMatrix', { values: '0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 1.6 0 0 0 -.5' }),
  )
  const tile = rect(0, 0, 240, 240, { filter: url(noise) })
  const pattern = sheet.define('pattern', { width: 240, height: 240, patternUnits: 'userSpaceOnUse' }, tile)
  return everywhere(sheet, url(pattern), opacity)
}

/** Paper swept from wall to floor: no horizon, a pool of light up left, a floor that catches it below. */
export function seamlessPaper(sheet: Sheet, colour: Colour): string {
  const wall = linearPaint(
    sheet,
    [
      [0, lighten(colour, 0.1)],
      [0.6, colour],
      [0.72, darken(colour, 0.045)],
      [0.82, lighten(colour, 0.1)],
      [1, lighten(colour, 0.02)],
    ],
    [0.1, 0],
    [0, 1],
  )
  return group({}, everywhere(sheet, wall), keyLight(sheet), vignette(sheet), grain(sheet))
}

/** The pool of the key light on a wall. */
export function keyLight(sheet: Sheet, strength = 0.55): string {
  const pool = radialPaint(
    sheet,
    [
      [0, '#fffaf0', strength],
      [0.6, '#fffaf0', strength * 0.25],
      [1, '#fffaf0', 0],
    ],
    0.28,
    0.22,
    0.75,
  )
  return everywhere(sheet, pool)
}

export function vignette(sheet: Sheet, strength = 0.16): string {
  const edge = radialPaint(
    sheet,
    [
      [0.5, SHADOW, 0],
      [1, SHADOW, strength],
    ],
    0.42,
    0.45,
    0.82,
  )
  return everywhere(sheet, edge)
}

/** A wall and the top of a table seen from a little above; `edge` is the height of the table's far edge. */
export function wallAndTable(sheet: Sheet, wall: Colour, table: Colour, edge: number): string {
  const { width, height } = sheet
  const wallPaint = linearPaint(
    sheet,
    [
      [0, lighten(wall, 0.1)],
      [1, darken(wall, 0.07)],
    ],
    [0, 0],
    [0.35, 1],
  )
  const topPaint = linearPaint(
    sheet,
    [
      [0, darken(table, 0.06)],
      [0.25, table],
      [1, lighten(table, 0.16)],
    ],
    [0.2, 0],
    [0, 1],
  )
  const seam = linearPaint(
    sheet,
    [
      [0, SHADOW, 0],
      [1, SHADOW, 0.2],
    ],
    [0, 0],
    [0, 1],
  )
  return group(
    {},
    rect(0, 0, width, edge + 2, { fill: wallPaint }),
    rect(0, edge - 90, width, 90, { fill: seam }),
    rect(0, edge, width, height - edge, { fill: topPaint }),
    rect(0, edge, width, 3, { fill: lighten(table, 0.45), opacity: 0.6 }),
    keyLight(sheet, 0.4),
    vignette(sheet),
    grain(sheet),
  )
}

/** Light through an arched window, thrown aslant on a wall; lay it over a backdrop. */
export function archedWindowLight(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  strength = 0.5,
): string {
  const bay = (left: number, w: number) => {
    const r = w / 2
    const foot = y + height
    return `M${left} ${foot}V${y + r * 1.2}Q${left} ${y + r * 0.5} ${left + r} ${y}Q${left + w} ${y + r * 0.5} ${left + w} ${y + r * 1.2}V${foot}Z`
  }
  const half = width / 2 - 14
  const cross = (at: number) => rect(x - 20, y + height * at, width + 40, 16, { fill: SHADOW, opacity: 0.16 })
  const panes = path(bay(x, half) + bay(x + width / 2 + 14, half), { fill: '#fff3d6', opacity: strength })
  return group(
    { transform: `skewY(9) translate(0 ${-x * 0.158})`, filter: blur(sheet, 9, 0.1) },
    panes,
    cross(0.42),
    cross(0.7),
  )
}

/** Sun through a jali: an octagon-and-star lattice of light. */
export function jaliLight(sheet: Sheet, strength = 0.34, cell = 150): string {
  const c = cell / 2
  const star = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    const r = cell * (i % 2 === 0 ? 0.42 : 0.3)
    return `${Math.round(c + r * Math.cos(angle))} ${Math.round(c + r * Math.sin(angle))}`
  }).join('L')
  const diamond = (x: number, y: number) => `M${x} ${y - 17}L${x + 17} ${y}L${x} ${y + 17}L${x - 17} ${y}Z`
  const holes = `M${star}Z${diamond(0, 0)}${diamond(cell, 0)}${diamond(0, cell)}${diamond(cell, cell)}`
  const attributes = {
    width: cell,
    height: cell,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'matrix(1 .22 -.18 1 0 0)',
  }
  const lattice = sheet.define('pattern', attributes, path(holes, { fill: '#fff1cf', filter: blur(sheet, 3, 0.1) }))
  const fade = radialPaint(
    sheet,
    [
      [0, '#ffffff'],
      [0.55, '#ffffff', 0.8],
      [1, '#ffffff', 0],
    ],
    0.3,
    0.3,
    0.7,
  )
  const mask = sheet.define('mask', {}, everywhere(sheet, fade))
  return group({ mask: url(mask), opacity: strength }, everywhere(sheet, url(lattice)))
}

/** Where a thing meets the ground: a tight dark line, a soft pool, and a throw to the right. `rx` is half the foot's width. */
export function contactShadow(sheet: Sheet, cx: number, cy: number, rx: number, strength = 1, flatness = 0.2): string {
  const soft = radialPaint(sheet, [
    [0, SHADOW, 0.5],
    [0.45, SHADOW, 0.3],
    [0.75, SHADOW, 0.09],
    [1, SHADOW, 0],
  ])
  const tight = radialPaint(sheet, [
    [0, SHADOW, 0.75],
    [0.82, SHADOW, 0.6],
    [1, SHADOW, 0],
  ])
  return group(
    { opacity: strength },
    ellipse(cx + rx * 0.62, cy + rx * flatness * 0.25, rx * 2, rx * flatness * 1.7, { fill: soft, opacity: 0.55 }),
    ellipse(cx + rx * 0.16, cy + rx * flatness * 0.12, rx * 1.4, rx * flatness * 1.35, { fill: soft }),
    ellipse(cx + rx * 0.03, cy, rx * 1.04, rx * flatness * 0.95, { fill: tight, opacity: 0.7 }),
  )
}

/** The shadow that a flat thing throws on what lies right behind or under it. `d` is its outline. */
export function castShadow(sheet: Sheet, d: string, height = 18, strength = 0.4): string {
  const soft = { transform: `translate(${height * 0.9} ${height * 1.2})`, filter: blur(sheet, height * 0.75, 0.12) }
  return group(
    { fill: SHADOW },
    path(d, { ...soft, opacity: strength }),
    path(d, { transform: 'translate(3 4)', opacity: strength * 0.6 }),
  )
}

/** A soft spot of reflected light. */
export function glow(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: Colour = '#ffffff',
  opacity = 0.8,
): string {
  return ellipse(cx, cy, rx, ry, {
    fill: radialPaint(sheet, [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.4],
      [1, colour, 0],
    ]),
  })
}

/** A stone or plaster block that objects stand on: front face and top, `top` is the front edge's height. */
export function ledge(sheet: Sheet, colour: Colour, x: number, top: number, width: number, depth = 90): string {
  const face = linearPaint(
    sheet,
    [
      [0, darken(colour, 0.1)],
      [1, darken(colour, 0.3)],
    ],
    [0, 0],
    [0.2, 1],
  )
  const upper = linearPaint(sheet, [
    [0, lighten(colour, 0.22)],
    [1, mix(colour, '#ffffff', 0.05)],
  ])
  return group(
    {},
    path(`M${x + depth * 0.5} ${top - depth}H${x + width - depth * 0.5}L${x + width} ${top}H${x}Z`, { fill: upper }),
    rect(x, top, width, sheet.height - top, { fill: face }),
    rect(x, top, width, 4, { fill: lighten(colour, 0.5), opacity: 0.7 }),
  )
}
