import { along, blurred, circle, each, fade, place, pool, slant, stroke } from '../../drawing/brush.ts'
import { ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { glazed } from '../../drawing/clay.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { graspingHand } from '../../drawing/hand.ts'
import { band, mouth, type Turned, turn } from '../../drawing/lathe.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { BOWL, clayStops, JAR, LOTA, MATKA, type Profile, VASE, vessel } from '../../drawing/vessel.ts'
import { scene, WIDE } from '../scene.ts'
import { A } from './palette.ts'

const SKIN = '#7e4b30'
const CLAY = '#b5653f'

const POT: Turned = {
  cx: 800,
  tilt: 0.2,
  profile: [
    [150, 452],
    [128, 482],
    [122, 516],
    [190, 590],
    [246, 700],
    [224, 820],
    [150, 912],
    [138, 930],
  ],
}

function wall(sheet: Sheet): string {
  const shelfPot = (cx: number, profile: Profile, scale: number, colour: Colour) =>
    pool(sheet, cx + 30, 268, 110 * scale, 16, '#0b0e2c', 0.8) +
    vessel(sheet, { cx, foot: 266, profile, scale, stops: clayStops(colour), mouth: darken(colour, 0.5) })
  return group(
    {},
    rect(0, 0, 1600, 1200, { fill: slant(sheet, '#4653a6', '#2a3484', '#161b4c') }),
    each(12, (i) =>
      pool(
        sheet,
        sheet.random.between(0, 1600),
        sheet.random.between(0, 900),
        300,
        170,
        i % 2 ? '#5a68ba' : '#12164a',
        0.3,
      ),
    ),
    blurred(sheet, 14, path('M-50 300L520 -60H860L60 760L-50 800Z', { fill: '#fff0cc', opacity: 0.16 })),
    rect(0, 296, 1600, 90, { fill: fade(sheet, '#080b28', 0.5, 0) }),
    rect(0, 262, 1600, 12, { fill: '#f4e3c6' }),
    rect(0, 274, 1600, 24, { fill: along(sheet, '#d9bf96', '#b8986c', '#8b6c46') }),
    shelfPot(150, MATKA, 0.92, '#a9522f'),
    shelfPot(352, JAR, 0.86, '#c47a4d'),
    shelfPot(520, LOTA, 0.9, '#b4613a'),
    shelfPot(1090, BOWL, 1, '#c98458'),
    shelfPot(1270, VASE, 0.66, '#a34a2b'),
    shelfPot(1466, MATKA, 0.98, '#b9603a'),
  )
}

function wheel(sheet: Sheet): string {
  const disc = (cy: number, rx: number, fill: string) => ellipse(800, cy, rx, rx * 0.2, { fill })
  return group(
    {},
    ellipse(840, 1130, 640, 110, { fill: '#0a0d2a', opacity: 0.55 }),
    disc(1030, 520, along(sheet, '#8f7a63', '#6a5645', '#3b2d26')),
    disc(990, 520, slant(sheet, '#e2d0b4', '#bda284', '#846a50')),
    ...[470, 400, 330, 268].map((r) =>
      ellipse(800, 988, r, r * 0.2, { fill: 'none', stroke: '#7b6249', 'stroke-width': 4, opacity: 0.4 }),
    ),
    path('M300 960C380 900 560 888 700 886', {
      fill: 'none',
      stroke: '#fff6e2',
      'stroke-width': 8,
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
    path('M1290 1020C1210 1072 1050 1090 900 1093', {
      fill: 'none',
      stroke: '#fff6e2',
      'stroke-width': 6,
      opacity: 0.25,
      'stroke-linecap': 'round',
    }),
    ellipse(812, 944, 196, 38, { fill: '#5a3522', opacity: 0.7 }),
    ellipse(800, 936, 180, 34, { fill: darken(CLAY, 0.2) }),
  )
}

const throwingLines = () =>
  each(17, (i) => {
    const y = 520 + i * 24
    return band(POT, y, y + 5 + (i % 3) * 2, i % 2 ? lighten(CLAY, 0.3) : darken(CLAY, 0.36), 0.3)
  })

function arm(sheet: Sheet): string {
  const sleeve = 'M-640 330C-520 220 -400 130 -300 60L-200 190C-320 290 -430 400 -520 560Z'
  return group(
    {},
    path('M-30 -58C-130 -30 -240 20 -340 90L-240 220C-160 130 -90 80 -24 62Z', {
      fill: linearPaint(
        sheet,
        [
          [0, darken(SKIN, 0.3)],
          [0.6, SKIN],
          [1, SKIN],
        ],
        [0, 1],
        [1, 0.2],
      ),
    }),
    graspingHand(sheet, SKIN),
    each(14, () =>
      circle(sheet.random.between(-20, 110), sheet.random.between(-50, 70), sheet.random.between(4, 15), {
        fill: CLAY,
        opacity: 0.75,
      }),
    ),
    path(sleeve, { fill: slant(sheet, '#fffaf0', '#efe2cb', '#bfa98a') }),
    stroke('M-300 60L-200 190', A.madder, 14),
    stroke('M-322 78L-222 210', A.marigold, 6),
    stroke('M-360 130C-440 210 -500 300 -560 420M-300 190C-380 280 -430 360 -470 460', '#a48d6d', 6, { opacity: 0.5 }),
  )
}

export const potterWheel = scene(
  'A potter’s hands raise a clay pot on the wheel; finished pots stand on a shelf along a blue wall',
  { ...WIDE, seed: 31 },
  (sheet) => [
    wall(sheet),
    wheel(sheet),
    turn(sheet, POT, glazed(CLAY), throwingLines()),
    mouth(sheet, POT, lighten(CLAY, 0.12), darken(CLAY, 0.3), 18),
    place(496, 690, arm(sheet), 1.06, -6),
    group({ transform: 'translate(1104 700) scale(-1.06 1.06) rotate(-6)' }, arm(sheet)),
    each(18, () =>
      circle(sheet.random.between(420, 1200), sheet.random.between(960, 1020), sheet.random.between(3, 10), {
        fill: CLAY,
        opacity: 0.8,
      }),
    ),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#0a0c28', 0, 0.36, [0.4, 0.3], [1, 1]) }),
  ],
)
