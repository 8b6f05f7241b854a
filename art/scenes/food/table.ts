import { boxShadow, circle, each, fade, orb, place, pool, slant, stamp, stroke, tiled } from '../../drawing/brush.ts'
import { ellipse, group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { vignette } from '../../drawing/light.ts'
import { boards } from '../../drawing/wood.ts'
import { F } from './palette.ts'

/** Tables seen from straight above, and what lies strewn on them. Things have their middle at 0 0. */

export const woodenTable = (sheet: Sheet, colour: Colour) => boards(sheet, colour, 270) + vignette(sheet, 0.5)

/** Polished stone: one colour with clouds of it. */
export function stoneTable(sheet: Sheet, colour: Colour): string {
  const { width, height, random } = sheet
  const cloud = () =>
    pool(
      sheet,
      random.between(0, width),
      random.between(0, height),
      random.between(140, 480),
      random.between(80, 240),
      random.pick([lighten(colour, 0.16), darken(colour, 0.3)]),
      0.32,
    )
  const speck = stamp(sheet, circle(0, 0, 2, { fill: lighten(colour, 0.4), opacity: 0.3 }))
  return group(
    {},
    rect(0, 0, width, height, { fill: slant(sheet, lighten(colour, 0.14), colour, darken(colour, 0.3)) }),
    each(18, cloud),
    each(150, () => speck(random.between(0, width), random.between(0, height), random.between(0.4, 1.3))),
    vignette(sheet, 0.4),
  )
}

/** A cloth along the table, block-printed with a small flower between two borders. */
export function runner(sheet: Sheet, x: number, width: number, ground: Colour, ink: Colour): string {
  const flower =
    path(petalRing(15, 8, 0.5), { fill: ink, transform: 'translate(45 45)' }) +
    circle(45, 45, 4.5, { fill: ground }) +
    circle(0, 0, 3, { fill: ink }) +
    circle(90, 90, 3, { fill: ink })
  const edge = (at: number) =>
    stroke(`M${num(x + at)} 0V${sheet.height}`, ink, 9) +
    stroke(`M${num(x + at + (at < width / 2 ? 16 : -16))} 0V${sheet.height}`, ink, 3, { 'stroke-dasharray': '2 11' })
  return group(
    {},
    boxShadow(x + 8, -40, width, sheet.height + 80, 36, '#0a0706', 0.6),
    rect(x, 0, width, sheet.height, { fill: slant(sheet, lighten(ground, 0.1), ground, darken(ground, 0.16)) }),
    rect(x, 0, width, sheet.height, { fill: tiled(sheet, 90, 90, flower, `translate(${num(x)} 0)`), opacity: 0.5 }),
    edge(20),
    edge(width - 20),
  )
}

/** A chilli lying, its stalk at 0 0, pointing right. */
export function chilli(sheet: Sheet, length: number, colour: Colour = '#c12a18'): string {
  const w = length * 0.1
  const p = (...values: number[]) => values.map(num).join(' ')
  const body = `M0 ${num(-w)}C${p(length * 0.35, -w * 1.7, length * 0.78, -w * 0.7, length, w * 2)}C${p(length * 0.7, w * 1.6, length * 0.3, w * 1.5, 0, w)}C${p(-w * 0.7, w * 0.5, -w * 0.7, -w * 0.5, 0, -w)}Z`
  return group(
    {},
    path(body, { fill: '#0d0806', opacity: 0.45, transform: `translate(${p(w * 0.5, w * 0.8)})` }),
    path(body, { fill: slant(sheet, lighten(colour, 0.25), colour, darken(colour, 0.5)) }),
    stroke(`M${p(w, -w * 0.6)}Q${p(length * 0.5, -w, length * 0.84, w * 0.7)}`, '#ffffff', w * 0.22, { opacity: 0.5 }),
    path(
      `M${p(w * 0.7, -w * 1.1)}C${p(-w * 0.4, -w * 1.2, -w * 0.9, -w * 0.4, -w, 0)}C${p(-w * 0.9, w * 0.4, -w * 0.4, w * 1.2, w * 0.7, w * 1.1)}L${p(w * 0.2, 0)}Z`,
      {
        fill: '#4d7a2e',
      },
    ),
    stroke(`M${p(-w * 0.8, 0)}Q${p(-w * 2, -w * 0.2, -w * 2.9, -w * 1.3)}`, '#5f8c38', w * 0.42),
  )
}

/** A head of garlic, from above. */
export const garlic = (sheet: Sheet, size: number) =>
  place(
    0,
    0,
    pool(sheet, 16, 22, 76, 70, '#0d0806', 0.6) +
      each(6, (i) =>
        path('M0 6C30 -4 42 -34 24 -56C10 -66 -10 -66 -24 -56C-42 -34 -30 -4 0 6Z', {
          fill: slant(sheet, '#fffaf2', '#efe0d6', '#c9aeb0'),
          transform: `rotate(${i * 60 + 14})`,
        }),
      ) +
      each(6, (i) =>
        stroke('M0 -8Q10 -30 4 -54', '#b78aa0', 2.4, { opacity: 0.5, transform: `rotate(${i * 60 + 14})` }),
      ) +
      circle(0, 0, 13, { fill: orb(sheet, '#fffaf2', '#dcc8a8', '#9a7d58') }),
    size / 60,
  )

/** Half a lime, cut side up. */
export const lime = (sheet: Sheet, r: number) =>
  place(
    0,
    0,
    pool(sheet, 14, 18, 72, 68, '#0d0806', 0.6) +
      circle(0, 0, 56, { fill: slant(sheet, '#b6d14e', '#7fae2e', '#4c7a1c') }) +
      circle(0, 0, 48, { fill: '#f5f7d0' }) +
      each(9, (i) =>
        path('M0 -4L13 -38Q0 -48 -13 -38Z', {
          fill: i % 2 ? '#cfe27a' : '#c2d968',
          transform: `rotate(${i * 40})`,
        }),
      ) +
      ellipse(-16, -20, 18, 9, { fill: '#ffffff', opacity: 0.5, transform: 'rotate(-40 -16 -20)' }),
    r / 56,
  )

/** A ring of raw onion. */
export const onionRing = (r: number) =>
  circle(r * 0.07, r * 0.09, r, { fill: 'none', stroke: '#0d0806', 'stroke-width': r * 0.16, opacity: 0.3 }) +
  circle(0, 0, r, { fill: 'none', stroke: '#a8386e', 'stroke-width': r * 0.16 }) +
  circle(0, 0, r * 0.95, { fill: 'none', stroke: '#f6dfea', 'stroke-width': r * 0.1 }) +
  circle(0, 0, r * 0.72, { fill: 'none', stroke: '#eac3d6', 'stroke-width': r * 0.09, opacity: 0.9 })

/** A leaf of coriander, about 20 across, to set down many times. */
export const coriander = (sheet: Sheet) =>
  stamp(
    sheet,
    stroke('M0 16V2', '#5d9440', 2) +
      path(petalRing(6.5, 5, 0.7), { fill: F.coriander, transform: 'translate(0 -4)' }) +
      path(petalRing(4.6, 5, 0.7), { fill: '#6fb04a', transform: 'translate(-6 3)' }) +
      path(petalRing(4.6, 5, 0.7), { fill: '#427f30', transform: 'translate(6 3)' }),
  )

/** Whole spice, strewn round a spot: pepper, mustard, cumin. */
export const strewn = (
  sheet: Sheet,
  count: number,
  x: number,
  y: number,
  reach: number,
  colours: readonly [Colour, ...Colour[]],
  size = 5,
) =>
  each(count, () => {
    const angle = sheet.random.between(0, Math.PI * 2)
    const far = reach * Math.sqrt(sheet.random.between(0, 1))
    const [cx, cy] = [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    const colour = sheet.random.pick(colours)
    return (
      circle(cx + size * 0.4, cy + size * 0.6, size, { fill: '#0d0806', opacity: 0.35 }) +
      ellipse(cx, cy, size, size * 0.8, { fill: colour }) +
      circle(cx - size * 0.3, cy - size * 0.3, size * 0.3, { fill: '#ffffff', opacity: 0.4 })
    )
  })

/** A light from the window at the upper left, over all that stands on the table. */
export const windowLight = (sheet: Sheet, strength = 0.22) =>
  rect(0, 0, sheet.width, sheet.height, { fill: fade(sheet, '#fff0cc', strength, 0, [0, 0], [0.75, 0.75]) })
