import { clipTo, curve, el, ellipse, group, num, type Point, path, rect, type Sheet, url } from './canvas.ts'
import { type Colour, darken, lighten, mix } from './colour.ts'
import { blur, linearPaint, linearPaintAcross, radialPaint, type Stop } from './paint.ts'

/** A thing turned on a wheel: `profile` is [radius, height] from rim to foot, `tilt` how far one looks into it. */
export type Turned = { cx: number; profile: readonly Point[]; tilt: number }

/** What light does round the surface: colours from the left edge (-1) to the right edge (1). */
export type Finish = {
  round: readonly (readonly [at: number, colour: Colour])[]
  /** How much slopes that face the lamp brighten and those that face away darken, 0 to 1. */
  relief: number
  /** Upright reflections of the window: from and to as for `round`, opacity. */
  gloss?: readonly (readonly [from: number, to: number, opacity: number])[]
}

const SLICES = 26

export const topOf = (turned: Turned) => turned.profile[0]?.[1] ?? 0
export const footOf = (turned: Turned) => turned.profile.at(-1)?.[1] ?? 0

/** The outline sampled finely: what `curve` draws through the profile. */
function trace(profile: readonly Point[]): Point[] {
  const at = (i: number): Point => profile[Math.max(0, Math.min(profile.length - 1, i))] ?? [0, 0]
  const points: Point[] = []
  for (let i = 0; i < profile.length - 1; i++) {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < 8; step++) {
      const t = step / 8
      const hermite = (k: 0 | 1) => {
        const [ma, mb] = [(b[k] - p[k]) / 2, (n[k] - a[k]) / 2]
        const [t2, t3] = [t * t, t * t * t]
        return (2 * t3 - 3 * t2 + 1) * a[k] + (t3 - 2 * t2 + t) * ma + (3 * t2 - 2 * t3) * b[k] + (t3 - t2) * mb
      }
      points.push([hermite(0), hermite(1)])
    }
  }
  points.push(at(profile.length - 1))
  return points
}

function radiusAt(turned: Turned, y: number): number {
  const points = trace(turned.profile)
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (a && b && (y - a[1]) * (y - b[1]) <= 0 && a[1] !== b[1])
      return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
  }
  return points.at(-1)?.[0] ?? 0
}

/** A point of the surface: `turn` in radians from the front, and how much it is foreshortened there. */
export function onSurface(turned: Turned, y: number, turn: number): { x: number; y: number; squeeze: number } {
  const r = radiusAt(turned, y)
  return { x: turned.cx + r * Math.sin(turn), y: y + r * turned.tilt * Math.cos(turn), squeeze: Math.cos(turn) }
}

export function outline({ cx, profile, tilt }: Turned): string {
  const side = (sign: number, points: readonly Point[]) => points.map(([r, y]): Point => [cx + sign * r, y])
  const [rim, foot] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0]
  const [left, right] = [
    curve(side(-1, profile)),
    curve(side(1, [...profile].reverse()), 'L').replace(/^L\S+ [^C]+/, ''),
  ]
  const arc = (r: number, x: number, y: number) =>
    `A${num(Math.max(r, 0.1))} ${num(Math.max(r * tilt, 0.1))} 0 0 0 ${num(x)} ${num(y)}`
  const top = profile[0]?.[1] ?? 0
  const bottom = profile.at(-1)?.[1] ?? 0
  return `${left}${arc(foot, cx + foot, bottom)}${right}${arc(rim, cx - rim, top)}Z`
}

/** The body with its form shadows; `decoration` lies on the surface, under the gloss. */
export function turn(sheet: Sheet, turned: Turned, finish: Finish, decoration = ''): string {
  const { cx, profile } = turned
  const widest = Math.max(...profile.map(([r]) => r))
  const [top, bottom] = [topOf(turned) - widest * turned.tilt, footOf(turned) + widest * turned.tilt]
  const last = profile.at(-1) ?? [0, 0]
  const first = profile[0] ?? [0, 0]
  const extended: Point[] = [[first[0], top - 4], ...profile, [last[0], bottom + 4]]
  const meridian = (s: number) => curve(extended.map(([r, y]): Point => [cx + r * s, y]))
  const slices = Array.from({ length: SLICES }, (_, i) => {
    const s = Math.sin(((i / SLICES) * 2 - 1) * (Math.PI / 2))
    const fill = colourAt(finish.round, Math.sin((((i + 0.5) / SLICES) * 2 - 1) * (Math.PI / 2)))
    if (i === 0) return rect(cx - widest - 2, top - 4, 2 * widest + 4, bottom - top + 8, { fill })
    return path(`${meridian(s)}H${num(cx + widest + 2)}V${num(top - 4)}Z`, { fill })
  })
  const gloss = (finish.gloss ?? []).map(([from, to, opacity]) => {
    const back = curve(extended.map(([r, y]): Point => [cx + r * to, y]).reverse(), 'L')
    return path(`${meridian(from)}${back}Z`, { fill: '#ffffff', opacity, filter: blur(sheet, widest * 0.022, 0.4) })
  })
  const slopes = rect(cx - widest - 2, top - 4, 2 * widest + 4, bottom - top + 8, {
    fill: slopePaint(sheet, turned, finish.relief),
  })
  const body = path(outline(turned))
  const soft = sheet.define(
    'filter',
    { x: 0, y: 0, width: 1, height: 1 },
    el('feGaussianBlur', { stdDeviation: `${num(widest * 0.028)} 1` }),
  )
  return clipTo(sheet, body, slices[0] ?? '', group({ filter: url(soft) }, ...slices), decoration, slopes, ...gloss)
}

function colourAt(round: Finish['round'], s: number): Colour {
  for (let i = 1; i < round.length; i++) {
    const [a, b] = [round[i - 1], round[i]]
    if (a && b && s <= b[0]) return mix(a[1], b[1], (s - a[0]) / (b[0] - a[0]))
  }
  return round.at(-1)?.[1] ?? '#888888'
}

/** Shoulders catch the light, undersides lose it: read off the slope of the profile. */
function slopePaint(sheet: Sheet, turned: Turned, relief: number): string {
  const points = trace(turned.profile)
  const [top, bottom] = [topOf(turned), footOf(turned) + 1]
  const stops: Stop[] = []
  for (let i = 2; i < points.length - 2; i += 4) {
    const [a, b] = [points[i - 2], points[i + 2]]
    if (!a || !b) continue
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const facing = ((b[0] - a[0]) / length) * relief
    const at = ((a[1] + b[1]) / 2 - top) / (bottom - top)
    stops.push([at, facing > 0 ? '#fffaf0' : '#170f14', Math.min(0.75, Math.abs(facing) * (facing > 0 ? 0.5 : 0.75))])
  }
  stops.push([0.97, '#170f14', 0.3 * relief], [1, '#170f14', 0.55 * relief])
  return linearPaintAcross(
    sheet,
    stops.filter(([at], i) => i >= stops.length - 2 || at < 0.94),
    [0, top],
    [0, bottom],
  )
}

/** A ring round the body between two heights. */
export function band(turned: Turned, from: number, to: number, fill: string, opacity = 1): string {
  const { cx, tilt } = turned
  const [r1, r2] = [radiusAt(turned, from), radiusAt(turned, to)]
  const arc = (r: number, sweep: number, x: number, y: number) =>
    `A${num(r)} ${num(Math.max(0.1, r * tilt))} 0 0 ${sweep} ${num(x)} ${num(y)}`
  const d = `M${num(cx - r1)} ${num(from)}${arc(r1, 0, cx + r1, from)}L${num(cx + r2)} ${num(to)}${arc(r2, 1, cx - r2, to)}Z`
  return path(d, { fill, opacity })
}

/** Repeats a motif (drawn round 0,0) round the body; those on the far side are left out. */
export function ring(turned: Turned, y: number, count: number, motif: string, turnBy = 0, scale = 1): string {
  const marks: string[] = []
  for (let i = 0; i < count; i++) {
    const angle = ((i + turnBy) / count) * 2 * Math.PI
    const place = onSurface(turned, y, angle)
    if (place.squeeze < 0.08) continue
    const lean = turned.tilt * -Math.sin(angle)
    const matrix = [place.squeeze * scale, lean * scale * 0.9, 0, scale, place.x, place.y].map(num).join(' ')
    marks.push(group({ transform: `matrix(${matrix})` }, motif))
  }
  return marks.join('')
}

/** The opening: a lip as thick as `lip`, and the inside, lit from the left onto its right wall. */
export function mouth(sheet: Sheet, turned: Turned, lipColour: Colour, inside: Colour, lip = 10): string {
  const { cx, tilt } = turned
  const [r, y] = turned.profile[0] ?? [0, 0]
  const lipPaint = linearPaint(sheet, [
    [0, lighten(lipColour, 0.45)],
    [0.35, lighten(lipColour, 0.25)],
    [1, darken(lipColour, 0.12)],
  ])
  const insidePaint = linearPaint(
    sheet,
    [
      [0, darken(inside, 0.55)],
      [0.5, darken(inside, 0.3)],
      [0.85, inside],
      [1, lighten(inside, 0.12)],
    ],
    [0, 0.1],
    [1, 0.9],
  )
  const inner = r - lip
  return group(
    {},
    ellipse(cx, y, r, r * tilt, { fill: lipPaint }),
    ellipse(cx, y + lip * tilt * 0.3, inner, Math.max(1, inner * tilt), { fill: insidePaint }),
    ellipse(cx + inner * 0.52, y + inner * tilt * 0.12, inner * 0.34, inner * tilt * 0.5, {
      fill: radialPaint(sheet, [
        [0, lighten(inside, 0.6), 0.4],
        [1, lighten(inside, 0.6), 0],
      ]),
    }),
  )
}
