import { num, type Point } from './canvas.ts'

/** Openings of Indian architecture, as outlines (`d`). The box is x, y (the tip), width, height (down to the foot). */

const cubic = (t: number, a: Point, b: Point, c: Point, d: Point): Point => {
  const u = 1 - t
  const weigh = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
  return [weigh(0), weigh(1)]
}

/** A Mughal arch of foils between cusps. `foils` counts one side; `rise` is from spring to tip. */
export function cuspedArch(
  x: number,
  y: number,
  width: number,
  height: number,
  foils = 4,
  rise = width * 0.52,
): string {
  const middle = x + width / 2
  const spring = y + rise
  const lip = width * 0.06
  const at = (i: number) =>
    cubic(
      i / foils,
      [x + lip, spring],
      [x + lip, spring - rise * 0.5],
      [middle - width * 0.27, y + rise * 0.3],
      [middle, y],
    )
  const left = Array.from({ length: foils }, (_, i) => at(i))
  const [lastX, lastY] = left[foils - 1] ?? [x, spring]
  const reach = middle - lastX
  const rises: string[] = []
  const falls: string[] = []
  for (let i = 1; i < foils; i++) {
    const [px, py] = left[i - 1] ?? [x, y]
    const [qx, qy] = left[i] ?? [x, y]
    const r = num(Math.hypot(qx - px, qy - py) * 0.54)
    rises.push(`A${r} ${r} 0 0 1 ${num(qx)} ${num(qy)}`)
    falls.unshift(`A${r} ${r} 0 0 1 ${num(2 * middle - px)} ${num(py)}`)
  }
  const tipLeft = `C${[lastX - reach * 0.02, lastY - reach * 0.55, middle - reach * 0.22, y + reach * 0.3, middle, y].map(num).join(' ')}`
  const tipRight = `C${[middle + reach * 0.22, y + reach * 0.3, 2 * middle - lastX + reach * 0.02, lastY - reach * 0.55, 2 * middle - lastX, lastY].map(num).join(' ')}`
  const foot = num(y + height)
  return `M${num(x)} ${foot}V${num(spring)}H${num(x + lip)}${rises.join('')}${tipLeft}${tipRight}${falls.join('')}H${num(x + width)}V${foot}Z`
}

/** A plain pointed arch, such as a niche or a window of a haveli. */
export function pointedArch(x: number, y: number, width: number, height: number, rise = width * 0.62): string {
  const middle = x + width / 2
  const spring = y + rise
  const numbers = (...values: number[]) => values.map(num).join(' ')
  const left = `C${numbers(x, spring - rise * 0.55, middle - width * 0.2, y + rise * 0.16, middle, y)}`
  const right = `C${numbers(middle + width * 0.2, y + rise * 0.16, x + width, spring - rise * 0.55, x + width, spring)}`
  return `M${numbers(x, y + height)}V${num(spring)}${left}${right}V${num(y + height)}Z`
}

/** A dome with its finial, standing on `foot`; for skylines and the tops of chhatris. */
export function onionDome(cx: number, foot: number, width: number, height: number): string {
  const w = width / 2
  const p = (dx: number, dy: number) => `${num(cx + dx * w)} ${num(foot - dy * height)}`
  return `M${p(-0.86, 0)}C${p(-1.14, 0.22)} ${p(-1.02, 0.52)} ${p(-0.5, 0.68)}C${p(-0.22, 0.77)} ${p(-0.07, 0.82)} ${p(-0.04, 0.9)}L${p(0, 1.12)}L${p(0.04, 0.9)}C${p(0.07, 0.82)} ${p(0.22, 0.77)} ${p(0.5, 0.68)}C${p(1.02, 0.52)} ${p(1.14, 0.22)} ${p(0.86, 0)}Z`
}

/** A scalloped hem along the top of a box, teeth pointing down. */
export function scallops(x: number, y: number, width: number, count: number, drop: number): string {
  const step = width / count
  const teeth = Array.from({ length: count }, () => `q${num(step / 2)} ${num(drop * 2)} ${num(step)} 0`).join('')
  return `M${num(x)} ${num(y)}${teeth}Z`
}
