import { el, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { glazed, matte } from '../../drawing/clay.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { glassVessel } from '../../drawing/glass.ts'
import { band, mouth, ring, type Turned, turn } from '../../drawing/lathe.ts'
import { contactShadow, glow } from '../../drawing/light.ts'
import { polished } from '../../drawing/metal.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { lacquered } from '../../drawing/wood.ts'
import type { Thing } from './stage.ts'

export type LabelLook = { paper: Colour; ink: Colour; accent: Colour; motif: MotifName }

/** A printed paper label round a vessel: a frame, an emblem, lines of lettering too small to read. */
function label(sheet: Sheet, turned: Turned, from: number, to: number, look: LabelLook): string {
  const fade = linearPaint(sheet, [
    [0, darken(look.paper, 0.3)],
    [0.25, lighten(look.paper, 0.4)],
    [0.6, look.paper],
    [1, darken(look.paper, 0.4)],
  ])
  const middle = (from + to) / 2
  const high = (to - from) / 100
  const lines = [28, 37, 43]
    .map((y, i) => rect(-34 + i * 5, y, 68 - i * 10, i === 0 ? 5 : 2.6, { fill: look.ink, opacity: 0.85 }))
    .join('')
  const front = `<g transform="scale(${high})">${el('rect', { x: -46, y: -45, width: 92, height: 96, fill: 'none', stroke: look.ink, 'stroke-width': 1.4 })}<g transform="translate(0 -8) scale(.52)">${MOTIFS[look.motif](look)}</g>${lines}</g>`
  return (
    band(turned, from, to, fade) +
    band(turned, from, from + 7, look.accent) +
    band(turned, to - 7, to, look.accent) +
    ring(turned, middle, 3, front, 0, 0.82)
  )
}

const TIN: Turned = {
  cx: 0,
  tilt: 0.13,
  profile: [
    [190, -470],
    [192, -466],
    [192, -20],
    [188, 0],
  ],
}
const TIN_LID: Turned = {
  cx: 0,
  tilt: 0.13,
  profile: [
    [196, -560],
    [199, -552],
    [199, -462],
    [197, -460],
  ],
}

/** A tin of tea or sweets with a paper band. */
export function tin(metal: Colour, look: LabelLook): Thing {
  return {
    pose: 'stands',
    width: 420,
    height: 600,
    closeUp: { x: 0, y: -250, zoom: 1.6 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -4, 190, 1, 0.17),
        turn(sheet, TIN, matte(metal), label(sheet, TIN, -410, -60, look)),
        turn(sheet, TIN_LID, polished('#d4a03c')),
        ellipse(0, -560, 195, 25, {
          fill: linearPaint(sheet, [
            [0, '#fff0c8'],
            [0.5, '#d9b060'],
            [1, '#a87a30'],
          ]),
        }),
        ellipse(0, -560, 172, 21, { fill: 'none', stroke: '#8a5a1c', 'stroke-width': 3, opacity: 0.5 }),
      ),
  }
}

const JAR: Turned = {
  cx: 0,
  tilt: 0.14,
  profile: [
    [150, -430],
    [152, -400],
    [180, -370],
    [186, -330],
    [186, -40],
    [170, -4],
    [166, 0],
  ],
}
const JAR_LID: Turned = {
  cx: 0,
  tilt: 0.14,
  profile: [
    [158, -500],
    [162, -490],
    [162, -424],
    [158, -420],
  ],
}

/** A glass jar of spice, pickle or honey. */
export function jar(contents: Colour, lid: Colour, look: LabelLook, grainy = true): Thing {
  return {
    pose: 'stands',
    width: 400,
    height: 530,
    closeUp: { x: -10, y: -240, zoom: 1.6 },
    draw: (sheet) => {
      const filling =
        rect(-190, -356, 380, 380, {
          fill: linearPaint(sheet, [
            [0, darken(contents, 0.4)],
            [0.3, lighten(contents, 0.18)],
            [0.6, contents],
            [1, darken(contents, 0.5)],
          ]),
        }) +
        ellipse(0, -356, 180, 22, { fill: lighten(contents, 0.2) }) +
        (grainy ? grains(sheet, contents) : '')
      return group(
        {},
        contactShadow(sheet, 0, -4, 168, 1, 0.18),
        glassVessel(sheet, JAR, '#dfe8e6', filling + label(sheet, JAR, -290, -80, look), 0.16),
        turn(sheet, JAR_LID, lacquered(lid)),
        ellipse(0, -500, 157, 21, {
          fill: linearPaint(sheet, [
            [0, lighten(lid, 0.45)],
            [1, darken(lid, 0.1)],
          ]),
        }),
      )
    },
  }
}

function grains(sheet: Sheet, colour: Colour): string {
  return Array.from({ length: 70 }, () => {
    const [x, y] = [sheet.random.between(-178, 178), sheet.random.between(-345, 0)]
    return ellipse(x, y, sheet.random.between(3, 8), sheet.random.between(2, 5), {
      fill: sheet.random.pick([darken(colour, 0.35), lighten(colour, 0.35), darken(colour, 0.2)]),
      opacity: 0.7,
    })
  }).join('')
}

const BOTTLE: Turned = {
  cx: 0,
  tilt: 0.13,
  profile: [
    [44, -500],
    [44, -440],
    [60, -410],
    [128, -370],
    [142, -320],
    [142, -30],
    [128, -2],
    [124, 0],
  ],
}
const CAP: Turned = {
  cx: 0,
  tilt: 0.13,
  profile: [
    [48, -600],
    [52, -592],
    [52, -470],
    [50, -466],
  ],
}

/** A small bottle of oil or rosewater. */
export function bottle(glass: Colour, oil: Colour, cap: Colour, look: LabelLook): Thing {
  return {
    pose: 'stands',
    width: 330,
    height: 620,
    closeUp: { x: 0, y: -220, zoom: 1.6 },
    draw: (sheet) => {
      const filling = rect(-150, -372, 300, 400, {
        fill: linearPaint(sheet, [
          [0, darken(oil, 0.45)],
          [0.35, lighten(oil, 0.3)],
          [0.7, oil],
          [1, darken(oil, 0.5)],
        ]),
        opacity: 0.92,
      })
      return group(
        {},
        contactShadow(sheet, 0, -4, 126, 1, 0.18),
        glow(sheet, 150, 6, 190, 40, oil, 0.45),
        glassVessel(sheet, BOTTLE, glass, filling + label(sheet, BOTTLE, -290, -80, look), 0.3),
        turn(sheet, CAP, lacquered(cap)),
        ellipse(0, -600, 48, 6.5, { fill: lighten(cap, 0.3) }),
      )
    },
  }
}

const CUP: Turned = {
  cx: 0,
  tilt: 0.18,
  profile: [
    [176, -300],
    [174, -288],
    [176, -150],
    [172, -26],
    [156, -2],
    [150, 0],
  ],
}

/** A candle poured into a glazed or metal cup, lit. */
export function candle(cup: Colour, wax: Colour, finish: 'glazed' | 'metal', look?: LabelLook): Thing {
  return {
    pose: 'stands',
    width: 400,
    height: 460,
    closeUp: { x: 10, y: -290, zoom: 1.6 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -4, 152, 1, 0.22),
        turn(
          sheet,
          CUP,
          finish === 'metal' ? polished(cup) : glazed(cup),
          look ? label(sheet, CUP, -220, -50, look) : '',
        ),
        mouth(sheet, CUP, cup, darken(wax, 0.05), 9),
        ellipse(0, -286, 160, 27, {
          fill: linearPaint(sheet, [
            [0, darken(wax, 0.16)],
            [0.5, lighten(wax, 0.3)],
            [1, wax],
          ]),
        }),
        ellipse(4, -288, 90, 14, { fill: '#ffe2a6', opacity: 0.75 }),
        path('M0 -286C2 -304 -2 -316 2 -330', { stroke: '#3b2a20', 'stroke-width': 5, fill: 'none' }),
        glow(sheet, 2, -370, 210, 220, '#ffcf6e', 0.7),
        path('M2 -322C-22 -352 -12 -390 4 -424C18 -390 28 -352 2 -322Z', {
          fill: linearPaint(
            sheet,
            [
              [0, '#fff9e0'],
              [0.5, '#ffc83c'],
              [1, '#f39a2c'],
            ],
            [0, 1],
            [0, 0],
          ),
        }),
        path('M2 -326C-8 -344 -4 -362 3 -380C10 -362 12 -344 2 -326Z', { fill: '#fffdf0', opacity: 0.9 }),
      ),
  }
}

const BELLY: Turned = {
  cx: 0,
  tilt: 0.16,
  profile: [
    [96, -330],
    [100, -322],
    [190, -270],
    [232, -170],
    [190, -50],
    [116, -6],
    [112, 0],
  ],
}
const LID: Turned = {
  cx: 0,
  tilt: 0.16,
  profile: [
    [10, -430],
    [26, -420],
    [28, -396],
    [14, -378],
    [60, -362],
    [104, -334],
    [108, -324],
  ],
}

/** A teapot with its spout to the left. */
export function teapot(colour: Colour, motif?: { name: MotifName; ink: Colour; accent: Colour }): Thing {
  const finish = glazed(colour)
  const bar = (d: string, width: number) =>
    [
      [width, darken(colour, 0.45), 0],
      [width * 0.84, darken(colour, 0.18), 1.5],
      [width * 0.6, colour, 3.5],
      [width * 0.3, lighten(colour, 0.35), 6],
      [width * 0.1, '#ffffff', 8],
    ]
      .map(([w, stroke, shift]) =>
        path(d, {
          fill: 'none',
          stroke: String(stroke),
          'stroke-width': Number(w),
          'stroke-linecap': 'round',
          transform: `translate(${-Number(shift)} ${-Number(shift)})`,
          opacity: Number(shift) > 7 ? 0.6 : 1,
        }),
      )
      .join('')
  return {
    pose: 'stands',
    width: 760,
    height: 470,
    closeUp: { x: -40, y: -230, zoom: 1.8 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -4, 130, 1, 0.22),
        bar('M196 -260C330 -320 356 -120 200 -90', 38),
        path('M-170 -110C-250 -120 -270 -240 -330 -330L-284 -352C-230 -270 -220 -240 -170 -230Z', {
          fill: linearPaint(
            sheet,
            [
              [0, lighten(colour, 0.3)],
              [0.5, colour],
              [1, darken(colour, 0.4)],
            ],
            [0, 0],
            [0.7, 1],
          ),
        }),
        ellipse(-307, -341, 27, 11, {
          fill: darken(colour, 0.6),
          transform: 'rotate(-25 -307 -341)',
          stroke: lighten(colour, 0.4),
          'stroke-width': 4,
        }),
        turn(sheet, BELLY, finish, motif ? ring(BELLY, -190, 8, MOTIFS[motif.name](motif), 0.3, 1.15) : ''),
        turn(sheet, LID, finish),
      ),
  }
}
