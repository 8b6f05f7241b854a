import { group, type Point, path, type Sheet } from '../drawing/canvas.ts'
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts'
import { crease } from './folds.ts'
import { outline, tapered } from './geometry.ts'
import { type Grip, handAt } from './hand.ts'

/** Seven and a half heads of a hundred units: the ground is 0, the crown -750, the wearer's left is to the right. */
export type Build = {
  shoulder: number
  chest: number
  waist: number
  hip: number
  /** Thickness of the limbs; 1 is a woman's. */
  limb: number
  neck: number
}

export const WOMAN: Build = { shoulder: 63, chest: 50, waist: 39, hip: 61, limb: 1, neck: 14.5 }
export const MAN: Build = { shoulder: 79, chest: 63, waist: 55, hip: 58, limb: 1.3, neck: 20 }

/** An arm: degrees that the upper arm and the forearm stand off from straight down, outward above 0. */
export type Arm = {
  upper: number
  fore: number
  grip: Grip /** How far the hand turns against the forearm. */
  wrist?: number
}

export type Pose = {
  /** How far the weight goes to one leg: -1 is the one on the left, 1 the other. */
  weight: number
  arms: { left: Arm; right: Arm }
  /** The head turns to the left (-1) or right (1), and leans by degrees. */
  look: number
  nod: number
}

export type Side = 'left' | 'right'
const signOf = (side: Side) => (side === 'left' ? -1 : 1)

export const SHOULDER = -603
export const WAIST = -478
export const HIP = -400

/** Where a point of the straight body goes in a pose: hips out over the leg that bears, shoulders the other way. */
export const bodyAt =
  ({ weight }: Pose) =>
  (x: number, y: number): Point => {
    const height = -y / 750
    const hips = Math.exp(-(((height - 0.53) / 0.2) ** 2))
    const chest = Math.exp(-(((height - 0.8) / 0.12) ** 2))
    const shift = weight * (13 * hips + 1.5 - 3 * chest)
    const tilt = (x / 60) * weight * (4.5 * chest - 4 * hips)
    return [x + shift, y + tilt]
  }

export type Figure = { sheet: Sheet; build: Build; pose: Pose; skin: Colour; at: (x: number, y: number) => Point }

export type Joints = { shoulder: Point; elbow: Point; wrist: Point }

const UPPER = 122
const FORE = 104

export function armOf({ build, pose, at }: Figure, side: Side): Joints {
  const sign = signOf(side)
  const { upper, fore } = pose.arms[side]
  const shoulder = at(sign * (build.shoulder - 9 * build.limb), SHOULDER + 13.5)
  const reach = (from: Point, degrees: number, length: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [from[0] + sign * Math.sin(angle) * length, from[1] + Math.cos(angle) * length]
  }
  const elbow = reach(shoulder, upper, UPPER)
  return { shoulder, elbow, wrist: reach(elbow, fore, FORE) }
}

const toward = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The points of an arm with its thickness, from the shoulder to a share of its length (1 is the wrist). */
export function armLine({ build }: Figure, { shoulder, elbow, wrist }: Joints, to = 1, ease = 0) {
  const k = build.limb
  const whole: readonly (readonly [Point, number])[] = [
    [shoulder, 10.8],
    [toward(shoulder, elbow, 0.24), 16.6],
    [toward(shoulder, elbow, 0.7), 14],
    [toward(shoulder, elbow, 0.95), 12.4],
    [toward(elbow, wrist, 0.12), 12.6],
    [toward(elbow, wrist, 0.35), 12.2],
    [toward(elbow, wrist, 0.7), 9.2],
    [wrist, 7.6],
  ]
  const steps = Math.max(2, Math.round(to * (whole.length - 1)) + 1)
  return whole.slice(0, steps).map(([[x, y], r]) => [x, y, r * k + ease] as const)
}

/** The side of a limb that is turned from the light; it begins as a point. */
export const shadedSide = (line: readonly (readonly [x: number, y: number, r: number])[]) =>
  tapered(line.map(([x, y, r], i) => [x + r * (i === 0 ? 0.7 : 0.54), y + 1, r * (i === 0 ? 0.02 : 0.5)] as const))

export const skinShade = (skin: Colour) => mix(darken(skin, 0.3), '#7d2f22', 0.22)

/** What a sleeve leaves bare: it covers the arm's first points. */
export function arm(figure: Figure, side: Side, covered = 0): string {
  const joints = armOf(figure, side)
  const { skin, pose } = figure
  const line = armLine(figure, joints)
  const bare = [line.slice(covered, 5), line.slice(Math.max(3, covered))].filter(({ length }) => length > 1)
  const shade = skinShade(skin)
  const parts = bare.map((part) => {
    const inner = shadedSide(part)
    return path(tapered(part, 'begins round'), { fill: skin }) + path(inner, { fill: shade, opacity: 0.35 })
  })
  const { fore, grip, wrist = 0 } = pose.arms[side]
  const size = figure.build.limb
  const hand = grip === 'pocket' ? '' : handAt(joints.wrist, signOf(side), fore + wrist, grip, skin, shade, size)
  return group({}, hand, ...parts)
}

/** Neck, shoulders and the skin that a neckline leaves bare. */
export function bust({ sheet: _, build, skin, at }: Figure): string {
  const { neck, shoulder, chest } = build
  const shade = skinShade(skin)
  const half = (s: 1 | -1): Point[] =>
    [
      [neck, -672],
      [neck, -640],
      [neck + 5, -626],
      [shoulder * 0.6, -615],
      [shoulder - 8, SHOULDER + 2],
      [chest - 2, -545],
      [chest - 3, -532],
    ].map(([x = 0, y = 0]) => at(s * x, y))
  const d = outline(half(1), half(-1).reverse())
  const underChin = outline(
    [at(-neck, -662), at(-neck * 0.4, -640), at(neck * 0.3, -634), at(neck, -640)],
    [at(neck, -668), at(-neck, -668)],
  )
  return group(
    {},
    path(d, { fill: skin }),
    path(underChin, { fill: shade, opacity: 0.75 }),
    crease(at(-4, -616), at(-20, -610), at(-36, -612), 2.2, shade, 0.55),
    crease(at(4, -616), at(20, -610), at(36, -612), 2.2, shade, 0.55),
  )
}

export function midriff({ build, skin, at }: Figure): string {
  const half = (s: 1 | -1): Point[] =>
    [
      [build.chest - 5, -530],
      [build.waist + 1, -492],
      [build.waist, -476],
      [build.hip - 10, -440],
    ].map(([x = 0, y = 0]) => at(s * x, y))
  const shade = skinShade(skin)
  return group(
    {},
    path(outline(half(1), half(-1).reverse()), { fill: skin }),
    path(outline(half(1), [at(build.hip - 18, -440), at(build.waist - 9, -480), at(build.chest - 12, -530)]), {
      fill: shade,
      opacity: 0.4,
    }),
    crease(at(2, -512), at(0, -490), at(1, -474), 2, shade, 0.4),
    path(`M${at(0, -468).join(' ')}q2.4 3 0 6q-2.4 -3 0 -6Z`, { fill: shade, opacity: 0.8 }),
  )
}

export const gold = '#d9a23c' as const
export const goldLight = lighten(gold, 0.45)

export function bangles(figure: Figure, side: Side, colours: readonly Colour[]): string {
  const { elbow, wrist } = armOf(figure, side)
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  return colours
    .map((colour, i) => {
      const t = length - 5 - i * 5.2
      const [x, y] = [elbow[0] + ux * t, elbow[1] + uy * t]
      const r = 9.6 * figure.build.limb + i * 0.45
      const [nx, ny] = [-uy * r, ux * r]
      const round = (v: number) => Math.round(v * 10) / 10
      const d = `M${round(x - nx)} ${round(y - ny)}Q${round(x + ux * 4)} ${round(y + uy * 4)} ${round(x + nx)} ${round(y + ny)}`
      return path(d, { fill: 'none', stroke: colour, 'stroke-width': 3.6, 'stroke-linecap': 'round' })
    })
    .join('')
}
