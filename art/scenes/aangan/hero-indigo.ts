import { pointedArch } from '../../drawing/arch.ts'
import { down, each, fade, pool, range, slant, stroke } from '../../drawing/brush.ts'
import { curve, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { clothShadow, type Drape, hangCloth, pegs } from '../../drawing/drapery.ts'
import { contactShadow } from '../../drawing/light.ts'
import { clayStops, vessel } from '../../drawing/vessel.ts'
import { figureOf } from '../../figures/cast.ts'
import { dressed } from '../../figures/dressed.ts'
import { withSaree } from '../../figures/wardrobe.ts'
import { HERO, scene } from '../scene.ts'
import { ajrakh, bandhani, butaPrint, leheriya, shibori } from './cloth-patterns.ts'
import { A } from './palette.ts'

const PALE = '#dfe6f2'
const frontRope = (x: number) => 118 + 96 * 4 * ((x + 60) / 2120) * (1 - (x + 60) / 2120) - x * 0.012
const backRope = (x: number) => 232 - x * 0.03 + 60 * 4 * (x / 2000) * (1 - x / 2000)

const hung = (line: (x: number) => number, drape: Omit<Drape, 'y' | 'rope'>): Drape => ({
  ...drape,
  y: 0,
  rope: (u) => line(drape.x + u * drape.width),
})

const ropeLine = (line: (x: number) => number) =>
  curve(range(12).map((i) => [-20 + i * 186, line(-20 + i * 186)] as const))

const CLOTHS = {
  farPlain: hung(backRope, { x: 944, width: 214, height: 430, colour: '#5166a8', folds: 2.4, sway: -16, phase: 1 }),
  farRed: hung(backRope, { x: 1290, width: 190, height: 560, colour: A.madder, folds: 2.2, sway: -12, phase: 2.6 }),
  wave: hung(frontRope, { x: 1076, width: 262, height: 640, colour: '#3a4c96', folds: 2.6, sway: 34, phase: 0.4 }),
  deep: hung(frontRope, { x: 1404, width: 320, height: 770, colour: A.indigo, folds: 3.1, sway: 44, phase: 1.9 }),
  star: hung(frontRope, { x: 1766, width: 320, height: 690, colour: A.night, folds: 2.8, sway: 40, phase: 3.2 }),
}

const backdrop = (sheet: Sheet) => [
  rect(0, 0, 2000, 620, { fill: down(sheet, '#b9d3e6', '#dfe9ea', '#f8ecd6') }),
  rect(0, 0, 2000, 620, { fill: fade(sheet, '#fffaf0', 0.85, 0, [0, 0], [0.8, 0.5]) }),
  path('M0 470H840L860 452H2000V1000H0Z', { fill: slant(sheet, '#fdf3e2', '#f3dfc2', '#dfbf97') }),
  each(40, (i) => path(pointedArch(6 + i * 50.4, 424, 38, 50), { fill: down(sheet, '#fff6e6', '#f5e2c6') })),
  rect(0, 462, 2000, 26, { fill: down(sheet, '#fffaf0', '#ecd3ae') }),
  rect(0, 488, 2000, 26, { fill: fade(sheet, A.shade, 0.2, 0) }),
  rect(0, 884, 2000, 96, {
    fill: slant(sheet, lighten(A.madder, 0.1), A.madder, darken(A.madder, 0.2)),
    opacity: 0.92,
  }),
  rect(0, 876, 2000, 8, { fill: '#fff6e4' }),
  rect(0, 980, 2000, 120, { fill: down(sheet, '#c9a67a', '#e6cba2', '#efdcba') }),
  rect(0, 980, 2000, 34, { fill: fade(sheet, A.shade, 0.3, 0) }),
  plasterMarks(sheet),
]

/** Where the trowel went: long pale and dark sweeps, barely there. */
const plasterMarks = (sheet: Sheet) =>
  each(22, (i) => {
    const x = sheet.random.between(-100, 1950)
    const y = sheet.random.between(530, 850)
    const w = sheet.random.between(160, 420)
    const d = `M${x} ${y}q${w / 2} ${-sheet.random.between(10, 44)} ${w} ${sheet.random.between(-12, 12)}`
    return stroke(d, i % 2 ? '#fffaf0' : '#c9a273', sheet.random.between(6, 26), { opacity: 0.05 })
  })

const vat = (sheet: Sheet) => [
  pool(sheet, 1190, 1086, 190, 34, A.shade, 0.55),
  vessel(sheet, {
    cx: 1140,
    foot: 1082,
    profile: [
      [70, 0],
      [112, 42],
      [118, 92],
      [92, 138],
      [104, 152],
    ],
    stops: clayStops('#b9603a'),
    mouth: '#2a3a8c',
    rim: '#dc9a70',
  }),
  pool(sheet, 1116, 934, 40, 7, '#cdd8f6', 0.7),
]

/** Pale muslin, so that she stands off from the blue. */
function woman(sheet: Sheet): string {
  const muslin = { ground: '#f6efe0', ink: '#3a4c96', accent: A.madder, motif: 'buti', repeat: 96 } as const
  const border = { ...muslin, ground: A.indigo, ink: PALE, accent: '#d9a23c', motif: 'lotus', repeat: 64 } as const
  const { figure, head } = figureOf(sheet, 'woman', 1, 'handOnHip')
  const outfit = withSaree({ cloth: muslin, border, end: border, blouse: A.madder, fringe: true }, 'back')
  return (
    contactShadow(sheet, 1318, 1056, 64, 0.7) +
    group({ transform: 'translate(1310 1058) scale(1.03)' }, dressed(figure, head, outfit))
  )
}

export const heroIndigo = scene(
  'A woman in a white saree with an indigo border before indigo-dyed cloths with tie-dye, wave and star patterns drying on ropes before a lime-plastered wall',
  { ...HERO, seed: 5 },
  (sheet) => {
    const { farPlain, farRed, wave, deep, star } = CLOTHS
    const rope = (line: (x: number) => number, width: number) =>
      group(
        {},
        stroke(ropeLine(line), '#8a6a44', width),
        stroke(ropeLine(line), '#d6b98a', width * 0.4, { transform: 'translate(0 -1)' }),
      )
    const cloth = (drape: Drape, pattern: string, away: number) =>
      clothShadow(sheet, drape, away, 0.26) + hangCloth(sheet, drape, pattern) + pegs(drape, 4, '#a9824f')
    return [
      ...backdrop(sheet),
      rope(backRope, 5),
      cloth(farPlain, bandhani(sheet, farPlain, PALE), 22),
      cloth(farRed, butaPrint(sheet, farRed, '#f6dcc0', A.marigold), 22),
      rope(frontRope, 7),
      cloth(wave, leheriya(wave, [PALE, '#8fa3d4', '#26307a']), 44),
      cloth(deep, shibori(sheet, deep, PALE), 48),
      cloth(star, ajrakh(sheet, star, A.madder, A.indigo, '#f2e6d0'), 48),
      ...vat(sheet),
      woman(sheet),
    ]
  },
)
