import { group, path, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, type Fold, foldDepth, foldLight, threads } from '../../drawing/cloth.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { contactShadow } from '../../drawing/light.ts'
import { radialPaint } from '../../drawing/paint.ts'
import { tube } from '../../drawing/tube.ts'
import type { Thing } from './stage.ts'

type CushionLook = { cloth: Cloth; piping?: `#${string}`; tassels?: boolean; wide?: boolean }

/** A filled cushion that stands on its edge. */
export function cushion(look: CushionLook): Thing {
  const w = look.wide ? 380 : 300
  const h = look.wide ? 220 : 290
  return {
    pose: 'stands',
    width: w * 2 + 60,
    height: h * 2,
    closeUp: { x: -w * 0.4, y: -h * 1.4, zoom: 2.2 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 10, -14, w * 0.74, 1, 0.14),
        group({ transform: `translate(0 ${-h}) rotate(-2)` }, drawCushion(sheet, look, w, h)),
      ),
  }
}

function drawCushion(sheet: Sheet, look: CushionLook, w: number, h: number): string {
  const { cloth } = look
  const ink = Math.min(w, h) * 0.11
  const d = `M${-w} ${-h}C${-w * 0.5} ${-h + ink} ${w * 0.5} ${-h + ink} ${w} ${-h}C${w - ink} ${-h * 0.45} ${w - ink} ${h * 0.45} ${w} ${h}C${w * 0.5} ${h - ink} ${-w * 0.5} ${h - ink} ${-w} ${h}C${-w + ink} ${h * 0.45} ${-w + ink} ${-h * 0.45} ${-w} ${-h}Z`
  const puff = radialPaint(
    sheet,
    [
      [0, '#fffaf0', 0.34],
      [0.5, '#fffaf0', 0.05],
      [0.72, '#140d12', 0.06],
      [1, '#140d12', 0.55],
    ],
    0.38,
    0.34,
    0.72,
  )
  const corner = (sx: number, sy: number): Fold[] => [
    {
      d: `M${sx * w * 0.98} ${sy * h * 0.98}Q${sx * w * 0.8} ${sy * h * 0.72} ${sx * w * 0.5} ${sy * h * 0.6}`,
      width: 22,
      height: 0.6,
    },
    {
      d: `M${sx * w * 0.98} ${sy * h * 0.98}Q${sx * w * 0.7} ${sy * h * 0.84} ${sx * w * 0.42} ${sy * h * 0.82}`,
      width: 18,
      height: -0.6,
    },
    {
      d: `M${sx * w * 0.97} ${sy * h * 0.96}Q${sx * w * 0.86} ${sy * h * 0.6} ${sx * w * 0.82} ${sy * h * 0.34}`,
      width: 16,
      height: -0.45,
    },
  ]
  const folds = [
    ...corner(-1, -1),
    ...corner(1, -1),
    ...corner(1, 1),
    ...corner(-1, 1),
    { d: `M${-w * 0.2} ${h * 0.5}Q0 ${h * 0.64} ${w * 0.3} ${h * 0.5}`, width: 40, height: 0.22 },
  ]
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ] as const
  return group(
    {},
    look.tassels ? corners.map(([x, y]) => tassel(x, y, Math.sign(x), cloth)).join('') : '',
    path(d, { fill: clothPaint(sheet, cloth) }),
    threads(sheet, d, cloth),
    foldLight(sheet, path(d), { x: -w, y: -h, width: 2 * w, height: 2 * h }, folds, 12, foldDepth(cloth) * 0.9),
    path(d, { fill: puff }),
    look.piping ? tube(d, 9, look.piping, 0.3) : '',
  )
}

function tassel(x: number, y: number, side: number, { accent, ink }: Cloth): string {
  const strands = Array.from({ length: 9 }, (_, i) =>
    path(`M${x + side * 4} ${y + 12}q${side * 6 + (i - 4) * 2.4} 40 ${side * 8 + (i - 4) * 4} 84`, {
      fill: 'none',
      stroke: i % 2 ? darken(accent, 0.15) : lighten(accent, 0.15),
      'stroke-width': 5,
    }),
  )
  return group(
    {},
    ...strands,
    path(`M${x + side * 4 - 11} ${y + 26}h24`, { stroke: ink, 'stroke-width': 7 }),
    tube(`M${x} ${y}v16`, 20, accent, 0.2),
  )
}
