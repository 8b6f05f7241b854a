import { clipTo, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, threads } from '../../drawing/cloth.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { castShadow, contactShadow } from '../../drawing/light.ts'
import { linearPaint } from '../../drawing/paint.ts'
import type { Thing } from './stage.ts'

export type RugLook = {
  field: Cloth
  border: Cloth
  fringe: Colour
  width?: number
  height?: number
  /** A medallion or plain stripes need no frame. */
  frame?: boolean
}

/** A dhurrie, mat or runner laid flat. */
export function rug(look: RugLook): Thing {
  const w = look.width ?? 720
  const h = look.height ?? 1080
  return {
    pose: 'lies',
    width: w + 20,
    height: h + 130,
    closeUp: { x: w * 0.24, y: h * 0.36, zoom: 2.3 },
    draw: (sheet) => drawRug(sheet, look, w, h),
  }
}

function drawRug(sheet: Sheet, look: RugLook, w: number, h: number): string {
  const [l, t] = [-w / 2, -h / 2]
  const d = `M${l} ${t}Q${l - 5} ${t + h * 0.4} ${l + 2} ${t + h}H${-l - 2}Q${-l + 5} ${t + h * 0.6} ${-l} ${t}Z`
  const framed = look.frame ?? true
  const edge = w * 0.11
  const light = linearPaint(
    sheet,
    [
      [0, '#fffaf0', 0.22],
      [0.5, '#fffaf0', 0],
      [1, '#140d12', 0.24],
    ],
    [0, 0],
    [1, 1],
  )
  const ribs = sheet.define(
    'pattern',
    { width: 40, height: 7, patternUnits: 'userSpaceOnUse' },
    rect(0, 0, 40, 2.4, { fill: '#140d12', opacity: 0.26 }),
    rect(0, 3, 40, 1.6, { fill: '#fffaf0', opacity: 0.16 }),
  )
  const lines = (inset: number, colour: Colour, thick: number) =>
    rect(l + inset, t + inset, w - 2 * inset, h - 2 * inset, { fill: 'none', stroke: colour, 'stroke-width': thick })
  return group(
    {},
    castShadow(sheet, d, 12, 0.42),
    fringe(look.fringe, w, t, -1) + fringe(look.fringe, w, -t, 1),
    clipTo(
      sheet,
      path(d),
      path(d, { fill: clothPaint(sheet, framed ? look.border : look.field) }),
      framed ? rect(l + edge, t + edge, w - 2 * edge, h - 2 * edge, { fill: clothPaint(sheet, look.field) }) : '',
      framed
        ? lines(edge, look.border.ink, 9) + lines(edge - 14, look.border.accent, 5) + lines(10, look.border.accent, 8)
        : '',
      path(d, { fill: `url(#${ribs})` }),
      threads(sheet, d, { ...look.field, weave: 'coarse' }),
      path(d, { fill: light }),
    ),
  )
}

function fringe(colour: Colour, w: number, y: number, way: number): string {
  const count = Math.round(w / 13)
  return Array.from({ length: count }, (_, i) => {
    const x = -w / 2 + 8 + (i * (w - 16)) / (count - 1)
    const lean = ((i * 17) % 9) - 4
    const shade = i % 3 === 0 ? darken(colour, 0.14) : i % 3 === 1 ? colour : lighten(colour, 0.2)
    return path(
      `M${x - 5} ${y}L${x + lean} ${y + way * 16}L${x + lean * 1.8} ${y + way * 52}M${x + 5} ${y}L${x + lean} ${y + way * 16}`,
      { fill: 'none', stroke: shade, 'stroke-width': 4.6, 'stroke-linecap': 'round' },
    )
  }).join('')
}

/** The same rug rolled and standing on its side: the end shows its spiral. */
export function rolledRug(look: RugLook): Thing {
  const w = 620
  const r = 92
  return {
    pose: 'stands',
    width: w + 2 * r,
    height: r * 2.2,
    closeUp: { x: w / 2, y: -r, zoom: 2.4 },
    draw: (sheet) => {
      const d = `M${-w / 2} ${-2 * r}H${w / 2}A${r * 0.55} ${r} 0 0 1 ${w / 2} 0H${-w / 2}A${r * 0.55} ${r} 0 0 1 ${-w / 2} ${-2 * r}Z`
      const round = linearPaint(
        sheet,
        [
          [0, '#140d12', 0.2],
          [0.25, '#fffaf0', 0.34],
          [0.6, '#140d12', 0.14],
          [1, '#140d12', 0.66],
        ],
        [0, 0],
        [0, 1],
      )
      const coils = [1, 0.78, 0.57, 0.36, 0.16].map((k, i) =>
        ellipse(w / 2, -r, r * 0.55 * k, r * k, {
          fill: i % 2 ? look.field.ground : lighten(look.field.ground, 0.28),
          stroke: darken(look.field.ground, 0.5),
          'stroke-width': 4,
        }),
      )
      return group(
        {},
        contactShadow(sheet, 20, -4, w * 0.56, 0.9, 0.1),
        path(d, { fill: clothPaint(sheet, look.field) }),
        rect(-w / 2 + 40, -2 * r, 70, 2 * r, { fill: clothPaint(sheet, look.border) }),
        threads(sheet, d, { ...look.field, weave: 'coarse' }),
        path(d, { fill: round }),
        ...coils,
      )
    },
  }
}
