import { boxShadow, circle, each, fade, orb, place, pool, range, slant, stroke, tiled } from '../../drawing/brush.ts'
import { ellipse, group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { scene, WIDE } from '../scene.ts'
import { E } from './palette.ts'

const wood = (sheet: Sheet, colour: Colour) => slant(sheet, lighten(colour, 0.25), colour, darken(colour, 0.34))

/** A carrom board from above, a game half played. */
function carrom(sheet: Sheet): string {
  const size = 700
  const half = size / 2
  const pocket = (x: number, y: number) =>
    circle(x, y, 34, { fill: '#1a0a14' }) +
    circle(x - 2, y - 2, 34, { fill: 'none', stroke: '#b98250', 'stroke-width': 4 })
  const side =
    stroke('M-196 -238H196M-196 -206H196', '#5a2a1c', 4) +
    circle(-210, -222, 20, { fill: E.rani }) +
    circle(210, -222, 20, { fill: E.rani }) +
    stroke(
      'M-210 -222m-20 0a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M190 -222a20 20 0 1 0 40 0a20 20 0 1 0 -40 0',
      '#5a2a1c',
      3,
    )
  const arrow =
    stroke('M-238 -238L-132 -132', '#5a2a1c', 4) +
    path('M-132 -132l-24 -8l16 -16Z', { fill: '#5a2a1c' }) +
    stroke('M-160 -186A36 36 0 1 1 -186 -160', '#5a2a1c', 4)
  const coin = (x: number, y: number, colour: Colour) =>
    pool(sheet, x + 9, y + 12, 40, 40, '#2a0f14', 0.7) +
    circle(x, y, 26, { fill: orb(sheet, lighten(colour, 0.5), colour, darken(colour, 0.4)) }) +
    circle(x, y, 17, { fill: 'none', stroke: darken(colour, 0.45), 'stroke-width': 3, opacity: 0.6 }) +
    circle(x, y, 6, { fill: darken(colour, 0.35), opacity: 0.5 })
  const [pale, dark, queen] = ['#f2d8a6', '#3a2226', '#e0204a'] as const
  const coins = (
    [
      [0, 0, queen],
      [54, -10, pale],
      [-40, 36, dark],
      [20, 58, pale],
      [-62, -34, pale],
      [70, 60, dark],
      [-10, -64, dark],
      [-150, 90, pale],
      [170, -60, dark],
      [120, 160, pale],
      [-190, -110, dark],
      [-88, 176, dark],
    ] as const
  )
    .map(([x, y, c]) => coin(x, y, c))
    .join('')
  return group(
    {},
    boxShadow(-half - 6, -half + 10, size + 60, size + 60, 70, '#12041c', 0.8),
    rect(-half - 34, -half - 34, size + 68, size + 68, { rx: 26, fill: wood(sheet, '#6e3320') }),
    rect(-half - 30, -half - 30, size + 60, size + 60, {
      rx: 24,
      fill: 'none',
      stroke: '#d99a68',
      'stroke-width': 4,
      opacity: 0.7,
    }),
    rect(-half, -half, size, size, { rx: 10, fill: slant(sheet, '#f9e3b8', '#edc98f', '#c9955a') }),
    rect(-half, -half, size, size, { rx: 10, fill: 'none', stroke: '#3d1710', 'stroke-width': 10, opacity: 0.5 }),
    pocket(-half + 36, -half + 36),
    pocket(half - 36, -half + 36),
    pocket(-half + 36, half - 36),
    pocket(half - 36, half - 36),
    ...[0, 90, 180, 270].map((turn) => group({ transform: `rotate(${turn})` }, side, arrow)),
    circle(0, 0, 108, { fill: 'none', stroke: '#5a2a1c', 'stroke-width': 5 }),
    path(petalRing(92, 8, 0.5), { fill: '#e6b26a' }),
    path(petalRing(70, 8, 0.5), { fill: '#d6486a', opacity: 0.85, transform: 'rotate(22)' }),
    coins,
    pool(sheet, 8, 240, 54, 50, '#2a0f14', 0.7),
    circle(0, 226, 36, { fill: orb(sheet, '#ffffff', '#f3e3f0', '#b98bb0') }),
    path(petalRing(24, 6, 0.5), { fill: '#6d1450', transform: 'translate(0 226)' }),
    rect(-half, -half, size, size, { fill: fade(sheet, '#fff6dc', 0.35, 0, [0, 0], [0.7, 0.7]) }),
  )
}

const die = (sheet: Sheet, colour: Colour, pips: readonly (readonly [number, number])[]) =>
  boxShadow(-36, -32, 92, 96, 26, '#12041c', 0.6) +
  rect(-46, -42, 96, 100, { rx: 18, fill: darken(colour, 0.4) }) +
  rect(-48, -50, 96, 96, { rx: 18, fill: orb(sheet, lighten(colour, 0.4), colour, darken(colour, 0.2)) }) +
  pips.map(([x, y]) => circle(x * 26, y * 26 - 2, 9, { fill: '#fff6ea' })).join('')

const buzzer = (sheet: Sheet) =>
  pool(sheet, 34, 46, 210, 190, '#12041c', 0.9) +
  circle(0, 0, 150, { fill: slant(sheet, '#6a5a70', '#2a1a32', '#100618') }) +
  circle(0, 0, 132, { fill: 'none', stroke: E.gold, 'stroke-width': 6 }) +
  circle(4, 8, 112, { fill: '#5e0a2a' }) +
  circle(0, -2, 108, { fill: orb(sheet, '#ff9ab8', '#ee2f6c', '#8d0f3c') }) +
  ellipse(-36, -46, 40, 22, { fill: '#ffffff', opacity: 0.55, transform: 'rotate(-36 -36 -46)' }) +
  path('M10 -58L-34 10H-2L-14 56L36 -16H4Z', { fill: '#fff3e0' })

/** Chaupar: the cross of cloth that pachisi is played on. */
function chaupar(sheet: Sheet): string {
  const arm =
    rect(-72, -330, 144, 258, { fill: slant(sheet, '#f7c65a', '#e79a30') }) +
    stroke(
      [-24, 24].map((x) => `M${x} -330V-72`).join('') +
        range(9)
          .map((i) => `M-72 ${-330 + i * 32}H72`)
          .join(''),
      '#7a2a18',
      3,
    ) +
    stroke('M-18 -228l36 36M18 -228l-36 36', E.rani, 6) +
    stroke('M-72 -330H72V-72H-72Z', '#8d1449', 7)
  return (
    boxShadow(-56, -310, 144, 650, 34, '#12041c', 0.5) +
    boxShadow(-310, -56, 650, 144, 34, '#12041c', 0.5) +
    [0, 90, 180, 270].map((turn) => group({ transform: `rotate(${turn})` }, arm)).join('') +
    rect(-72, -72, 144, 144, { fill: slant(sheet, '#ee3f7e', '#a3124c') }) +
    path(petalRing(52, 8, 0.45), { fill: '#f7c65a' }) +
    path(petalRing(30, 8, 0.4), { fill: '#8d1449' })
  )
}

const cowrie = (sheet: Sheet, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    pool(sheet, 8, 10, 44, 34, '#12041c', 0.7) +
      ellipse(0, 0, 34, 24, { fill: orb(sheet, '#ffffff', '#f6e2c4', '#b98b68') }) +
      stroke('M-26 2Q0 -5 26 2', '#7a4a34', 4) +
      stroke(
        range(7)
          .map((i) => `M${-20 + i * 6.6} -4v9`)
          .join(''),
        '#7a4a34',
        1.8,
      ),
    1,
    turn,
  )

const cards = (sheet: Sheet) =>
  (
    [
      [-24, '#2f8a7c'],
      [-6, '#f0a41c'],
      [12, '#8a4fbf'],
      [30, E.rani],
    ] as const
  )
    .map(([turn, colour], i) =>
      group(
        { transform: `rotate(${turn}) translate(${i * 10} 0)` },
        boxShadow(-72, -212, 160, 238, 30, '#12041c', 0.5),
        rect(-84, -230, 168, 244, { rx: 16, fill: '#fff6ea' }),
        rect(-72, -218, 144, 220, { rx: 10, fill: slant(sheet, lighten(colour, 0.25), colour, darken(colour, 0.25)) }),
        path(petalRing(48, 8, 0.5), { fill: '#fff0d6', transform: 'translate(0 -108)' }),
        path(petalRing(28, 8, 0.5), { fill: colour, transform: 'translate(0 -108) rotate(22)' }),
      ),
    )
    .join('')

const medal = (sheet: Sheet) =>
  path('M-30 -260L20 -60L62 -70L40 -280Z', { fill: slant(sheet, '#f7a53a', '#c4571f') }) +
  path('M70 -280L-16 -66L20 -40L110 -250Z', { fill: slant(sheet, '#ee3f7e', '#8d1449') }) +
  pool(sheet, 20, 26, 120, 110, '#12041c', 0.8) +
  path(petalRing(92, 20, 0.14), { fill: slant(sheet, '#fff0b8', E.gold, '#8a5a1c') }) +
  circle(0, 0, 68, { fill: slant(sheet, '#f7cf78', '#b9822c') }) +
  circle(0, 0, 68, { fill: 'none', stroke: '#fff3cc', 'stroke-width': 4 }) +
  path(petalRing(38, 5, 0.9), { fill: '#fff0b8', transform: 'rotate(-18)' })

export const eventsGames = scene(
  'Games for a team day seen from above: a carrom board, a chaupar cloth with cowries, dice, cards, a quiz buzzer and a medal',
  { ...WIDE, seed: 43 },
  (sheet) => [
    rect(0, 0, 1600, 1200, { fill: slant(sheet, '#7a2070', '#4b1350', '#240a30') }),
    rect(0, 0, 1600, 1200, {
      fill: tiled(
        sheet,
        120,
        120,
        path(petalRing(16, 8, 0.5), { fill: '#ff7fae', opacity: 0.1, transform: 'translate(60 60)' }) +
          circle(0, 0, 5, { fill: '#ff7fae', opacity: 0.14 }),
        'rotate(30)',
      ),
    }),
    pool(sheet, 480, 300, 900, 700, '#e0569a', 0.4),
    place(250, 900, chaupar(sheet), 0.92, 14),
    place(810, 560, carrom(sheet), 1, -9),
    cowrie(sheet, 330, 660, 20),
    cowrie(sheet, 250, 600, -40),
    cowrie(sheet, 400, 1110, 70),
    cowrie(sheet, 540, 1096, -16),
    place(190, 400, cards(sheet), 1, -8),
    place(1380, 290, buzzer(sheet), 1.04),
    place(
      1310,
      580,
      die(sheet, '#ee2f6c', [
        [-1, -1],
        [1, 1],
        [0, 0],
        [1, -1],
        [-1, 1],
      ]),
      1.06,
      18,
    ),
    place(
      1478,
      560,
      die(sheet, '#f0a41c', [
        [-1, -1],
        [1, 1],
        [0, 0],
      ]),
      1.06,
      -14,
    ),
    place(1400, 1010, medal(sheet), 1.06, 10),
    each(26, () =>
      ellipse(sheet.random.between(0, 1600), sheet.random.between(0, 1200), 9, 5, {
        fill: sheet.random.pick(['#ff8fb4', '#ffd27a', '#ffffff']),
        opacity: 0.55,
        transform: `rotate(${num(sheet.random.between(-40, 40))} 800 600)`,
      }),
    ),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#14041c', 0, 0.4, [0.4, 0.4], [1, 1]) }),
  ],
)
