import { circle, each, place } from '../../drawing/brush.ts'
import { clipTo, ellipse, rect, type Sheet } from '../../drawing/canvas.ts'
import { spray } from '../../drawing/foliage.ts'
import { archedWindowLight, contactShadow, wallAndTable } from '../../drawing/light.ts'
import { BOWL, clayStops, MATKA, metalStops, type Profile, ring, vessel } from '../../drawing/vessel.ts'
import { GALLERY, scene } from '../scene.ts'
import { F } from './palette.ts'

const KULHAD: Profile = [
  [52, 0],
  [58, 24],
  [72, 130],
  [84, 190],
]

/** A clay cup of buttermilk, with cumin on its froth and a sprig of mint. */
const cup = (sheet: Sheet, x: number, foot: number, scale: number) =>
  contactShadow(sheet, x, foot, 56 * scale) +
  place(
    x,
    foot,
    vessel(sheet, {
      cx: 0,
      foot: 0,
      profile: KULHAD,
      stops: clayStops(F.clay),
      mouth: '#6a301a',
      rim: '#d98f62',
      decoration: [30, 60, 90, 120, 150].map((y) => ring(0, -y, 80, 3, '#7d3c20', 0.35)).join(''),
    }) +
      ellipse(0, -190, 73, 14.5, { fill: '#fffaf0' }) +
      each(12, (i) =>
        circle(-56 + i * 10, -190 + ((i * 5) % 11) - 5, 5 - (i % 3), { fill: i % 2 ? '#f2e6d0' : '#ffffff' }),
      ) +
      each(14, (i) => ellipse(-46 + i * 7, -190 + ((i * 7) % 13) - 6, 3, 1.4, { fill: '#6a4324' })) +
      place(24, -190, spray(62, 26, '#4f9a3c', '#3c7a2e') + place(-6, 4, spray(46, -30, '#5aa844', '#3c7a2e'))),
    scale,
  )

export const foodChhachh = scene(
  'Three clay cups of buttermilk with mint and roasted cumin on a table, a water pot and a brass bowl behind them',
  { ...GALLERY, seed: 78 },
  (sheet) => [
    wallAndTable(sheet, '#e9b548', '#8a5a34', 560),
    clipTo(sheet, rect(0, 0, 1200, 560), archedWindowLight(sheet, 120, 60, 340, 470, 0.5)),
    contactShadow(sheet, 900, 640, 80),
    vessel(sheet, {
      cx: 900,
      foot: 640,
      profile: MATKA,
      scale: 1.55,
      stops: clayStops('#a5522f'),
      mouth: '#3d160a',
      decoration: each(3, (i) => ring(900, 440 + i * 30, 190, 6, '#f6e2bf', 0.8)),
    }),
    contactShadow(sheet, 560, 650, 50),
    vessel(sheet, {
      cx: 560,
      foot: 650,
      profile: BOWL,
      scale: 1.1,
      stops: metalStops(F.brass),
      mouth: '#8f6228',
      rim: '#f3d89a',
    }),
    cup(sheet, 330, 740, 1.3),
    cup(sheet, 660, 800, 1.4),
    cup(sheet, 990, 826, 1.34),
  ],
)
