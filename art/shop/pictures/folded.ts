import { clipTo, group, line, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, threads } from '../../drawing/cloth.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { contactShadow } from '../../drawing/light.ts'
import { linearPaint } from '../../drawing/paint.ts'
import type { Thing } from './stage.ts'

type FoldedLook = {
  cloth: Cloth
  /** The woven border, if it has one. */
  border?: Cloth
  layers?: number
  /** Thickness of a layer: 26 for silk, 60 for a quilt. */
  loft?: number
  fringe?: boolean
}

const WIDTH = 640
const DEPTH = 400

/** A folded cloth seen from the front and a little above. */
export function folded(look: FoldedLook): Thing {
  const layers = look.layers ?? 5
  const loft = look.loft ?? 36
  const height = layers * loft + DEPTH * 0.5
  return {
    pose: 'stands',
    width: WIDTH + 120,
    height,
    closeUp: { x: 120, y: -layers * loft - 40, zoom: 2 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 10, -6, WIDTH / 2, 1, 0.16),
        ...Array.from({ length: layers }, (_, i) => edge(sheet, look, i, loft)),
        top(sheet, look, -layers * loft),
      ),
  }
}

function edge(sheet: Sheet, { cloth, border }: FoldedLook, i: number, loft: number): string {
  const y = -i * loft
  const shift = [0, 7, -4, 5, -6, 2][i % 6] ?? 0
  const [l, r, t, m] = [-WIDTH / 2 + shift, WIDTH / 2 + shift * 0.6, y - loft, y - loft / 2]
  const d = `M${l + 12} ${y}C${l - 10} ${y} ${l - 10} ${t} ${l + 12} ${t}C${l + 200} ${t + 5} ${r - 180} ${t - 3} ${r - 10} ${t}C${r + 12} ${t} ${r + 12} ${y} ${r - 10} ${y}C${r - 200} ${y - 3} ${l + 160} ${y + 4} ${l + 12} ${y}Z`
  const light = linearPaint(
    sheet,
    [
      [0, '#fffaf0', 0.12],
      [0.3, '#fffaf0', 0.2],
      [0.62, '#140d12', 0.08],
      [1, '#140d12', 0.62],
    ],
    [0, 0],
    [0, 1],
  )
  const away = linearPaint(sheet, [
    [0, '#fffaf0', 0.1],
    [0.5, '#140d12', 0.05],
    [1, '#140d12', 0.42],
  ])
  const edging = border ? rect(r - 150, t - 4, 96, loft + 8, { fill: clothPaint(sheet, border, 0, 0.7) }) : ''
  const inner = line(l + 16, m, r - 30, m + 1, {
    stroke: darken(cloth.ground, 0.6),
    'stroke-width': 1.6,
    opacity: i % 2 === 0 ? 0.5 : 0,
  })
  return clipTo(
    sheet,
    path(d),
    path(d, { fill: clothPaint(sheet, cloth) }),
    edging,
    threads(sheet, d, cloth),
    path(d, { fill: light }),
    path(d, { fill: away }),
    inner,
  )
}

/** The upper face, drawn flat and laid back. */
function top(sheet: Sheet, { cloth, border, fringe }: FoldedLook, y: number): string {
  const [w, d] = [WIDTH, DEPTH]
  const face = `M${-w / 2 + 4} -6C${-w / 2} ${-d / 2} ${-w / 2 + 26} ${-d + 30} ${-w / 2 + 46} ${-d}H${w / 2 - 46}C${w / 2 - 26} ${-d + 30} ${w / 2} ${-d / 2} ${w / 2 - 4} -6C${w / 2 - 60} 8 ${-w / 2 + 60} 8 ${-w / 2 + 4} -6Z`
  const light = linearPaint(
    sheet,
    [
      [0, '#fffaf0', 0.34],
      [0.45, '#fffaf0', 0.06],
      [0.88, '#140d12', 0.02],
      [0.95, '#fffaf0', 0.22],
      [1, '#140d12', 0.2],
    ],
    [0.2, 0],
    [0.5, 1],
  )
  const bands = border
    ? [
        rect(w / 2 - 156, -d, 108, d + 10, { fill: clothPaint(sheet, border) }),
        rect(w / 2 - 166, -d, 5, d + 10, { fill: border.accent, opacity: 0.9 }),
        rect(w / 2 - 44, -d, 5, d + 10, { fill: border.accent, opacity: 0.9 }),
      ]
    : []
  const creases = [0.34, 0.7].map((at) =>
    path(`M${-w / 2} ${-d * at}C${-80} ${-d * at - 14} 90 ${-d * at + 18} ${w / 2} ${-d * at - 4}`, {
      fill: 'none',
      stroke: lighten(cloth.ground, 0.5),
      'stroke-width': 7,
      opacity: 0.1,
    }),
  )
  const strands = fringe
    ? Array.from({ length: 46 }, (_, i) => {
        const x = -w / 2 + 14 + i * 13.4
        return path(`M${x} -2q${(i % 3) - 1} 20 ${((i * 7) % 5) - 2} 44`, {
          fill: 'none',
          stroke: i % 2 ? lighten(cloth.ground, 0.3) : darken(cloth.ground, 0.15),
          'stroke-width': 4,
        })
      })
    : []
  const laid = clipTo(
    sheet,
    path(face),
    path(face, { fill: clothPaint(sheet, cloth) }),
    ...bands,
    threads(sheet, face, cloth),
    ...creases,
    path(face, { fill: light }),
  )
  return group({ transform: `translate(0 ${y}) scale(1 .5)` }, laid, ...strands)
}
