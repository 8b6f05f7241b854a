import { down, each, fade, pool, range, slant, stroke, tiled } from '../../drawing/brush.ts'
import { group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { scene, WIDE } from '../scene.ts'
import { lateriteFill, palm } from './parts.ts'

const [GROUND, EAVE] = [920, 520]

/** One tooth of the roof: glass to the north, tin to the south. */
function tooth(sheet: Sheet, x: number): string {
  const w = 300
  return group(
    {},
    path(`M${x} ${EAVE}V330L${x + w} ${EAVE}Z`, { fill: slant(sheet, '#e9e4d6', '#b9b8ac', '#7d8280') }),
    each(9, (i) =>
      stroke(`M${x + 24 + i * 30} ${345 + i * 19}L${x + 24 + i * 30} ${EAVE}`, '#6a706e', 2, { opacity: 0.45 }),
    ),
    stroke(`M${x} 330L${x + w} ${EAVE}`, '#f6f2e6', 9),
    path(`M${x - 26} ${EAVE}V352L${x} 330V${EAVE}Z`, { fill: slant(sheet, '#d8eef0', '#7fa9b4', '#3f6a76') }),
    stroke(`M${x - 26} 400L${x} 384M${x - 26} 460L${x} 450`, '#2c4a52', 4),
  )
}

/** Brick with openings, lit from behind. */
function screen(sheet: Sheet, x: number, w: number): string {
  const hole =
    rect(12, 10, 18, 26, { fill: '#ffd98c' }) +
    rect(12, 10, 5, 26, { fill: '#6e2c18' }) +
    rect(48, 46, 18, 26, { fill: '#f7b95c' }) +
    rect(48, 46, 5, 26, { fill: '#6e2c18' })
  return group(
    {},
    rect(x, 600, w, 220, { fill: '#a84a2a' }),
    rect(x, 600, w, 220, {
      fill: tiled(
        sheet,
        72,
        72,
        rect(0, 0, 72, 36, { fill: '#b8552f' }) + stroke('M0 36H72M36 0V36M0 36V72M72 36V72', '#7a341c', 2.5) + hole,
        `translate(${x} 600)`,
      ),
    }),
    rect(x, 600, w, 220, { fill: 'none', stroke: '#7e321b', 'stroke-width': 8 }),
  )
}

/** A length from the loom, drying over the pole. */
function cloth(sheet: Sheet, x: number, w: number, h: number, colour: Colour, edge: Colour): string {
  const d = `M${x} 640Q${x + w / 2} 652 ${x + w} 640L${x + w + 10} ${640 + h}Q${x + w * 0.66} ${640 + h + 16} ${x + w / 2} ${640 + h}Q${x + w * 0.3} ${640 + h - 14} ${x - 6} ${640 + h + 6}Z`
  return group(
    {},
    path(d, { fill: '#1c0e08', opacity: 0.3, transform: 'translate(22 18)' }),
    path(d, { fill: slant(sheet, lighten(colour, 0.3), colour, darken(colour, 0.25)) }),
    ...[0.16, 0.4, 0.62, 0.86].map((t) =>
      path(`M${x + w * t} 648L${x + w * t + 14} 648L${x + w * t + 20} ${640 + h}H${x + w * t - 4}Z`, {
        fill: '#1c0e08',
        opacity: 0.1,
      }),
    ),
    ...[34, 54].map((up, i) =>
      stroke(
        `M${x - 4} ${640 + h - up}Q${x + w / 2} ${640 + h - up - 8} ${x + w + 9} ${640 + h - up - 4}`,
        edge,
        i ? 4 : 13,
      ),
    ),
    stroke(`M${x} 642Q${x + w / 2} 654 ${x + w} 642`, lighten(colour, 0.5), 5),
  )
}

export const pfShed = scene(
  'A weavers’ shed with a saw-tooth roof and walls of pierced brick, lengths of handloom cloth drying on a pole before it',
  { ...WIDE, seed: 85 },
  (sheet) => [
    rect(0, 0, 1600, 1200, { fill: down(sheet, '#7fb0c2', '#bcd8d8', '#f0e6c8', '#f7d7a0') }),
    each(6, (i) => pool(sheet, 180 + i * 260, 150 + (i % 3) * 60, 230, 46, '#ffffff', 0.6)),
    group(
      { opacity: 0.55 },
      palm(sheet, 80, EAVE + 60, 430, 40, '#5f8a78', true),
      palm(sheet, 1500, EAVE + 60, 470, -40, '#5f8a78', true),
      palm(sheet, 760, EAVE + 60, 380, 30, '#5f8a78', true),
    ),
    ...range(5).map((i) => tooth(sheet, 76 + i * 300)),
    rect(40, EAVE, 1530, 26, { fill: slant(sheet, '#f4efe2', '#cfc8b4') }),
    rect(50, EAVE + 26, 1510, GROUND - EAVE - 26, { fill: lateriteFill(sheet, '#b9633c') }),
    rect(50, EAVE + 26, 1510, 80, { fill: fade(sheet, '#1c0e08', 0.6, 0) }),
    screen(sheet, 96, 420),
    screen(sheet, 1090, 420),
    rect(590, 580, 430, GROUND - 580, { fill: down(sheet, '#2a1710', '#5c3420') }),
    pool(sheet, 800, 760, 260, 190, '#ffc878', 0.7),
    stroke('M650 920V690H760V920M650 740H760M680 690V640H730V690', '#2a1710', 12),
    stroke('M850 920V690H960V920M850 740H960', '#2a1710', 12),
    rect(664, 742, 82, 40, { fill: '#e9dcc0' }),
    rect(864, 742, 82, 40, { fill: '#b4301c' }),
    rect(576, 560, 458, 26, { fill: '#6e4526' }),
    rect(0, GROUND, 1600, 280, { fill: down(sheet, '#d9b07c', '#b07a4c', '#7a4e30') }),
    rect(20, GROUND - 14, 1560, 22, { fill: '#cfc8b4' }),
    path('M0 1010L1600 960V1200H0Z', { fill: '#e8c592', opacity: 0.35 }),
    stroke('M90 626V1060M760 626V1060', '#4a2c16', 15),
    stroke('M50 640H800', '#7a5030', 13) + stroke('M50 636H800', '#c99a66', 4),
    cloth(sheet, 120, 180, 310, '#f3ead2', '#c9973a'),
    cloth(sheet, 336, 170, 340, '#2f5a58', '#e9dcc0'),
    cloth(sheet, 548, 180, 300, '#c9622f', '#f3d79a'),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#fff3d0', 0.24, 0, [0, 0], [0.7, 0.7]) }),
  ],
)
