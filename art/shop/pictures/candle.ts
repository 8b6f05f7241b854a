import { ellipse, group, path } from '../../drawing/canvas.ts'
import { glazed } from '../../drawing/clay.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { mouth, type Turned, turn } from '../../drawing/lathe.ts'
import { contactShadow, glow } from '../../drawing/light.ts'
import { polished } from '../../drawing/metal.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { type LabelLook, label } from './packed.ts'
import type { Thing } from './stage.ts'

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
