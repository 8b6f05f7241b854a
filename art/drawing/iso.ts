import { group, num, type Point, path, polygon } from './canvas.ts'

/** A world in isometric view: x runs right and down, y left and down, z up. */
const COS = Math.cos(Math.PI / 6)
const SIN = 0.5

export const iso = (x: number, y: number, z = 0): Point => [(x - y) * COS, (x + y) * SIN - z]

type Faces = { top: string; left: string; right: string }

/** A block with its near corner at x + w, y + d; the left face looks down left, the right one down right. */
export function block(
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  { top, left, right }: Faces,
): string {
  const p = (dx: number, dy: number, dz: number) => iso(x + dx, y + dy, z + dz)
  return [
    path(polygon([p(0, 0, h), p(w, 0, h), p(w, d, h), p(0, d, h)]), { fill: top }),
    path(polygon([p(0, d, h), p(w, d, h), p(w, d, 0), p(0, d, 0)]), { fill: left }),
    path(polygon([p(w, 0, h), p(w, d, h), p(w, d, 0), p(w, 0, 0)]), { fill: right }),
  ].join('')
}

const plane = (values: number[], ...content: string[]) =>
  group({ transform: `matrix(${values.map(num).join(' ')})` }, ...content)

/** Flat drawing laid on the ground: its x along x, its y along y. */
export const onTop = (x: number, y: number, z: number, content: string) =>
  plane([COS, SIN, -COS, SIN, ...iso(x, y, z)], content)

/** Flat drawing on a wall that looks down left: its x along x, its y down. */
export const onLeft = (x: number, y: number, z: number, content: string) =>
  plane([COS, SIN, 0, 1, ...iso(x, y, z)], content)

/** Flat drawing on a wall that looks down right; it starts at the near end, so its x runs back along -y. */
export const onRight = (x: number, y: number, z: number, content: string) =>
  plane([COS, -SIN, 0, 1, ...iso(x, y, z)], content)

export const isoShape = (points: readonly (readonly [x: number, y: number, z: number])[]) =>
  polygon(points.map(([x, y, z]) => iso(x, y, z)))
