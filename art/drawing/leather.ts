import { el, group, path, rect, type Sheet, url } from './canvas.ts'
import { type Colour, darken, lighten } from './colour.ts'
import { linearPaint } from './paint.ts'

/** A cut piece of leather: pores, a worn sheen, a burnished edge. */
export function leatherPiece(sheet: Sheet, d: string, colour: Colour, edge = 5): string {
  const light = linearPaint(
    sheet,
    [
      [0, lighten(colour, 0.2)],
      [0.35, colour],
      [1, darken(colour, 0.24)],
    ],
    [0, 0],
    [0.8, 1],
  )
  return group(
    {},
    path(d, { fill: light }),
    path(d, { fill: pores(sheet), opacity: 0.42 }),
    path(d, { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': edge, opacity: 0.7 }),
    path(d, {
      fill: 'none',
      stroke: lighten(colour, 0.6),
      'stroke-width': 1.6,
      opacity: 0.4,
      transform: 'translate(1.5 2.5)',
    }),
  )
}

function pores(sheet: Sheet): string {
  const noise = sheet.define(
    'filter',
    { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', { type: 'turbulence', baseFrequency: 0.16, numOctaves: 2, seed: 5, stitchTiles: 'stitch' }),
    el('feColorMatrix', { values: '0 0 0 0 .08 0 0 0 0 .03 0 0 0 0 .01 1.5 0 0 0 -.12' }),
  )
  const tile = rect(0, 0, 220, 220, { filter: url(noise) })
  return url(sheet.define('pattern', { width: 220, height: 220, patternUnits: 'userSpaceOnUse' }, tile))
}
