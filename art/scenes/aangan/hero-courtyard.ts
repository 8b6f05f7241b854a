import { cuspedArch, onionDome, pointedArch } from '../../drawing/arch.ts'
import { blurred, circle, down, each, fade, pool, slant, stamp, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { darken, lighten, mix } from '../../drawing/colour.ts'
import { marigold, petalRing, swag, toran } from '../../drawing/foliage.ts'
import { starHoles } from '../../drawing/jali.ts'
import { contactShadow } from '../../drawing/light.ts'
import { figureOf } from '../../figures/cast.ts'
import { dressed } from '../../figures/dressed.ts'
import { withSaree } from '../../figures/wardrobe.ts'
import { HERO, scene } from '../scene.ts'
import { brassLota, tulsiPlanter } from './courtyard-things.ts'
import { A } from './palette.ts'

const FLOOR = 884
const OPENING = cuspedArch(1162, 128, 676, FLOOR - 128, 5)
const REVEAL = cuspedArch(1130, 92, 740, FLOOR - 92, 5)

const wall = (sheet: Sheet) => [
  rect(0, 0, 2000, FLOOR, { fill: slant(sheet, '#fffdf8', '#f8efe0', '#ead9be') }),
  rect(0, 806, 2000, 78, { fill: slant(sheet, lighten(A.madder, 0.08), A.madder, darken(A.madder, 0.14)) }),
  mandana(sheet),
  rect(0, 798, 2000, 8, { fill: A.indigo }),
  rect(0, 780, 2000, 3, { fill: A.indigo, opacity: 0.55 }),
]

/** The white figures that women paint on a red dado. */
function mandana(sheet: Sheet): string {
  const white = '#fff3e2'
  const unit = stamp(
    sheet,
    stroke('M-40 28L0 -22L40 28M-22 28L0 2L22 28', white, 3) +
      circle(0, 18, 4.5, { fill: white }) +
      circle(40, -14, 5, { fill: white }) +
      stroke('M28 -22Q40 -34 52 -22', white, 2.5),
  )
  return group(
    { opacity: 0.78 },
    each(25, (i) => unit(40 + i * 80, 844)),
  )
}

const throughTheArch = (sheet: Sheet) =>
  clipTo(
    sheet,
    path(OPENING),
    rect(1100, 60, 800, 860, { fill: down(sheet, '#9cc0dd', '#cfe0e4', '#fbe6bf', '#f9cf86') }),
    circle(1640, 470, 132, { fill: '#ffe9b0', opacity: 0.55 }),
    circle(1640, 470, 98, { fill: down(sheet, '#ffd469', A.marigold) }),
    skyline(sheet),
    path('M1100 884V690H1900V884Z', { fill: down(sheet, '#f3d9ae', '#e2bd8a') }),
    farArcade(sheet),
    path('M1100 884L1300 846H1760L1900 884Z', { fill: '#f7e3bf' }),
    rect(1100, 60, 800, 860, { fill: fade(sheet, '#fff2d0', 0.42, 0, [0, 0], [0.9, 0.8]) }),
  )

function skyline(sheet: Sheet): string {
  const far = mix(A.indigo, '#f6d7a8', 0.58)
  const near = mix(A.indigo, '#f0c9a0', 0.36)
  const chhatri = (x: number, foot: number, w: number, colour: ReturnType<typeof mix>) =>
    group(
      { fill: colour },
      path(onionDome(x, foot - w * 0.62, w * 0.86, w * 0.6)),
      rect(x - w * 0.56, foot - w * 0.64, w * 1.12, w * 0.07),
      each(4, (i) => rect(x - w * 0.44 + i * w * 0.27, foot - w * 0.6, w * 0.075, w * 0.6)),
      rect(x - w * 0.54, foot - w * 0.06, w * 1.08, w * 0.1),
    )
  return group(
    {},
    path(`${onionDome(1300, 600, 150, 130)}M1130 600H1480V900H1130Z`, { fill: far }),
    chhatri(1420, 612, 92, far),
    rect(1100, 640, 800, 60, { fill: near }),
    each(26, (i) => path(pointedArch(1104 + i * 31, 622, 24, 26), { fill: near })),
    chhatri(1240, 632, 118, near),
    chhatri(1782, 632, 132, near),
    rect(1100, 640, 800, 9, { fill: fade(sheet, '#fff3d6', 0.6, 0, [0, 0], [1, 0]) }),
  )
}

const farArcade = (sheet: Sheet) =>
  each(7, (i) => {
    const x = 1128 + i * 108
    const hollow = path(cuspedArch(x, 716, 78, 140, 3), { fill: down(sheet, A.indigo, mix(A.indigo, A.madder, 0.35)) })
    return (
      hollow +
      path(cuspedArch(x - 5, 709, 88, 150, 3), { fill: 'none', stroke: '#fff4dc', 'stroke-width': 3, opacity: 0.7 })
    )
  })

function archFrame(sheet: Sheet): string {
  const spandrel = (cx: number, cy: number, turn: number) =>
    group(
      { transform: `translate(${cx} ${cy}) rotate(${turn})` },
      path(petalRing(44, 12, 0.3), { fill: A.indigo }),
      path(petalRing(30, 12, 0.3), { fill: '#fdf3df' }),
      path(petalRing(21, 8, 0.34), { fill: A.madder }),
      circle(0, 0, 8, { fill: A.marigold }),
      stroke('M52 6C96 -8 116 26 92 44C80 52 66 42 74 32M6 52C-8 96 26 116 44 92', A.indigo, 5),
      ...[
        [118, 8, 20],
        [8, 118, 74],
        [78, 62, 45],
      ].map(([x = 0, y = 0, r = 0]) =>
        path('M0 0C14 -16 34 -14 44 0C34 14 14 16 0 0Z', {
          fill: A.indigo,
          transform: `translate(${x} ${y}) rotate(${r})`,
        }),
      ),
    )
  const panel = `M1068 34H1932V${FLOOR}H1068Z`
  return group(
    {},
    blurred(sheet, 14, path(panel, { fill: A.shade, opacity: 0.26, transform: 'translate(16 12)' })),
    path(panel, { fill: slant(sheet, '#fffaf0', '#f6e9d3', '#e8d2b0') }),
    path(`M1084 50H1916V${FLOOR}H1084Z`, { fill: 'none', stroke: A.indigo, 'stroke-width': 5 }),
    path(`M1097 63H1903V${FLOOR}H1097Z`, { fill: 'none', stroke: A.madder, 'stroke-width': 2.5 }),
    spandrel(1172, 138, 0),
    spandrel(1828, 138, 90),
    path(cuspedArch(1112, 72, 776, FLOOR - 72, 5), { fill: A.indigo }),
    path(cuspedArch(1120, 81, 760, FLOOR - 81, 5), { fill: '#fdf4e2' }),
    path(REVEAL, { fill: slant(sheet, '#8d7a86', '#cdb69b', '#fff3da', '#fdebc8') }),
  )
}

function floor(sheet: Sheet): string {
  const lines = each(15, (i) => {
    const x = -2400 + i * 560
    return stroke(`M${1500 + (x - 1500) * 0.36} ${FLOOR}L${x} 1110`, '#c9a878', 2.5)
  })
  return group(
    {},
    rect(0, FLOOR, 2000, 216, { fill: down(sheet, '#d9bd92', '#ecd7b3', '#f3e3c6') }),
    lines,
    stroke(`M0 934H2000M0 1012H2000`, '#c9a878', 2.5),
    rect(0, FLOOR, 2000, 40, { fill: fade(sheet, A.shade, 0.26, 0) }),
  )
}

/** Sun through a pierced window, thrown on the left wall. */
function jaliLight(sheet: Sheet): string {
  const tile = tiled(sheet, 110, 110, path(starHoles(110), { fill: '#ffffff' }))
  const window = path(pointedArch(0, 0, 550, 660, 300), { fill: tile })
  return group({ transform: 'matrix(.9 .2 -.06 .86 150 70)', opacity: 0.8 }, window)
}

const petals = (sheet: Sheet) => {
  const bloom = marigold(sheet, A.marigold)
  const red = marigold(sheet, '#e0641f')
  return [
    [1322, 1030, 1.5],
    [1358, 1052, 1.2],
    [1296, 1060, 1],
    [1640, 1052, 1.6],
    [1676, 1072, 1.2],
    [1612, 1080, 1.1],
  ].map(
    ([x = 0, y = 0, s = 1], i) =>
      pool(sheet, x + 6, y + 8 * s, 18 * s, 8 * s, A.shade, 0.5) + (i % 2 ? red : bloom)(x, y, s),
  )
}

/** She comes out to water the tulsi, in madder silk. */
function woman(sheet: Sheet): string {
  const silk = { ground: A.madder, ink: '#e8b23f', accent: A.marigold, motif: 'buti', repeat: 100 } as const
  const border = { ...silk, ground: '#1b2150', motif: 'lotus', repeat: 66 } as const
  const { figure, head } = figureOf(sheet, 'woman', 0, 'armHeldOut')
  const outfit = withSaree({ cloth: silk, border, end: border, fringe: true })
  return (
    contactShadow(sheet, 1176, 1044, 64, 0.7) +
    group({ transform: 'translate(1168 1046) scale(1.02)' }, dressed(figure, head, outfit))
  )
}

export const heroCourtyard = scene(
  'A woman in a madder saree beside a cusped arch in the morning; on its threshold a tulsi planter, a brass lota and marigolds',
  { ...HERO, seed: 11 },
  (sheet) => [
    ...wall(sheet),
    archFrame(sheet),
    throughTheArch(sheet),
    path(OPENING, { fill: 'none', stroke: '#fff8e8', 'stroke-width': 3, opacity: 0.8 }),
    toran(sheet, swag([1150, 352], [1850, 352], 46, 22), 74, A.leaf, A.marigold),
    floor(sheet),
    jaliLight(sheet),
    path(`M1180 ${FLOOR}H1860L2000 1010V1100H1430Z`, { fill: fade(sheet, '#fff4d2', 0.75, 0.1, [0, 0], [0.6, 1]) }),
    contactShadow(sheet, 1500, 1000, 150, 0.9),
    tulsiPlanter(sheet, 1500, 1004),
    contactShadow(sheet, 1786, 1030, 56, 1),
    brassLota(sheet, 1786, 1034),
    ...petals(sheet),
    woman(sheet),
    ellipse(1000, 1100, 1400, 60, { fill: fade(sheet, A.shade, 0, 0.16) }),
  ],
)
