import { blurred, each, place, pool, stroke } from './brush.ts'
import { ellipse, group, path, type Sheet } from './canvas.ts'
import { type Colour, lighten, mix } from './colour.ts'
import { shadeOf } from './figure.ts'
import { linearPaint } from './paint.ts'

/** One finger along a line: its edge in shade, its body, the light along it. */
export const digit = (d: string, width: number, skin: Colour) =>
  stroke(d, shadeOf(skin, 0.4), width + 5) +
  stroke(d, skin, width) +
  stroke(d, lighten(skin, 0.26), width * 0.36, {
    opacity: 0.6,
    transform: `translate(${-width * 0.13} ${-width * 0.1})`,
  })

const nail = (x: number, y: number, turn: number, skin: Colour, size = 1) =>
  place(
    x,
    y,
    ellipse(0, 0, 11, 15, { fill: mix(lighten(skin, 0.4), '#e79a8c', 0.35) }) +
      stroke('M-8 8Q0 14 8 8', shadeOf(skin, 0.25), 2, { opacity: 0.6 }),
    size,
    turn,
  )

/** A right hand from above, palm down, reaching up from the wrist at 0 200; the knuckles lie about 0 0. */
export function restingHand(sheet: Sheet, skin: Colour): string {
  const shade = shadeOf(skin, 0.4)
  const fingers = [
    ['M-60 20C-66 -40 -72 -76 -62 -112', 46, -62, -112],
    ['M-18 6C-20 -60 -24 -96 -16 -134', 48, -16, -134],
    ['M24 12C28 -44 30 -82 32 -118', 46, 32, -118],
    ['M62 34C72 -10 78 -44 78 -78', 39, 78, -78],
  ] as const
  const back =
    'M-48 220C-54 170 -84 110 -86 54C-86 24 -80 4 -60 -8C-40 -20 40 -18 62 -2C86 16 90 50 80 96C70 140 52 176 50 220Z'
  const knuckle = (x: number, y: number) =>
    stroke(`M${x - 13} ${y}Q${x} ${y - 8} ${x + 13} ${y}`, shade, 3, { opacity: 0.4 })
  return group(
    {},
    ...fingers.map(([d, width]) => digit(d, width, skin)),
    ...fingers.map(([, , x, y], i) => nail(x, y - 4, [-6, 0, 4, 8][i] ?? 0, skin, i === 3 ? 0.8 : 1)),
    ...fingers.map(([, , x, y]) => knuckle(x, y + 56)),
    stroke(
      'M-48 220C-54 170 -84 110 -86 54C-86 34 -82 14 -74 4M86 50C86 64 84 80 80 96C70 140 52 176 50 220',
      shade,
      5,
    ),
    path(back, {
      fill: linearPaint(sheet, [
        [0, lighten(skin, 0.12)],
        [0.5, skin],
        [1, shadeOf(skin, 0.22)],
      ]),
    }),
    pool(sheet, -26, 40, 66, 74, lighten(skin, 0.4), 0.5),
    pool(sheet, 54, 110, 50, 110, shade, 0.45),
    each(4, (i) =>
      stroke(`M${-58 + i * 40} ${14 + Math.abs(i - 1.4) * 5}Q${-40 + i * 30} 70 ${-24 + i * 18} 120`, shade, 4, {
        opacity: 0.16,
      }),
    ),
    digit('M-54 150C-94 122 -112 78 -102 28', 47, skin),
    nail(-101, 26, 8, skin),
    path('M-46 216C-54 190 -72 168 -74 132C-74 110 -40 100 -20 130C-10 150 -10 190 -8 216Z', {
      fill: lighten(skin, 0.05),
    }),
  )
}

/** Fingers wrapped round something tall, coming from the left; mirror it for the other hand. The wrist is at 0 0. */
export function graspingHand(sheet: Sheet, skin: Colour): string {
  const shade = shadeOf(skin, 0.4)
  const back = 'M-40 -62C10 -84 70 -104 112 -92C134 -50 138 40 118 92C70 98 10 84 -40 60Z'
  const fingers = [
    ['M96 -66C150 -92 196 -84 232 -58', 44],
    ['M106 -22C166 -40 218 -34 256 -12', 45],
    ['M106 24C162 14 212 20 246 38', 43],
    ['M98 66C146 62 188 68 214 82', 37],
  ] as const
  return group(
    {},
    blurred(
      sheet,
      10,
      stroke('M110 -40C180 -50 230 -30 262 10M110 50C170 40 220 50 240 76', '#241016', 54, {
        transform: 'translate(12 22)',
      }),
      0.35,
    ),
    path(back, { fill: shade, transform: 'translate(2 4)' }),
    ...[...fingers].reverse().map(([d, width]) => digit(d, width, skin)),
    nail(228, -60, 112, skin, 0.85),
    nail(252, -14, 112, skin, 0.9),
    nail(242, 36, 106, skin, 0.86),
    nail(210, 81, 102, skin, 0.74),
    path(back, { fill: skin }),
    pool(sheet, 40, -40, 80, 50, lighten(skin, 0.4), 0.5),
    pool(sheet, 70, 66, 90, 40, shade, 0.5),
    digit('M40 -58C70 -112 110 -140 154 -146', 46, skin),
    nail(152, -148, 80, skin),
    path('M-40 -62C0 -80 40 -90 64 -84C60 -50 30 -20 -40 0Z', { fill: skin }),
  )
}
