import { type Colour, darken, lighten, mix } from './colour.ts'
import type { Finish } from './lathe.ts'

/** Unglazed clay, lime, wax, card: light falls off evenly. */
export function matte(colour: Colour): Finish {
  return {
    round: [
      [-1, darken(colour, 0.12)],
      [-0.62, lighten(colour, 0.22)],
      [-0.4, lighten(colour, 0.26)],
      [0.1, colour],
      [0.62, darken(colour, 0.26)],
      [0.9, darken(colour, 0.4)],
      [1, darken(mix(colour, '#f0d8c0', 0.1), 0.3)],
    ],
    relief: 0.5,
  }
}

/** The same under a shiny glaze: the window shows in it. */
export function glazed(colour: Colour): Finish {
  const dull = matte(colour)
  return {
    round: dull.round,
    relief: 0.55,
    gloss: [
      [-0.72, -0.56, 0.62],
      [-0.51, -0.47, 0.35],
      [0.78, 0.86, 0.14],
    ],
  }
}
