import { type Random, seededRandom } from './random.ts'

export type Attributes = Record<string, string | number | undefined>

/** One drawing in progress: painters return markup and leave their definitions here. */
export type Sheet = {
  width: number
  height: number
  random: Random
  /** Seen from so near that cloth shows its threads. */
  isNear: boolean
  /** Keeps a definition (gradient, filter, clip, pattern, symbol) and gives its id. Equal definitions are kept once. */
  define: (name: string, attributes: Attributes, ...children: string[]) => string
}

export type SheetSize = { width: number; height: number; seed?: number; isNear?: boolean }

export const PORTRAIT: SheetSize = { width: 1200, height: 1500 }

export function drawSheet(size: SheetSize, paint: (sheet: Sheet) => string): string {
  const ids = new Map<string, string>()
  const definitions: string[] = []
  const sheet: Sheet = {
    width: size.width,
    height: size.height,
    random: seededRandom(size.seed ?? 1),
    isNear: size.isNear ?? false,
    define: (name, attributes, ...children) => {
      const body = el(name, attributes, ...children)
      const known = ids.get(body)
      if (known) return known
      const id = `d${ids.size.toString(36)}`
      ids.set(body, id)
      definitions.push(el(name, { id, ...attributes }, ...children))
      return id
    },
  }
  const picture = paint(sheet)
  const { width, height } = size
  const root = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }
  return el('svg', root, el('defs', {}, ...definitions), picture)
}

export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
  let open = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) open += ` ${key}="${typeof value === 'number' ? num(value) : value}"`
  }
  const inner = children.join('')
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`
}

/** A number as SVG wants it: short, and never NaN. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`A drawing asked for the number ${value}`)
  const steps = Math.abs(value) >= 20 ? 10 : 1000
  return String(Math.round(value * steps) / steps)
}

export const url = (id: string) => `url(#${id})`

export const group = (attributes: Attributes, ...children: string[]) => el('g', attributes, ...children)

export const path = (d: string, attributes: Attributes = {}) => el('path', { d, ...attributes })

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  el('rect', { x, y, width, height, ...attributes })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}) =>
  el('ellipse', { cx, cy, rx, ry, ...attributes })

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}) =>
  el('line', { x1, y1, x2, y2, ...attributes })

/** Keeps `children` inside `shape`. */
export function clipTo(sheet: Sheet, shape: string, ...children: string[]): string {
  return group({ 'clip-path': url(sheet.define('clipPath', {}, shape)) }, ...children)
}

export type Point = readonly [x: number, y: number]

/** A path's `d` through points; numbers come out rounded. */
export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

/** A smooth open curve through all points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const [x0, y0] = at(0)
  let d = `${start}${num(x0)} ${num(y0)}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const handles = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
    ]
    d += `C${handles.map(num).join(' ')} ${num(c[0])} ${num(c[1])}`
  }
  return d
}
