import { circle, down, each, fade, pool, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { blur } from '../../drawing/paint.ts'
import { HERO, scene } from '../scene.ts'
import { V } from './palette.ts'
import { chair, lateriteFill, palm, tileFill, tree } from './parts.ts'

const GROUND = 880

const roof = (sheet: Sheet, x: number, y: number, w: number, h: number, hip: number) =>
  group(
    {},
    path(`M${x + hip} ${y}H${x + w - hip}L${x + w} ${y + h}H${x}Z`, { fill: tileFill(sheet) }),
    path(`M${x + hip} ${y}H${x + w - hip}L${x + w} ${y + h}H${x}Z`, {
      fill: fade(sheet, '#ffe6c4', 0.3, 0, [0, 0], [1, 0.6]),
    }),
    rect(x + hip - 8, y - 9, w - hip * 2 + 16, 14, { rx: 6, fill: V.deep }),
    rect(x - 4, y + h, w + 8, 10, { fill: V.teak }),
  )

const wall = (sheet: Sheet, x: number, y: number, w: number, shade: number) =>
  group(
    {},
    rect(x, y, w, GROUND - y, { fill: lateriteFill(sheet) }),
    rect(x, y, w, GROUND - y, { fill: slant(sheet, '#f0a468', '#8a3c20'), opacity: 0.28 }),
    rect(x, y, w, shade, { fill: fade(sheet, '#1c0c06', 0.72, 0.1) }),
  )

/** The veranda: dark behind its columns, a lamp lit in the hall. */
function veranda(sheet: Sheet): string {
  const [x, y, w] = [1130, 560, 560]
  const column = (at: number) =>
    rect(at - 13, y, 26, GROUND - y - 34, { fill: slant(sheet, '#a8764a', V.teak, '#3a2212') }) +
    rect(at - 20, GROUND - 60, 40, 28, { fill: V.lime }) +
    rect(at - 24, y, 48, 16, { fill: V.teak })
  return group(
    {},
    rect(x, y, w, GROUND - y, { fill: down(sheet, '#160d09', '#3a2318') }),
    rect(x + 190, y + 60, 170, GROUND - y - 94, { fill: down(sheet, '#ffd994', '#f2a552', '#b9642c') }),
    rect(x + 190, y + 60, 170, GROUND - y - 94, { fill: 'none', stroke: '#4a2c16', 'stroke-width': 12 }),
    stroke(`M${x + 275} ${y + 60}V${GROUND - 34}`, '#4a2c16', 8),
    pool(sheet, x + 275, GROUND - 40, 240, 60, '#ffc878', 0.6),
    rect(x + 30, y + 110, 110, 130, { fill: '#2a1810', stroke: '#5c3a22', 'stroke-width': 8 }),
    rect(x + 430, y + 110, 110, 130, { fill: '#2a1810', stroke: '#5c3a22', 'stroke-width': 8 }),
    chair(0.62, x + 110, GROUND - 36),
    group({ transform: `translate(${x + 470} ${GROUND - 36}) scale(-1 1)` }, chair(0.62, 0, 0)),
    ...[0, 140, 280, 420, 560].map((dx) => column(x + dx)),
    rect(x - 20, GROUND - 36, w + 40, 14, { fill: '#c9a27e' }),
    rect(x - 20, GROUND - 22, w + 40, 22, { fill: V.deep }),
    rect(x + 180, GROUND - 12, 200, 14, { fill: '#d8b08a' }),
    rect(x + 160, GROUND + 2, 240, 16, { fill: '#b98a64' }),
  )
}

export const pfCourtHouse = scene(
  'A long laterite house under tiled roofs in late sun, a lamp lit behind the columns of its veranda, coconut palms around it',
  { ...HERO, seed: 81 },
  (sheet) => [
    rect(0, 0, 2000, GROUND + 10, { fill: down(sheet, '#9fbcc4', '#d8dccf', '#f6dcb4', '#f7c890') }),
    circle(360, 640, 90, { fill: '#fff3d0', filter: blur(sheet, 14) }),
    group(
      { opacity: 0.3 },
      ...(
        [
          [120, 520, 40],
          [260, 600, -50],
          [520, 470, 30],
          [640, 560, 60],
          [860, 600, -30],
          [1940, 700, -60],
        ] as const
      ).map(([x, h, lean]) => palm(sheet, x, GROUND, h, lean, '#6f8f80', true)),
    ),
    rect(0, 800, 2000, 90, { fill: fade(sheet, '#7f977c', 0, 0.75) }),
    palm(sheet, 1010, GROUND, 800, -90),
    tree(sheet, 1480, GROUND - 130, 560, '#4f7a48'),
    wall(sheet, 1720, 520, 300, 90),
    roof(sheet, 1660, 400, 460, 120, 90),
    roof(sheet, 1010, 420, 780, 140, 130),
    wall(sheet, 1060, 570, 70, 80),
    wall(sheet, 1690, 570, 60, 80),
    veranda(sheet),
    rect(1060, 570, 700, 60, { fill: fade(sheet, '#120805', 0.7, 0) }),
    wall(sheet, 760, 640, 250, 40),
    rect(760, 626, 300, 16, { fill: V.deep }),
    rect(960, 520, 130, GROUND - 520, { fill: lateriteFill(sheet) }),
    rect(990, 600, 70, GROUND - 600, { fill: '#2a1710' }),
    stroke('M1025 600V880', '#5c3a22', 5),
    roof(sheet, 920, 430, 210, 100, 70),
    clipTo(
      sheet,
      rect(760, 430, 1240, 450),
      group(
        { opacity: 0.2, transform: 'skewX(-24) translate(420 40)' },
        palm(sheet, 760, GROUND, 620, 60, '#1c0c06', true),
      ),
    ),
    rect(0, GROUND, 2000, 220, { fill: down(sheet, '#c98f62', '#9c6440', '#6c4029') }),
    path('M1290 898H1530L1700 1100H960Z', { fill: '#e3bf94', opacity: 0.75 }),
    each(6, (i) =>
      path(`M${1270 - i * 50} ${916 + i * 32}H${1540 + i * 27}l10 12H${1258 - i * 50}Z`, {
        fill: '#8a5434',
        opacity: 0.28,
      }),
    ),
    each(130, () => {
      const [x, y] = [sheet.random.between(0, 2000), sheet.random.between(GROUND + 6, 1100)]
      return x > 1000 && x < 1680
        ? ''
        : stroke(
            `M${Math.round(x)} ${Math.round(y)}q4 -22 12 -32M${Math.round(x) + 8} ${Math.round(y)}q0 -18 -6 -30`,
            sheet.random.pick(['#5f7d4a', '#7d965a', '#49663c'] as const),
            3.4,
          )
    }),
    palm(sheet, 1990, 1040, 900, -60),
    palm(sheet, 640, 960, 640, 70),
    rect(0, 0, 2000, 1100, { fill: fade(sheet, '#2a1a12', 0.08, 0, [0, 0.5], [0.55, 0.5]) }),
  ],
)
