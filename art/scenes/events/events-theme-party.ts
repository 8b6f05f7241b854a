import { cuspedArch, pointedArch } from '../../drawing/arch.ts'
import { circle, down, each, fade, orb, place, pool, slant, stroke, tiled } from '../../drawing/brush.ts'
import { ellipse, group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { swag } from '../../drawing/foliage.ts'
import { starHoles } from '../../drawing/jali.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { scene, WIDE } from '../scene.ts'
import { bokeh, fairyLights } from './lights.ts'
import { E } from './palette.ts'

const FLOOR = 820

/** A paper lantern, lit inside: ribs, gold caps, a tassel. Its own origin is the hook. */
function lantern(sheet: Sheet, colour: Colour, w: number, h: number): string {
  const body = `M${-w * 0.3} 20C${-w * 0.62} ${h * 0.2} ${-w * 0.62} ${h * 0.8} ${-w * 0.3} ${h}H${w * 0.3}C${w * 0.62} ${h * 0.8} ${w * 0.62} ${h * 0.2} ${w * 0.3} 20Z`
  const glow = radialPaint(
    sheet,
    [
      [0, '#fff6d0'],
      [0.35, lighten(colour, 0.5)],
      [0.8, colour],
      [1, darken(colour, 0.2)],
    ],
    0.46,
    0.5,
    0.62,
  )
  const ribs = each(7, (_, t) =>
    stroke(
      `M${num(-w * 0.3 + w * 0.6 * t)} 20C${num((t - 0.5) * w * 1.24)} ${h * 0.2} ${num((t - 0.5) * w * 1.24)} ${h * 0.8} ${num(-w * 0.3 + w * 0.6 * t)} ${h}`,
      darken(colour, 0.3),
      2,
      { opacity: 0.45 },
    ),
  )
  return group(
    {},
    circle(0, h / 2, w * 1.3, {
      fill: radialPaint(sheet, [
        [0, colour, 0.5],
        [0.5, colour, 0.16],
        [1, colour, 0],
      ]),
    }),
    stroke(`M0 -400V20`, '#1c0826', 2.5, { opacity: 0.7 }),
    path(body, { fill: glow }),
    ribs,
    rect(-w * 0.32, 10, w * 0.64, 14, { rx: 5, fill: E.gold }),
    rect(-w * 0.32, h - 4, w * 0.64, 14, { rx: 5, fill: '#a86c28' }),
    stroke(`M0 ${h + 8}v${h * 0.3}M-7 ${h + 8}v${h * 0.24}M7 ${h + 8}v${h * 0.24}`, E.gold, 3),
  )
}

const balloon = (sheet: Sheet, x: number, y: number, r: number, colour: Colour) =>
  group(
    {},
    stroke(`M${x} ${y + r * 1.1}q${-r * 0.3} ${r} ${r * 0.06} ${r * 2.4}`, '#ffe6d0', 2, { opacity: 0.55 }),
    path(`M${x - 8} ${y + r * 1.22}L${x} ${y + r * 1.06}L${x + 8} ${y + r * 1.22}Z`, { fill: darken(colour, 0.3) }),
    path(
      `M${x} ${y - r * 1.08}C${x + r * 1.24} ${y - r * 1.08} ${x + r * 1.1} ${y + r * 0.6} ${x} ${y + r * 1.12}C${x - r * 1.1} ${y + r * 0.6} ${x - r * 1.24} ${y - r * 1.08} ${x} ${y - r * 1.08}Z`,
      { fill: orb(sheet, lighten(colour, 0.5), colour, darken(colour, 0.42)) },
    ),
    ellipse(x - r * 0.4, y - r * 0.5, r * 0.16, r * 0.3, {
      fill: '#ffffff',
      opacity: 0.65,
      transform: `rotate(28 ${x - r * 0.4} ${y - r * 0.5})`,
    }),
  )

/** Two storeys of lit arches round the court. */
function haveli(sheet: Sheet): string {
  const wall = linearPaint(
    sheet,
    [
      [0, '#5a1c5c'],
      [0.6, '#8a2a62'],
      [1, '#b8485f'],
    ],
    [0, 0],
    [0.2, 1],
  )
  const bay = (x: number, y: number, w: number, h: number) =>
    path(cuspedArch(x - 12, y - 14, w + 24, h + 14, 4), { fill: '#f0a06a', opacity: 0.55 }) +
    path(cuspedArch(x, y, w, h, 4), { fill: down(sheet, '#ffb95c', '#f2803f', '#8a2350') }) +
    path(cuspedArch(x, y, w, h, 4), { fill: fade(sheet, '#2c0833', 0.35, 0) })
  const balcony = (y: number) =>
    rect(0, y, 1600, 16, { fill: '#f3b27c' }) +
    rect(0, y + 16, 1600, 58, { fill: '#4b1346' }) +
    rect(0, y + 16, 1600, 58, {
      fill: tiled(sheet, 58, 58, path(starHoles(58), { fill: '#f79a5a', opacity: 0.8 }), `translate(0 ${y + 16})`),
    }) +
    rect(0, y + 74, 1600, 12, { fill: '#c9647a' })
  return group(
    {},
    rect(0, 150, 1600, FLOOR - 150, { fill: wall }),
    each(34, (i) => path(pointedArch(i * 48 - 6, 112, 36, 44), { fill: '#5a1c5c' })),
    rect(0, 148, 1600, 16, { fill: '#d9778a' }),
    each(8, (i) => bay(24 + i * 200, 206, 132, 214)),
    balcony(420),
    each(6, (i) => bay(40 + i * 264, 548, 196, FLOOR - 548)),
    rect(0, 164, 1600, 80, { fill: fade(sheet, '#1c0826', 0.4, 0) }),
  )
}

function lounge(sheet: Sheet): string {
  const bolster = (x: number, y: number, w: number, colour: Colour) =>
    pool(sheet, x + w * 0.56, y + 38, w * 0.7, 22, '#1c0826', 0.6) +
    rect(x, y - 36, w, 72, { rx: 36, fill: down(sheet, lighten(colour, 0.34), colour, darken(colour, 0.45)) }) +
    ellipse(x + w - 20, y, 20, 34, { fill: darken(colour, 0.25) }) +
    stroke(`M${x + 34} ${y - 35}v70M${x + w - 52} ${y - 35}v70`, E.gold, 7)
  const table =
    pool(sheet, 830, 1096, 270, 40, '#1c0826', 0.7) +
    rect(690, 1030, 22, 62, { fill: '#8a5a24' }) +
    rect(920, 1030, 22, 62, { fill: '#6a3e18' }) +
    ellipse(816, 1030, 200, 46, { fill: '#7a4a1c' }) +
    ellipse(816, 1020, 200, 46, { fill: slant(sheet, '#ffe6ae', E.gold, '#a86c28') })
  const glass = (x: number, y: number, drink: Colour) =>
    path(`M${x - 22} ${y - 74}H${x + 22}L${x + 14} ${y}H${x - 14}Z`, { fill: drink, opacity: 0.85 }) +
    path(`M${x - 22} ${y - 74}H${x + 22}L${x + 20} ${y - 54}H${x - 20}Z`, { fill: '#fff3e0', opacity: 0.7 }) +
    stroke(`M${x - 14} ${y - 64}L${x - 9} ${y - 12}`, '#ffffff', 4, { opacity: 0.7 })
  return (
    bolster(120, 1000, 300, E.rani) +
    bolster(40, 1070, 330, '#f0a41c') +
    bolster(1180, 1000, 300, '#2f8a7c') +
    bolster(1240, 1076, 330, E.rani) +
    table +
    glass(740, 1024, '#e8458a') +
    glass(812, 1036, '#f7a53a') +
    glass(890, 1022, '#58b07c')
  )
}

export const eventsThemeParty = scene(
  'An evening party in a haveli courtyard: glowing paper lanterns, bunches of balloons, low bolsters and drinks',
  { ...WIDE, seed: 29 },
  (sheet) => [
    rect(0, 0, 1600, 300, { fill: down(sheet, '#1a0728', '#4b1350') }),
    haveli(sheet),
    rect(0, FLOOR, 1600, 380, { fill: down(sheet, '#7a2458', '#4a1246', '#260a30') }),
    each(13, (i) =>
      stroke(`M${800 + (i - 6) * 130} ${FLOOR}L${800 + (i - 6) * 360} 1200`, '#e07a8a', 2, { opacity: 0.25 }),
    ),
    stroke(`M0 862H1600M0 926H1600M0 1020H1600`, '#e07a8a', 2, { opacity: 0.25 }),
    pool(sheet, 800, 900, 760, 130, E.amber, 0.45),
    path('M330 930C560 880 1060 880 1290 930L1480 1200H140Z', { fill: slant(sheet, '#d8396f', '#a0184f', '#5c0d38') }),
    path('M370 944C590 902 1040 902 1252 944L1410 1180H210Z', {
      fill: 'none',
      stroke: E.gold,
      'stroke-width': 8,
      'stroke-dasharray': '22 14',
    }),
    fairyLights(sheet, swag([-20, 190], [800, 120], 90, 16), 0.8),
    fairyLights(sheet, swag([800, 120], [1620, 190], 90, 16), 0.8),
    ...(
      [
        [176, 250, '#f0508a', 130, 170],
        [430, 170, '#f7a53a', 150, 190],
        [690, 300, '#e8458a', 120, 150],
        [940, 200, '#f4c64e', 170, 210],
        [1210, 280, '#e0563a', 130, 170],
        [1440, 190, '#d84a9a', 150, 190],
      ] as const
    ).map(([x, y, colour, w, h]) => place(x, y, lantern(sheet, colour, w, h))),
    balloon(sheet, 96, 640, 70, E.gold),
    balloon(sheet, 196, 590, 78, E.rani),
    balloon(sheet, 150, 730, 64, '#8a4fbf'),
    balloon(sheet, 262, 700, 60, '#f79a3a'),
    balloon(sheet, 1400, 600, 76, '#8a4fbf'),
    balloon(sheet, 1506, 650, 72, E.gold),
    balloon(sheet, 1440, 720, 66, E.rani),
    balloon(sheet, 1336, 690, 56, '#f79a3a'),
    lounge(sheet),
    bokeh(sheet, 12, [300, 700, 1000, 250], [E.amber, E.flame], 0.5),
  ],
)
