import { circle, each, place, pool, slant, stroke } from '../../drawing/brush.ts'
import { ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { spray } from '../../drawing/foliage.ts'
import { archedWindowLight, castShadow } from '../../drawing/light.ts'
import { tube } from '../../drawing/tube.ts'
import { boards } from '../../drawing/wood.ts'
import { scene, WIDE } from '../scene.ts'
import { C } from './palette.ts'

const CORD = '#1c5a4d'

/** Coiled as it is laid down between two patients. */
function stethoscope(sheet: Sheet): string {
  const loop = 'M596 470C420 420 250 520 262 690C276 880 520 930 640 800C740 690 660 560 560 590'
  const ears = ['M596 470C660 440 700 396 706 330', 'M596 470C640 400 632 340 590 300']
  return group(
    {},
    stroke(`${loop}${ears.join('')}`, '#24160c', 30, { opacity: 0.22, transform: 'translate(16 20)' }),
    ...ears.map((d) => tube(d, 15, '#b9c6c8')),
    tube(loop, 27, CORD),
    circle(600, 468, 19, { fill: slant(sheet, '#eef4f4', '#8e9c9d') }),
    ...[
      [706, 324],
      [586, 296],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 17, 22, { fill: slant(sheet, '#4a5854', '#16211e') })),
    pool(sheet, 556, 620, 110, 96, '#24160c', 0.5),
    circle(540, 596, 76, { fill: slant(sheet, '#f7fbfb', '#b9c7c9', '#6d7c7d') }),
    circle(540, 596, 60, { fill: slant(sheet, '#8a9a9b', '#e6eded') }),
    circle(540, 596, 52, { fill: slant(sheet, '#f3f6f4', '#cdd8d8') }),
    path('M504 580C512 556 536 548 556 552', { fill: 'none', stroke: '#ffffff', 'stroke-width': 6, opacity: 0.9 }),
  )
}

/** A sheet from the pad: a leaf at its head, a few lines in a doctor's hand. */
function prescription(sheet: Sheet): string {
  const paper = 'M0 0H520V690H0Z'
  const hand = (y: number, length: number) =>
    stroke(
      `M64 ${y}${Array.from({ length }, (_, i) => `q${10 + (i % 3) * 3} ${i % 2 ? 14 : -16} ${20 + (i % 4) * 3} 0`).join('')}`,
      '#2a4a86',
      4,
    )
  return group(
    {},
    castShadow(sheet, paper, 16, 0.4),
    path('M8 10H528V700H8Z', { fill: '#e6dcc6' }),
    path(paper, { fill: slant(sheet, '#fffdf6', '#f7f0e0') }),
    rect(0, 0, 520, 104, { fill: slant(sheet, '#17624f', C.pine) }),
    circle(66, 52, 30, { fill: '#fbf6ea' }),
    path('M66 32C86 38 88 64 66 74C44 64 46 38 66 32Z', { fill: C.leaf }),
    rect(116, 34, 210, 16, { rx: 8, fill: '#fbf6ea' }),
    rect(116, 62, 130, 10, { rx: 5, fill: '#fbf6ea', opacity: 0.6 }),
    rect(440, 30, 12, 40, { rx: 3, fill: C.coral }),
    rect(426, 44, 40, 12, { rx: 3, fill: C.coral }),
    each(7, (i) => stroke(`M50 ${214 + i * 62}H470`, '#d9cfb8', 2)),
    rect(50, 138, 180, 12, { rx: 6, fill: '#d9cfb8' }),
    rect(330, 138, 140, 12, { rx: 6, fill: '#d9cfb8' }),
    hand(206, 11),
    hand(268, 14),
    hand(330, 8),
    hand(454, 12),
    stroke('M330 600C350 560 366 640 390 596C404 572 412 622 436 598C446 588 456 604 470 596', '#2a4a86', 4.5),
  )
}

const pen = (sheet: Sheet) =>
  stroke('M14 0V330', '#24160c', 26, { opacity: 0.25, transform: 'translate(10 14)' }) +
  rect(0, 0, 28, 280, { rx: 12, fill: slant(sheet, '#3d8c78', CORD, C.pine) }) +
  rect(0, 150, 28, 14, { fill: '#e8cf8a' }) +
  path('M3 280H25L16 336H12Z', { fill: slant(sheet, '#f2e2b4', '#a98b48') }) +
  rect(20, 12, 7, 110, { rx: 3, fill: '#e8cf8a' }) +
  rect(5, 8, 5, 260, { rx: 2, fill: '#ffffff', opacity: 0.35 })

const thermometer = (sheet: Sheet) =>
  stroke('M0 0H330', '#24160c', 28, { opacity: 0.22, transform: 'translate(8 16)' }) +
  path('M-20 -22H220C260 -22 300 -10 336 -5V5C300 10 260 22 220 22H-20C-34 22 -34 -22 -20 -22Z', {
    fill: slant(sheet, '#ffffff', '#e3ebea'),
  }) +
  rect(320, -6, 34, 12, { rx: 6, fill: slant(sheet, '#eef4f4', '#8e9c9d') }) +
  rect(36, -14, 112, 28, { rx: 6, fill: '#b9cfbe' }) +
  stroke('M58 -6h12M58 6h12M84 -6v12M102 -6h12v12h-12zM128 -6v12', '#2b4038', 3.4) +
  circle(6, 0, 11, { fill: C.coral })

/** A strip of tablets, foil side down. */
const tablets = (sheet: Sheet) =>
  rect(12, 18, 250, 130, { rx: 10, fill: '#24160c', opacity: 0.28 }) +
  rect(0, 0, 250, 130, { rx: 10, fill: slant(sheet, '#f4f7f7', '#c2ced0', '#e9efef') }) +
  each(10, (i) => {
    const [x, y] = [34 + (i % 5) * 46, 38 + Math.floor(i / 5) * 54]
    const taken = i === 4
    return (
      circle(x, y, 19, { fill: taken ? '#9aa8aa' : '#ffffff', opacity: 0.9 }) +
      (taken ? '' : circle(x, y, 14.5, { fill: slant(sheet, lighten(C.coral, 0.35), C.coral, darken(C.coral, 0.2)) })) +
      path(`M${x - 13} ${y - 6}Q${x - 7} ${y - 15} ${x + 4} ${y - 14}`, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 3,
        opacity: 0.8,
      })
    )
  })

/** Tea in a steel tumbler, from above. */
const tea = (sheet: Sheet) =>
  pool(sheet, 26, 34, 150, 140, '#24160c', 0.5) +
  circle(0, 0, 112, { fill: slant(sheet, '#f6f9f9', '#aebcbe', '#e2e9e9') }) +
  circle(0, 0, 94, { fill: slant(sheet, '#8e9c9d', '#eef3f3') }) +
  circle(0, 0, 78, { fill: slant(sheet, '#f7fafa', '#97a5a7') }) +
  circle(0, 0, 68, { fill: slant(sheet, '#c98f5c', '#a8683a', '#8a5029') }) +
  ellipse(-18, -22, 26, 14, { fill: '#f0cfa6', opacity: 0.6, transform: 'rotate(-30)' })

export const clinicDesk = scene(
  'A doctor’s desk from above: a coiled stethoscope, a prescription, a pen, a thermometer, a strip of tablets and tea',
  { ...WIDE, seed: 82 },
  (sheet) => [
    boards(sheet, '#c08a58', 300),
    archedWindowLight(sheet, 120, 60, 900, 1000, 0.26),
    stethoscope(sheet),
    place(890, 250, prescription(sheet), 1, 5),
    place(1380, 540, pen(sheet), 1, 24),
    place(130, 1060, thermometer(sheet), 1, -9),
    place(560, 960, tablets(sheet), 1, 12),
    place(1420, 220, tea(sheet)),
    place(150, 260, spray(200, 60, C.leaf, '#3c6a38'), 1, 38),
    place(200, 330, spray(150, -40, lighten(C.leaf, 0.1), '#3c6a38'), 1, 12),
  ],
)
