import { clipTo, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { matte } from '../../drawing/clay.ts'
import { type Colour, darken, lighten, mix } from '../../drawing/colour.ts'
import { band, mouth, ring, type Turned, turn } from '../../drawing/lathe.ts'
import { contactShadow, glow } from '../../drawing/light.ts'
import { polished } from '../../drawing/metal.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { tube } from '../../drawing/tube.ts'
import { lacquered } from '../../drawing/wood.ts'
import type { Thing } from './stage.ts'

type ShadeLook = {
  colour: Colour
  /** Cane and pierced metal let light through in a pattern; cloth and paper glow all over. */
  kind: 'cloth' | 'cane' | 'pierced' | 'paper'
  motif?: { name: MotifName; ink: Colour; accent: Colour }
}

const DROP: Turned = {
  cx: 0,
  tilt: 0.1,
  profile: [
    [46, 330],
    [70, 340],
    [150, 400],
    [230, 520],
    [252, 640],
    [236, 700],
  ],
}
const DRUM: Turned = {
  cx: 0,
  tilt: 0.12,
  profile: [
    [150, -800],
    [152, -798],
    [236, -470],
    [240, -460],
  ],
}

/** A shade with the lamp lit inside it. */
function shade(sheet: Sheet, turned: Turned, look: ShadeLook): string {
  const warm = mix(look.colour, '#ffcf7a', 0.35)
  const finish = {
    relief: 0.2,
    round: [
      [-1, darken(look.colour, 0.12)],
      [-0.6, mix(look.colour, '#ffe2a6', 0.45)],
      [0, mix(warm, '#fff0c8', 0.5)],
      [0.5, warm],
      [1, darken(look.colour, 0.25)],
    ] as const,
  }
  const [top, foot] = [turned.profile[0]?.[1] ?? 0, turned.profile.at(-1)?.[1] ?? 0]
  const rows = (share: number) => top + (foot - top) * share
  const motif = look.motif ? MOTIFS[look.motif.name](look.motif) : ''
  const marks: Record<ShadeLook['kind'], () => string> = {
    cloth: () =>
      look.motif
        ? [0.3, 0.6, 0.86].map((share, i) => ring(turned, rows(share), 11, motif, i % 2 ? 0.5 : 0, 0.62)).join('')
        : '',
    paper: () =>
      Array.from({ length: 9 }, (_, i) =>
        band(turned, rows((i + 1) / 10), rows((i + 1) / 10 + 0.008), darken(look.colour, 0.3), 0.4),
      ).join(''),
    cane: () => caneRows(turned, rows, look.colour),
    pierced: () =>
      [0.3, 0.48, 0.66, 0.84].map((share, i) => ring(turned, rows(share), 16, star, i % 2 ? 0.5 : 0, 0.7)).join(''),
  }
  const base = look.kind === 'pierced' ? polished(look.colour) : finish
  return turn(sheet, turned, base, marks[look.kind]())
}

const star =
  path('M0 -26L7 -7L26 0L7 7L0 26L-7 7L-26 0L-7 -7Z', { fill: '#ffe9ad' }) +
  path('M0 -14L5 -5L14 0L5 5L0 14L-5 5L-14 0L-5 -5Z', { fill: '#fffdf2' })

function caneRows(turned: Turned, rows: (share: number) => number, colour: Colour): string {
  const hole =
    path('M0 -20L13 0L0 20L-13 0Z', { fill: '#fff0c4', opacity: 0.85 }) +
    path('M-14 -20L14 20M14 -20L-14 20', { stroke: darken(colour, 0.35), 'stroke-width': 5 })
  return [0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88]
    .map((share, i) => ring(turned, rows(share), 26, hole, i % 2 ? 0.5 : 0, 0.85))
    .join('')
}

/** A pendant on its cord. */
export function pendant(look: ShadeLook): Thing {
  return {
    pose: 'hangs',
    width: 640,
    height: 820,
    closeUp: { x: -40, y: 560, zoom: 1.9 },
    draw: (sheet) =>
      group(
        {},
        glow(sheet, 0, 700, 620, 520, '#ffdf9a', 0.55),
        tube('M0 -140V250', 9, '#3b3230', 0.3),
        turn(
          sheet,
          {
            cx: 0,
            tilt: 0.12,
            profile: [
              [22, 240],
              [26, 262],
              [46, 300],
              [50, 336],
            ],
          },
          polished('#d4a03c'),
        ),
        shade(sheet, DROP, look),
        ellipse(0, 700, 236, 24, {
          fill: radialPaint(sheet, [
            [0, '#fffdf0'],
            [0.5, '#ffe9b0'],
            [1, '#e0a75a'],
          ]),
        }),
      ),
  }
}

/** A table lamp on a turned foot. */
export function tableLamp(look: ShadeLook & { foot: Colour; metal?: boolean }): Thing {
  const foot: Turned = {
    cx: 0,
    tilt: 0.16,
    profile: [
      [22, -490],
      [26, -440],
      [40, -400],
      [96, -300],
      [118, -220],
      [84, -110],
      [48, -70],
      [120, -22],
      [128, 0],
    ],
  }
  return {
    pose: 'stands',
    width: 520,
    height: 830,
    closeUp: { x: 0, y: -560, zoom: 1.7 },
    draw: (sheet) =>
      group(
        {},
        glow(sheet, 0, -640, 560, 480, '#ffdf9a', 0.6),
        contactShadow(sheet, 0, -4, 128),
        ellipse(0, 8, 330, 60, {
          fill: radialPaint(sheet, [
            [0, '#ffe2a0', 0.5],
            [1, '#ffe2a0', 0],
          ]),
        }),
        turn(sheet, foot, look.metal ? polished(look.foot) : lacquered(look.foot)),
        ellipse(0, -460, 236, 28, { fill: '#c98e48' }),
        shade(sheet, DRUM, look),
        ellipse(0, -800, 150, 18, {
          fill: radialPaint(sheet, [
            [0, '#fffdf0'],
            [0.6, '#ffe3a0'],
            [1, '#d69c50'],
          ]),
        }),
        rim(sheet, 150, -800),
      ),
  }
}

const rim = (sheet: Sheet, r: number, y: number) =>
  ellipse(0, y, r, r * 0.12, {
    fill: 'none',
    stroke: linearPaint(sheet, [
      [0, '#fff2d0'],
      [1, '#b98a4e'],
    ]),
    'stroke-width': 4,
  })

/** A clay or brass diya, lit. */
export function diya(colour: Colour, metal = false): Thing {
  const bowl: Turned = {
    cx: 0,
    tilt: 0.34,
    profile: [
      [170, -96],
      [164, -88],
      [140, -44],
      [90, -8],
      [84, 0],
    ],
  }
  return {
    pose: 'stands',
    called: 'another lit diya',
    width: 400,
    height: 260,
    closeUp: { x: 60, y: -110, zoom: 1.7 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -2, 92, 1, 0.3),
        glow(sheet, 96, -170, 260, 240, '#ffc861', 0.75),
        turn(
          sheet,
          bowl,
          metal ? polished(colour) : matte(colour),
          metal ? '' : ring(bowl, -58, 22, path('M-6 -9H6V9H-6Z', { fill: lighten(colour, 0.5), opacity: 0.75 })),
        ),
        mouth(sheet, bowl, colour, darken(colour, 0.1), 13),
        clipTo(
          sheet,
          ellipse(0, -96, 156, 52),
          ellipse(0, -84, 142, 44, {
            fill: linearPaint(sheet, [
              [0, '#8a5a10'],
              [0.6, '#d49a2a'],
              [1, '#f0c45a'],
            ]),
          }),
        ),
        path('M30 -84C60 -92 86 -104 104 -122', {
          fill: 'none',
          stroke: '#f3ead8',
          'stroke-width': 11,
          'stroke-linecap': 'round',
        }),
        path('M104 -118C80 -150 96 -190 112 -226C126 -192 140 -152 104 -118Z', {
          fill: linearPaint(
            sheet,
            [
              [0, '#fff8dc'],
              [0.5, '#ffc83c'],
              [1, '#f08a1c'],
            ],
            [0, 1],
            [0, 0],
          ),
        }),
        path('M105 -122C96 -140 100 -158 110 -176C118 -158 120 -138 105 -122Z', { fill: '#fffbe8', opacity: 0.9 }),
        rect(0, 0, 0, 0),
      ),
  }
}
