import { el, ellipse, group, rect, type Sheet } from '../../drawing/canvas.ts'
import { matte } from '../../drawing/clay.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { glassVessel } from '../../drawing/glass.ts'
import { band, ring, type Turned, turn } from '../../drawing/lathe.ts'
import { contactShadow, glow } from '../../drawing/light.ts'
import { polished } from '../../drawing/metal.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { lacquered } from '../../drawing/wood.ts'
import type { Thing } from './stage.ts'

export type LabelLook = { paper: Colour; ink: Colour; accent: Colour; motif: MotifName }

/** A printed paper label round a vessel: a frame, an emblem, lines of lettering too small to read. */
export function label(sheet: Sheet, turned: Turned, from: number, to: number, look: LabelLook): string {
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
    [192, 0],
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
