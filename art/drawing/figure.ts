import { blurred, circle, each, fade, pool, stroke } from './brush.ts'
import { clipTo, ellipse, group, path, type Sheet } from './canvas.ts'
import { type Colour, darken, lighten, mix, saturate } from './colour.ts'
import { radialPaint } from './paint.ts'

/** A head seen from the front, its middle at 0 0: 200 wide, from -152 (crown) to 166 (chin). */
export type Face = {
  skin: Colour
  hair: Colour
  lips?: Colour
  eyes: 'open' | 'smiling' | 'lowered'
  /** 0 young to 1 old. */
  age?: number
  /** 1 as drawn; less for a narrower jaw, more for a broader one. */
  jaw?: number
  brow?: number
  /** Eyes without a crease over the lid. */
  smoothLids?: boolean
  kohl?: boolean
}

export const HAIR = '#1d1618' as const

function faceOutline(jaw = 1): string {
  const j = 58 * jaw
  return `M0 -154C-62 -154 -102 -112 -101 -44C-101 22 -98 62 -86 92C-78 116 -66 134 ${-j} 144C-34 164 -16 171 0 171C16 171 34 164 ${j} 144C66 134 78 116 86 92C98 62 101 22 101 -44C102 -112 62 -154 0 -154Z`
}

export const shadeOf = (skin: Colour, amount: number) => saturate(darken(skin, amount), 1.12)

function eye(sheet: Sheet, side: 1 | -1, look: Face): string {
  const ink = mix('#1a1014', look.skin, 0.08)
  const lid = shadeOf(look.skin, 0.32)
  const shut = look.eyes !== 'open'
  const lash = look.kohl ? 6.5 : 4.6
  const almond = 'M-27 4C-16 -13 10 -16 27 -1C14 11 -12 14 -27 4Z'
  const open = [
    path(almond, { fill: '#f6eee6' }),
    clipTo(
      sheet,
      path(almond),
      circle(1, -1, 12.5, { fill: '#3a2118' }),
      circle(1, -1, 6, { fill: '#0e0808' }),
      path('M-30 6C-16 -15 12 -18 30 -3L30 -20H-30Z', { fill: '#2a1518', opacity: 0.35, transform: 'translate(0 5)' }),
      circle(-3, -5, 3, { fill: '#ffffff', opacity: 0.9 }),
    ),
    stroke('M-28 5C-16 -13 10 -17 29 -2', ink, lash),
    stroke('M-24 7C-10 13 10 11 24 1', ink, look.kohl ? 2.6 : 1.4, { opacity: look.kohl ? 0.9 : 0.5 }),
  ]
  const smiling = [stroke('M-27 6C-14 -9 12 -10 27 4', ink, lash + 1)]
  const lowered = [
    path('M-28 -2C-16 -18 12 -19 28 -3C16 12 -14 13 -28 -2Z', { fill: lighten(look.skin, 0.06) }),
    stroke('M-28 0C-14 13 14 13 29 -1', ink, lash + 0.6),
    stroke('M-22 6L-27 12M-10 10L-12 17M4 11L5 18M17 7L21 14', ink, 2.2),
  ]
  const body = look.eyes === 'open' ? open : look.eyes === 'smiling' ? smiling : lowered
  const crease = look.smoothLids
    ? ''
    : stroke(`M-27 ${shut ? -6 : -8}C-12 -24 14 -25 28 -11`, lid, 2.4, { opacity: 0.75 })
  const socket = pool(sheet, -2, -4, 44, 30, shadeOf(look.skin, 0.3), 0.4)
  return group({ transform: `translate(${side * 45} 0) scale(${-side} 1) rotate(-3)` }, socket, crease, ...body)
}

const brow = (side: 1 | -1, { hair, brow: weight = 1, age = 0 }: Face) =>
  path('M-34 4C-18 -12 8 -16 36 -5C38 -3 38 0 34 1C10 -6 -14 -3 -33 10C-37 11 -38 7 -34 4Z', {
    fill: hair,
    opacity: 0.92 - age * 0.1,
    transform: `translate(${side * 46} ${-34}) scale(${-side} ${weight})`,
  })

function nose({ skin }: Face): string {
  const shade = shadeOf(skin, 0.3)
  return [
    path('M10 -22C10 6 14 28 26 46C29 58 20 64 10 63C4 68 -2 66 -4 60C8 56 10 40 6 20C4 4 4 -10 10 -22Z', {
      fill: shade,
      opacity: 0.42,
    }),
    stroke('M-25 52C-27 60 -19 64 -12 62C-5 69 6 69 12 62C19 64 27 59 24 51', shadeOf(skin, 0.45), 2.8, {
      opacity: 0.8,
    }),
    path('M-5 -12C-7 14 -8 30 -7 44C-3 48 2 46 2 40C0 20 0 4 -1 -12Z', { fill: lighten(skin, 0.4), opacity: 0.5 }),
  ].join('')
}

function mouth({ skin, lips = mix(skin, '#8c2f35', 0.42), eyes }: Face): string {
  const lift = eyes === 'smiling' ? 6 : 2
  const c = 100 - lift
  return [
    path(`M-36 ${c}C-20 94 -9 90 0 94C9 90 20 94 36 ${c}C18 106 -18 106 -36 ${c}Z`, { fill: shadeOf(lips, 0.16) }),
    path(`M-34 ${c + 1}C-18 106 18 106 34 ${c + 1}C22 124 -22 124 -34 ${c + 1}Z`, { fill: lips }),
    path('M-16 111C-6 115 4 115 12 111C6 119 -10 119 -16 111Z', { fill: lighten(lips, 0.4), opacity: 0.6 }),
    stroke(`M-38 ${c - 1}C-20 106 20 106 38 ${c - 1}`, shadeOf(lips, 0.5), 2.6),
    stroke(`M-42 ${c - 4}q-3 4 -1 8M42 ${c - 4}q3 4 1 8`, shadeOf(skin, 0.35), 2.4, { opacity: 0.7 }),
    stroke('M-14 130Q0 136 14 130', shadeOf(skin, 0.3), 3, { opacity: 0.35 }),
  ].join('')
}

function lines({ skin, age = 0, eyes }: Face): string {
  const ink = shadeOf(skin, 0.4)
  const smile = stroke('M-36 58C-50 70 -54 84 -52 98M36 58C50 70 54 84 52 98', ink, 2.6, {
    opacity: Math.min(0.7, age * 0.55 + (eyes === 'smiling' ? 0.3 : 0.08)),
  })
  if (age < 0.4) return smile
  const bags = 'M-64 20C-52 28 -38 28 -28 22M64 20C52 28 38 28 28 22'
  const crow = 'M-80 -6l-12 -6M-80 2l-13 2M80 -6l12 -6M80 2l13 2'
  const forehead = 'M-50 -84C-20 -92 20 -92 50 -84M-42 -66C-16 -73 18 -73 44 -66M-4 -48V-34M5 -48V-34'
  return smile + stroke(bags + crow + forehead, ink, 2.2, { opacity: age * 0.55 })
}

/** The bare head with its features; hair, cloth and jewels are laid round it by the portrait. */
export function face(sheet: Sheet, look: Face): string {
  const { skin, jaw } = look
  const outline = faceOutline(jaw)
  const lit = radialPaint(
    sheet,
    [
      [0, lighten(skin, 0.26)],
      [0.5, skin],
      [1, shadeOf(skin, 0.26)],
    ],
    0.34,
    0.36,
    0.76,
  )
  const ear = (side: 1 | -1) =>
    ellipse(side * 101, 14, 15, 31, {
      fill: shadeOf(skin, side > 0 ? 0.3 : 0.06),
      transform: `rotate(${side * 8} ${side * 101} 14)`,
    })
  return group(
    {},
    ear(-1),
    ear(1),
    path(outline, { fill: lit }),
    clipTo(
      sheet,
      path(outline),
      path('M62 -160C96 -80 66 -40 84 20C88 70 70 130 18 180L140 180V-160Z', {
        fill: shadeOf(skin, 0.42),
        opacity: 0.3,
      }),
      path('M-40 178C-10 150 30 150 60 130L80 180Z', { fill: shadeOf(skin, 0.4), opacity: 0.2 }),
      pool(sheet, -56, 56, 46, 34, '#d2503e', 0.26),
      pool(sheet, 58, 56, 42, 34, '#c2402e', 0.24),
      pool(sheet, -46, -86, 70, 50, '#fff2dc', 0.2),
    ),
    lines(look),
    nose(look),
    mouth(look),
    eye(sheet, -1, look),
    eye(sheet, 1, look),
    brow(-1, look),
    brow(1, look),
  )
}

/** Neck and the top of the chest, under the same head. */
export function neck(sheet: Sheet, skin: Colour, width = 1): string {
  const w = 60 * width
  const d = `M${-w} 80C${-w} 170 ${-w - 4} 196 ${-w - 30} 216C-130 236 -170 250 -190 330H190C170 250 130 236 ${w + 30} 216C${w + 4} 196 ${w} 170 ${w} 80Z`
  return group(
    {},
    path(d, { fill: fade(sheet, shadeOf(skin, 0.12), 1, 1) }),
    clipTo(
      sheet,
      path(d),
      path(`M-70 90C-60 176 -20 206 20 206C60 206 92 180 100 120L110 360H200V60Z`, {
        fill: shadeOf(skin, 0.5),
        opacity: 0.42,
      }),
      path('M-62 120C-50 176 -14 196 14 196C44 196 62 166 64 110Z', { fill: shadeOf(skin, 0.5), opacity: 0.4 }),
      pool(sheet, -70, 260, 80, 40, lighten(skin, 0.5), 0.4),
      stroke('M-90 246C-60 252 -30 262 -14 280M90 246C60 252 30 262 14 280', shadeOf(skin, 0.42), 4, { opacity: 0.4 }),
    ),
  )
}

/** Moustache or beard made of strands along a shape: keeps an edge of hair instead of a cut. */
export const strands = (
  d: string,
  colour: Colour,
  count: number,
  from: readonly [number, number],
  to: readonly [number, number],
  length: number,
) =>
  path(d, { fill: colour }) +
  each(count, (i, t) => {
    const x = from[0] + (to[0] - from[0]) * t
    const y = from[1] + (to[1] - from[1]) * t
    return stroke(
      `M${Math.round(x)} ${Math.round(y)}q${Math.round(-x * 0.03)} ${Math.round(length * 0.5)} ${Math.round(-x * 0.12)} ${length}`,
      i % 2 ? lighten(colour, 0.18) : darken(colour, 0.2),
      2.4,
      { opacity: 0.5 },
    )
  })

export const softShade = (sheet: Sheet, d: string, colour: Colour, opacity: number, deviation = 10) =>
  blurred(sheet, deviation, path(d, { fill: colour, opacity }))
