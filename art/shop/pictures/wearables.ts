import { el, ellipse, group, path, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, stitches, threads } from '../../drawing/cloth.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { castShadow, contactShadow } from '../../drawing/light.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { tube } from '../../drawing/tube.ts'
import type { Thing } from './stage.ts'

/** A pair of juttis seen from above. */
export function juttis(cloth: Cloth, lining: Colour): Thing {
  return {
    pose: 'lies',
    width: 640,
    height: 800,
    closeUp: { x: -150, y: -190, zoom: 2 },
    draw: (sheet) => {
      const shoe = jutti(sheet, cloth, lining)
      return group(
        {},
        group({ transform: 'translate(-155 20) rotate(-7)' }, shoe),
        group({ transform: 'translate(165 -20) rotate(8) scale(-1 1)' }, shoe),
      )
    },
  }
}

function jutti(sheet: Sheet, cloth: Cloth, lining: Colour): string {
  const sole =
    'M6 -400C60 -350 124 -230 122 -110C120 0 92 80 94 190C98 310 60 380 0 380C-64 380 -98 310 -92 190C-86 80 -122 10 -122 -100C-122 -230 -50 -350 6 -400Z'
  const mouth =
    'M0 -120C58 -120 76 -30 66 60C58 140 62 200 60 250C58 312 34 336 0 336C-34 336 -58 312 -60 250C-62 190 -56 130 -66 50C-76 -34 -58 -120 0 -120Z'
  const vamp = `${sole}${mouth}`
  return group(
    {},
    castShadow(sheet, sole, 15, 0.5),
    path(sole, { fill: darken(lining, 0.45), transform: 'translate(6 9)' }),
    path(mouth, {
      fill: linearPaint(
        sheet,
        [
          [0, darken(lining, 0.45)],
          [0.5, lining],
          [1, lighten(lining, 0.2)],
        ],
        [0, 0],
        [0.6, 1],
      ),
    }),
    group(
      { 'fill-rule': 'evenodd' },
      path(vamp, { fill: clothPaint(sheet, cloth) }),
      threads(sheet, vamp, cloth),
      path(vamp, {
        fill: radialPaint(
          sheet,
          [
            [0, '#fffaf0', 0.35],
            [0.5, '#140d12', 0],
            [1, '#140d12', 0.5],
          ],
          0.36,
          0.22,
          0.7,
        ),
      }),
    ),
    path('M-56 236C-58 306 -34 330 0 330C34 330 58 306 56 236', {
      fill: 'none',
      stroke: '#140d12',
      'stroke-width': 12,
      opacity: 0.2,
    }),
    path(mouth, { fill: 'none', stroke: cloth.accent, 'stroke-width': 12 }),
    path(mouth, {
      fill: 'none',
      stroke: lighten(cloth.accent, 0.6),
      'stroke-width': 4,
      'stroke-dasharray': '3 7',
      'stroke-linecap': 'round',
    }),
    stitches('M6 -380C54 -332 110 -226 108 -110M6 -380C-46 -332 -108 -226 -108 -104', cloth.accent, 2.6),
    flower(cloth),
  )
}

const flower = ({ accent, ink }: Cloth) =>
  group(
    { transform: 'translate(2 -230)' },
    ...Array.from({ length: 8 }, (_, i) =>
      ellipse(0, -34, 13, 24, {
        fill: i % 2 ? accent : ink,
        transform: `rotate(${i * 45})`,
        stroke: darken(accent, 0.4),
        'stroke-width': 2,
      }),
    ),
    el('circle', { r: 16, fill: '#e8edf2', stroke: accent, 'stroke-width': 6 }),
    path('M-8 -6L2 -12L8 -2', { fill: 'none', stroke: '#ffffff', 'stroke-width': 5 }),
  )

const bead = (sheet: Sheet, x: number, y: number, r: number, colour: Colour) =>
  el('circle', {
    cx: x,
    cy: y,
    r,
    fill: radialPaint(
      sheet,
      [
        [0, lighten(colour, 0.85)],
        [0.3, lighten(colour, 0.2)],
        [0.7, darken(colour, 0.2)],
        [1, darken(colour, 0.55)],
      ],
      0.34,
      0.3,
      0.72,
    ),
  })

/** A stack of bangles, standing on their rims. */
export function bangles(colours: readonly Colour[], metal: Colour): Thing {
  return {
    pose: 'stands',
    width: 620,
    height: 470,
    closeUp: { x: -90, y: -330, zoom: 1.9 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, 4, 210, 1, 0.2),
        ...colours.map((colour, i) => {
          const x = (i - (colours.length - 1) / 2) * -46
          const cy = -222 - (i % 2) * 3
          const ringPath = `M${x - 120} ${cy}A120 220 0 1 1 ${x + 120} ${cy}A120 220 0 1 1 ${x - 120} ${cy}Z`
          const dots = Array.from({ length: 18 }, (_, k) =>
            bead(sheet, x + 120 * Math.cos((k * Math.PI) / 9), cy + 220 * Math.sin((k * Math.PI) / 9), 5.5, metal),
          )
          return group({}, tube(ringPath, i % 3 === 1 ? 20 : 30, colour, 0.85), i % 3 === 1 ? '' : dots.join(''))
        }),
      ),
  }
}
