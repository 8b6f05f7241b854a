import { ellipse, group, path } from '../../drawing/canvas.ts'
import { glazed } from '../../drawing/clay.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { ring, type Turned, turn } from '../../drawing/lathe.ts'
import { contactShadow } from '../../drawing/light.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint } from '../../drawing/paint.ts'
import type { Thing } from './stage.ts'

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
