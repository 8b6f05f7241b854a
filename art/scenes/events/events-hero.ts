import { onionDome, pointedArch } from '../../drawing/arch.ts'
import { along, circle, down, each, fade, pool, stroke } from '../../drawing/brush.ts'
import { ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { swag } from '../../drawing/foliage.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { HERO, scene } from '../scene.ts'
import { bokeh, diya, fairyLights } from './lights.ts'
import { mandap } from './mandap.ts'
import { E } from './palette.ts'

const GROUND = 858

const sky = (sheet: Sheet) => [
  rect(0, 0, 2000, GROUND + 10, {
    fill: linearPaint(
      sheet,
      [
        [0, '#1d0829'],
        [0.4, E.plum],
        [0.7, '#7f1a5c'],
        [0.88, '#d3486a'],
        [1, '#f79a55'],
      ],
      [0, 0],
      [0.12, 1],
    ),
  }),
  each(70, () =>
    circle(sheet.random.between(0, 2000), sheet.random.between(0, 420), sheet.random.between(0.8, 2.4), {
      fill: '#ffe9cf',
      opacity: sheet.random.between(0.3, 0.9),
    }),
  ),
  pool(sheet, 1540, 800, 1100, 420, '#ffb45e', 0.5),
]

/** A palace and its gardens, far off against the last light. */
function horizon(sheet: Sheet): string {
  const far = '#6d1b58'
  const tower = (x: number, w: number, h: number) =>
    rect(x - w / 2, GROUND - h, w, h + 4) + path(onionDome(x, GROUND - h, w * 1.02, w * 0.76))
  const palace = group(
    { fill: far, opacity: 0.9 },
    rect(120, GROUND - 92, 620, 96),
    tower(150, 54, 150),
    tower(710, 54, 150),
    tower(430, 120, 128),
    tower(320, 40, 116),
    tower(540, 40, 116),
    each(13, (i) => path(pointedArch(136 + i * 46, GROUND - 104, 26, 16))),
  )
  const windows = group(
    { fill: E.flame, opacity: 0.75 },
    each(12, (i) => path(pointedArch(164 + i * 46, GROUND - 66, 16, 34))),
  )
  const trees = each(24, (i) => {
    const x = -40 + i * 52 + sheet.random.between(-16, 16)
    return ellipse(x, GROUND - 4, sheet.random.between(36, 70), sheet.random.between(20, 52), { fill: '#42103f' })
  })
  return palace + windows + trees + rect(0, GROUND - 12, 2000, 16, { fill: '#42103f' })
}

const lawn = (sheet: Sheet) => [
  rect(0, GROUND, 2000, 250, { fill: down(sheet, '#4b1346', '#2c0b33', '#190621') }),
  pool(sheet, 1560, 900, 900, 190, E.amber, 0.42),
  path('M1330 900H1790L2010 1110H890Z', { fill: down(sheet, '#c2325f', '#8d1449', '#5c0d38') }),
  stroke('M1330 900L890 1110M1790 900L2010 1090', E.gold, 5),
  path('M1150 892H1970L2000 934H1120Z', { fill: down(sheet, '#f4cf9a', '#c98b5a') }),
  rect(1120, 934, 880, 22, { fill: along(sheet, '#c98b5a', '#8a4f43') }),
]

const petals = (sheet: Sheet) =>
  each(46, () => {
    const t = sheet.random.between(0, 1)
    const x = 1560 + sheet.random.between(-1, 1) * (230 + t * 300) - t * 110
    return ellipse(x, 904 + t * 190, 5 + t * 6, 3 + t * 3, {
      fill: sheet.random.pick(['#ffb0c4', '#f0608a', '#fbd24e', '#f79a3a']),
      opacity: 0.85,
    })
  })

export const eventsHero = scene(
  'A wedding mandap hung with marigolds glows at dusk, lamps along its carpet and a palace on the horizon',
  { ...HERO, seed: 41 },
  (sheet) => [
    ...sky(sheet),
    horizon(sheet),
    ...lawn(sheet),
    fairyLights(sheet, swag([-40, 40], [1190, 330], 90, 22), 0.72),
    fairyLights(sheet, swag([420, -20], [1190, 330], 60, 15), 0.6),
    fairyLights(sheet, swag([1930, 330], [2100, 120], 30, 5), 0.8),
    mandap(sheet, 1560, 906, 760),
    petals(sheet),
    ...[
      [1262, 952, 0.6],
      [1180, 992, 0.72],
      [1078, 1042, 0.88],
      [962, 1092, 1.05],
      [1862, 958, 0.62],
      [1912, 1010, 0.76],
      [1966, 1072, 0.94],
    ].map(([x = 0, y = 0, s = 1]) => diya(sheet, x, y, s)),
    bokeh(sheet, 16, [700, 640, 520, 200], [E.amber, E.rani, E.flame], 0.5),
    rect(0, 0, 1200, 1100, { fill: fade(sheet, '#1c0826', 0.5, 0, [0, 0], [1, 0]) }),
  ],
)
