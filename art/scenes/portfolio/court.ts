import { down, each, fade, pool, slant, stroke } from '../../drawing/brush.ts'
import { ellipse, group, path, polygon, rect, type Sheet } from '../../drawing/canvas.ts'
import { scene, WIDE } from '../scene.ts'
import { face, lens, seam, tree } from './parts.ts'

const at = lens(800, 540, 900)
const [SIDE, EAVE, FLOOR, DEEP] = [620, -150, 430, 1100]

/** A roof that slopes up and out from the court's edge, and the veranda below it. */
function flank(side: 1 | -1): string {
  const p = (x: number, y: number, z: number) => at(side * x, y, z)
  const shade = side === 1
  const columns = [120, 340, 560, 780, 1000]
  return group(
    {},
    face(
      [p(SIDE + 300, EAVE, -300), p(SIDE + 300, EAVE, DEEP), p(SIDE + 300, FLOOR, DEEP), p(SIDE + 300, FLOOR, -300)],
      shade ? '#7a4a32' : '#c9875c',
    ),
    ...[200, 520, 840].map((z) =>
      face(
        [p(SIDE + 300, 40, z), p(SIDE + 300, 40, z + 130), p(SIDE + 300, FLOOR, z + 130), p(SIDE + 300, FLOOR, z)],
        '#2a1710',
      ),
    ),
    face(
      [
        p(SIDE, FLOOR - 30, -300),
        p(SIDE, FLOOR - 30, DEEP),
        p(SIDE + 300, FLOOR - 30, DEEP),
        p(SIDE + 300, FLOOR - 30, -300),
      ],
      shade ? '#8a3b22' : '#b9522f',
    ),
    face(
      [p(SIDE, FLOOR - 30, -300), p(SIDE, FLOOR - 30, DEEP), p(SIDE, FLOOR, DEEP), p(SIDE, FLOOR, -300)],
      shade ? '#5e2716' : '#d9774c',
    ),
    face(
      [p(SIDE, EAVE, -300), p(SIDE, EAVE, DEEP), p(SIDE + 300, EAVE - 10, DEEP), p(SIDE + 300, EAVE - 10, -300)],
      '#2c1a10',
    ),
    ...columns
      .reverse()
      .map((z) =>
        group(
          {},
          face(
            [p(SIDE, EAVE, z), p(SIDE, EAVE, z + 34), p(SIDE, FLOOR - 30, z + 34), p(SIDE, FLOOR - 30, z)],
            shade ? '#4a2c18' : '#a06c40',
          ),
          face(
            [p(SIDE, EAVE, z), p(SIDE + 34, EAVE, z), p(SIDE + 34, FLOOR - 30, z), p(SIDE, FLOOR - 30, z)],
            shade ? '#7a4e2c' : '#6a4224',
          ),
        ),
      ),
    face(
      [
        p(SIDE - 40, EAVE, -300),
        p(SIDE - 40, EAVE, DEEP - 40),
        p(SIDE + 420, EAVE - 330, DEEP + 300),
        p(SIDE + 420, EAVE - 330, -300),
      ],
      shade ? '#7c3520' : '#c0603a',
    ),
    each(40, (i) => {
      const z = -300 + i * 36
      return seam(p(SIDE - 40, EAVE, z), p(SIDE + 420, EAVE - 330, z + 40), shade ? '#4e1f12' : '#8a3a22', 4, 0.6)
    }),
    each(7, (i) => {
      const t = (i + 1) / 8
      return seam(
        p(SIDE - 40 + 460 * t, EAVE - 330 * t, -300),
        p(SIDE - 40 + 460 * t, EAVE - 330 * t, DEEP - 40 + 340 * t),
        shade ? '#4e1f12' : '#e08a5c',
        2,
        0.5,
      )
    }),
    face(
      [
        p(SIDE - 44, EAVE - 4, -300),
        p(SIDE - 44, EAVE - 4, DEEP - 40),
        p(SIDE - 40, EAVE + 16, DEEP - 40),
        p(SIDE - 40, EAVE + 16, -300),
      ],
      '#3a2212',
    ),
  )
}

/** The far side: a hall open to the court, with the garden behind it. */
function farSide(sheet: Sheet): string {
  const [left, top] = at(-SIDE - 300, EAVE, DEEP)
  const [right, foot] = at(SIDE + 300, FLOOR - 30, DEEP)
  const [roofLeft, roofTop] = at(-SIDE - 420, EAVE - 330, DEEP + 300)
  const [roofRight] = at(SIDE + 420, EAVE - 330, DEEP + 300)
  const [eaveLeft] = at(-SIDE + 40, EAVE, DEEP - 40)
  const [eaveRight] = at(SIDE - 40, EAVE, DEEP - 40)
  const tiles = polygon([
    [roofLeft, roofTop],
    [roofRight, roofTop],
    [eaveRight, top],
    [eaveLeft, top],
  ])
  return group(
    {},
    path(tiles, { fill: slant(sheet, '#c96a42', '#9a452a', '#7a3420') }),
    each(44, (i) =>
      seam(
        [roofLeft + ((roofRight - roofLeft) * i) / 43, roofTop],
        [eaveLeft + ((eaveRight - eaveLeft) * i) / 43, top],
        '#6a2a18',
        3,
        0.6,
      ),
    ),
    rect(left, top, right - left, foot - top, { fill: '#3a2318' }),
    rect(660, top + 16, 280, foot - top - 16, { fill: down(sheet, '#d8ecc8', '#8fb37a', '#5c8450') }),
    each(12, (i) => ellipse(676 + i * 23, foot - 30 - (i % 3) * 14, 18, 30, { fill: i % 2 ? '#4f7a48' : '#6d9858' })),
    rect(660, top + 16, 280, foot - top - 16, { fill: 'none', stroke: '#5c3a22', 'stroke-width': 9 }),
    ...[480, 560, 660, 940, 1040, 1120].map((x) =>
      rect(x - 7, top, 14, foot - top, { fill: slant(sheet, '#a06c40', '#4a2c18') }),
    ),
    rect(eaveLeft, top - 4, eaveRight - eaveLeft, 14, { fill: '#3a2212' }),
    rect(left, foot - 6, right - left, 16, { fill: '#b9522f' }),
  )
}

function ground(sheet: Sheet): string {
  const paving = each(9, (i) => {
    const z = -200 + i * 150
    return seam(at(-SIDE, FLOOR, z), at(SIDE, FLOOR, z), '#8a7a58', 3, 0.5)
  })
  const lines = each(11, (i) =>
    seam(at(-SIDE + i * 124, FLOOR, -300), at(-SIDE + i * 124, FLOOR, DEEP), '#8a7a58', 3, 0.4),
  )
  const pond = [at(-330, FLOOR, 120), at(330, FLOOR, 120), at(330, FLOOR, 560), at(-330, FLOOR, 560)]
  const rim = [at(-370, FLOOR, 90), at(370, FLOOR, 90), at(370, FLOOR, 590), at(-370, FLOOR, 590)]
  return group(
    {},
    face(
      [at(-SIDE, FLOOR, -300), at(SIDE, FLOOR, -300), at(SIDE, FLOOR, DEEP), at(-SIDE, FLOOR, DEEP)],
      down(sheet, '#cdbf98', '#e6d9b6'),
    ),
    paving,
    lines,
    face(
      [at(-SIDE, FLOOR, -300), at(-SIDE + 470, FLOOR, -300), at(-SIDE + 250, FLOOR, DEEP), at(-SIDE, FLOOR, DEEP)],
      '#fff6da',
      0.45,
    ),
    face(rim, '#efe6cf'),
    face(pond, down(sheet, '#9fc4cc', '#5f8a90', '#2f5a62')),
    each(9, (i) => ellipse(620 + ((i * 97) % 360), 780 + ((i * 53) % 90), 46, 5, { fill: '#e4f2f0', opacity: 0.35 })),
    each(5, (i) =>
      ellipse(650 + ((i * 131) % 330), 790 + ((i * 37) % 70), 34, 11, { fill: i % 2 ? '#5c8a4c' : '#7aa860' }),
    ),
    ellipse(760, 806, 10, 7, { fill: '#f4b8c6' }),
  )
}

export const pfCourt = scene(
  'A courtyard between tiled roofs: timber columns round a pool, a tree in bloom, and the garden seen through the far hall',
  { ...WIDE, seed: 82 },
  (sheet) => [
    rect(0, 0, 1600, 1200, { fill: down(sheet, '#8fb6c4', '#cfe2e0', '#f4ead0') }),
    each(5, (i) => pool(sheet, 500 + i * 170, 120 + (i % 2) * 70, 190, 40, '#ffffff', 0.6)),
    farSide(sheet),
    ground(sheet),
    flank(-1),
    flank(1),
    pool(sheet, 1010, 792, 190, 26, '#2a1c14', 0.6),
    tree(sheet, 960, 788, 560, '#5c8a50', '#fff3d0'),
    rect(0, 1050, 1600, 150, { fill: down(sheet, '#5e2a18', '#34170d') }),
    rect(0, 1044, 1600, 10, { fill: '#c9764e' }),
    path('M0 0H1600V130L1180 96H420L0 130Z', { fill: down(sheet, '#1c100a', '#3a2416') }),
    each(9, (i) => stroke(`M${i * 200} 0L${320 + i * 120} 100`, '#5c3a22', 13, { opacity: 0.8 })),
    ...[120, 1400].map(
      (x) =>
        rect(x, 60, 84, 1000, { fill: slant(sheet, '#7a4e2c', '#4a2c18', '#24140b') }) +
        rect(x - 16, 1000, 116, 60, { fill: slant(sheet, '#efe6cf', '#a89878') }) +
        rect(x - 20, 96, 124, 34, { fill: '#4a2c18' }),
    ),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#fff0cc', 0.22, 0, [0.1, 0], [0.7, 0.8]) }),
  ],
)
