import { clipTo, ellipse, group, path, rect } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { mouth, ring, type Turned, turn } from '../../drawing/lathe.ts'
import { contactShadow } from '../../drawing/light.ts'
import { brushed, polished } from '../../drawing/metal.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint } from '../../drawing/paint.ts'
import type { Thing } from './stage.ts'

/** A tumbler and dabara, or any two-part set: a cup that stands in its bowl. */
export function dabara(metal: Colour): Thing {
  const bowl: Turned = {
    cx: 0,
    tilt: 0.24,
    profile: [
      [220, -150],
      [206, -140],
      [196, -60],
      [170, -6],
      [160, 0],
    ],
  }
  const cup: Turned = {
    cx: 0,
    tilt: 0.22,
    profile: [
      [146, -400],
      [132, -388],
      [124, -300],
      [112, -110],
      [108, -90],
    ],
  }
  return {
    pose: 'stands',
    width: 460,
    height: 440,
    closeUp: { x: -30, y: -320, zoom: 1.9 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -4, 164, 1, 0.28),
        turn(sheet, bowl, polished(metal)),
        mouth(sheet, bowl, metal, darken(metal, 0.15), 7),
        turn(sheet, cup, polished(metal)),
        ellipse(0, -400, 146, 32, {
          fill: linearPaint(sheet, [
            [0, lighten(metal, 0.7)],
            [1, darken(metal, 0.2)],
          ]),
        }),
        ellipse(0, -398, 134, 28, {
          fill: linearPaint(sheet, [
            [0, '#6a3d1e'],
            [0.6, '#a8703c'],
            [1, '#c79a62'],
          ]),
        }),
        ...[
          [-50, -402, 14],
          [-22, -392, 9],
          [40, -390, 12],
          [70, -402, 8],
          [10, -408, 10],
        ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.4, { fill: '#e8d0a8', opacity: 0.85 })),
        path('M-218 -128C-219 -70 -180 -4 -160 0C-60 34 60 34 160 0C180 -4 219 -70 218 -128A220 53 0 0 1 -218 -128Z', {
          fill: linearPaint(sheet, [
            [0, darken(metal, 0.3)],
            [0.2, lighten(metal, 0.8)],
            [0.34, metal],
            [0.7, darken(metal, 0.5)],
            [0.86, lighten(metal, 0.25)],
            [1, darken(metal, 0.55)],
          ]),
        }),
      ),
  }
}

/** A lidded copper or brass bottle. */
export function flask(metal: Colour, engraved?: MotifName): Thing {
  const body: Turned = {
    cx: 0,
    tilt: 0.12,
    profile: [
      [62, -640],
      [60, -600],
      [72, -560],
      [130, -500],
      [142, -440],
      [142, -40],
      [132, -4],
      [128, 0],
    ],
  }
  const cap: Turned = {
    cx: 0,
    tilt: 0.12,
    profile: [
      [60, -730],
      [68, -722],
      [68, -642],
      [66, -636],
    ],
  }
  const motif = engraved ? MOTIFS[engraved]({ ink: darken(metal, 0.5), accent: darken(metal, 0.35) }) : ''
  return {
    pose: 'stands',
    width: 330,
    height: 750,
    closeUp: { x: 0, y: -400, zoom: 2 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -4, 130, 1, 0.16),
        turn(
          sheet,
          body,
          polished(metal),
          engraved ? [-390, -270, -150].map((y, i) => ring(body, y, 9, motif, i % 2 ? 0.5 : 0, 0.75)).join('') : '',
        ),
        turn(sheet, cap, brushed(metal)),
        ellipse(0, -730, 60, 7, { fill: lighten(metal, 0.45) }),
        clipTo(sheet, rect(-70, -600, 140, 20), ''),
      ),
  }
}
