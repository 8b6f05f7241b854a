import {
  along,
  boxShadow,
  circle,
  each,
  fade,
  place,
  pool,
  range,
  slant,
  stamp,
  stroke,
  tiled,
} from '../../drawing/brush.ts'
import { group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { restingHand } from '../../drawing/hand.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { scene, WIDE } from '../scene.ts'
import { A } from './palette.ts'

const SKIN = '#8d5737'
const CELL = 214

const flower = (outline: Colour, fill: Colour, heart: Colour) =>
  stroke('M0 96C-4 60 -2 40 0 20M0 84C-34 84 -52 64 -58 40M0 84C34 84 52 64 58 40', outline, 6) +
  [-58, 58]
    .map((x) =>
      path(`M${x} 42C${x * 1.5} 30 ${x * 1.5} 0 ${x * 1.12} -12C${x * 0.8} 0 ${x * 0.8} 26 ${x} 42Z`, {
        fill: outline,
      }),
    )
    .join('') +
  path(petalRing(62, 9, 0.36), { fill: outline, transform: 'translate(0 -30)' }) +
  path(petalRing(52, 9, 0.36), { fill, transform: 'translate(0 -30)' }) +
  path(petalRing(31, 9, 0.34), { fill: outline, transform: 'translate(0 -30) rotate(20)' }) +
  path(petalRing(22, 7, 0.34), { fill: heart, transform: 'translate(0 -30)' }) +
  circle(0, -30, 7, { fill: outline })

function cloth(sheet: Sheet): string {
  const print = stamp(sheet, flower(A.indigo, A.madder, A.marigold))
  const seed = stamp(sheet, path('M0 -13L11 0L0 13L-11 0Z', { fill: A.indigo }))
  const rows = each(5, (row) =>
    each(8, (column) => {
      const printed = row < 3 || (row === 3 && column < 4)
      const [x, y] = [-10 + column * CELL, 40 + row * CELL]
      const slip = sheet.random.between(-2.5, 2.5)
      return printed ? print(x + slip, y - slip, 1, slip * 0.5, { opacity: sheet.random.between(0.86, 1) }) : ''
    }),
  )
  const seeds = each(4, (row) =>
    each(7, (column) =>
      row < 3 || column < 3 ? seed(-10 + CELL / 2 + column * CELL, 40 + CELL / 2 + row * CELL - 10) : '',
    ),
  )
  const weave = tiled(
    sheet,
    96,
    96,
    path(
      range(16)
        .map((i) => `M0 ${i * 6}H96`)
        .join(''),
      { stroke: '#b99f78', 'stroke-width': 0.8, opacity: 0.4 },
    ) +
      path(
        range(16)
          .map((i) => `M${i * 6} 0V96`)
          .join(''),
        { stroke: '#ffffff', 'stroke-width': 0.8, opacity: 0.6 },
      ),
  )
  const fold = (x: number, w: number, opacity: number) =>
    rect(x, -300, w, 1900, {
      fill: linearPaint(sheet, [
        [0, '#7a5a36', 0],
        [0.5, '#7a5a36', opacity],
        [0.56, '#ffffff', opacity * 2],
        [1, '#ffffff', 0],
      ]),
    })
  return group(
    { transform: 'rotate(-6 800 600)' },
    rect(-200, -300, 2100, 1900, { fill: slant(sheet, '#fffaf0', '#f6ead4', '#e3cfac') }),
    rect(-200, -300, 2100, 1900, { fill: weave }),
    rows,
    seeds,
    fold(420, 160, 0.14),
    fold(1130, 220, 0.16),
  )
}

/** A teak block from above: end grain, bevelled edge, and a groove for the grip. */
const woodBlock = (sheet: Sheet, size: number) =>
  group(
    {},
    boxShadow(-size / 2 + 22, -size / 2 + 28, size - 6, size - 6, 40, '#2a1610', 0.6),
    rect(-size / 2 + 5, -size / 2 + 8, size, size, { rx: 10, fill: '#4a2818' }),
    rect(-size / 2, -size / 2, size, size, { rx: 10, fill: slant(sheet, '#c48a58', '#a2683c', '#7c4826') }),
    each(9, (i) =>
      stroke(
        `M${-size / 2 + 12} ${-size / 2 + 18 + i * (size / 9)}q${size * 0.3} ${sheet.random.between(-10, 10)} ${size - 24} ${sheet.random.between(-6, 6)}`,
        '#5e341b',
        2.4,
        { opacity: 0.4 },
      ),
    ),
    rect(-size / 2 + 4, -size / 2 + 4, size - 8, size - 8, {
      rx: 8,
      fill: 'none',
      stroke: '#e9bd8c',
      'stroke-width': 3,
      opacity: 0.6,
    }),
  )

/** Another block lies face up: the flower stands in relief, wet with madder. */
const carvedBlock = (sheet: Sheet) =>
  woodBlock(sheet, 230) +
  rect(-98, -98, 196, 196, { rx: 6, fill: slant(sheet, '#5d3018', '#7c4526') }) +
  place(3, 5, flower('#3d1c10', '#3d1c10', '#3d1c10'), 0.96) +
  flower('#b8352a', '#93281f', '#c8493b')

const tray = (sheet: Sheet) =>
  group(
    {},
    boxShadow(-168, -150, 370, 350, 50, '#2a1610', 0.5),
    rect(-190, -180, 380, 360, { rx: 16, fill: slant(sheet, '#b78456', '#8f5c34', '#643a1e') }),
    rect(-164, -154, 328, 308, { rx: 8, fill: '#3e1a14' }),
    rect(-152, -140, 316, 294, { rx: 8, fill: slant(sheet, '#7e1f1a', '#b0322a', '#c4473a') }),
    each(26, () =>
      pool(
        sheet,
        sheet.random.between(-130, 140),
        sheet.random.between(-120, 130),
        40,
        26,
        sheet.random.pick(['#d2604e', '#8a221c']),
        0.5,
      ),
    ),
    stroke('M-120 -100Q-40 -130 60 -112', '#f7b7a4', 7, { opacity: 0.5 }),
  )

function arm(sheet: Sheet): string {
  const sleeve = 'M-92 360C-60 346 60 346 96 360L150 900H-140Z'
  return group(
    {},
    path('M-48 200C-52 280 -72 330 -80 420H84C72 330 54 280 50 200Z', {
      fill: along(sheet, lighten(SKIN, 0.2), SKIN, darken(SKIN, 0.4)),
    }),
    restingHand(sheet, SKIN),
    path(sleeve, { fill: along(sheet, lighten(A.indigo, 0.26), A.indigo, darken(A.indigo, 0.45)) }),
    stroke('M-91 372C-60 358 60 358 95 372', A.marigold, 9),
    stroke('M-93 398C-60 384 60 384 98 398', A.madder, 15),
    stroke('M-60 440C-66 560 -80 700 -86 880M30 430C40 560 60 700 70 880', darken(A.indigo, 0.5), 6, { opacity: 0.5 }),
  )
}

export const blockPrinting = scene(
  'A hand sets a teak block on cotton printed with rows of madder and indigo flowers; a dye tray lies beside it',
  { ...WIDE, seed: 17 },
  (sheet) => [
    cloth(sheet),
    place(1384, 206, tray(sheet), 1, 8),
    place(1330, 560, carvedBlock(sheet), 1, 16),
    place(884, 702, woodBlock(sheet, 262), 1, -6),
    place(
      930,
      744,
      rect(-70, -60, 290, 1000, {
        fill: linearPaint(sheet, [
          [0, '#2a1610', 0],
          [0.5, '#2a1610', 0.42],
          [1, '#2a1610', 0],
        ]),
      }) + arm(sheet),
      1.24,
      -42,
    ),
    pool(sheet, 300, 160, 900, 620, '#fff6df', 0.3),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, A.shade, 0, 0.22, [0.3, 0.2], [1, 1]) }),
  ],
)
