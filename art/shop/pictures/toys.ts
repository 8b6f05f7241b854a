import { el, ellipse, group, path, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { band, type Turned, turn } from '../../drawing/lathe.ts'
import { contactShadow } from '../../drawing/light.ts'
import { polished } from '../../drawing/metal.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { tube } from '../../drawing/tube.ts'
import { lacquered } from '../../drawing/wood.ts'
import type { Thing } from './stage.ts'

/** Rings stacked on a post, as Channapatna turns them. */
export function stacker(colours: readonly Colour[]): Thing {
  const high = 84
  return {
    pose: 'stands',
    called: 'a ring stacker',
    width: 460,
    height: colours.length * high + 190,
    closeUp: { x: -30, y: -colours.length * high * 0.6, zoom: 1.7 },
    draw: (sheet) => {
      const rings = colours.map((colour, i) => {
        const r = 210 - i * (120 / colours.length)
        const y = -i * high
        const turned: Turned = {
          cx: 0,
          tilt: 0.14,
          profile: [
            [r * 0.7, y - high + 4],
            [r * 0.92, y - high + 12],
            [r, y - high / 2],
            [r * 0.94, y - 12],
            [r * 0.78, y - 2],
          ],
        }
        return (
          turn(sheet, turned, lacquered(colour)) +
          ellipse(0, y - high + 5, r * 0.7, r * 0.098, {
            fill: linearPaint(sheet, [
              [0, lighten(colour, 0.4)],
              [1, darken(colour, 0.1)],
            ]),
          })
        )
      })
      const top = -colours.length * high
      const knob: Turned = {
        cx: 0,
        tilt: 0.14,
        profile: [
          [6, top - 118],
          [44, top - 106],
          [64, top - 62],
          [46, top - 18],
          [24, top - 4],
        ],
      }
      return group(
        {},
        contactShadow(sheet, 0, -4, 176, 1, 0.18),
        ...rings,
        turn(sheet, knob, lacquered(colours[0] ?? '#a8322d')),
      )
    },
  }
}

/** Spinning tops: one spins upright, two lie on their sides. */
export function tops(colours: readonly [Colour, Colour, Colour]): Thing {
  const [a, b, c] = colours
  const placed = (x: number, y: number, lean: number, markup: string) =>
    group({ transform: `translate(${x} ${y}) rotate(${lean})` }, markup)
  return {
    pose: 'stands',
    called: 'spinning tops',
    width: 780,
    height: 400,
    closeUp: { x: 0, y: -190, zoom: 1.8 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, -196, 2, 128, 0.9, 0.2),
        contactShadow(sheet, 196, 2, 128, 0.9, 0.2),
        placed(-330, -60, 66, top(sheet, a, b)),
        placed(330, -60, -66, top(sheet, c, a)),
        contactShadow(sheet, 6, 34, 70, 1, 0.3),
        placed(0, 30, 5, top(sheet, b, c)),
      ),
  }
}

function top(sheet: Sheet, colour: Colour, ringColour: Colour): string {
  const body: Turned = {
    cx: 0,
    tilt: 0.18,
    profile: [
      [104, -196],
      [138, -176],
      [146, -150],
      [124, -104],
      [72, -52],
      [22, -16],
      [6, 0],
    ],
  }
  const stem: Turned = {
    cx: 0,
    tilt: 0.18,
    profile: [
      [20, -330],
      [24, -318],
      [14, -290],
      [15, -220],
      [30, -200],
    ],
  }
  const crown = linearPaint(sheet, [
    [0, lighten(colour, 0.5)],
    [0.5, lighten(colour, 0.12)],
    [1, darken(colour, 0.2)],
  ])
  return group(
    {},
    turn(sheet, body, lacquered(colour), band(body, -162, -138, ringColour) + band(body, -96, -84, ringColour)),
    ellipse(0, -196, 104, 19, { fill: crown }),
    ellipse(0, -196, 66, 12, { fill: 'none', stroke: ringColour, 'stroke-width': 7 }),
    turn(sheet, stem, lacquered(ringColour)),
  )
}

/** A pull-along elephant of painted wood. */
export function elephant(colour: Colour, cloth: Colour, trim: Colour): Thing {
  const body =
    'M-250 -150C-270 -300 -180 -390 -40 -396C40 -400 70 -430 130 -440C220 -450 280 -390 286 -310C292 -230 300 -180 330 -150C344 -130 320 -104 296 -118C250 -150 236 -210 220 -250C214 -190 200 -170 196 -150V-40H96V-150C40 -130 -60 -130 -110 -150V-40H-212V-120C-232 -120 -244 -132 -250 -150Z'
  return {
    pose: 'stands',
    width: 660,
    height: 470,
    closeUp: { x: 90, y: -300, zoom: 1.8 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, 2, 240, 1, 0.12),
        path(body, {
          fill: linearPaint(
            sheet,
            [
              [0, lighten(colour, 0.3)],
              [0.45, colour],
              [1, darken(colour, 0.42)],
            ],
            [0.1, 0],
            [0.4, 1],
          ),
        }),
        path('M-238 -240C-220 -330 -140 -376 -40 -380', {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': 16,
          opacity: 0.4,
          'stroke-linecap': 'round',
        }),
        path(
          'M-150 -392C-60 -404 10 -400 40 -402C50 -330 40 -260 20 -206C-40 -190 -100 -192 -140 -206C-160 -260 -160 -340 -150 -392Z',
          {
            fill: linearPaint(
              sheet,
              [
                [0, lighten(cloth, 0.25)],
                [1, darken(cloth, 0.35)],
              ],
              [0, 0],
              [0.5, 1],
            ),
          },
        ),
        path('M-146 -222C-100 -206 -40 -206 22 -220', { fill: 'none', stroke: trim, 'stroke-width': 12 }),
        ...[-110, -55, 0].map((x) =>
          group(
            { transform: `translate(${x} -300)` },
            ...[0, 60, 120, 180, 240, 300].map((a) =>
              ellipse(0, -15, 6, 12, { transform: `rotate(${a})`, fill: trim }),
            ),
            el('circle', { r: 6, fill: cloth }),
          ),
        ),
        path('M120 -420C60 -400 40 -300 90 -240C130 -220 160 -260 156 -320C154 -370 146 -410 120 -420Z', {
          fill: linearPaint(
            sheet,
            [
              [0, lighten(colour, 0.2)],
              [1, darken(colour, 0.5)],
            ],
            [0, 0],
            [1, 1],
          ),
        }),
        path('M112 -396C84 -370 76 -310 98 -266', {
          fill: 'none',
          stroke: trim,
          'stroke-width': 6,
          'stroke-dasharray': '2 12',
          'stroke-linecap': 'round',
        }),
        el('circle', { cx: 212, cy: -350, r: 13, fill: '#fffaf0' }),
        el('circle', { cx: 214, cy: -349, r: 7.5, fill: '#1b1412' }),
        tube('M262 -226C290 -220 310 -240 316 -262', 15, '#f7f0e0', 0.7),
        ...[-160, 146].map((x) => wheel(sheet, x, cloth, trim)),
      ),
  }
}

const wheel = (sheet: Sheet, x: number, colour: Colour, trim: Colour) =>
  group(
    { transform: `translate(${x} -56)` },
    ellipse(6, 2, 60, 60, { fill: darken(colour, 0.6) }),
    ellipse(0, 0, 60, 60, {
      fill: radialPaint(
        sheet,
        [
          [0, lighten(colour, 0.4)],
          [0.6, colour],
          [1, darken(colour, 0.4)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    }),
    ellipse(0, 0, 40, 40, { fill: 'none', stroke: trim, 'stroke-width': 8 }),
    ellipse(0, 0, 13, 13, { fill: trim }),
  )

/** A hanging string of brass bells. */
export function bells(metal: Colour, cord: Colour): Thing {
  const bell = (y: number, k: number): Turned => ({
    cx: 0,
    tilt: 0.14,
    profile: [
      [14 * k, y],
      [40 * k, y + 14 * k],
      [72 * k, y + 70 * k],
      [88 * k, y + 140 * k],
      [112 * k, y + 176 * k],
    ],
  })
  return {
    pose: 'hangs',
    width: 420,
    height: 940,
    closeUp: { x: 0, y: 700, zoom: 2 },
    draw: (sheet) =>
      group(
        {},
        tube('M0 -140V700', 12, cord, 0.3),
        ...[
          [120, 0.72],
          [390, 0.95],
          [690, 1.25],
        ].flatMap(([y = 0, k = 1]) => [
          el('circle', {
            cy: y - 22,
            r: 20 * k,
            fill: radialPaint(
              sheet,
              [
                [0, lighten(cord, 0.6)],
                [0.5, cord],
                [1, darken(cord, 0.5)],
              ],
              0.35,
              0.3,
              0.7,
            ),
          }),
          ellipse(0, y + 190 * k, 15 * k, 22 * k, { fill: darken(metal, 0.3) }),
          turn(sheet, bell(y, k), polished(metal)),
          ellipse(0, y + 176 * k, 112 * k, 15 * k, {
            fill: 'none',
            stroke: lighten(metal, 0.4),
            'stroke-width': 4,
            opacity: 0.7,
          }),
        ]),
      ),
  }
}
