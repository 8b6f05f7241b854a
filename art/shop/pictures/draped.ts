import { clipTo, curve, group, num, type Point, path, type Sheet } from '../../drawing/canvas.ts'
import { type Box, type Cloth, clothPaint, type Fold, foldDepth, foldLight, threads } from '../../drawing/cloth.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { castShadow } from '../../drawing/light.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { tube } from '../../drawing/tube.ts'
import type { Thing } from './stage.ts'

type DrapedLook = {
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

/** How far through its folds the cloth is at `u`: no two folds are equally wide. */
const turnAt = (folds: number, u: number) =>
  2 * Math.PI * (folds * u + 0.32 * Math.sin(2 * Math.PI * (1.4 * u + 0.12)) + 0.1)

/** A point of the hanging cloth; the folds open towards the hem. */
const pointOf = ({ width, height, folds }: Hang, u: number, v: number): Point => {
  const wave = Math.sin(turnAt(folds, u))
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

/** Ridges where the hem comes forward, valleys where it goes back. */
function ridgesOf(hang: Hang): Fold[] {
  const found: Fold[] = []
  const step = 1 / (hang.folds * 24)
  for (let u = step; u < 1 - step; u += step) {
    const [before, here, after] = [u - step, u, u + step].map((at) => Math.sin(turnAt(hang.folds, at)))
    if (before === undefined || here === undefined || after === undefined) continue
    const ridge = here > before && here >= after
    if (!ridge && !(here < before && here <= after)) continue
    const lean = (((found.length * 37) % 7) - 3) * 0.006
    const d = curve(
      Array.from({ length: 7 }, (_, i) =>
        pointOf(hang, Math.min(1, Math.max(0, u + lean * (1 - i / 3))), -0.02 + (1.05 * i) / 6),
      ),
    )
    const strength = 0.46 + ((found.length * 29) % 5) * 0.07
    const width = (hang.width / hang.folds) * (0.3 + ((found.length * 13) % 4) * 0.05)
    found.push({ d, width, height: ridge ? strength : -strength })
  }
  return found
}

function drawDraped(sheet: Sheet, look: DrapedLook, hang: Hang): string {
  const { width, height, folds } = hang
  const outline = strip(hang, 0, 1)
  const box: Box = { x: -width / 2 - 30, y: -20, width: width + 60, height: height + 60 }
  const ridges = ridgesOf(hang)
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
  const overRod = linearPaint(
    sheet,
    [
      [0, '#140d12', 0.5],
      [0.3, '#fffaf0', 0.4],
      [0.62, '#140d12', 0.05],
      [0.86, '#140d12', 0.42],
      [1, '#140d12', 0],
    ],
    [0, 0],
    [0, 1],
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
      path(strip(hang, 0, 0.03), { fill: overRod }),
    ),
    foldLight(sheet, path(outline), box, ridges, Math.max(10, (width / folds) * 0.13), foldDepth(look.cloth) * 1.05),
    rod(hang),
  )
}

function rod({ width }: Hang): string {
  const bar = tube(`M${-width / 2 - 60} 0H${-width / 2 + 34}M${width / 2 - 34} 0H${width / 2 + 60}`, 26, '#b98a56', 0.5)
  return bar
}

/** Knotted ends: a bead of thread and a few loose strands each. */
function tassels(hang: Hang, look: DrapedLook): string {
  const colour = look.end?.cloth.ground ?? look.cloth.ground
  const count = hang.folds * 7
  return Array.from({ length: count - 1 }, (_, i) => {
    const [x, y] = pointOf(hang, (i + 1) / count, 0.993)
    const lean = ((i * 13) % 7) - 3
    const strands = [-6, -3, 0, 3, 6]
      .map((at) => `M${num(x)} ${num(y)}q${at * 0.6} 16 ${at + lean} ${46 + ((i + at) % 3) * 4}`)
      .join('')
    return (
      path(strands, {
        fill: 'none',
        stroke: i % 2 ? darken(colour, 0.16) : lighten(colour, 0.14),
        'stroke-width': 3.4,
      }) +
      path(`M${num(x - 4)} ${num(y + 10)}h8`, {
        stroke: look.cloth.accent,
        'stroke-width': 6,
        'stroke-linecap': 'round',
      })
    )
  }).join('')
}
