import { cuspedArch } from '../../drawing/arch.ts'
import { along, circle, each, fade, orb, place, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'

/** A calm backdrop: a plane of colour, an arch or a sun behind the head, light from the upper left. */
export function backdrop(sheet: Sheet, colour: Colour, figure: string): string {
  return group(
    {},
    rect(0, 0, 800, 800, { fill: slant(sheet, lighten(colour, 0.2), colour, darken(colour, 0.16)) }),
    figure,
    rect(0, 0, 800, 800, { fill: fade(sheet, '#fff6e2', 0.34, 0, [0, 0], [0.7, 0.7]) }),
  )
}

export const archBehind = (sheet: Sheet, colour: Colour) =>
  path(cuspedArch(96, 60, 608, 800, 5), { fill: slant(sheet, lighten(colour, 0.16), darken(colour, 0.06)) }) +
  path(cuspedArch(126, 96, 548, 780, 5), {
    fill: 'none',
    stroke: lighten(colour, 0.4),
    'stroke-width': 3,
    opacity: 0.6,
  })

export const sunBehind = (sheet: Sheet, colour: Colour, cy = 340, r = 280) =>
  circle(400, cy, r, { fill: slant(sheet, lighten(colour, 0.22), darken(colour, 0.1)) })

/** Sets head and body on the square; the head may tilt. */
export const sitter = (body: string, head: string, tilt = 0, scale = 1.16) =>
  place(400, 352, body, scale) + place(400, 352, head, scale, tilt)

/** Shoulders in a garment, drawn in the head's measure. */
export function shoulders(sheet: Sheet, colour: Colour, width = 1, decoration = '', foot = 460): string {
  const w = width
  const d = `M${-78} 206C${-120 * w} 232 ${-200 * w} 238 ${-246 * w} 290C${-276 * w} 330 ${-290 * w} 390 ${-294 * w} 460V${foot}H${294 * w}V460C${290 * w} 390 ${276 * w} 330 ${246 * w} 290C${200 * w} 238 ${120 * w} 232 78 206C60 250 -60 250 -78 206Z`
  return group(
    {},
    path(d, { fill: slant(sheet, lighten(colour, 0.2), colour, darken(colour, 0.36)) }),
    clipTo(
      sheet,
      path(d),
      decoration,
      path(`M150 190C120 300 160 380 150 ${foot}H330V190Z`, { fill: darken(colour, 0.6), opacity: 0.28 }),
      stroke(
        `M${-190 * w} 290C-170 350 -176 400 -170 460M${196 * w} 296C176 350 182 400 176 460`,
        darken(colour, 0.5),
        5,
        { opacity: 0.4 },
      ),
    ),
  )
}

/** The side of an earring, hung from a lobe. */
export const jhumka = (sheet: Sheet, x: number, y: number, gold: Colour = '#e0aa3e') =>
  group(
    { transform: `translate(${x} ${y})` },
    circle(0, 0, 8, { fill: orb(sheet, '#fff0b8', gold, darken(gold, 0.4)) }),
    path('M-17 34C-17 14 -8 8 0 8C8 8 17 14 17 34Z', {
      fill: along(sheet, darken(gold, 0.2), '#ffe9a8', gold, darken(gold, 0.45)),
    }),
    each(5, (i) => circle(-15 + i * 7.5, 40, 4, { fill: i % 2 ? '#b8352a' : '#fff1cc' })),
  )

/** A necklace along a curve under the neck. */
export const beads = (count: number, drop: number, colours: readonly Colour[], size: number) =>
  each(count, (i, t) => {
    const angle = Math.PI * (0.06 + 0.88 * t)
    const colour = colours[i % colours.length] ?? '#ffffff'
    const [x, y] = [-Math.cos(angle) * 104, 186 + Math.sin(angle) * drop]
    return (
      circle(x, y, size, { fill: darken(colour, 0.25) }) +
      circle(x - size * 0.2, y - size * 0.25, size * 0.72, { fill: lighten(colour, 0.22) })
    )
  })
