import { clipTo, curve, ellipse, group, num, type Point, path, type Sheet } from './canvas.ts'
import { type Colour, darken, lighten, mix } from './colour.ts'
import { linearPaint, type Stop } from './paint.ts'

/** Half an outline of a thing made on a wheel or a lathe: radius and height above the foot, from the foot up. */
export type Profile = readonly (readonly [radius: number, height: number])[]

function silhouette(cx: number, foot: number, profile: Profile, scale = 1): string {
  const right: Point[] = profile.map(([r, h]) => [cx + r * scale, foot - h * scale])
  const left: Point[] = profile.map(([r, h]): Point => [cx - r * scale, foot - h * scale]).reverse()
  return `${curve(right)}${curve(left, 'L')}Z`
}

/** Light across a round matt body, from the upper left. */
export const clayStops = (colour: Colour): Stop[] => [
  [0, darken(colour, 0.22)],
  [0.16, lighten(colour, 0.1)],
  [0.32, lighten(colour, 0.24)],
  [0.55, colour],
  [0.82, darken(colour, 0.34)],
  [0.95, darken(colour, 0.42)],
  [1, darken(colour, 0.32)],
]

/** Light across polished metal: hard bands. */
export const metalStops = (colour: Colour): Stop[] => [
  [0, darken(colour, 0.42)],
  [0.08, darken(colour, 0.1)],
  [0.17, lighten(colour, 0.3)],
  [0.24, lighten(colour, 0.78)],
  [0.31, lighten(colour, 0.34)],
  [0.45, colour],
  [0.66, darken(colour, 0.36)],
  [0.8, darken(colour, 0.56)],
  [0.88, darken(colour, 0.3)],
  [0.94, mix(colour, '#ffe3b0', 0.45)],
  [1, darken(colour, 0.4)],
]

type Vessel = {
  cx: number
  foot: number
  profile: Profile
  scale?: number
  stops: Stop[]
  /** The mouth's inner colour; none for a closed thing. */
  mouth?: Colour
  rim?: Colour
  /** Bands, painted lines and the like, kept inside the outline. */
  decoration?: string
}

/** Upward slopes catch the lamp, undersides lose it. */
function relief(sheet: Sheet, profile: Profile): string {
  const top = profile[profile.length - 1]?.[1] ?? 1
  const stops = profile.slice(1).map(([r, h], i): Stop => {
    const [below, height] = profile[i] ?? [r, h]
    const slope = (below - r) / (Math.hypot(r - below, h - height) || 1)
    const lit = slope > 0
    return [1 - (h + height) / 2 / top, lit ? '#fff6e6' : '#170f14', Math.abs(slope) * (lit ? 0.26 : 0.42)]
  })
  return linearPaint(sheet, stops.reverse(), [0, 0], [0.1, 1])
}

/** A vessel with its mouth seen from a little above: lighter on the file than `lathe`, for crowds of pots. */
export function vessel(
  sheet: Sheet,
  { cx, foot, profile, scale = 1, stops, mouth, rim, decoration = '' }: Vessel,
): string {
  const d = silhouette(cx, foot, profile, scale)
  const [footRadius] = profile[0] ?? [0, 0]
  const [lipRadius, lipHeight] = profile[profile.length - 1] ?? [0, 0]
  const round = linearPaint(sheet, stops)
  const base = ellipse(cx, foot, footRadius * scale, footRadius * scale * 0.16, { fill: round })
  const lip = (grow: number, fill: string) =>
    ellipse(cx, foot - lipHeight * scale, lipRadius * scale * grow, lipRadius * scale * 0.2 * grow, { fill })
  const inside: Stop[] = mouth
    ? [
        [0, darken(mouth, 0.5)],
        [1, lighten(mouth, 0.12)],
      ]
    : []
  const opening = mouth ? lip(1, rim ?? lighten(mouth, 0.4)) + lip(0.9, linearPaint(sheet, inside)) : ''
  const skin = [path(d, { fill: round }), decoration && clipTo(sheet, path(d), decoration)]
  return group({}, base, ...skin, path(d, { fill: relief(sheet, profile) }), opening)
}

/** A painted line round a vessel at a height: bowed as the eye sees it from above. */
export const ring = (cx: number, y: number, radius: number, width: number, colour: string, opacity = 1) =>
  path(`M${num(cx - radius)} ${num(y)}Q${num(cx)} ${num(y + radius * 0.3)} ${num(cx + radius)} ${num(y)}`, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    opacity,
  })

export const LOTA: Profile = [
  [34, 0],
  [48, 6],
  [78, 40],
  [84, 78],
  [62, 118],
  [40, 136],
  [38, 150],
  [58, 164],
]

export const MATKA: Profile = [
  [40, 0],
  [86, 34],
  [112, 92],
  [98, 150],
  [56, 184],
  [48, 198],
  [66, 214],
]

export const VASE: Profile = [
  [44, 0],
  [62, 60],
  [74, 140],
  [58, 210],
  [30, 250],
  [28, 290],
  [46, 316],
]

export const BOWL: Profile = [
  [38, 0],
  [44, 10],
  [84, 36],
  [104, 82],
]

export const TUMBLER: Profile = [
  [34, 0],
  [38, 60],
  [46, 124],
]

export const JAR: Profile = [
  [56, 0],
  [76, 18],
  [84, 90],
  [76, 150],
  [52, 172],
  [54, 184],
]
