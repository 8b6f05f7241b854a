import type { Point } from '../../drawing/canvas.ts'
import type { Turned } from '../../drawing/lathe.ts'

/** Profiles from rim to foot, as `radius height` pairs; heights are below 0 because the foot stands at 0. */
const PROFILES = {
  vase: '92 -640, 62 -600, 58 -520, 120 -400, 205 -250, 210 -140, 160 -40, 110 -6, 108 0',
  bottleVase: '52 -700, 40 -670, 38 -480, 60 -400, 150 -290, 190 -170, 160 -50, 112 -4, 110 0',
  bowlVase: '150 -340, 142 -322, 190 -260, 250 -170, 225 -60, 130 -4, 126 0',
  lota: '152 -470, 140 -458, 112 -420, 118 -390, 215 -310, 262 -200, 222 -85, 128 -28, 120 -12, 136 0',
  tumbler: '150 -400, 146 -390, 138 -250, 126 -80, 118 -12, 112 0',
  mug: '172 -350, 170 -335, 178 -200, 170 -70, 140 -8, 132 0',
  kulhad: '165 -330, 160 -318, 140 -240, 148 -170, 130 -60, 104 -6, 100 0',
  bowl: '285 -235, 280 -222, 262 -150, 190 -55, 120 -18, 112 -14, 108 0',
  urli: '330 -190, 306 -176, 318 -130, 250 -40, 130 -4, 120 0',
  planter: '232 -400, 234 -372, 214 -360, 206 -200, 178 -40, 168 -6, 166 0',
  jar: '150 -400, 172 -380, 180 -340, 182 -150, 178 -30, 160 -2, 158 0',
  candleCup: '176 -300, 174 -288, 176 -150, 172 -26, 156 -2, 150 0',
} as const

export type ShapeName = keyof typeof PROFILES

const TILTS: Record<ShapeName, number> = {
  vase: 0.13,
  bottleVase: 0.12,
  bowlVase: 0.16,
  lota: 0.17,
  tumbler: 0.17,
  mug: 0.17,
  kulhad: 0.19,
  bowl: 0.3,
  urli: 0.3,
  planter: 0.16,
  jar: 0.14,
  candleCup: 0.18,
}

const point = (pair: string): Point => {
  const [radius = 0, height = 0] = pair.split(' ').map(Number)
  return [radius, height]
}

export const turnedOf = (shape: ShapeName): Turned => ({
  cx: 0,
  tilt: TILTS[shape],
  profile: PROFILES[shape].split(', ').map(point),
})
