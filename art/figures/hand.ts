import { stroke } from '../drawing/brush.ts'
import { group, num, type Point, path } from '../drawing/canvas.ts'
import type { Colour } from '../drawing/colour.ts'

/** `rest` hangs at the side, `hold` closes on something, `open` lies flat; in a `pocket` it is not seen. */
export type Grip = Shown | 'pocket'
type Shown = 'rest' | 'hold' | 'open'

/** Fingers: where they begin on the palm, how they bend and how long they are. */
const FINGERS: Record<Shown, readonly (readonly [x: number, y: number, bend: number, length: number])[]> = {
  rest: [
    [6.4, 29, 1.5, 22],
    [2.4, 31, 0.6, 26.5],
    [-1.8, 31, -1, 25.5],
    [-5.8, 29, -3, 20],
  ],
  hold: [
    [6.4, 26, -7, 13],
    [2.2, 28, -8, 15],
    [-2, 28, -8.5, 14],
    [-5.8, 25.5, -8, 11],
  ],
  open: [
    [6.8, 28, 7, 22],
    [2.6, 31, 2.6, 27],
    [-1.8, 31, -1.6, 26],
    [-6, 28, -7, 20],
  ],
}

/** A hand whose fingers can be told apart, hanging from its wrist; the thumb is on the body's side. */
export function handAt(
  [x, y]: Point,
  sign: 1 | -1,
  degrees: number,
  grip: Shown,
  skin: Colour,
  shade: Colour,
  size = 1,
): string {
  const finger = ([fx, fy, bend, length]: readonly [number, number, number, number]) =>
    `M${num(fx)} ${num(fy - 6)}Q${num(fx + bend * 0.1)} ${num(fy + length * 0.5)} ${num(fx + bend)} ${num(fy + length)}`
  const fingers = FINGERS[grip]
  const lines = fingers.map((each, i) => stroke(finger(each), skin, i === 3 ? 5.2 : 6))
  const gaps = fingers.slice(1).map((each, i) => {
    const other = fingers[i] ?? each
    const mid = [
      (each[0] + other[0]) / 2,
      (each[1] + other[1]) / 2,
      (each[2] + other[2]) / 2,
      Math.min(each[3], other[3]) - 1,
    ] as const
    return stroke(finger(mid), shade, 1.1, { opacity: 0.75 })
  })
  const thumb =
    grip === 'hold' ? 'M7.5 14Q14 20 10 29Q7 33 2 33' : grip === 'open' ? 'M8 12Q16 18 20 27' : 'M8 11Q13.5 20 12 32'
  const palm = 'M-7.4 -3C-10 8 -11 18 -9.2 30C-4 35 5 35 9.6 29C11 19 10 8 7.4 -3Z'
  const turned = `translate(${num(x)} ${num(y)}) scale(${num(-sign * size * 0.94)} ${num(size * 0.94)}) rotate(${num(degrees)})`
  return group(
    { transform: turned },
    ...lines,
    path(palm, { fill: skin }),
    ...gaps,
    stroke(thumb, skin, 6.6),
    stroke(thumb, shade, 1.1, { opacity: 0.6, transform: 'translate(-3.6 1.4)' }),
  )
}
