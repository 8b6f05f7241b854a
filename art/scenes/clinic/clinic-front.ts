import { along, blurred, circle, down, each, fade, pool, slant, stroke, tiled } from '../../drawing/brush.ts'
import { ellipse, group, path, polygon, rect, type Sheet } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { contactShadow } from '../../drawing/light.ts'
import { figureOf } from '../../figures/cast.ts'
import { dressed, type Outfit } from '../../figures/dressed.ts'
import { withSaree } from '../../figures/wardrobe.ts'
import { planted } from '../../shop/pictures/props.ts'
import { HERO, scene } from '../scene.ts'
import { fallenLeaves, neemTree } from './neem.ts'
import { C } from './palette.ts'

const GROUND = 930
const LEFT = 1190
const DOOR = { x: 1472, y: 500, width: 200 }

const sky = (sheet: Sheet) => [
  rect(0, 0, 2000, GROUND, { fill: down(sheet, '#dfeee9', '#eef3e6', '#fbf1dc') }),
  circle(430, 330, 250, { fill: '#fff7e2', opacity: 0.6 }),
  circle(430, 330, 150, { fill: '#fff3d0', opacity: 0.8 }),
]

/** The neighbours' roofs far off, with their water tanks and a line of washing. */
function town(): string {
  const far = '#cfdfd5'
  const near = '#bcd2c6'
  const houses = [
    [-20, 210, 150],
    [180, 150, 220],
    [320, 240, 130],
    [540, 130, 190],
    [660, 220, 120],
    [860, 340, 200],
  ] as const
  return group(
    {},
    ...houses.map(([x, w, h]) => rect(x + 40, GROUND - h - 70, w, h + 70, { fill: far })),
    ...houses.map(
      ([x, w, h], i) =>
        rect(x, GROUND - h, w, h, { fill: near }) +
        rect(x - 6, GROUND - h, w + 12, 10, { fill: '#d9e6dc' }) +
        (i % 2 ? rect(x + w * 0.6, GROUND - h - 42, 44, 42, { rx: 8, fill: '#a9c3b6' }) : '') +
        each(3, (k) => rect(x + 20 + k * 54, GROUND - h + 38, 26, 36, { rx: 3, fill: '#a9c3b6' })),
    ),
    stroke(`M330 ${GROUND - 168}Q440 ${GROUND - 150} 548 ${GROUND - 182}`, '#9db8aa', 3),
    each(4, (i) =>
      rect(366 + i * 42, GROUND - 164 + i, 28, 40, { fill: ['#e9b7a2', '#f4e6c4', '#a9cbd6', '#e9d6a4'][i], rx: 2 }),
    ),
  )
}

const street = (sheet: Sheet) => [
  rect(0, GROUND, 2000, 170, { fill: down(sheet, '#dcc9a6', '#e7d8bb', '#efe4cd') }),
  rect(0, GROUND, 2000, 34, { fill: fade(sheet, C.ink, 0.2, 0) }),
  each(26, (i) => stroke(`M${i * 84 - 40} 966L${i * 92 - 130} 1100`, '#c9b48c', 2, { opacity: 0.55 })),
  stroke('M0 1004H2000M0 1052H2000', '#c9b48c', 2, { opacity: 0.55 }),
]

function house(sheet: Sheet): string {
  const wall = slant(sheet, '#fffaf0', '#f6ecd9', '#e6d6b8')
  return group(
    {},
    blurred(sheet, 18, rect(LEFT - 20, 330, 900, 600, { fill: C.ink, opacity: 0.22 })),
    rect(LEFT, 300, 840, GROUND - 300, { fill: wall }),
    rect(LEFT - 22, 262, 880, 56, { fill: slant(sheet, '#ffffff', '#efe3cb') }),
    rect(LEFT - 22, 312, 880, 12, { fill: C.coral }),
    rect(LEFT, 324, 840, 46, { fill: fade(sheet, C.ink, 0.26, 0) }),
    rect(LEFT, 748, 840, GROUND - 748, { fill: slant(sheet, lighten(C.green, 0.1), C.green, darken(C.green, 0.2)) }),
    rect(LEFT, 738, 840, 10, { fill: C.sun }),
    rect(LEFT - 14, GROUND - 36, 860, 36, { fill: slant(sheet, '#d8c8aa', '#b9a582') }),
    tank(sheet),
  )
}

const tank = (sheet: Sheet) =>
  rect(1640, 150, 130, 112, { rx: 18, fill: along(sheet, '#3f5b58', '#203b38', '#132a28') }) +
  rect(1630, 144, 150, 16, { rx: 8, fill: '#2b4744' }) +
  each(3, (i) => rect(1640, 182 + i * 24, 130, 5, { fill: '#48655f', opacity: 0.7 }))

/** A leaf and a cross, and bars where the name would be. */
const signboard = (sheet: Sheet) =>
  group(
    {},
    blurred(sheet, 8, rect(1346, 352, 460, 104, { rx: 12, fill: C.ink, opacity: 0.3 })),
    rect(1340, 344, 460, 104, { rx: 12, fill: slant(sheet, '#17624f', C.pine) }),
    rect(1348, 352, 444, 88, { rx: 8, fill: 'none', stroke: '#f2e4bf', 'stroke-width': 2.5, opacity: 0.8 }),
    circle(1402, 396, 32, { fill: '#fbf6ea' }),
    path('M1402 374C1424 380 1426 408 1402 420C1378 408 1380 380 1402 374Z', { fill: C.leaf }),
    stroke('M1402 380V420', '#fbf6ea', 3),
    rect(1456, 376, 210, 18, { rx: 9, fill: '#fbf6ea' }),
    rect(1456, 408, 140, 11, { rx: 5, fill: '#fbf6ea', opacity: 0.65 }),
    rect(1724, 374, 14, 44, { rx: 4, fill: C.coral }),
    rect(1709, 389, 44, 14, { rx: 4, fill: C.coral }),
  )

function door(sheet: Sheet): string {
  const { x, y, width } = DOOR
  const foot = GROUND - 36
  const leaf = (points: readonly (readonly [number, number])[], shade: number) =>
    path(polygon(points), { fill: slant(sheet, lighten(C.green, 0.2 - shade), darken(C.green, shade)) })
  return group(
    {},
    rect(x - 14, y - 14, width + 28, foot - y + 14, { fill: '#fffaf0' }),
    rect(x, y, width, foot - y, { fill: down(sheet, '#ffe9b8', '#f7d795', '#d9ab6a') }),
    rect(x + 50, y + 120, 100, 70, { rx: 4, fill: '#fffaf0', opacity: 0.8 }),
    stroke(`M${x + 66} ${y + 142}h66M${x + 66} ${y + 160}h44`, C.leaf, 5),
    rect(x + 18, y + 250, width - 36, foot - y - 250, { fill: '#b77f47', opacity: 0.55 }),
    rect(x + 10, y + 238, width - 20, 18, { rx: 3, fill: '#d9a766' }),
    circle(x + 144, y + 60, 26, { fill: '#fff6da' }),
    leaf(
      [
        [x, y],
        [x - 66, y - 16],
        [x - 66, foot + 14],
        [x, foot],
      ],
      0.05,
    ),
    leaf(
      [
        [x + width, y],
        [x + width + 66, y - 16],
        [x + width + 66, foot + 14],
        [x + width, foot],
      ],
      0.3,
    ),
    each(2, (i) =>
      path(
        polygon([
          [x - 12, y + 30 + i * 190],
          [x - 54, y + 22 + i * 196],
          [x - 54, y + 180 + i * 200],
          [x - 12, y + 176 + i * 194],
        ]),
        { fill: 'none', stroke: darken(C.green, 0.35), 'stroke-width': 3, opacity: 0.7 },
      ),
    ),
    rect(x - 90, y - 62, width + 180, 22, { fill: slant(sheet, '#ffffff', '#dcccaf') }),
    rect(x - 78, y - 40, width + 156, 50, { fill: fade(sheet, C.ink, 0.34, 0) }),
    rect(x - 60, foot, width + 120, 22, { fill: slant(sheet, '#efe0c2', '#cbb791') }),
    rect(x - 100, foot + 20, width + 200, 26, { fill: slant(sheet, '#e2d0ae', '#b9a47e') }),
    path(`M${x + width + 100} ${foot + 46}L${x + width + 380} ${foot + 46}L${x + width + 100} ${foot + 6}Z`, {
      fill: slant(sheet, '#e8d8b6', '#c4b08a'),
    }),
    stroke(`M${x + width + 110} ${foot - 84}L${x + width + 360} ${foot - 40}`, '#4d6660', 8),
    each(4, (i) => stroke(`M${x + width + 116 + i * 80} ${foot - 82 + i * 14}v${86 + i * 10}`, '#4d6660', 6)),
  )
}

const window = (sheet: Sheet, x: number) =>
  group(
    {},
    rect(x - 12, 508, 184, 190, { fill: '#fffaf0' }),
    rect(x, 520, 160, 166, { fill: slant(sheet, '#5c8f92', '#2e5f66', '#1d4046') }),
    path(`M${x} 520H${x + 90}L${x + 20} 686H${x}Z`, { fill: '#ffffff', opacity: 0.16 }),
    path(`M${x + 160} 520C${x + 120} 590 ${x + 124} 640 ${x + 132} 686H${x + 160}Z`, {
      fill: '#f6e6c4',
      opacity: 0.85,
    }),
    rect(x, 520, 160, 166, {
      fill: tiled(
        sheet,
        40,
        41.5,
        stroke('M0 0H40M20 0V41.5', '#f4ead2', 4) +
          circle(20, 21, 9, { fill: 'none', stroke: '#f4ead2', 'stroke-width': 3 }),
        `translate(${x} 520)`,
      ),
    }),
    rect(x - 26, 694, 212, 16, { fill: slant(sheet, '#ffffff', '#d9c9a9') }),
    rect(x - 30, 470, 220, 20, { fill: slant(sheet, '#ffffff', '#dcccaf') }),
    rect(x - 20, 490, 200, 30, { fill: fade(sheet, C.ink, 0.3, 0) }),
  )

/** Bougainvillea over the parapet. */
function creeper(sheet: Sheet): string {
  const spots = each(150, (i) => {
    const t = sheet.random.between(0, 1)
    const x = 1930 + sheet.random.between(-1, 1) * (110 - t * 50)
    const y = 250 + t * 260 + sheet.random.between(-26, 26)
    const bloom = i % 3 !== 0
    return bloom
      ? path(petalRing(13, 3, 0.4), {
          fill: ['#d8486f', '#e86f8c', '#c23460'][i % 3],
          transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${i * 47})`,
        })
      : ellipse(x, y, 15, 8, { fill: i % 2 ? C.leaf : darken(C.leaf, 0.25) })
  })
  return stroke('M2010 240C1960 250 1950 330 1930 500', darken(C.leaf, 0.4), 8) + spots
}

const bench = (sheet: Sheet) =>
  group(
    {},
    pool(sheet, 880, 972, 240, 26, C.ink, 0.34),
    each(2, (i) => rect(722 + i * 250, 884, 26, 86, { fill: slant(sheet, '#d9c8a6', '#a8946e') })),
    rect(700, 862, 320, 26, { rx: 6, fill: slant(sheet, '#fff6e2', '#dcc8a2', '#b9a47c') }),
    each(2, (i) => rect(736 + i * 240, 776, 12, 92, { fill: '#a8946e' })),
    each(2, (i) => rect(706, 776 + i * 40, 308, 24, { rx: 6, fill: slant(sheet, lighten(C.coral, 0.2), C.coral) })),
  )

const doctor: Outfit = {
  kind: 'suit',
  top: {
    cut: 'straight',
    cloth: { ground: '#f4f6f3', ink: '#f4f6f3', accent: '#dfe6e2', motif: 'plain' },
    length: 84,
    sleeve: 'long',
    neck: 'vee',
    placket: 1,
    button: '#c9d3ce',
    pocket: true,
  },
  bottom: { cut: 'churidar', cloth: { ground: '#1f6f74', ink: '#1f6f74', accent: '#1f6f74', motif: 'plain' } },
  shoes: '#7a4a2c',
}

function people(sheet: Sheet): string {
  const silk = { ground: '#e0a23a', ink: '#8c2a24', accent: '#f6dc9a', motif: 'buti', repeat: 90 } as const
  const border = { ...silk, ground: '#8c2a24', ink: '#f3cf6e', motif: 'lotus', repeat: 60 } as const
  const visitor = figureOf(sheet, 'woman', 1, 'handInFront')
  const host = figureOf(sheet, 'woman', 3, 'rest')
  const saree = withSaree({ cloth: silk, border, end: border, fringe: false }, 'back')
  return (
    contactShadow(sheet, 1556, 940, 40, 0.6) +
    group({ transform: 'translate(1560 944) scale(.53)' }, dressed(host.figure, host.head, doctor)) +
    contactShadow(sheet, 1312, 1030, 46, 0.7) +
    group({ transform: 'translate(1310 1034) scale(.62)' }, dressed(visitor.figure, visitor.head, saree))
  )
}

const pots = (sheet: Sheet) =>
  [
    [1222, 944, 0.21, '#b8623f'],
    [1404, 948, 0.17, '#e4d9c6'],
    [1962, 950, 0.25, '#b8623f'],
  ].map(([x, y, scale, colour]) =>
    group(
      { transform: `translate(${x} ${y}) scale(${scale})` },
      planted({ shape: 'planter', colour: colour as '#b8623f', material: 'matte' }).draw(sheet),
    ),
  )

export const clinicFront = scene(
  'A small clinic with a green door behind a neem tree in the morning; a doctor in white receives a woman in a saree',
  { ...HERO, seed: 81 },
  (sheet) => [
    ...sky(sheet),
    town(),
    ...street(sheet),
    house(sheet),
    window(sheet, 1252),
    window(sheet, 1790),
    signboard(sheet),
    door(sheet),
    creeper(sheet),
    neemTree(sheet, 1064, 966),
    bench(sheet),
    ...pots(sheet),
    people(sheet),
    fallenLeaves(sheet, 700, 970, 560),
    rect(0, 0, 2000, 1100, { fill: fade(sheet, '#fff4d8', 0.4, 0, [0, 0], [0.8, 0.7]) }),
  ],
)
