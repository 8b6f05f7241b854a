import { tiled } from './brush.ts'
import { group, num, path, polygon, type Sheet, url } from './canvas.ts'
import type { Colour } from './colour.ts'

/** Pierced stone: an eight-pointed star with kites between, one cell of `size`. */
export function starHoles(size: number): string {
  const c = size / 2
  const star = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    const r = size * (i % 2 === 0 ? 0.44 : 0.325)
    return [c + r * Math.cos(angle), c + r * Math.sin(angle)] as const
  })
  const k = size * 0.15
  const kite = (x: number, y: number) =>
    `M${num(x)} ${num(y - k)}l${num(k)} ${num(k)}l${num(-k)} ${num(k)}l${num(-k)} ${num(-k)}z`
  return polygon(star) + kite(0, 0) + kite(size, 0) + kite(0, size) + kite(size, size)
}

/** A paint of pierced stone with thickness: what lies behind, the lit inner edge, the stone's face around it. */
export function jaliPaint(sheet: Sheet, cell: number, behind: Colour, edge: Colour, thickness = cell * 0.06): string {
  const holes = starHoles(cell)
  const shift = `translate(${num(-thickness)} ${num(-thickness)})`
  const clip = sheet.define('clipPath', {}, path(holes))
  return tiled(
    sheet,
    cell,
    cell,
    path(holes, { fill: edge }) + group({ 'clip-path': url(clip) }, path(holes, { fill: behind, transform: shift })),
  )
}
