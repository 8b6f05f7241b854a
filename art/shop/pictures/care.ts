import { el, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { matte } from '../../drawing/clay.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { mouth, type Turned, turn } from '../../drawing/lathe.ts'
import { castShadow, contactShadow } from '../../drawing/light.ts'
import { polished } from '../../drawing/metal.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { blur, linearPaint } from '../../drawing/paint.ts'
import type { Thing } from './stage.ts'

/** A stack of soap bars, the upper one turned. */
export function soaps(colours: readonly Colour[], motif: MotifName): Thing {
  return {
    pose: 'stands',
    width: 600,
    height: 130 * colours.length + 150,
    closeUp: { x: -30, y: -130 * colours.length, zoom: 1.8 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 6, -4, 236, 1, 0.2),
        ...colours.map((colour, i) =>
          bar(sheet, colour, i * -132, [0, 16, -10][i % 3] ?? 0, i === colours.length - 1 ? motif : undefined),
        ),
      ),
  }
}

function bar(sheet: Sheet, colour: Colour, y: number, shift: number, motif?: MotifName): string {
  const front = 'M-236 -104Q-236 -120 -220 -120H220Q236 -120 236 -104V-20Q236 0 212 0H-212Q-236 0 -236 -20Z'
  const upper =
    'M-234 -112L-190 -196Q-184 -206 -170 -206H170Q184 -206 190 -196L234 -112Q226 -120 214 -120H-214Q-226 -120 -234 -112Z'
  const face = linearPaint(sheet, [
    [0, lighten(colour, 0.18)],
    [0.3, colour],
    [1, darken(colour, 0.28)],
  ])
  const topPaint = linearPaint(
    sheet,
    [
      [0, lighten(colour, 0.5)],
      [1, lighten(colour, 0.15)],
    ],
    [0, 0],
    [1, 1],
  )
  const flecks = Array.from({ length: 26 }, () =>
    ellipse(
      sheet.random.between(-220, 220),
      sheet.random.between(-190, -10),
      sheet.random.between(1.5, 4.5),
      sheet.random.between(1, 3),
      { fill: sheet.random.pick([darken(colour, 0.35), lighten(colour, 0.5)]), opacity: 0.55 },
    ),
  )
  const stamp = motif
    ? group(
        { transform: 'translate(0 -163) scale(1.5 .66)' },
        group(
          { transform: 'translate(0 2)', opacity: 0.7 },
          MOTIFS[motif]({ ink: lighten(colour, 0.6), accent: lighten(colour, 0.6) }),
        ),
        MOTIFS[motif]({ ink: darken(colour, 0.25), accent: darken(colour, 0.2) }),
      )
    : ''
  return group(
    { transform: `translate(${shift} ${y})` },
    path(front, { fill: face }),
    path(upper, { fill: topPaint }),
    ...flecks,
    stamp,
    path('M-228 -114Q0 -124 228 -114', { fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.5 }),
    rect(-214, -8, 428, 8, { fill: '#140d12', opacity: 0.14 }),
  )
}

/** Incense burning in a holder, its smoke rising. */
export function incense(holder: Colour, metal = true): Thing {
  const dish: Turned = {
    cx: 0,
    tilt: 0.26,
    profile: [
      [190, -60],
      [184, -54],
      [150, -16],
      [84, -4],
      [80, 0],
    ],
  }
  const knob: Turned = {
    cx: 0,
    tilt: 0.26,
    profile: [
      [12, -108],
      [30, -96],
      [40, -70],
      [36, -40],
      [48, -28],
    ],
  }
  return {
    pose: 'stands',
    called: 'burning incense',
    width: 520,
    height: 900,
    closeUp: { x: 40, y: -200, zoom: 2 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -2, 120, 1, 0.24),
        turn(sheet, dish, metal ? polished(holder) : matte(holder)),
        mouth(sheet, dish, holder, darken(holder, 0.05), 8),
        turn(sheet, knob, metal ? polished(holder) : matte(holder)),
        stick(4, -104, 96, -560, true),
        stick(-4, -104, -70, -530, false),
        smoke(sheet, 96, -560),
      ),
  }
}

const stick = (x1: number, y1: number, x2: number, y2: number, lit: boolean) => {
  const [mx, my] = [x1 + (x2 - x1) * 0.28, y1 + (y2 - y1) * 0.28]
  return group(
    { 'stroke-linecap': 'round' },
    path(`M${x1} ${y1}L${mx} ${my}`, { stroke: '#a8322d', 'stroke-width': 4.5 }),
    path(`M${mx} ${my}L${x2} ${y2}`, { stroke: '#4b382c', 'stroke-width': 9 }),
    path(`M${mx - 1.5} ${my}L${x2 - 1.5} ${y2}`, { stroke: '#8a7060', 'stroke-width': 2.5 }),
    lit
      ? el('circle', { cx: x2, cy: y2, r: 6.5, fill: '#ff8a2a' }) +
          el('circle', { cx: x2, cy: y2, r: 3, fill: '#fff0b0' })
      : '',
  )
}

function smoke(sheet: Sheet, x: number, y: number): string {
  const wisps = [
    `M${x} ${y}C${x + 40} ${y - 80} ${x - 60} ${y - 130} ${x - 10} ${y - 210}C${x + 36} ${y - 280} ${x - 50} ${y - 310} ${x - 20} ${y - 400}`,
    `M${x} ${y}C${x + 20} ${y - 90} ${x + 70} ${y - 140} ${x + 14} ${y - 220}C${x - 30} ${y - 290} ${x + 60} ${y - 320} ${x + 10} ${y - 390}`,
  ]
  return wisps
    .map((d, i) =>
      path(d, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': i ? 12 : 20,
        opacity: i ? 0.4 : 0.55,
        filter: blur(sheet, 7, 0.5),
      }),
    )
    .join('')
}

/** A printed carton: front, side, lid. */
export function carton(
  colour: Colour,
  look: { ink: Colour; accent: Colour; motif: MotifName },
  size: { w: number; h: number } = { w: 300, h: 420 },
): Thing {
  const { w, h } = size
  const side = w * 0.3
  return {
    pose: 'stands',
    width: w + side + 40,
    height: h + 80,
    closeUp: { x: 0, y: -h * 0.55, zoom: 1.7 },
    draw: (sheet) => {
      const front = `M${-w / 2} ${-h}H${w / 2}V0H${-w / 2}Z`
      const flank = `M${w / 2} ${-h}L${w / 2 + side} ${-h - 44}V-34L${w / 2} 0Z`
      const lid = `M${-w / 2} ${-h}L${-w / 2 + side} ${-h - 44}H${w / 2 + side}L${w / 2} ${-h}Z`
      return group(
        {},
        contactShadow(sheet, side / 2, -10, w * 0.62, 0.9, 0.14),
        castShadow(sheet, `M${-w / 2} -12H${w / 2 + side}V0H${-w / 2}Z`, 14, 0.5),
        path(front, {
          fill: linearPaint(
            sheet,
            [
              [0, lighten(colour, 0.2)],
              [1, darken(colour, 0.04)],
            ],
            [0, 0],
            [1, 1],
          ),
        }),
        path(flank, {
          fill: linearPaint(sheet, [
            [0, darken(colour, 0.28)],
            [1, darken(colour, 0.4)],
          ]),
        }),
        path(lid, { fill: lighten(colour, 0.34) }),
        rect(-w / 2 + 18, -h + 18, w - 36, h - 36, { fill: 'none', stroke: look.accent, 'stroke-width': 4 }),
        group({ transform: `translate(0 ${-h * 0.6}) scale(${w / 165})` }, MOTIFS[look.motif](look)),
        ...[0.3, 0.25, 0.2].map((at, i) =>
          rect(-w * (0.28 - i * 0.06), -h * at, w * (0.56 - i * 0.12), i ? 4 : 9, { fill: look.ink, opacity: 0.85 }),
        ),
      )
    },
  }
}
