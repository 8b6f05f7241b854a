import { circle, down, each, fade, pool, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, el, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { blur } from '../../drawing/paint.ts'
import { HERO, scene } from '../scene.ts'
import { palm, tileFill } from './parts.ts'

const WATER = 700

/** A long room on stilts: books behind slats, under one roof. */
function pavilion(sheet: Sheet): string {
  const [left, right, top, floor] = [880, 1820, 470, 660]
  const bay = (right - left) / 8
  const books = each(8, (i) =>
    each(3, (row) =>
      each(9, (k) => {
        const x = left + i * bay + 14 + k * ((bay - 28) / 9)
        const h = 30 + ((i * 7 + k * 5 + row * 3) % 14)
        const fills = ['#a8492b', '#d9b45c', '#3d5f5c', '#e9dcc0', '#6e3a2a', '#8f9f6a']
        return rect(x, 546 + row * 46 - h, (bay - 34) / 9, h, {
          fill: fills[(i * 5 + k * 3 + row) % fills.length] ?? '#a8492b',
          opacity: 0.85,
        })
      }),
    ),
  )
  return group(
    {},
    rect(left, top, right - left, floor - top, { fill: down(sheet, '#f7d79a', '#f0b662', '#c47a3a') }),
    each(3, (row) => rect(left, 546 + row * 46, right - left, 5, { fill: '#6e4526' })),
    books,
    rect(1230, top, 236, floor - top, { fill: down(sheet, '#fff2cc', '#f7cf8a') }),
    path('M1330 660C1326 600 1334 572 1350 570C1366 572 1376 600 1372 660Z', { fill: '#4a2c20' }),
    circle(1351, 554, 16, { fill: '#4a2c20' }),
    each(9, (i) =>
      rect(left + i * bay - 8, top - 6, 16, floor - top + 6, { fill: slant(sheet, '#8a5a34', '#4a2c16') }),
    ),
    each(46, (i) =>
      i % 6 < 2 ? '' : rect(left + 8 + i * 20.4, top, 4, floor - top, { fill: '#5c3a20', opacity: 0.5 }),
    ),
    rect(left, top, right - left, 46, { fill: fade(sheet, '#1c0e08', 0.75, 0) }),
    path('M960 250H1740L1960 480H740Z', { fill: tileFill(sheet, '#8f4630') }),
    path('M960 250H1740L1960 480H740Z', { fill: fade(sheet, '#ffdcae', 0.42, 0, [0, 0], [1, 0.7]) }),
    rect(950, 240, 800, 16, { rx: 6, fill: '#5e2a1a' }),
    rect(736, 476, 1228, 12, { fill: '#4a2c16' }),
    rect(780, floor, 1140, 18, { fill: '#7a5230' }),
    rect(780, floor + 18, 1140, 10, { fill: '#3a2414' }),
    each(12, (i) => rect(810 + i * 98, floor + 28, 12, WATER - floor + 20, { fill: '#3a2618' })),
    rect(600, floor + 8, 190, 10, { fill: '#7a5230' }),
    each(3, (i) => rect(616 + i * 70, floor + 18, 8, WATER - floor + 10, { fill: '#3a2618' })),
  )
}

export const pfLibrary = scene(
  'A reading room on stilts over a backwater at dawn, its shelves lit behind slats, mirrored in the water with the palms',
  { ...HERO, seed: 83 },
  (sheet) => {
    const house = sheet.define('g', {}, pavilion(sheet))
    const shore = sheet.define(
      'g',
      {},
      group(
        {},
        ...(
          [
            [60, 330, 30],
            [190, 420, -40],
            [330, 300, 50],
            [470, 380, -20],
            [600, 300, 30],
            [1930, 420, -60],
            [700, 360, 20],
          ] as const
        ).map(([x, h, lean]) => palm(sheet, x, WATER, h, lean, '#6a8a86', true)),
        path('M0 690C300 640 520 660 760 676C1200 690 1700 660 2000 640V704H0Z', { fill: '#5f7f7a' }),
      ),
    )
    const use = (id: string, attributes = {}) => el('use', { href: `#${id}`, ...attributes })
    const mirrored = `translate(0 ${WATER * 2}) scale(1 -1)`
    return [
      rect(0, 0, 2000, WATER, { fill: down(sheet, '#7fa3ae', '#bcccc4', '#f3dcb6', '#f9c794') }),
      circle(470, 560, 60, { fill: '#fff0cc' }),
      pool(sheet, 470, 560, 460, 300, '#fff0cc', 0.8),
      group({ opacity: 0.6 }, use(shore)),
      rect(0, 600, 2000, 110, { fill: fade(sheet, '#f3dfc0', 0, 0.7) }),
      use(house),
      rect(0, WATER, 2000, 400, { fill: down(sheet, '#eec79a', '#a8b8b0', '#587f84', '#2f555c') }),
      clipTo(
        sheet,
        rect(0, WATER, 2000, 400),
        group({ opacity: 0.32, filter: blur(sheet, 4, 0.05) }, use(shore, { transform: mirrored })),
        group({ opacity: 0.5, filter: blur(sheet, 3, 0.05) }, use(house, { transform: mirrored })),
        pool(sheet, 470, 760, 150, 110, '#fff0cc', 0.7),
      ),
      each(70, () => {
        const [x, y] = [sheet.random.between(-60, 2000), sheet.random.between(WATER + 12, 1090)]
        const w = sheet.random.between(40, 190)
        return ellipse(x, y, w, 1 + (y - WATER) * 0.008, {
          fill: sheet.random.pick(['#fff0d6', '#2f555c', '#fbd9ae'] as const),
          opacity: 0.34,
        })
      }),
      boat(sheet),
      rect(0, 0, 2000, 1100, { fill: fade(sheet, '#16292c', 0.1, 0, [0, 0.5], [0.5, 0.5]) }),
    ]
  },
)

const boat = (sheet: Sheet) =>
  group(
    {},
    ellipse(720, 872, 190, 14, { fill: '#16292c', opacity: 0.4 }),
    path('M530 828C580 876 860 876 920 818C880 852 800 850 720 850C640 850 570 848 530 828Z', {
      fill: slant(sheet, '#4a3020', '#1c120c'),
    }),
    stroke('M534 829C580 850 660 851 720 851C800 851 880 850 916 820', '#c9925c', 4),
    stroke('M700 848L664 760', '#2a1a10', 5),
  )
