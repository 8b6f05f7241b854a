import { circle, each, orb, place, pool, range, slant, stamp, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, num, path, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { blur } from '../../drawing/paint.ts'
import { coriander } from './table.ts'

/** Food seen from straight above, each in a round of radius 100 about 0 0. */

const SHADE = '#0d0806'

/** A point within `reach`, evenly spread. */
function within(sheet: Sheet, reach: number): readonly [x: number, y: number] {
  const angle = sheet.random.between(0, Math.PI * 2)
  const far = reach * Math.sqrt(sheet.random.between(0, 1))
  return [far * Math.cos(angle), far * Math.sin(angle)]
}

const scatter = (sheet: Sheet, count: number, reach: number, draw: (x: number, y: number, turn: number) => string) =>
  each(count, () => draw(...within(sheet, reach), sheet.random.between(0, 360)))

const gravy = (sheet: Sheet, colour: Colour) =>
  circle(0, 0, 100, { fill: orb(sheet, lighten(colour, 0.2), colour, darken(colour, 0.26)) })

/** Fat that stands on a gravy in small bright rounds. */
const fat = (sheet: Sheet, count: number, colour: Colour) =>
  scatter(
    sheet,
    count,
    84,
    (x, y) =>
      circle(x, y, sheet.random.between(2, 7), { fill: colour, opacity: 0.55 }) +
      circle(x - 1.5, y - 1.5, 1.3, { fill: '#ffffff', opacity: 0.8 }),
  )

const herbs = (sheet: Sheet, count: number, reach = 60, size = 0.8) => {
  const leaf = coriander(sheet)
  return scatter(sheet, count, reach, (x, y, turn) => leaf(x, y, size * sheet.random.between(0.7, 1.15), turn))
}

/** A lump that stands out of what it lies in. */
function lump(sheet: Sheet, x: number, y: number, size: number, colour: Colour, turn: number): string {
  return place(
    x,
    y,
    pool(sheet, 6, 9, size * 1.35, size * 1.2, SHADE, 0.6) +
      path(petalRing(size, 5, 0.34), { fill: orb(sheet, lighten(colour, 0.26), colour, darken(colour, 0.5)) }) +
      stroke(
        `M${num(-size * 0.5)} ${num(-size * 0.1)}Q0 ${num(-size * 0.3)} ${num(size * 0.5)} ${num(size * 0.1)}M${num(-size * 0.4)} ${num(size * 0.3)}Q0 ${num(size * 0.1)} ${num(size * 0.4)} ${num(size * 0.4)}`,
        darken(colour, 0.4),
        2.4,
        { opacity: 0.6 },
      ) +
      ellipse(-size * 0.3, -size * 0.4, size * 0.26, size * 0.1, { fill: '#ffd9b8', opacity: 0.45 }),
    1,
    turn,
  )
}

const cumin = (sheet: Sheet, count: number) =>
  scatter(sheet, count, 70, (x, y, turn) =>
    ellipse(x, y, 4.6, 1.6, { fill: '#5b351a', transform: `rotate(${num(turn)} ${num(x)} ${num(y)})` }),
  )

const dryChilli = (sheet: Sheet, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    path('M-26 -4C-8 -14 18 -10 30 8C10 8 -10 12 -26 6Z', { fill: slant(sheet, '#d8432a', '#8e1a10', '#52100a') }) +
      stroke('M-18 -3Q4 -9 22 3', '#ff9c7c', 2, { opacity: 0.7 }) +
      stroke('M-26 0L-36 -6', '#6f8a3a', 3),
    1,
    turn,
  )

/** Five lentils, with a tempering of cumin and chilli in ghee. */
export const dal = (sheet: Sheet) =>
  gravy(sheet, '#e0a02a') +
  pool(sheet, -20, -18, 60, 44, '#ffe08a', 0.7) +
  stroke('M-56 22C-30 -6 4 40 40 10', '#c9761a', 9, { opacity: 0.4 }) +
  fat(sheet, 22, '#ffdf80') +
  cumin(sheet, 22) +
  dryChilli(sheet, -14, -10, 24) +
  dryChilli(sheet, 24, 20, -50) +
  herbs(sheet, 9, 62)

/** Dumplings of gram flour in a gravy of curd. */
export const gatte = (sheet: Sheet) =>
  gravy(sheet, '#cf7a20') +
  fat(sheet, 26, '#ffb04a') +
  [
    [-42, -34],
    [4, -50],
    [46, -22],
    [-54, 16],
    [-8, 2],
    [38, 28],
    [-20, 48],
    [20, 62],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        {},
        pool(sheet, x + 5, y + 8, 34, 30, SHADE, 0.55),
        circle(x, y, 24, { fill: orb(sheet, '#f8d98e', '#dfa748', '#9c6420') }),
        circle(x, y, 17, { fill: orb(sheet, '#fbe5ac', '#e8bd66', '#c48f3a'), opacity: 0.9 }),
        each(5, (i) => circle(x + Math.cos(i * 2.4) * 9, y + Math.sin(i * 2.4) * 9, 1.7, { fill: '#8a4a1a' })),
      ),
    )
    .join('') +
  herbs(sheet, 11, 70)

/** Mutton in the red of Mathania chillies. */
export const laalMaas = (sheet: Sheet) =>
  gravy(sheet, '#9c1e0e') +
  fat(sheet, 34, '#ff7a3a') +
  [
    [-38, -36, 32],
    [28, -42, 27],
    [-50, 22, 25],
    [6, 8, 35],
    [50, 20, 25],
    [-10, 58, 25],
    [36, 60, 18],
  ]
    .map(([x = 0, y = 0, size = 20], i) => lump(sheet, x, y, size, i % 2 ? '#6e2a16' : '#7d3118', i * 50))
    .join('') +
  place(
    8,
    4,
    circle(0, 0, 13, { fill: orb(sheet, '#fffaf0', '#ecdcc0', '#b99a74') }) + circle(0, 0, 6, { fill: '#6e2a16' }),
  ) +
  dryChilli(sheet, -14, 26, -24) +
  dryChilli(sheet, 52, -10, 70) +
  herbs(sheet, 9, 70)

/** Desert beans and berries, dark and dry. */
export const kerSangri = (sheet: Sheet) =>
  gravy(sheet, '#4c3518') +
  scatter(sheet, 84, 84, (x, y, turn) =>
    place(
      x,
      y,
      stroke('M-26 4Q0 -10 26 2', SHADE, 8, { opacity: 0.4, transform: 'translate(2 4)' }) +
        stroke('M-26 4Q0 -10 26 2', sheet.random.pick(['#5d5a24', '#6e5a26', '#4a4a1c', '#7d5a2a'] as const), 6.5) +
        stroke('M-20 1Q0 -9 18 -1', '#c9b46a', 1.4, { opacity: 0.55 }),
      sheet.random.between(0.7, 1.05),
      turn,
    ),
  ) +
  scatter(
    sheet,
    17,
    74,
    (x, y) =>
      circle(x, y, 8, { fill: orb(sheet, '#a8a052', '#5c5a26', '#2c2c10') }) +
      circle(x - 2.5, y - 3, 2, { fill: '#fff6d0', opacity: 0.7 }),
  ) +
  dryChilli(sheet, -20, -24, 12) +
  dryChilli(sheet, 30, 24, 140)

/** Buttermilk with gram flour, pale, with its tempering. */
export const kadhi = (sheet: Sheet) =>
  gravy(sheet, '#eec45c') +
  pool(sheet, 16, 20, 56, 40, '#fff0b8', 0.6) +
  fat(sheet, 16, '#f7b53c') +
  scatter(sheet, 26, 66, (x, y) => circle(x, y, 2.6, { fill: '#2c1c14' })) +
  dryChilli(sheet, -12, 0, -20) +
  herbs(sheet, 7, 56)

/** Garlic and red chilli, ground on the stone. */
export const chutney = (sheet: Sheet, colour: Colour = '#b3240f') =>
  gravy(sheet, colour) +
  each(5, (i) =>
    stroke(
      `M${-64 + i * 8} ${-30 + i * 17}Q${i * 6 - 10} ${-64 + i * 20} ${66 - i * 6} ${-24 + i * 15}`,
      i % 2 ? darken(colour, 0.4) : lighten(colour, 0.35),
      11,
      {
        opacity: 0.38,
      },
    ),
  ) +
  scatter(sheet, 46, 80, (x, y) =>
    circle(x, y, sheet.random.between(1.5, 4), {
      fill: sheet.random.pick([lighten(colour, 0.5), darken(colour, 0.4), '#f3d9a0'] as const),
      opacity: 0.75,
    }),
  ) +
  fat(sheet, 12, '#ff9a5a')

/** Curd with roasted cumin. */
export const curd = (sheet: Sheet) =>
  gravy(sheet, '#f3ebdd') +
  stroke('M-50 10C-40 -40 40 -46 46 0C50 40 -20 46 -20 10C-20 -12 18 -14 16 6', '#cfc0a6', 6, { opacity: 0.5 }) +
  cumin(sheet, 12) +
  scatter(sheet, 30, 60, (x, y) => circle(x, y, 2, { fill: '#b8431f', opacity: 0.8 }))

/** Coarse wheat, ghee and jaggery, rubbed to crumbs. */
export const churma = (sheet: Sheet) =>
  gravy(sheet, '#b9803e') +
  scatter(sheet, 170, 88, (x, y) =>
    circle(x, y, sheet.random.between(3, 8), {
      fill: sheet.random.pick(['#d9a862', '#c08a44', '#e9c384', '#a26c2e'] as const),
    }),
  ) +
  each(6, (i) => {
    const [x, y] = [Math.cos(i * 1.05) * 40, Math.sin(i * 1.05) * 40]
    return place(
      x,
      y,
      ellipse(2, 3, 16, 9, { fill: SHADE, opacity: 0.4 }) +
        ellipse(0, 0, 15, 8, { fill: slant(sheet, '#fff3da', '#e9cfa0', '#a86c34') }) +
        stroke('M-11 0H11', '#9a5e2a', 1.5),
      1,
      i * 60 + 30,
    )
  }) +
  scatter(sheet, 14, 40, (x, y) => ellipse(x, y, 5, 3, { fill: '#7fa63e' }))

export function rice(sheet: Sheet): string {
  const grain = stamp(
    sheet,
    ellipse(1, 1.5, 7, 2.4, { fill: '#8a7a5c', opacity: 0.35 }) + ellipse(0, 0, 7, 2.4, { fill: '#fffdf6' }),
  )
  const golden = stamp(sheet, ellipse(0, 0, 7, 2.4, { fill: '#f3c455' }))
  return (
    pool(sheet, 12, 16, 122, 116, SHADE, 0.55) +
    path(petalRing(97, 16, 0.06), { fill: orb(sheet, '#fffdf4', '#f0e6cf', '#bfae8c') }) +
    scatter(sheet, 330, 94, (x, y, turn) => (sheet.random.between(0, 1) < 0.12 ? golden : grain)(x, y, 1, turn)) +
    herbs(sheet, 4, 50)
  )
}

/** A ball of wheat baked in embers, cracked and dipped in ghee. */
export const baati = (sheet: Sheet, turn = 0) =>
  pool(sheet, 18, 26, 128, 118, SHADE, 0.75) +
  place(
    0,
    0,
    path(petalRing(98, 9, 0.05), { fill: '#6e3e18' }) +
      pool(sheet, 50, 54, 60, 50, '#3d1c0a', 0.7) +
      pool(sheet, -60, 40, 40, 34, '#3d1c0a', 0.6) +
      stroke(
        'M-62 -10C-30 -22 -8 6 4 -2C22 -14 40 12 66 -4M2 -60C-10 -34 12 -18 4 -2C-6 22 14 40 4 64',
        '#3c1c0c',
        15,
      ) +
      stroke('M-58 -10C-28 -20 -8 6 4 -2C22 -12 40 12 62 -4M2 -56C-10 -34 12 -18 4 -2C-6 22 14 40 4 60', '#f3d196', 7),
    1,
    turn,
  ) +
  circle(0, 0, 99, { fill: orb(sheet, '#f3d59c', '#d0995a', '#94602e'), opacity: 0.8 }) +
  scatter(sheet, 26, 88, (x, y) =>
    pool(
      sheet,
      x,
      y,
      sheet.random.between(5, 17),
      sheet.random.between(4, 12),
      '#5a2f12',
      sheet.random.between(0.35, 0.8),
    ),
  ) +
  scatter(sheet, 18, 92, (x, y) => circle(x, y, 1.8, { fill: '#f9e6bc', opacity: 0.6 })) +
  ellipse(-32, -44, 38, 20, {
    fill: '#fff7e0',
    opacity: 0.42,
    transform: 'rotate(-36 -32 -44)',
    filter: blur(sheet, 7),
  }) +
  place(
    0,
    0,
    stroke('M-44 -6C-24 -14 -8 6 4 -2C18 -12 34 10 50 -2M2 -46C-8 -30 10 -16 4 -2C-4 18 12 34 4 50', '#5a2e12', 4),
    1,
    turn,
  )

/** A ball of churma, rolled by hand, an almond pressed into it. */
export const laddoo = (sheet: Sheet) =>
  pool(sheet, 18, 26, 126, 116, SHADE, 0.7) +
  circle(0, 0, 98, { fill: orb(sheet, '#eec886', '#b9803e', '#6e431c') }) +
  scatter(sheet, 150, 92, (x, y) =>
    circle(x, y, sheet.random.between(3, 7), {
      fill: sheet.random.pick(['#e0b470', '#c08a44', '#9a6630', '#f0d098'] as const),
      opacity: 0.55,
    }),
  ) +
  pool(sheet, 42, 50, 70, 60, '#4a2810', 0.55) +
  pool(sheet, -36, -44, 50, 40, '#fff0cc', 0.55) +
  place(
    -4,
    -8,
    ellipse(3, 5, 34, 20, { fill: SHADE, opacity: 0.4 }) +
      ellipse(0, 0, 34, 19, { fill: slant(sheet, '#fff3da', '#d9a86c', '#8f5826') }) +
      stroke('M-24 2H26M-20 -7H20', '#8f5826', 2, { opacity: 0.6 }),
    1,
    -30,
  )

/** A flat bread from the griddle. */
export const roti = (sheet: Sheet, colour: Colour, spots: Colour) =>
  pool(sheet, 12, 17, 122, 118, SHADE, 0.65) +
  path(petalRing(99, 19, 0.035), { fill: orb(sheet, lighten(colour, 0.35), colour, darken(colour, 0.28)) }) +
  circle(0, 0, 86, { fill: 'none', stroke: lighten(colour, 0.35), 'stroke-width': 5, opacity: 0.5 }) +
  scatter(sheet, 24, 82, (x, y) =>
    pool(sheet, x, y, sheet.random.between(7, 19), sheet.random.between(5, 13), spots, sheet.random.between(0.4, 0.9)),
  ) +
  scatter(sheet, 40, 88, (x, y) => circle(x, y, 1.6, { fill: spots, opacity: 0.5 }))

export const papad = (sheet: Sheet) =>
  pool(sheet, 10, 14, 120, 116, SHADE, 0.6) +
  path(petalRing(98, 17, 0.07), { fill: orb(sheet, '#fbe7b4', '#ecc878', '#c08f40') }) +
  scatter(
    sheet,
    44,
    84,
    (x, y) =>
      circle(x + 1.5, y + 2, 7, { fill: '#a8742c', opacity: 0.4 }) +
      circle(x, y, sheet.random.between(4, 8), { fill: '#ffefc4', opacity: 0.75 }),
  ) +
  scatter(sheet, 30, 86, (x, y) => circle(x, y, 1.8, { fill: '#4a3018' }))

/** A fried round, blistered and flaky. */
export const kachori = (sheet: Sheet, turn = 0) =>
  pool(sheet, 16, 24, 128, 118, SHADE, 0.7) +
  path(petalRing(99, 13, 0.045), { fill: orb(sheet, '#f7cf80', '#cf8a34', '#7c4414') }) +
  place(
    0,
    0,
    range(4)
      .map(
        (i) =>
          stroke(
            `M${-76 + i * 12} ${20 - i * 16}C${-60 + i * 12} ${-50 - i * 4} ${20 + i * 4} ${-76 + i * 10} ${64 - i * 8} ${-34 + i * 12}`,
            '#8c5018',
            3.5,
            { opacity: 0.5 },
          ) +
          stroke(
            `M${-73 + i * 12} ${22 - i * 16}C${-57 + i * 12} ${-46 - i * 4} ${22 + i * 4} ${-72 + i * 10} ${66 - i * 8} ${-31 + i * 12}`,
            '#ffe0a0',
            3,
            { opacity: 0.6 },
          ),
      )
      .join(''),
    1,
    turn,
  ) +
  scatter(
    sheet,
    12,
    74,
    (x, y) =>
      pool(sheet, x + 2, y + 3, 13, 11, '#6e3a10', 0.7) +
      ellipse(x - 1, y - 2, 7, 5, { fill: '#ffe3a6', opacity: 0.55 }),
  ) +
  pool(sheet, 8, 12, 34, 28, '#8a4c16', 0.6) +
  ellipse(-36, -46, 26, 12, { fill: '#fff6da', opacity: 0.6, transform: 'rotate(-38 -36 -46)', filter: blur(sheet, 3) })

/** A honeycomb of batter under thickened milk, nuts and saffron. */
export function ghewar(sheet: Sheet): string {
  const comb =
    circle(9, 9, 6.4, { fill: '#8d5415' }) +
    circle(8, 8, 6.4, { fill: 'none', stroke: '#ffdf94', 'stroke-width': 2.4 }) +
    circle(0, 0, 3.6, { fill: '#a0641c' }) +
    circle(18, 18, 3.6, { fill: '#a0641c' }) +
    circle(18, 0, 3.6, { fill: '#a0641c' }) +
    circle(0, 18, 3.6, { fill: '#a0641c' })
  return (
    pool(sheet, 18, 26, 128, 120, SHADE, 0.75) +
    circle(0, 0, 99, { fill: orb(sheet, '#f9d588', '#d3973a', '#8e5518') }) +
    circle(0, 0, 96, { fill: tiled(sheet, 18, 18, comb), opacity: 0.8 }) +
    circle(0, 0, 92, { fill: 'none', stroke: '#ffe7ae', 'stroke-width': 6, opacity: 0.6 }) +
    pool(sheet, 6, 9, 74, 70, '#6a3d10', 0.7) +
    path(petalRing(58, 9, 0.24), { fill: orb(sheet, '#fffdf4', '#f7ead0', '#cfb78c') }) +
    path(petalRing(40, 8, 0.24), { fill: '#fffaf0', opacity: 0.7, transform: 'translate(-5 -6) rotate(20)' }) +
    scatter(sheet, 38, 54, (x, y, turn) =>
      place(
        x,
        y,
        ellipse(1, 2, 7, 2.6, { fill: '#7a6240', opacity: 0.4 }) +
          ellipse(0, 0, 7, 2.6, { fill: sheet.random.pick(['#6d9c38', '#93b850', '#e6c88c', '#c98f4e'] as const) }),
        1,
        turn,
      ),
    ) +
    scatter(sheet, 12, 48, (x, y, turn) => place(x, y, stroke('M-7 0Q0 -5 8 1', '#c4380f', 1.8), 1, turn)) +
    [
      [-22, 12, 20],
      [26, -16, -40],
      [14, 30, 80],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        place(
          x,
          y,
          path('M0 10C-18 2 -18 -14 0 -16C18 -14 18 2 0 10Z', { fill: slant(sheet, '#f58aa4', '#d43f66', '#8f1f40') }),
          1,
          turn,
        ),
      )
      .join('') +
    ellipse(-50, -58, 30, 9, { fill: '#ffffff', opacity: 0.35, transform: 'rotate(-42 -50 -58)' })
  )
}

/** A lump of white butter. */
export const butter = (sheet: Sheet) =>
  pool(sheet, 14, 20, 124, 110, SHADE, 0.5) +
  path(petalRing(90, 6, 0.2), { fill: orb(sheet, '#fffef8', '#f8efd6', '#cdbb92') }) +
  stroke('M-50 10C-20 -30 30 -30 52 4M-30 40C-6 16 20 16 40 34', '#d8c79e', 8, { opacity: 0.6 }) +
  ellipse(-30, -36, 30, 14, { fill: '#ffffff', opacity: 0.9, transform: 'rotate(-30 -30 -36)' })

/** A bowl with what is in it, `r` across its rim from the middle. */
export function bowl(sheet: Sheet, r: number, metal: Colour, food: string): string {
  return group(
    {},
    pool(sheet, r * 0.17, r * 0.24, r * 1.34, r * 1.28, SHADE, 0.8),
    circle(0, 0, r, { fill: slant(sheet, lighten(metal, 0.75), metal, darken(metal, 0.5)) }),
    circle(0, 0, r * 0.985, { fill: 'none', stroke: lighten(metal, 0.7), 'stroke-width': r * 0.02, opacity: 0.6 }),
    circle(0, 0, r * 0.92, { fill: slant(sheet, darken(metal, 0.62), darken(metal, 0.2), lighten(metal, 0.6)) }),
    clipTo(
      sheet,
      circle(r * 0.01, r * 0.02, r * 0.83),
      place(r * 0.01, r * 0.02, food, r * 0.0084),
      circle(-r * 0.16, -r * 0.2, r * 0.98, {
        fill: 'none',
        stroke: SHADE,
        'stroke-width': r * 0.34,
        opacity: 0.34,
        filter: blur(sheet, r * 0.06),
      }),
    ),
  )
}

/** A thali: a broad plate with a rim, empty. */
export const thali = (sheet: Sheet, r: number, metal: Colour) =>
  group(
    {},
    pool(sheet, r * 0.09, r * 0.13, r * 1.24, r * 1.2, SHADE, 0.85),
    circle(0, 0, r, { fill: slant(sheet, lighten(metal, 0.8), metal, darken(metal, 0.45)) }),
    circle(0, 0, r * 0.955, { fill: slant(sheet, darken(metal, 0.5), darken(metal, 0.12), lighten(metal, 0.7)) }),
    circle(0, 0, r * 0.885, {
      fill: slant(sheet, darken(metal, 0.18), metal, lighten(metal, 0.45), lighten(metal, 0.1), darken(metal, 0.28)),
    }),
    [0.8, 0.78]
      .map((k) =>
        circle(0, 0, r * k, { fill: 'none', stroke: darken(metal, 0.45), 'stroke-width': 1.6, opacity: 0.35 }),
      )
      .join(''),
  )
