import { blurred, circle, each, fade, polar, pool, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { scene, WIDE } from '../scene.ts'
import { A } from './palette.ts'

type Vat = { x: number; y: number; r: number; dye: Colour; rim: Colour }

const VATS: Vat[] = [
  { x: 300, y: 240, r: 226, dye: '#26307a', rim: '#c9794f' },
  { x: 846, y: 180, r: 214, dye: '#b8352a', rim: '#b86a45' },
  { x: 1372, y: 250, r: 222, dye: '#f0a41c', rim: '#c27349' },
  { x: 120, y: 760, r: 220, dye: '#7a2a4d', rim: '#b4683f' },
  { x: 640, y: 700, r: 238, dye: '#1d2a86', rim: '#cc8058' },
  { x: 1190, y: 770, r: 230, dye: '#3d6b4c', rim: '#bf7048' },
  { x: 1650, y: 800, r: 210, dye: '#c4571f', rim: '#b86a45' },
  { x: 360, y: 1210, r: 220, dye: '#d88a1a', rim: '#c9794f' },
  { x: 910, y: 1240, r: 232, dye: '#8f2a2c', rim: '#b4683f' },
  { x: 1460, y: 1260, r: 220, dye: '#2e3f9a', rim: '#c27349' },
]

/** A clay vat sunk in the ground, seen from above: rim, shaded wall, still dye with the sky in it. */
function vat(sheet: Sheet, { x, y, r, dye, rim }: Vat): string {
  const clay = linearPaint(
    sheet,
    [
      [0, lighten(rim, 0.42)],
      [0.5, rim],
      [1, darken(rim, 0.36)],
    ],
    [0.12, 0.1],
    [0.9, 0.9],
  )
  const wall = linearPaint(
    sheet,
    [
      [0, darken(dye, 0.66)],
      [0.55, darken(rim, 0.5)],
      [1, rim],
    ],
    [0.14, 0.1],
    [0.88, 0.9],
  )
  const liquid = radialPaint(
    sheet,
    [
      [0, lighten(dye, 0.2)],
      [0.5, dye],
      [1, darken(dye, 0.34)],
    ],
    0.62,
    0.66,
    0.72,
  )
  const inner = r * 0.79
  const ripple = (cx: number, cy: number, size: number, opacity: number) =>
    ellipse(cx, cy, size, size * 0.94, { fill: 'none', stroke: lighten(dye, 0.5), 'stroke-width': 3, opacity })
  const foam = each(9, (i) => {
    const [fx, fy] = polar(x + 8, y + 10, inner * 0.93, 20 + i * 15 + sheet.random.between(-5, 5))
    return circle(fx, fy, sheet.random.between(4, 13), { fill: lighten(dye, 0.4), opacity: 0.5 })
  })
  return group(
    {},
    pool(sheet, x + 44, y + 52, r * 1.32, r * 1.3, A.shade, 0.85),
    circle(x, y, r, { fill: clay }),
    circle(x - 2, y - 2, r * 0.93, { fill: 'none', stroke: '#fff0da', 'stroke-width': 4, opacity: 0.35 }),
    circle(x, y, r * 0.84, { fill: wall }),
    clipTo(
      sheet,
      circle(x, y, r * 0.83),
      circle(x + 12, y + 14, inner, { fill: liquid }),
      ripple(x + 30, y + 40, inner * 0.26, 0.3),
      ripple(x + 30, y + 40, inner * 0.5, 0.2),
      ripple(x + 30, y + 40, inner * 0.74, 0.13),
      foam,
      path(
        `M${x - inner * 0.75} ${y - inner * 0.3}Q${x - inner * 0.3} ${y - inner * 0.86} ${x + inner * 0.3} ${y - inner * 0.74}Q${x - inner * 0.3} ${y - inner * 0.56} ${x - inner * 0.54} ${y - inner * 0.06}Z`,
        { fill: '#ffffff', opacity: 0.16 },
      ),
      circle(x, y, r * 0.83, { fill: 'none', stroke: A.shade, 'stroke-width': r * 0.12, opacity: 0.3 }),
    ),
  )
}

/** Yarn hanks over a bamboo pole, their ends in the dye. */
function hanks(sheet: Sheet): string {
  const bamboo = (width: number, colour: Colour, dy = 0) => stroke(`M250 ${560 + dy}L1110 ${470 + dy}`, colour, width)
  const hank = (cx: number, colour: Colour, length: number) => {
    const top = 560 - (cx - 250) * 0.105
    const skein = each(9, (i) => {
      const dx = (i - 4) * 8.4
      const shade = i % 3 === 0 ? darken(colour, 0.28) : i % 3 === 1 ? colour : lighten(colour, 0.22)
      return stroke(
        `M${cx + dx * 0.8} ${top - 20}C${cx + dx * 1.5} ${top + length * 0.4} ${cx + dx * 1.3} ${top + length * 0.7} ${cx + dx * 0.7} ${top + length}`,
        shade,
        10,
      )
    })
    return group(
      {},
      blurred(sheet, 9, stroke(`M${cx + 26} ${top + 20}L${cx + 34} ${top + length - 20}`, A.shade, 60), 0.34),
      skein,
      pool(sheet, cx + 4, top + length + 6, 66, 34, '#1d2a86', 1),
      pool(sheet, cx + 4, top + length + 10, 50, 22, '#1d2a86', 1),
      ellipse(cx + 4, top + length, 58, 20, { fill: 'none', stroke: '#8f9be0', 'stroke-width': 3, opacity: 0.5 }),
      stroke(`M${cx - 36} ${top - 14}Q${cx} ${top - 34} ${cx + 34} ${top - 18}`, lighten(colour, 0.3), 9),
    )
  }
  return group(
    {},
    blurred(sheet, 10, stroke('M290 612L1150 522', A.shade, 26), 0.4),
    bamboo(26, '#8c6a35'),
    bamboo(16, '#c79f57', -3),
    bamboo(5, '#f1d79a', -7),
    each(6, (i) => stroke(`M${310 + i * 150} ${541 - i * 15.7}l4 26`, '#7a5a2b', 4)),
    hank(520, '#eadfc8', 190),
    hank(626, '#3b4aa0', 250),
    hank(732, A.indigo, 212),
  )
}

export const dyeVats = scene(
  'Clay vats of indigo, madder and marigold dye seen from above, with hanks of yarn over a bamboo pole',
  { ...WIDE, seed: 8 },
  (sheet) => [
    rect(0, 0, 1600, 1200, { fill: slant(sheet, '#fbf0de', '#ecd6b4', '#c9a478') }),
    each(16, (i) =>
      pool(
        sheet,
        sheet.random.between(0, 1600),
        sheet.random.between(0, 1200),
        190,
        120,
        i % 2 ? '#fff7e8' : '#b98f5e',
        0.26,
      ),
    ),
    each(46, (i) =>
      circle(sheet.random.between(0, 1600), sheet.random.between(0, 1200), sheet.random.between(2, 9), {
        fill: VATS[i % VATS.length]?.dye,
        opacity: 0.5,
      }),
    ),
    ...VATS.map((one) => vat(sheet, one)),
    hanks(sheet),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#fff3d8', 0.12, 0, [0, 0], [0.7, 0.8]) }),
  ],
)
