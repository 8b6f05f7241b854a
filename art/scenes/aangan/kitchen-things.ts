import { blurred, circle, each, orb, polar, slant, stamp, stroke } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, num, path, polygon, type Sheet } from '../../drawing/canvas.ts'
import { darken } from '../../drawing/colour.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { blur, radialPaint } from '../../drawing/paint.ts'
import { clayStops, type Profile, ring, vessel } from '../../drawing/vessel.ts'

export const KATORA: Profile = [
  [34, 0],
  [40, 10],
  [74, 34],
  [88, 74],
]

/** A round thali of kansa leaning on the wall, its light turning like a record's. */
export function kansaPlate(sheet: Sheet, cx: number, cy: number, r: number): string {
  const base = radialPaint(
    sheet,
    [
      [0, '#f0cd83'],
      [0.55, '#d9a552'],
      [0.86, '#b98235'],
      [1, '#8b5c22'],
    ],
    0.4,
    0.36,
    0.68,
  )
  const wedge = (turn: number, spread: number, fill: string, opacity: number) => {
    const [ax, ay] = polar(cx, cy, r, turn - spread)
    const [bx, by] = polar(cx, cy, r, turn + spread)
    return path(
      polygon([
        [cx, cy],
        [ax, ay],
        [bx, by],
      ]),
      { fill, opacity },
    )
  }
  const shine = group(
    { filter: blur(sheet, r * 0.07) },
    wedge(225, 20, '#fff6d8', 0.85),
    wedge(45, 16, '#ffe6b0', 0.5),
    wedge(135, 22, '#5a3410', 0.32),
    wedge(315, 22, '#5a3410', 0.4),
  )
  return group(
    {},
    blurred(sheet, 10, ellipse(cx + 14, cy + 12, r, r, { fill: '#160f38', opacity: 0.5 })),
    circle(cx, cy, r, { fill: darken('#b98235', 0.3) }),
    circle(cx - 1.5, cy - 1.5, r - 2.5, { fill: base }),
    clipTo(sheet, circle(cx, cy, r - 4), shine),
    circle(cx, cy, r * 0.8, { fill: 'none', stroke: '#7d5120', 'stroke-width': 2.5, opacity: 0.6 }),
    circle(cx - 1, cy - 1, r * 0.77, { fill: 'none', stroke: '#fff0c4', 'stroke-width': 2, opacity: 0.7 }),
    circle(cx, cy, r * 0.3, { fill: 'none', stroke: '#8a5a24', 'stroke-width': 1.5, opacity: 0.5 }),
  )
}

/** Jaipur blue pottery: cobalt and turquoise flowers on white. */
export function blueVase(sheet: Sheet, cx: number, foot: number, scale: number, profile: Profile): string {
  const flower = stamp(
    sheet,
    path(petalRing(19, 8, 0.42), { fill: '#2743a8' }) +
      path(petalRing(10, 8, 0.36), { fill: '#35a3b4', transform: 'rotate(22)' }) +
      circle(0, 0, 4, { fill: '#f4c64e' }) +
      stroke('M20 6C34 14 36 30 24 36M-20 6C-34 14 -36 30 -24 36', '#2743a8', 3) +
      [
        [34, 18],
        [-34, 18],
        [26, 38],
        [-26, 38],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 7, 4, { fill: '#35a3b4', transform: `rotate(${x} ${x} ${y})` }))
        .join(''),
  )
  const top = profile[profile.length - 1]?.[1] ?? 200
  const at = (share: number) => foot - top * share * scale
  const rows = [0.24, 0.46].map((share, row) =>
    each(5, (i) => {
      const turn = (i - 2 + (row ? 0.5 : 0)) * 0.62
      return group(
        {
          transform: `translate(${num(cx + Math.sin(turn) * 66 * scale)} ${num(at(share))}) scale(${num(Math.max(0.16, Math.cos(turn)) * scale)} ${num(scale)})`,
        },
        flower(0, 0),
      )
    }),
  )
  const lines = [
    [0.06, 8, '#2743a8'],
    [0.1, 3, '#35a3b4'],
    [0.64, 8, '#2743a8'],
    [0.68, 3, '#35a3b4'],
    [0.93, 6, '#2743a8'],
  ] as const
  return vessel(sheet, {
    cx,
    foot,
    profile,
    scale,
    stops: clayStops('#eaeff2'),
    mouth: '#3a4a7a',
    rim: '#2f4fae',
    decoration:
      rows.join('') +
      lines.map(([share, w, colour]) => ring(cx, at(share) - 8, 92 * scale, w * scale, colour)).join(''),
  })
}

/** Chillies and a lime on a thread, hung against the evil eye. */
export function nimbuMirchi(sheet: Sheet, x: number, y: number): string {
  const chilli = (dx: number, dy: number, turn: number) =>
    group(
      { transform: `translate(${x + dx} ${y + dy}) rotate(${turn})` },
      path('M0 0C9 14 9 44 1 62C-5 44 -7 14 0 0Z', { fill: slant(sheet, '#8fbf52', '#4c8a35', '#2d5a28') }),
      stroke('M0 0V-7', '#3a6a2c', 3),
    )
  return group(
    {},
    stroke(`M${x} ${y - 130}V${y + 118}`, '#e9dcc0', 2.5),
    stroke(`M${x - 2} ${y - 152}Q${x + 20} ${y - 134} ${x} ${y - 122}`, '#d9a84e', 6),
    circle(x - 4, y - 152, 11, { fill: orb(sheet, '#fff0c4', '#d9a84e', '#7a4e1a') }),
    ...[0, 20, 40, 60].flatMap((dy) => [chilli(-2, dy, 38), chilli(2, dy + 8, -38)]),
    ellipse(x, y + 122, 26, 29, { fill: orb(sheet, '#fff3a0', '#f2cb3c', '#a9821c') }),
  )
}
