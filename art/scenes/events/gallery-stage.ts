import {
  along,
  blurred,
  circle,
  down,
  each,
  fade,
  orb,
  place,
  polar,
  pool,
  range,
  slant,
  stroke,
} from '../../drawing/brush.ts'
import { clipTo, ellipse, group, num, path, polygon, rect } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { BACKDROP, GALLERY, scene } from '../scene.ts'
import { beam, bokeh, crowd } from './lights.ts'
import { E } from './palette.ts'

/** A dhol with its cane sticks, tassels flying. */
export const eventsGallery3 = scene(
  'A dhol drum with laced ropes, pom-poms and tassels, its two sticks beside it',
  { ...GALLERY, seed: 53 },
  (sheet) => {
    const body =
      'M-330 -170C-180 -236 180 -236 330 -170C356 -60 356 60 330 170C180 236 -180 236 -330 170C-356 60 -356 -60 -330 -170Z'
    const shell = linearPaint(
      sheet,
      [
        [0, '#f58a5a'],
        [0.2, '#ffb98a'],
        [0.42, '#c4331f'],
        [0.8, '#6a0f1c'],
        [1, '#8a2230'],
      ],
      [0, 0],
      [0.06, 1],
    )
    const rope = range(12)
      .map(
        (i) =>
          `${i ? 'L' : 'M'}${-318 + i * 58} ${i % 2 ? -150 - Math.sin((i / 11) * Math.PI) * 44 : 156 + Math.sin((i / 11) * Math.PI) * 44}`,
      )
      .join('')
    const zigzag =
      stroke(rope, '#4a0c14', 15) +
      stroke(rope, '#fbe9c8', 10) +
      stroke(rope, '#c9a070', 10, { 'stroke-dasharray': '2 9', opacity: 0.6 })
    const rings = each(6, (i) =>
      rect(-286 + i * 104, -24, 40, 30, { rx: 8, fill: down(sheet, '#fff0c0', E.gold, '#8a5618') }),
    )
    const bands =
      stroke('M-210 -206C-222 -70 -222 70 -210 206M210 -206C222 -70 222 70 210 206', E.gold, 16) +
      stroke('M0 -220C-4 -70 -4 70 0 220', E.rani, 26, { opacity: 0.5 })
    const rim = (x: number) =>
      ellipse(x, 0, 66, 190, { fill: darken('#b97a3a', 0.3) }) +
      ellipse(x - 8, -2, 62, 184, { fill: along(sheet, '#f6cf8a', '#b97a3a') })
    const skin =
      ellipse(-346, -2, 50, 160, {
        fill: radialPaint(
          sheet,
          [
            [0, '#fff6e0'],
            [0.6, '#f0dcb8'],
            [1, '#c9a070'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      }) + ellipse(-344, 8, 20, 62, { fill: '#3a2018', opacity: 0.75 })
    const tassel = (x: number, y: number, colour: Colour, swing: number) =>
      stroke(`M${x} ${y}q${swing} 30 ${swing * 1.4} 66`, '#fbe9c8', 5) +
      circle(x + swing * 1.4, y + 76, 24, { fill: orb(sheet, lighten(colour, 0.5), colour, darken(colour, 0.4)) }) +
      each(7, (i) =>
        stroke(
          `M${x + swing * 1.4 + (i - 3) * 5} ${y + 92}q${swing * 0.3 + (i - 3) * 3} 36 ${swing * 0.6 + (i - 3) * 6} 78`,
          i % 2 ? colour : lighten(colour, 0.3),
          5,
        ),
      )
    const stick =
      blurred(sheet, 8, stroke('M-200 20C-60 20 60 10 210 -40', '#0e0318', 24), 0.5) +
      stroke('M-210 0C-60 0 60 -10 176 -60C220 -80 226 -116 196 -130', '#7a4a1c', 24) +
      stroke('M-210 -4C-60 -4 60 -14 174 -64C212 -84 218 -112 192 -126', '#d9a25c', 14) +
      stroke('M-210 -2L-120 -2', E.rani, 26)
    return [
      rect(0, 0, 1200, 900, { fill: slant(sheet, '#f7a04a', '#e0486a', '#6d1450') }),
      group(
        { opacity: 0.28 },
        each(28, (i) =>
          path(polygon([[600, 430], polar(600, 430, 900, i * 12.86), polar(600, 430, 900, i * 12.86 + 6.4)]), {
            fill: '#ffe2b0',
          }),
        ),
      ),
      pool(sheet, 600, 430, 520, 420, '#ffe0a0', 0.5),
      ellipse(630, 750, 470, 66, { fill: '#2a0626', opacity: 0.5 }),
      place(
        600,
        440,
        stroke('M-300 -180C-200 -420 240 -420 300 -180', '#5c0d38', 34) +
          stroke('M-300 -184C-200 -424 240 -424 300 -184', E.rani, 24) +
          stroke('M-300 -184C-200 -424 240 -424 300 -184', E.gold, 4, { 'stroke-dasharray': '4 14' }) +
          ellipse(346, 0, 60, 186, { fill: '#5a2e14' }) +
          path(body, { fill: shell }) +
          clipTo(
            sheet,
            path(body),
            bands,
            path('M-330 60C-180 130 180 130 330 60V260H-330Z', { fill: '#2a0420', opacity: 0.3 }),
          ) +
          zigzag +
          rings +
          rim(-340) +
          skin +
          ellipse(352, 0, 30, 170, { fill: along(sheet, '#b97a3a', '#6a3a18') }) +
          tassel(-270, 150, E.marigold, -26) +
          tassel(-200, 176, E.rani, 10) +
          tassel(276, 150, '#2f8a5c', 28) +
          tassel(206, 178, E.marigold, 8),
        1,
        -9,
      ),
      place(330, 800, stick, 0.96, 6),
      place(840, 806, stick, 0.96, -18),
      each(40, () =>
        path('M0 0L14 5L9 14L-4 9Z', {
          fill: sheet.random.pick(['#fff0c4', '#ff8fb4', '#f7c65a', '#7e1f6a']),
          opacity: 0.9,
          transform: `translate(${num(sheet.random.between(0, 1200))} ${num(sheet.random.between(0, 820))}) rotate(${num(sheet.random.between(0, 360))})`,
        }),
      ),
      rect(0, 0, 1200, 900, { fill: fade(sheet, '#fff0d0', 0.2, 0, [0, 0], [0.7, 0.7]) }),
    ]
  },
)

/** Lamps on their truss, seen from the stage. */
export const eventsGallery5 = scene(
  'Stage lamps on a truss, beams of rose, amber and violet crossing through the haze',
  { ...BACKDROP, seed: 55 },
  (sheet) => {
    const lamp = (x: number, y: number, turn: number, colour: Colour, size: number) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
        rect(-10, -78, 20, 50, { fill: '#160820' }),
        path('M-50 -40C-58 -10 -60 30 -52 62H52C60 30 58 -10 50 -40Z', {
          fill: along(sheet, '#5a4664', '#2a1636', '#0c0414'),
        }),
        stroke('M-62 20C-66 -50 -40 -66 0 -66C40 -66 66 -50 62 20', '#241030', 12),
        ellipse(0, 62, 52, 18, { fill: '#0c0414' }),
        ellipse(0, 62, 44, 14, { fill: lighten(colour, 0.5) }),
        ellipse(0, 62, 26, 8, { fill: '#ffffff' }),
        circle(0, 64, 130, {
          fill: radialPaint(sheet, [
            [0, '#ffffff', 0.8],
            [0.2, colour, 0.6],
            [1, colour, 0],
          ]),
        }),
      )
    const rig = [
      [120, 250, -24, '#ffb35c', 1],
      [330, 226, -12, '#ff5f9a', 1.08],
      [560, 214, 2, '#ffd27a', 1.16],
      [790, 222, 10, '#c06bff', 1.08],
      [1000, 236, 20, '#ff5f9a', 1.02],
      [1150, 262, 30, '#ffb35c', 0.94],
    ] as const
    const beams = rig.map(([x, y, turn, colour, size]) => {
      const [bx, by] = polar(x, y, 66 * size, 90 + turn)
      const [lx, ly] = polar(bx, by, 1000, 90 + turn)
      return beam(sheet, bx, by, lx, ly, 250, colour, 0.62)
    })
    const truss = (y: number, dip: number) => {
      const at = (x: number) => y + dip * 4 * (x / 1200) * (1 - x / 1200) * -1
      return (
        stroke(`M-10 ${at(0)}Q600 ${at(600) - dip} 1210 ${at(1200)}`, '#3a2444', 16) +
        stroke(`M-10 ${at(0) - 4}Q600 ${at(600) - dip - 4} 1210 ${at(1200) - 4}`, '#8a6a94', 4)
      )
    }
    return [
      rect(0, 0, 1200, 900, { fill: down(sheet, '#1a0626', '#4b1156', '#8d1b63') }),
      pool(sheet, 600, 880, 800, 420, '#ff6f9a', 0.7),
      ...[0, 1, 2].map((i) => pool(sheet, 200 + i * 400, 640 + (i % 2) * 90, 460, 120, '#ffd0e0', 0.16)),
      truss(60, 10),
      truss(150, 10),
      each(22, (i) => stroke(`M${i * 58 - 10} 148L${i * 58 + 19} 52L${i * 58 + 48} 146`, '#2a1434', 8)),
      ...beams,
      ...rig.map(([x, y, turn, colour, size]) => lamp(x, y, turn, colour, size)),
      bokeh(sheet, 12, [0, 460, 1200, 360], [E.rani, E.amber, '#c06bff'], 0.7),
      crowd(sheet, 860, 1200, '#1c0628', 120, 10),
      each(50, () =>
        path('M0 0L12 4L8 12L-3 8Z', {
          fill: sheet.random.pick(['#ffd27a', '#ff6fa6', '#ffffff', '#c77dff']),
          opacity: 0.85,
          transform: `translate(${num(sheet.random.between(0, 1200))} ${num(sheet.random.between(260, 800))}) rotate(${num(sheet.random.between(0, 360))})`,
        }),
      ),
    ]
  },
)
