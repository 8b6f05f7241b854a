import { clipTo, el, ellipse, group, path, type Sheet } from '../../drawing/canvas.ts'
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

export type EarringLook = { metal: Colour; stone: Colour; kind: 'jhumka' | 'disc' | 'hoop' | 'drop' }

/** A pair of earrings. */
export function earrings(look: EarringLook): Thing {
  const one = { jhumka, disc, hoop, drop }[look.kind]
  return {
    pose: 'lies',
    width: 560,
    height: 560,
    closeUp: { x: -140, y: 30, zoom: 1.9 },
    draw: (sheet) => {
      const drawn = one(sheet, look)
      return group(
        {},
        group({ transform: 'translate(-145 0)' }, drawn),
        group({ transform: 'translate(145 26)' }, drawn),
      )
    },
  }
}

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

const gold = (sheet: Sheet, metal: Colour) =>
  linearPaint(sheet, [
    [0, darken(metal, 0.35)],
    [0.2, lighten(metal, 0.75)],
    [0.38, metal],
    [0.62, darken(metal, 0.45)],
    [0.82, lighten(metal, 0.3)],
    [1, darken(metal, 0.5)],
  ])

const hook = (metal: Colour) => tube('M0 -172C0 -240 46 -246 50 -206C52 -180 48 -160 42 -140', 6, metal, 1)

function jhumka(sheet: Sheet, { metal, stone }: EarringLook): string {
  const dome = 'M-14 -30C-80 -10 -112 56 -116 110Q0 146 116 110C112 56 80 -10 14 -30Z'
  const dots = Array.from({ length: 11 }, (_, i) => {
    const x = -104 + i * 20.8
    return bead(sheet, x, 136 - (x * x) / 640, 10.5, i % 2 ? stone : '#f4f0e6')
  })
  return group(
    {},
    castShadow(sheet, dome, 14, 0.45),
    hook(metal),
    el('circle', { cy: -112, r: 60, fill: gold(sheet, metal) }),
    ...Array.from({ length: 12 }, (_, i) =>
      bead(sheet, 50 * Math.cos((i * Math.PI) / 6), -112 + 50 * Math.sin((i * Math.PI) / 6), 8, metal),
    ),
    bead(sheet, 0, -112, 30, stone),
    path(dome, { fill: gold(sheet, metal) }),
    clipTo(
      sheet,
      path(dome),
      ...[10, 46, 82].map((y, i) =>
        path(`M-120 ${y - 12}Q0 ${y + 26} 120 ${y - 12}`, {
          fill: 'none',
          stroke: darken(metal, 0.5),
          'stroke-width': 3 + i,
          opacity: 0.55,
          'stroke-dasharray': i === 1 ? '3 6' : undefined,
        }),
      ),
    ),
    bead(sheet, 0, -44, 15, metal),
    ...dots,
  )
}

function disc(sheet: Sheet, { metal, stone }: EarringLook): string {
  const round = 'M-112 30A112 112 0 1 1 112 30A112 112 0 1 1 -112 30Z'
  return group(
    {},
    castShadow(sheet, round, 14, 0.45),
    hook(metal),
    bead(sheet, 0, -112, 26, stone),
    path(round, {
      fill: linearPaint(
        sheet,
        [
          [0, lighten(metal, 0.7)],
          [0.4, metal],
          [0.7, darken(metal, 0.4)],
          [1, lighten(metal, 0.2)],
        ],
        [0, 0],
        [1, 1],
      ),
    }),
    ...Array.from({ length: 16 }, (_, i) =>
      path('M0 -58C16 -74 12 -92 0 -100C-12 -92 -16 -74 0 -58Z', {
        transform: `translate(0 30) rotate(${i * 22.5})`,
        fill: darken(metal, 0.45),
        opacity: 0.6,
      }),
    ),
    el('circle', { cy: 30, r: 52, fill: 'none', stroke: darken(metal, 0.5), 'stroke-width': 4 }),
    bead(sheet, 0, 30, 36, stone),
    ...Array.from({ length: 7 }, (_, i) => bead(sheet, (i - 3) * 30, 162 - Math.abs(i - 3) * 16, 11, metal)),
  )
}

function hoop(sheet: Sheet, { metal, stone }: EarringLook): string {
  const d = 'M-6 -130A130 130 0 1 0 30 -126'
  return group(
    {},
    group(
      { transform: 'translate(14 20)', opacity: 0.3 },
      path(d, { fill: 'none', stroke: '#140d12', 'stroke-width': 20 }),
    ),
    tube(d, 24, metal, 1),
    ...[-2, -1, 0, 1, 2].map((i) =>
      bead(sheet, i * 46, 128 - Math.abs(i) * Math.abs(i) * 10 + 14, 20, i % 2 ? metal : stone),
    ),
  )
}

function drop(sheet: Sheet, { metal, stone }: EarringLook): string {
  const d = 'M0 -90C60 0 96 60 88 124C80 184 40 206 0 206C-40 206 -80 184 -88 124C-96 60 -60 0 0 -90Z'
  return group(
    {},
    castShadow(sheet, d, 14, 0.45),
    hook(metal),
    bead(sheet, 0, -112, 22, metal),
    path(d, { fill: gold(sheet, metal) }),
    path(d, {
      transform: 'translate(0 22) scale(.74)',
      fill: radialPaint(
        sheet,
        [
          [0, lighten(stone, 0.75)],
          [0.4, stone],
          [1, darken(stone, 0.55)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    }),
    path('M-34 60C-30 30 -14 10 0 -10', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 9,
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
  )
}

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
