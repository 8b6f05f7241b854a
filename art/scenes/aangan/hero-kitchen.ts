import { cuspedArch } from '../../drawing/arch.ts'
import { along, blurred, circle, each, fade, orb, pool, slant, tiled } from '../../drawing/brush.ts'
import { clipTo, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { lighten } from '../../drawing/colour.ts'
import {
  BOWL,
  clayStops,
  JAR,
  LOTA,
  MATKA,
  metalStops,
  type Profile,
  ring,
  TUMBLER,
  VASE,
  vessel,
} from '../../drawing/vessel.ts'
import { HERO, scene } from '../scene.ts'
import { blueVase, KATORA, kansaPlate, nimbuMirchi } from './kitchen-things.ts'
import { A } from './palette.ts'

const NICHE = { x: 1130, y: 84, width: 760, height: 836 }
const arch = (grow: number) =>
  cuspedArch(NICHE.x - grow, NICHE.y - grow * 1.1, NICHE.width + grow * 2, NICHE.height + grow * 1.1, 4, 330)

/** Blue lime wash: clouds of paler and deeper blue, laid wet on wet. */
function limeWash(sheet: Sheet): string {
  const cloud = (i: number) => {
    const [x, y] = [sheet.random.between(-100, 2100), sheet.random.between(-50, 950)]
    const colour = i % 2 ? lighten(A.indigo, 0.26) : A.night
    return pool(sheet, x, y, sheet.random.between(160, 460), sheet.random.between(90, 260), colour, 0.3)
  }
  return group(
    {},
    rect(0, 0, 2000, 940, { fill: slant(sheet, '#3d49a0', '#2b3586', '#1d2566') }),
    each(26, cloud),
    rect(0, 0, 2000, 940, { fill: fade(sheet, '#aab6ef', 0.34, 0, [0, 0], [0.7, 0.6]) }),
  )
}

const inside = (sheet: Sheet, ...things: string[]) =>
  clipTo(
    sheet,
    path(arch(0)),
    rect(1100, 40, 820, 900, { fill: slant(sheet, '#cfc0b0', '#f7ecd9', '#fff8ea') }),
    blurred(sheet, 26, path(`M1100 40H1940V110C1500 150 1330 260 1268 940H1100Z`, { fill: '#4a3a63', opacity: 0.62 })),
    ...things,
  )

const shelf = (sheet: Sheet, y: number) =>
  group(
    {},
    rect(1120, y + 26, 780, 74, { fill: fade(sheet, '#352552', 0.5, 0) }),
    rect(1120, y - 16, 780, 18, { fill: along(sheet, '#b7a48f', '#f3e4cb', '#fffaf0') }),
    rect(1120, y, 780, 28, { fill: along(sheet, '#a38d78', '#e6d2b4', '#f4e4ca') }),
    rect(1120, y, 780, 3, { fill: '#fff9ec', opacity: 0.8 }),
  )

const foot = (sheet: Sheet, x: number, y: number, w: number) =>
  pool(sheet, x + w * 0.4, y, w * 1.7, w * 0.22, '#2a1a3a', 0.62)

function topShelf(sheet: Sheet): string {
  const tumbler = (cx: number) =>
    foot(sheet, cx, 392, 36) +
    vessel(sheet, {
      cx,
      foot: 390,
      profile: TUMBLER,
      scale: 0.82,
      stops: metalStops('#cf9a45'),
      mouth: '#8a5c24',
      rim: '#f2d594',
    })
  return group(
    {},
    kansaPlate(sheet, 1500, 286, 106),
    tumbler(1318),
    tumbler(1372),
    tumbler(1660),
    foot(sheet, 1734, 392, 40) +
      vessel(sheet, {
        cx: 1740,
        foot: 390,
        profile: LOTA,
        scale: 0.62,
        stops: metalStops('#c98a3a'),
        mouth: '#7a4e20',
        rim: '#eec887',
      }),
  )
}

function middleShelf(sheet: Sheet): string {
  const bowls = [0, 1, 2].map((i) =>
    vessel(sheet, {
      cx: 1474 + (i % 2) * 3,
      foot: 650 - i * 40,
      profile: KATORA,
      scale: 0.92 - i * 0.03,
      stops: metalStops(i === 1 ? '#d6a552' : '#c4913e'),
      mouth: '#8f6228',
      rim: '#f3d89a',
    }),
  )
  return group(
    {},
    foot(sheet, 1290, 652, 60),
    blueVase(sheet, 1290, 650, 0.72, VASE),
    foot(sheet, 1474, 652, 40),
    ...bowls,
    kansaPlate(sheet, 1612, 586, 66),
    foot(sheet, 1744, 652, 62),
    blueVase(sheet, 1744, 650, 0.92, JAR),
  )
}

function ledgeThings(sheet: Sheet): string {
  const pot: Profile = [
    [64, 0],
    [120, 44],
    [146, 116],
    [122, 178],
    [66, 206],
    [62, 222],
    [92, 240],
  ]
  return group(
    {},
    foot(sheet, 1330, 930, 120),
    vessel(sheet, {
      cx: 1330,
      foot: 930,
      profile: pot,
      scale: 0.94,
      stops: metalStops('#c28a3c'),
      mouth: '#6b4420',
      rim: '#eec887',
      decoration: ring(1330, 800, 150, 4, '#5a3512', 0.5) + ring(1330, 782, 150, 2, '#5a3512', 0.4),
    }),
    foot(sheet, 1560, 930, 60),
    vessel(sheet, { cx: 1560, foot: 930, profile: BOWL, scale: 0.98, stops: clayStops(A.clay), mouth: '#6d2f1c' }),
    each(7, (i) =>
      circle(1500 + i * 20, 846 - (i % 2) * 14 - (i > 1 && i < 5 ? 12 : 0), 19, {
        fill: orb(sheet, '#ffe58a', '#f0b323', '#a86a12'),
      }),
    ),
    vesselFront(sheet),
    foot(sheet, 1752, 930, 80),
    vessel(sheet, {
      cx: 1752,
      foot: 930,
      profile: MATKA,
      scale: 0.84,
      stops: clayStops('#a8452f'),
      mouth: '#4d2013',
      decoration: each(2, (i) => ring(1752, 800 + i * 26, 110, 5, '#f3ddbb', 0.85)),
    }),
  )
}

/** The bowl's near wall, over the limes that it holds. */
const vesselFront = (sheet: Sheet) =>
  path('M1459 850Q1560 884 1661 850L1642 894Q1606 920 1598 930Q1560 938 1522 930Q1514 920 1478 894Z', {
    fill: along(sheet, '#8f4527', '#d98a5e', '#b9603a', '#7a351f'),
  })

function ledge(sheet: Sheet): string {
  return group(
    {},
    rect(0, 908, 2000, 34, { fill: slant(sheet, '#fff9ec', '#ecdcc2') }),
    rect(0, 940, 2000, 160, { fill: slant(sheet, '#e9d7ba', '#d2b78f', '#b3936a') }),
    rect(0, 940, 2000, 5, { fill: '#fffaf0', opacity: 0.7 }),
    rect(0, 968, 2000, 132, {
      fill: tiled(
        sheet,
        120,
        132,
        path('M60 18L106 66L60 114L14 66Z', { fill: 'none', stroke: A.madder, 'stroke-width': 5 }) +
          path('M60 42L82 66L60 90L38 66Z', { fill: A.indigo }) +
          circle(0, 66, 9, { fill: A.marigold }) +
          circle(120, 66, 9, { fill: A.marigold }) +
          rect(0, 0, 120, 4, { fill: A.indigo }),
        'translate(0 968)',
      ),
      opacity: 0.82,
    }),
    rect(0, 942, 2000, 60, { fill: fade(sheet, A.shade, 0.34, 0) }),
  )
}

export const heroKitchen = scene(
  'A cusped niche in a blue lime-washed wall, its shelves set with bell-metal plates, brass pots and blue pottery',
  { ...HERO, seed: 21 },
  (sheet) => [
    limeWash(sheet),
    path(arch(44), { fill: 'none', stroke: '#11164a', 'stroke-width': 10, opacity: 0.35, transform: 'translate(8 9)' }),
    path(arch(40), { fill: slant(sheet, '#fffaf0', '#f1e2c8', '#cdb48f') }),
    path(arch(26), { fill: 'none', stroke: A.madder, 'stroke-width': 5 }),
    path(arch(14), { fill: 'none', stroke: A.marigold, 'stroke-width': 3 }),
    ledge(sheet),
    inside(
      sheet,
      shelf(sheet, 404),
      topShelf(sheet),
      shelf(sheet, 664),
      middleShelf(sheet),
      rect(1120, 900, 780, 30, { fill: along(sheet, '#b7a48f', '#f3e4cb', '#fffaf0') }),
    ),
    ledgeThings(sheet),
    nimbuMirchi(sheet, 1010, 270),
  ],
)
