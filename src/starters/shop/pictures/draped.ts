import { clipTo, curve, group, type Point, path, type Sheet } from '../../drawing/canvas.ts'
import { type Box, type Cloth, clothPaint, type Fold, foldDepth, foldLight, threads } from '../../drawing/cloth.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { castShadow } from '../../drawing/light.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { tube } from '../../drawing/tube.ts'
import type { Thing } from './stage.ts'

export type DrapedLook = {
  cloth: Cloth
  /** The end piece (pallu) and how much of the length it takes. */
  end?: { cloth: Cloth; share: number }
  /** Narrow borders down both sides. */
  border?: Cloth
  width?: number
  height?: number
  folds?: number
  tassels?: boolean
}

/** A length of cloth hung over a rod. */
export function draped(look: DrapedLook): Thing {
  const width = look.width ?? 560
  const height = look.height ?? 1080
  return {
    pose: 'hangs',
    width: width + 140,
    height: height + 60,
    closeUp: { x: width * 0.05, y: height * 0.78, zoom: 2 },
    draw: (sheet) => drawDraped(sheet, look, { width, height, folds: look.folds ?? 5 }),
  }
}

type Hang = { width: number; height: number; folds: number }

/** A point of the hanging cloth; the folds open towards the hem. */
const pointOf = ({ width, height, folds }: Hang, u: number, v: number): Point => {
  const wave = Math.sin(u * folds * 2 * Math.PI + 0.6)
  const gather = 0.9 + 0.1 * v
  return [(u - 0.5) * width * gather + wave * 5 * v, v * height + wave * 13 * v * v + Math.sin(u * 3) * 10 * v]
}

const across = (hang: Hang, v: number): Point[] =>
  Array.from({ length: hang.folds * 6 + 1 }, (_, i) => pointOf(hang, i / (hang.folds * 6), v))
const down = (hang: Hang, u: number, from: number, to: number): Point[] =>
  Array.from({ length: 7 }, (_, i) => pointOf(hang, u, from + ((to - from) * i) / 6))

function strip(hang: Hang, from: number, to: number): string {
  return `${curve(across(hang, from))}${curve(across(hang, to).reverse(), 'L')}Z`
}

const lengthwise = (hang: Hang, from: number, to: number) =>
  `${curve(down(hang, from, 0, 1))}${curve(down(hang, to, 0, 1).reverse(), 'L')}Z`

function drawDraped(sheet: Sheet, look: DrapedLook, hang: Hang): string {
  const { width, height, folds } = hang
  const outline = strip(hang, 0, 1)
  const box: Box = { x: -width / 2 - 30, y: -20, width: width + 60, height: height + 60 }
  const ridges: Fold[] = Array.from({ length: folds }, (_, i): Fold[] => {
    const u = (i + 0.16) / folds
    const bend = ((i * 37) % 5) * 0.006 - 0.012
    const line = (at: number) => curve(down(hang, Math.min(1, Math.max(0, at + bend)), -0.02, 1.03))
    const step = width / folds
    return [
      { d: line(u), width: step * 0.42, height: 0.62 },
      { d: line(u + 0.5 / folds), width: step * 0.36, height: -0.7 },
      { d: line(u + 0.27 / folds), width: step * 0.1, height: -0.25 },
    ]
  }).flat()
  const shade = linearPaint(
    sheet,
    [
      [0, '#140d12', 0.3],
      [0.05, '#fffaf0', 0.16],
      [0.12, '#140d12', 0],
      [0.75, '#140d12', 0.04],
      [1, '#140d12', 0.28],
    ],
    [0, 0],
    [0.12, 1],
  )
  const end = look.end
  const endPart = end ? strip(hang, 1 - end.share, 1) : ''
  const lineAt = (v: number) =>
    end ? path(curve(across(hang, v)), { fill: 'none', stroke: end.cloth.accent, 'stroke-width': 7 }) : ''
  const sides = look.border
    ? path(lengthwise(hang, 0, 0.09) + lengthwise(hang, 0.91, 1), { fill: clothPaint(sheet, look.border, 90, 0.8) })
    : ''
  return group(
    {},
    castShadow(sheet, outline, 26, 0.3),
    look.tassels ? tassels(hang, look) : '',
    clipTo(
      sheet,
      path(outline),
      path(outline, { fill: clothPaint(sheet, look.cloth) }),
      end ? path(endPart, { fill: clothPaint(sheet, end.cloth) }) : '',
      sides,
      end ? lineAt(1 - end.share) + lineAt(1 - end.share + 0.014) + lineAt(0.975) : '',
      threads(sheet, outline, look.cloth),
      path(outline, { fill: shade }),
    ),
    foldLight(sheet, path(outline), box, ridges, Math.max(10, (width / folds) * 0.13), foldDepth(look.cloth) * 1.3),
    rod(hang),
  )
}

function rod({ width }: Hang): string {
  const bar = tube(`M${-width / 2 - 60} 0H${-width / 2 + 34}M${width / 2 - 34} 0H${width / 2 + 60}`, 26, '#b98a56', 0.5)
  return bar
}

function tassels(hang: Hang, look: DrapedLook): string {
  const colour = look.end?.cloth.ground ?? look.cloth.ground
  const count = hang.folds * 6
  return across(hang, 0.995)
    .filter((_, i) => i > 0 && i < count)
    .map(([x, y], i) => {
      const lean = ((i * 13) % 7) - 3
      const d = `M${x - 5} ${y}C${x - 9} ${y + 20} ${x - 8 + lean} ${y + 40} ${x - 7 + lean} ${y + 54}H${x + 7 + lean}C${x + 8 + lean} ${y + 40} ${x + 9} ${y + 20} ${x + 5} ${y}Z`
      return (
        path(d, { fill: i % 2 ? darken(colour, 0.12) : lighten(colour, 0.12) }) +
        path(`M${x - 7} ${y + 13}h14`, { stroke: look.cloth.accent, 'stroke-width': 5 })
      )
    })
    .join('')
}
