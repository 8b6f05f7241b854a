import { circle, range, stroke } from '../../drawing/brush.ts'
import { num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { H } from './palette.ts'

/** A square code as payments in shops use it; the pattern is made up and means nothing. */
export function quickCode(sheet: Sheet, size: number): string {
  const cells = 25
  const step = size / cells
  const finder = (x: number, y: number) => x < 8 && y < 8
  const quiet = (x: number, y: number) =>
    finder(x, y) ||
    finder(cells - 1 - x, y) ||
    finder(x, cells - 1 - y) ||
    (Math.abs(x - 12) < 4 && Math.abs(y - 12) < 4)
  const dots = range(cells).flatMap((y) =>
    range(cells).map((x) =>
      !quiet(x, y) && sheet.random.between(0, 1) > 0.52
        ? `M${num(x * step)} ${num(y * step)}h${num(step)}v${num(step)}h${num(-step)}z`
        : '',
    ),
  )
  const eye = (x: number, y: number) =>
    rect(x, y, step * 7, step * 7, { rx: step * 1.4, fill: H.ink }) +
    rect(x + step, y + step, step * 5, step * 5, { rx: step, fill: '#ffffff' }) +
    rect(x + step * 2, y + step * 2, step * 3, step * 3, { rx: step * 0.6, fill: H.vermilion })
  const far = size - step * 7
  return (
    path(dots.join(''), { fill: H.ink }) +
    eye(0, 0) +
    eye(far, 0) +
    eye(0, far) +
    circle(size / 2, size / 2, step * 3.1, { fill: H.green }) +
    rupee(size / 2, size / 2, step * 2, '#ffffff', step * 0.62)
  )
}

/** The sign of the rupee, drawn: two bars, a bowl, a leg. */
export const rupee = (cx: number, cy: number, r: number, colour: string, width: number) =>
  stroke(
    `M${num(cx - r * 0.62)} ${num(cy - r * 0.88)}H${num(cx + r * 0.66)}M${num(cx - r * 0.62)} ${num(cy - r * 0.36)}H${num(cx + r * 0.66)}M${num(cx - r * 0.62)} ${num(cy - r * 0.88)}H${num(cx - r * 0.2)}C${num(cx + r * 0.5)} ${num(cy - r * 0.88)} ${num(cx + r * 0.5)} ${num(cy + r * 0.16)} ${num(cx - r * 0.2)} ${num(cy + r * 0.16)}H${num(cx - r * 0.56)}L${num(cx + r * 0.42)} ${num(cy + r * 0.98)}`,
    colour,
    width,
  )
