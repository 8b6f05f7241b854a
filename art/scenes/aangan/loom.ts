import { pointedArch } from '../../drawing/arch.ts'
import {
  along,
  blurred,
  circle,
  down,
  each,
  fade,
  orb,
  place,
  pool,
  range,
  slant,
  stroke,
} from '../../drawing/brush.ts'
import { clipTo, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { type Face, face, HAIR, neck, shadeOf } from '../../drawing/figure.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { scene, WIDE } from '../scene.ts'
import { A } from './palette.ts'
import { jhumka, shoulders } from './portrait-parts.ts'

const THREADS = ['#26307a', '#26307a', '#3f4ea6', '#f6ecda', '#b8352a', '#b8352a', '#f0a41c', '#f6ecda'] as const

const wall = (sheet: Sheet) => [
  rect(0, 0, 1600, 1200, { fill: slant(sheet, '#fff6e4', '#f2d9ae', '#c79a66') }),
  blurred(
    sheet,
    5,
    path(pointedArch(150, 60, 220, 420) + pointedArch(400, 100, 220, 420), {
      fill: '#fffdf4',
      opacity: 0.85,
      transform: 'skewY(8)',
    }),
  ),
  rect(0, 560, 1600, 640, { fill: fade(sheet, '#6d3b22', 0, 0.55) }),
]

/** The weaver sits at the far end, her eyes on the cloth. */
function weaver(sheet: Sheet): string {
  const look: Face = { skin: '#9a6040', hair: HAIR, eyes: 'lowered', kohl: true, age: 0.2, lips: '#9c4644' }
  const sari = 'M-70 214C-130 236 -230 244 -268 320C-290 380 -296 440 -298 560H150C90 460 -20 330 -70 214Z'
  const cloth = A.madder
  const arm = (side: 1 | -1) => {
    const d = `M${side * 236} 300C${side * 300} 380 ${side * 330} 470 ${side * 270} 560`
    const forearm = `M${side * 284} 540C${side * 260} 590 ${side * 220} 610 ${side * 190} 604`
    return (
      stroke(forearm, shadeOf(look.skin, side > 0 ? 0.24 : 0.1), 58) +
      stroke(d, darken('#2b3a86', side > 0 ? 0.3 : 0), 92) +
      stroke(`M${side * 296} 512L${side * 262} 556`, '#f0a41c', 14, { 'stroke-linecap': 'butt' })
    )
  }
  const hair = 'M0 -160C-84 -158 -118 -92 -108 4C-96 -60 -60 -102 -2 -124C56 -102 96 -60 108 4C118 -92 84 -158 0 -160Z'
  const body =
    arm(1) +
    arm(-1) +
    neck(sheet, look.skin, 0.96) +
    shoulders(sheet, '#2b3a86', 0.96, '') +
    rect(-250, 400, 500, 200, { fill: '#26307a' }) +
    path(sari, { fill: slant(sheet, lighten(cloth, 0.2), cloth, darken(cloth, 0.4)) }) +
    stroke('M-70 214C-20 330 90 460 150 560', '#f0a41c', 26) +
    stroke('M-70 214C-20 330 90 460 150 560', '#7c1d18', 7, { 'stroke-dasharray': '3 13' })
  const head =
    circle(40, -150, 58, { fill: '#171012' }) +
    each(9, (_, t) =>
      path(petalRing(10, 5, 0.5), {
        fill: '#fffdf0',
        transform: `translate(${-6 + t * 92} ${-150 - Math.sin(t * 3.1) * 62})`,
      }),
    ) +
    face(sheet, look) +
    path(hair, { fill: slant(sheet, '#453638', '#1d1517') }) +
    circle(0, -56, 8, { fill: '#a81e26' }) +
    jhumka(sheet, -102, 46) +
    jhumka(sheet, 102, 46)
  return pool(sheet, 60, 120, 330, 420, '#5d3516', 0.4) + body + place(0, 10, head, 1, -3)
}

/** The warp as it comes towards us: every thread runs to one point behind the weaver. */
function warp(): string {
  const threads = range(78).map((i) => ({ colour: THREADS[Math.floor(i / 2) % THREADS.length], share: i / 77 }))
  return [...new Set(THREADS)]
    .map((colour) => {
      const d = threads
        .filter((thread) => thread.colour === colour)
        .map(({ share }) => `M${num(400 + share * 800)} 800L${num(-60 + share * 1720)} 1210`)
        .join('')
      return (
        stroke(d, colour, 5.4) + stroke(d, lighten(colour, 0.4), 1.3, { opacity: 0.7, transform: 'translate(-1.5 0)' })
      )
    })
    .join('')
}

function wovenCloth(sheet: Sheet): string {
  const d = 'M446 690H1154L1190 786H410Z'
  const temple = each(34, (i) => path(`M${452 + i * 21} 726l10 -22l10 22Z`, { fill: '#f0a41c' }))
  const buds = each(16, (i) =>
    path(petalRing(11, 6, 0.4), {
      fill: i % 2 ? '#f6ecda' : '#f0a41c',
      transform: `translate(${450 + i * 47} 750) scale(1 .7)`,
    }),
  )
  return (
    path(d, { fill: along(sheet, '#34408f', A.indigo, '#1a2160') }) +
    clipTo(
      sheet,
      path(d),
      stroke('M400 732H1200M400 772H1200', A.madder, 9),
      temple,
      buds,
      rect(400, 686, 800, 40, { fill: fade(sheet, '#0c0f30', 0.5, 0) }),
    )
  )
}

const beam = (sheet: Sheet, x: number, y: number, w: number, h: number) =>
  rect(x + 8, y + 14, w, h, { rx: h / 2, fill: '#2b140c', opacity: 0.35 }) +
  rect(x, y, w, h, { rx: h * 0.36, fill: down(sheet, '#d39a63', '#a8693a', '#6b3c1f') }) +
  rect(x + 8, y + 4, w - 16, 4, { rx: 2, fill: '#f4cf9f', opacity: 0.7 })

const post = (sheet: Sheet, x: number) =>
  rect(x + 14, 20, 54, 1200, { fill: '#2b140c', opacity: 0.25 }) +
  rect(x, -10, 54, 1220, { fill: along(sheet, '#d8a069', '#a8693a', '#5f351b') }) +
  rect(x + 6, -10, 4, 1220, { fill: '#f4cf9f', opacity: 0.6 })

/** The reed in its beater, and two heddle shafts hung from pulleys. */
function harness(sheet: Sheet): string {
  const reed =
    rect(404, 792, 792, 46, { fill: '#5a3218' }) +
    path(
      range(98)
        .map((i) => `M${410 + i * 8} 794h3v42h-3z`)
        .join(''),
      { fill: '#e7c79a' },
    )
  const shaft = (y: number, x: number, w: number) =>
    stroke(
      range(60)
        .map((i) => `M${num(x + 14 + (i / 59) * (w - 28))} ${y + 16}v58`)
        .join(''),
      '#fbf2df',
      2.4,
      { opacity: 0.85 },
    ) +
    beam(sheet, x, y, w, 20) +
    beam(sheet, x, y + 70, w, 20)
  const cords = [470, 1130]
    .map(
      (x) =>
        stroke(`M${x} 90V880`, '#efe0c0', 5) +
        circle(x, 104, 24, { fill: orb(sheet, '#dba56c', '#8d5730', '#4f2c15') }) +
        circle(x, 104, 7, { fill: '#3a1d0e' }),
    )
    .join('')
  return (
    cords +
    beam(sheet, 384, 778, 832, 24) +
    reed +
    beam(sheet, 376, 834, 848, 30) +
    shaft(874, 356, 888) +
    shaft(930, 336, 928)
  )
}

const shuttle = (sheet: Sheet) =>
  place(
    800,
    742,
    path('M-120 0C-70 -30 70 -30 120 0C70 28 -70 28 -120 0Z', {
      fill: '#2b140c',
      opacity: 0.4,
      transform: 'translate(8 14)',
    }) +
      path('M-120 0C-70 -30 70 -30 120 0C70 28 -70 28 -120 0Z', {
        fill: down(sheet, '#e0ab74', '#9a5c30', '#5e3418'),
      }) +
      rect(-56, -12, 112, 22, { rx: 11, fill: '#4a2612' }) +
      rect(-46, -9, 92, 16, { rx: 8, fill: down(sheet, '#d65a4a', '#b8352a', '#7c1d18') }) +
      each(10, (i) => stroke(`M${-40 + i * 9} -8l3 14`, '#e98a78', 1.6)),
    0.9,
    -7,
  )

export const loom = scene(
  'A weaver at her pit loom, seen along the striped warp: heddles, reed, shuttle and an indigo cloth with a temple border',
  { ...WIDE, seed: 13 },
  (sheet) => [
    ...wall(sheet),
    post(sheet, 190),
    post(sheet, 1356),
    beam(sheet, 150, 60, 1300, 44),
    place(800, 318, weaver(sheet), 0.98),
    beam(sheet, 330, 668, 940, 40),
    wovenCloth(sheet),
    shuttle(sheet),
    path('M400 800H1200L1660 1210H-60Z', { fill: '#3a1d14', opacity: 0.85 }),
    warp(),
    path('M400 800H1200L1300 880H300Z', { fill: fade(sheet, '#2a0f10', 0.5, 0) }),
    harness(sheet),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#fff1cc', 0.4, 0, [0, 0], [0.6, 0.6]) }),
  ],
)
