import { boxShadow, circle, each, fade, orb, place, pool, range, slant, stroke } from '../../drawing/brush.ts'
import { group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { boards } from '../../drawing/wood.ts'
import { scene, WIDE } from '../scene.ts'
import { type Box, columns, courts, doors, outer, walls } from './house-plan.ts'

const INK = '#26221e'
const box = ([x, y, w, h]: Box, attributes: Record<string, string | number>) => rect(x, y, w, h, attributes)

/** The plan in its own units: walls in ink, courts washed with colour, trees and floors in thin line. */
function plan(): string {
  const tree = (x: number, y: number, r: number) =>
    place(
      x,
      y,
      path(petalRing(r, 11, 0.22), { fill: '#8fae7c', opacity: 0.85 }) +
        path(petalRing(r * 0.62, 8, 0.25), { fill: '#6d9460', opacity: 0.8 }) +
        circle(0, 0, r * 0.1, { fill: INK }),
    )
  const tiles = ([x, y, w, h]: Box) =>
    stroke(
      range(Math.floor(w / 2))
        .map((i) => `M${num(x + i * 2)} ${num(y)}v${num(h)}`)
        .join('') +
        range(Math.floor(h / 2))
          .map((i) => `M${num(x)} ${num(y + i * 2)}h${num(w)}`)
          .join(''),
      '#b9a888',
      0.12,
    )
  const ring = ([x, y, w, h]: Box) =>
    rect(x - 4, y - 4, w + 8, h + 8, {
      fill: 'none',
      stroke: '#c8502b',
      'stroke-width': 0.3,
      'stroke-dasharray': '1.4 0.9',
    })
  return group(
    {},
    box(outer, { fill: '#fbf6ea' }),
    ...[
      [2, 38, 8, 24],
      [12, 38, 7, 24],
      [54, 44, 30, 18],
      [70, 2, 28, 7],
    ].map((b) => tiles(b as unknown as Box)),
    ...courts.map((court, i) => box(court, { fill: i === 1 ? '#a9c9cc' : '#d5dfbc' })),
    ...courts.map(ring),
    rect(46, 18, 14, 10, { fill: '#7fb0b8', stroke: INK, 'stroke-width': 0.3 }),
    rect(-0.8, -0.8, 101.6, 65.6, { fill: 'none', stroke: INK, 'stroke-width': 1.8 }),
    ...walls.map((wall) => box(wall, { fill: INK })),
    ...doors.map((door) => box(door, { fill: '#fbf6ea' })),
    stroke('M20 37.4A7 7 0 0 1 27 44.4V37.4M56 41.4A7 7 0 0 1 63 48.4V41.4M76 35.4A7 7 0 0 1 83 42.4V35.4', INK, 0.25),
    ...columns.map(([x, y]) => rect(x - 0.7, y - 0.7, 1.4, 1.4, { fill: INK })),
    stroke([...range(9).map((i) => `M${88 + i * 1.2} 38v8`), 'M88 38h9.6v8h-9.6Z'].join(''), INK, 0.25),
    tree(23, 21, 6),
    tree(81, 18, 5),
    tree(27, 49, 5),
    tree(39, 50, 4),
    tree(62, 31, 2.4),
    ...[
      [4, 4, 6, 8],
      [4, 16, 6, 8],
      [72, 48, 8, 5],
      [58, 50, 5, 8],
      [88, 54, 8, 5],
    ].map((b) => box(b as unknown as Box, { fill: 'none', stroke: INK, 'stroke-width': 0.3, rx: 0.6 })),
    tree(-8, 20, 6),
    tree(-7, 46, 4.6),
    tree(108, 12, 5.4),
    tree(109, 40, 6.4),
    stroke('M-14 70H114M-14 71.4H114', INK, 0.2),
    stroke('M50 66V76M48 74L50 76L52 74', '#c8502b', 0.5),
    circle(108, 62, 3.4, { fill: 'none', stroke: INK, 'stroke-width': 0.3 }) +
      path('M108 57.6L109.4 62.6H106.6Z', { fill: INK }),
  )
}

const pencil = (sheet: Sheet, length: number, colour: `#${string}`) =>
  group(
    {},
    boxShadow(8, 0, length, 22, 16, '#1c120c', 0.5),
    path(`M0 -13H${length}V13H0Z`, { fill: colour }),
    path(`M0 -13H${length}V-5H0Z`, { fill: '#ffffff', opacity: 0.35 }),
    path(`M0 5H${length}V13H0Z`, { fill: '#1c120c', opacity: 0.3 }),
    path(`M${length} -13L${length + 46} -3V3L${length} 13Z`, { fill: slant(sheet, '#f0d6a8', '#c99a62') }),
    path(`M${length + 36} -5L${length + 50} 0L${length + 36} 5Z`, { fill: '#26221e' }),
    rect(-24, -13, 24, 26, { rx: 4, fill: '#c8502b' }),
  )

const ruler = (sheet: Sheet) =>
  group(
    {},
    boxShadow(8, 10, 760, 74, 24, '#1c120c', 0.5),
    rect(0, 0, 760, 74, { rx: 4, fill: slant(sheet, '#e9c88e', '#cfa262', '#a87a40') }),
    stroke(
      range(75)
        .map((i) => `M${12 + i * 10} 0v${i % 10 === 0 ? 32 : i % 5 === 0 ? 22 : 13}`)
        .join(''),
      '#4a2c16',
      2,
    ),
    rect(0, 66, 760, 8, { fill: '#7a5428', opacity: 0.6 }),
  )

const weight = (sheet: Sheet) =>
  pool(sheet, 20, 26, 116, 106, '#140c08', 0.8) +
  circle(0, 0, 84, { fill: orb(sheet, '#fff0c0', '#cf9a42', '#6a4218') }) +
  circle(0, 0, 60, { fill: slant(sheet, '#8f6228', '#e3b45c', '#fff0c0') }) +
  circle(0, 0, 26, { fill: orb(sheet, '#fff6d8', '#d9a850', '#7a4e1c') })

export const pfPlan = scene(
  'The plan of the house of four courts on drawing paper, with a pencil, a wooden scale and a brass weight on a teak table',
  { ...WIDE, seed: 88 },
  (sheet) => [
    boards(sheet, '#5e3c24', 300),
    place(
      800,
      610,
      group(
        {},
        boxShadow(-690, -470, 1400, 980, 70, '#120a06', 0.7),
        rect(-700, -490, 1400, 980, { fill: slant(sheet, '#fffdf6', '#f7f0e0', '#e6dac2') }),
      ) +
        place(-500, -330, plan(), 10) +
        path('M700 490L560 490L700 392Z', { fill: '#c9bb9c' }) +
        path('M560 490C600 470 610 440 600 400L700 392Z', { fill: slant(sheet, '#fffdf6', '#d9ccb0') }),
      1,
      -4,
    ),
    place(60, 1080, ruler(sheet), 1, -8),
    place(1090, 1080, pencil(sheet, 360, '#2f5a58'), 1, -32),
    place(1480, 180, weight(sheet)),
    place(90, 130, weight(sheet), 0.7),
    each(3, (i) =>
      place(
        1500 + i * 30,
        620 + i * 44,
        rect(-34, -34, 68, 68, { rx: 3, fill: ['#b4532e', '#a8492b', '#6f9596'][i] ?? '#b4532e' }) +
          rect(-34, -34, 68, 8, { fill: '#ffffff', opacity: 0.25 }),
        1,
        i * 14,
      ),
    ),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#fff3d6', 0.28, 0, [0, 0], [0.7, 0.7]) }),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#140a06', 0, 0.4, [0.4, 0.4], [1, 1]) }),
  ],
)
