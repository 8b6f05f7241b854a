import { type Colour, darken, lighten, mix, saturate } from './colour.ts'
import type { Finish } from './lathe.ts'

/** Polished metal mirrors the studio: a bright window at the left, a dark room, a warm floor at the right. */
export function polished(base: Colour): Finish {
  const colour = saturate(base, 1.2)
  const bright = lighten(colour, 0.45)
  const deep = darken(colour, 0.66)
  return {
    round: [
      [-1, darken(colour, 0.5)],
      [-0.92, darken(colour, 0.25)],
      [-0.78, colour],
      [-0.66, bright],
      [-0.56, '#fffaf0'],
      [-0.46, lighten(colour, 0.8)],
      [-0.36, bright],
      [-0.18, colour],
      [0.12, darken(colour, 0.16)],
      [0.36, darken(colour, 0.46)],
      [0.54, deep],
      [0.66, darken(colour, 0.42)],
      [0.82, lighten(colour, 0.3)],
      [0.92, colour],
      [1, deep],
    ],
    relief: 0.75,
  }
}

/** Hand-finished metal: softer, for kansa and aged brass. */
export function brushed(base: Colour): Finish {
  const colour = saturate(base, 1.15)
  return {
    round: [
      [-1, darken(colour, 0.35)],
      [-0.75, lighten(colour, 0.08)],
      [-0.48, lighten(colour, 0.62)],
      [-0.1, colour],
      [0.45, darken(colour, 0.35)],
      [0.8, darken(colour, 0.48)],
      [1, mix(darken(colour, 0.25), '#ffffff', 0.08)],
    ],
    relief: 0.6,
  }
}
