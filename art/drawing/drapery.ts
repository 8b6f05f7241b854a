import { each, stroke } from './brush.ts'
import { clipTo, curve, group, num, type Point, path, rect, type Sheet } from './canvas.ts'
import { type Colour, darken, lighten } from './colour.ts'
import { blur, linearPaint, type Stop } from './paint.ts'

/** A cloth pegged along its top edge. `at` maps the flat cloth (0 to 1 each way) to the sheet. */
export type Drape = {
  x: number
  y: number
  width: number
  height: number
  colour: Colour
  folds: number
  /** How far the foot has blown sideways. */
  sway: number
  phase: number
  /** The rope's height over the cloth: share across to pixels down. */
  rope?: (u: number) => number
}

export const drapeAt = (drape: Drape, u: number, v: number): Point => {
  const { x, y, width, height, folds, sway, phase, rope } = drape
  const wave = Math.sin(u * folds * Math.PI * 2 + phase)
  const ease = v * v
  return [
    x + u * width + sway * ease + Math.cos(u * folds * Math.PI * 2 + phase) * width * 0.018 * v,
    y + (rope ? rope(u) : 0) + v * height + wave * height * 0.018 * v + sway * 0.12 * ease * (u - 0.5),
  ]
}

const edge = (drape: Drape, along: (t: number) => readonly [u: number, v: number], steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => drapeAt(drape, ...along(i / steps)))

function drapeOutline(drape: Drape): string {
  const hem = Math.round(drape.folds * 5)
  const top = curve(edge(drape, (t) => [t, 0], 6))
  const right = curve(
    edge(drape, (t) => [1, t], 4),
    'L',
  )
  const foot = curve(
    edge(drape, (t) => [1 - t, 1], hem),
    'L',
  )
  const left = curve(
    edge(drape, (t) => [0, 1 - t], 4),
    'L',
  )
  return `${top}${right}${foot}${left}Z`
}

/** Lines woven or dyed along the cloth in one colour, each through its turning points. */
export const drapeLines = (
  drape: Drape,
  lines: readonly (readonly Point[])[],
  colour: Colour,
  width: number,
  steps = 14,
) => {
  const run = (points: readonly Point[]) =>
    points.slice(1).map((to, i) => {
      const from = points[i] ?? to
      return curve(edge(drape, (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], steps))
    })
  return stroke(lines.flatMap(run).join(''), colour, width, { 'stroke-linecap': 'butt' })
}

function foldStops(drape: Drape): Stop[] {
  const steps = Math.round(drape.folds * 8)
  return Array.from({ length: steps + 1 }, (_, i): Stop => {
    const u = i / steps
    const slope = Math.cos(u * drape.folds * Math.PI * 2 + drape.phase)
    const deep = 0.75 + 0.25 * Math.sin(u * 9 + drape.phase * 3)
    return slope > 0 ? [u, '#fff8ea', slope * 0.26 * deep] : [u, '#120c2c', -slope * 0.42 * deep]
  })
}

/** The cloth with its pattern, folds and the sun coming through its top. */
export function hangCloth(sheet: Sheet, drape: Drape, pattern: string): string {
  const d = drapeOutline(drape)
  const { x, y, width, height, colour, sway } = drape
  const lean = (sway / height) * 0.5
  const folds = linearPaint(sheet, foldStops(drape), [0, 0], [1, lean])
  const light = linearPaint(
    sheet,
    [
      [0, lighten(colour, 0.3), 0.4],
      [0.35, lighten(colour, 0.2), 0.1],
      [1, darken(colour, 0.6), 0.4],
    ],
    [0, 0],
    [0.3, 1],
  )
  const top = y + (drape.rope ? Math.min(drape.rope(0), drape.rope(1)) : 0)
  const veil = (fill: string) => rect(x - 60, top - 60, width + 120 + Math.abs(sway), height + 240, { fill })
  return clipTo(sheet, path(d), veil(colour), pattern, veil(folds), veil(light))
}

/** What the cloth throws on the wall behind it. */
export const clothShadow = (sheet: Sheet, drape: Drape, away = 40, opacity = 0.22) =>
  path(drapeOutline(drape), {
    fill: '#2a1f3d',
    opacity,
    transform: `translate(${num(away)} ${num(away * 0.8)})`,
    filter: blur(sheet, 12, 0.12),
  })

export const pegs = (drape: Drape, count: number, colour: Colour) =>
  group(
    {},
    each(count, (_, share) => {
      const [px, py] = drapeAt(drape, 0.04 + share * 0.92, 0)
      return (
        rect(px - 5, py - 14, 10, 34, { fill: colour, rx: 3 }) +
        rect(px - 5, py - 14, 4, 34, { fill: lighten(colour, 0.4), rx: 2 })
      )
    }),
  )
