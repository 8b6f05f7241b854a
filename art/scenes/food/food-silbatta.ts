import { blurred, circle, each, place, pool, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, ellipse, path, type Sheet } from '../../drawing/canvas.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { HERO, scene } from '../scene.ts'
import { bowl, chutney } from './dishes.ts'
import { F } from './palette.ts'
import { chilli, coriander, garlic, strewn, windowLight, woodenTable } from './table.ts'

const SLAB =
  'M-420 -150C-440 -250 -330 -292 -180 -300C0 -308 200 -306 330 -276C440 -250 452 -120 446 20C440 170 430 256 300 282C120 306 -140 306 -300 280C-420 258 -430 140 -428 0Z'

/** The grinding stone: its face is pecked, so that it bites. */
const slab = (sheet: Sheet) =>
  blurred(sheet, 22, path(SLAB, { fill: '#080504', opacity: 0.75, transform: 'translate(34 44)' })) +
  path(SLAB, { fill: '#2f3335', transform: 'translate(10 20)' }) +
  path(SLAB, { fill: slant(sheet, '#868b8d', F.stone, '#3c4042') }) +
  clipTo(
    sheet,
    path(SLAB),
    each(26, () =>
      pool(
        sheet,
        sheet.random.between(-420, 420),
        sheet.random.between(-290, 290),
        120,
        60,
        sheet.random.pick(['#a3a8a8', '#33373a'] as const),
        0.2,
      ),
    ),
    each(210, (i) => {
      const [x, y] = [-410 + (i % 21) * 41 + (Math.floor(i / 21) % 2) * 20, -280 + Math.floor(i / 21) * 60]
      return stroke(`M${x} ${y}l9 7`, i % 3 ? '#3a3e40' : '#9fa5a5', 4, { opacity: 0.5 })
    }),
  ) +
  stroke('M-414 -150C-430 -240 -330 -284 -180 -292C0 -300 200 -298 326 -270', '#c6cbca', 5, { opacity: 0.6 })

/** What has been ground, drawn out by the roller. */
const paste = (sheet: Sheet) =>
  place(
    -60,
    40,
    pool(sheet, 12, 20, 330, 200, '#1c0806', 0.6) +
      path(
        'M-260 -30C-250 -120 -120 -130 -30 -120C80 -150 210 -120 250 -50C290 30 230 120 110 126C20 150 -90 140 -160 116C-250 100 -280 40 -260 -30Z',
        { fill: slant(sheet, '#dc4a24', '#b02a12', '#751408') },
      ) +
      each(9, (i) =>
        stroke(
          `M${-220 + i * 48} ${-70 + (i % 3) * 14}Q${-190 + i * 48} 20 ${-214 + i * 48} ${96 - (i % 2) * 20}`,
          i % 2 ? '#f27a48' : '#8a1a0a',
          9,
          { opacity: 0.4 },
        ),
      ) +
      each(90, () =>
        circle(sheet.random.between(-220, 210), sheet.random.between(-84, 92), sheet.random.between(2, 5), {
          fill: sheet.random.pick(['#f7d38a', '#7a1408', '#ff9a5c'] as const),
          opacity: 0.75,
        }),
      ) +
      stroke('M-200 -70C-120 -104 -40 -100 40 -104', '#ffb48a', 8, { opacity: 0.5 }),
  )

/** The roller, lying across the stone. */
const roller = (sheet: Sheet) => {
  const body =
    'M-330 -66C-350 -40 -350 40 -330 66C-200 92 200 92 330 66C350 40 350 -40 330 -66C200 -92 -200 -92 -330 -66Z'
  return (
    blurred(sheet, 16, path(body, { fill: '#0c0404', opacity: 0.7, transform: 'translate(16 38)' })) +
    path(body, { fill: '#4a4e50' }) +
    clipTo(
      sheet,
      path(body),
      ellipse(0, -34, 350, 46, { fill: '#8f9596', opacity: 0.75 }),
      ellipse(-20, -52, 300, 16, { fill: '#dfe3e0', opacity: 0.55 }),
      ellipse(0, 72, 350, 40, { fill: '#1f2223', opacity: 0.8 }),
      ellipse(20, 58, 210, 30, { fill: '#b02a12', opacity: 0.75 }),
      each(60, () =>
        circle(sheet.random.between(-330, 330), sheet.random.between(-80, 80), sheet.random.between(1.5, 4), {
          fill: sheet.random.pick(['#2e3233', '#a9aeae'] as const),
          opacity: 0.5,
        }),
      ),
    )
  )
}

export const foodSilbatta = scene(
  'A grinding stone from above with red chilli paste under its roller, garlic, chillies and coriander seed around it',
  { ...HERO, seed: 63 },
  (sheet) => {
    const leaf = coriander(sheet)
    return [
      woodenTable(sheet, '#4a2c1a'),
      place(1230, 560, slab(sheet) + paste(sheet) + place(120, -90, roller(sheet), 1, 62), 1.28, -10),
      place(1830, 280, bowl(sheet, 150, F.brass, chutney(sheet, '#c4791c'))),
      place(1800, 830, bowl(sheet, 128, F.copper, chutney(sheet))),
      place(560, 250, garlic(sheet, 82)),
      place(700, 190, garlic(sheet, 62), 1, 40),
      place(470, 120, garlic(sheet, 52), 1, 80),
      place(420, 880, chilli(sheet, 250), 1, -18),
      place(390, 950, chilli(sheet, 230, '#a01c10'), 1, 6),
      place(470, 1010, chilli(sheet, 210), 1, -30),
      place(250, 800, chilli(sheet, 220, '#d23a20'), 1, 24),
      strewn(sheet, 70, 620, 640, 130, ['#c99a4e', '#b07f36', '#e2bd7a'], 9),
      strewn(sheet, 30, 1760, 560, 90, ['#2c1c14', '#4a3020'], 7),
      leaf(640, 470, 4, 20),
      leaf(560, 440, 3, -50),
      leaf(700, 430, 3, 80),
      path(petalRing(5, 6, 0.3), { fill: F.turmeric, transform: 'translate(680 880)' }),
      windowLight(sheet, 0.26),
    ]
  },
)
