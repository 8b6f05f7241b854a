import { el, group, rect, type Sheet, url } from './canvas.ts'
import { type Colour, darken, lighten } from './colour.ts'
import type { Finish } from './lathe.ts'
import { linearPaint } from './paint.ts'

/** Fill of planed wood; the grain runs along x, `turn` in degrees lays it otherwise. */
export function woodPaint(sheet: Sheet, colour: Colour, turn = 0): string {
  const grain = sheet.define(
    'filter',
    { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: '.0035 .06',
      numOctaves: 2,
      seed: 11,
      stitchTiles: 'stitch',
    }),
    el('feColorMatrix', { values: '0 0 0 0 .2 0 0 0 0 .08 0 0 0 0 .02 3.4 0 0 0 -1.35' }),
  )
  const tile = rect(0, 0, 1000, 320, { fill: colour }) + rect(0, 0, 1000, 320, { filter: url(grain), opacity: 0.55 })
  const attributes = { width: 1000, height: 320, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` }
  return url(sheet.define('pattern', attributes, tile))
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
  return group({}, all(paint), ...seams, all(light))
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
