import { range } from '../../drawing/brush.ts'

/** The house of four courts, in a plan of 100 by 64; what the drawing and the model are made of. */
export type Box = readonly [x: number, y: number, w: number, h: number]

export const outer: Box = [0, 0, 100, 64]

export const courts: readonly Box[] = [
  [14, 12, 18, 18],
  [42, 12, 22, 22],
  [74, 10, 14, 16],
  [20, 42, 26, 14],
]

/** Inner walls, each a line of one thickness. */
export const walls: readonly Box[] = [
  [0, 36, 38, 1.6],
  [36, 0, 1.6, 30],
  [68, 0, 1.6, 42],
  [52, 42, 1.6, 22],
  [38, 40, 30, 1.6],
  [68, 34, 32, 1.6],
  [84, 36, 1.6, 28],
  [10, 36, 1.6, 28],
]

/** Doors: where a wall is open. */
export const doors: readonly Box[] = [
  [20, 35.4, 7, 3],
  [35.4, 18, 3, 8],
  [67.4, 18, 3, 8],
  [51.4, 50, 3, 6],
  [56, 39.4, 7, 3],
  [76, 33.4, 7, 3],
  [83.4, 48, 3, 6],
  [9.4, 50, 3, 6],
  [44, 62, 8, 3],
  [98, 48, 3, 7],
]

export const columns = courts.flatMap(([x, y, w, h]) =>
  range(4).flatMap((i) => [
    [x + (w * i) / 3, y] as const,
    [x + (w * i) / 3, y + h] as const,
    ...(i > 0 && i < 3 ? [[x, y + (h * i) / 3] as const, [x + w, y + (h * i) / 3] as const] : []),
  ]),
)
