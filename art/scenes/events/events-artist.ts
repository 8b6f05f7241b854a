import { along, circle, each, orb, place, polar, pool, slant, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Face, face, HAIR, neck, shadeOf } from '../../drawing/figure.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { digit } from '../../drawing/hand.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { beads, jhumka, shoulders } from '../aangan/portrait-parts.ts'
import { scene, WIDE } from '../scene.ts'
import { beam, bokeh, crowd } from './lights.ts'
import { E } from './palette.ts'

const SKIN = '#a0663f'

/** A stage microphone; its own origin is the middle of the head, the handle runs down. */
export const microphone = (sheet: Sheet) =>
  group(
    {},
    path('M-22 34H22L17 210H-17Z', { fill: along(sheet, '#6a5a70', '#2a1830', '#12061a') }),
    rect(-30, 24, 60, 22, { rx: 8, fill: along(sheet, '#fff0c8', E.gold, '#6a3e18') }),
    circle(0, -6, 42, { fill: orb(sheet, '#f4ecf4', '#9a8ca4', '#2a1830') }),
    clipTo(
      sheet,
      circle(0, -6, 41),
      rect(-50, -60, 100, 110, {
        fill: tiled(sheet, 11, 11, stroke('M0 0L11 11M11 0L0 11', '#1c0826', 2, { opacity: 0.5 })),
      }),
    ),
    ellipse(-14, -22, 12, 9, { fill: '#ffffff', opacity: 0.7 }),
  )

function singer(sheet: Sheet): string {
  const look: Face = { skin: SKIN, hair: HAIR, eyes: 'smiling', kohl: true, lips: '#c01f4a', jaw: 0.93 }
  const back =
    'M0 -178C-120 -180 -150 -90 -146 10C-150 120 -196 200 -210 320C-190 400 -120 420 -90 380V60H90V380C130 430 210 400 216 310C200 200 150 120 146 10C150 -90 120 -180 0 -178Z'
  const front =
    'M20 -168C-84 -172 -120 -96 -112 40C-106 -20 -84 -66 -40 -100C-10 -116 24 -124 40 -130C80 -96 104 -50 112 40C122 -96 100 -164 20 -168Z'
  const waves = each(9, (i) =>
    stroke(
      `M${-130 + i * 5} ${-60 + i * 8}C${-150 + i * 4} 60 ${-176 + i * 9} 180 ${-190 + i * 12} 330`,
      i % 2 ? '#6a4a52' : '#0c0709',
      3,
      { opacity: 0.5 },
    ),
  )
  const sequins = tiled(
    sheet,
    24,
    24,
    circle(6, 6, 4, { fill: '#fff0c4', opacity: 0.9 }) + circle(18, 18, 3.4, { fill: '#ffc0d8', opacity: 0.8 }),
    'rotate(20)',
  )
  const gown = shoulders(sheet, '#b5145a', 0.9, path('M-320 190H320V480H-320Z', { fill: sequins, opacity: 0.75 }))
  const skirt =
    path('M-264 440H264L330 900H-330Z', { fill: slant(sheet, '#d8357a', '#8d1149', '#4a0a34') }) +
    path('M-264 440H264L330 900H-330Z', { fill: sequins, opacity: 0.6 })
  const belt =
    stroke('M-258 452Q0 486 258 452', '#7a4a18', 30) +
    stroke('M-258 448Q0 482 258 448', '#f0c468', 24) +
    each(13, (i, t) =>
      path(petalRing(8, 6, 0.4), {
        fill: i % 2 ? '#c01f4a' : '#fff3d8',
        transform: `translate(${-216 + t * 432} ${num(452 + Math.sin(t * Math.PI) * 14)})`,
      }),
    )
  const stole = 'M-78 206C-150 230 -250 240 -280 330C-300 400 -320 600 -330 900H-210C-190 600 -150 360 -30 250Z'
  const raised =
    stroke('M250 330C330 330 372 230 362 96', shadeOf(SKIN, 0.3), 78) +
    stroke('M246 322C318 322 356 226 350 96', SKIN, 60)
  const hand = place(
    356,
    40,
    digit('M-26 40C-36 0 -42 -30 -40 -66', 24, SKIN) +
      digit('M-6 30C-10 -20 -10 -50 -6 -88', 25, SKIN) +
      digit('M14 32C16 -14 20 -44 24 -78', 24, SKIN) +
      digit('M30 44C38 10 46 -14 54 -40', 21, SKIN) +
      path('M-38 80C-46 40 -40 20 -20 18C10 12 40 24 42 50C42 70 34 84 30 96Z', { fill: SKIN }) +
      digit('M-28 70C-56 56 -70 30 -74 8', 23, SKIN),
    1,
    8,
  )
  const bangles = each(5, (i) =>
    stroke(
      `M${318 + i} ${150 + i * 11}Q${354 + i} ${164 + i * 11} ${392 - i * 2} ${148 + i * 11}`,
      i % 2 ? E.rani : '#f6cf74',
      8,
    ),
  )
  const face1 =
    face(sheet, look) +
    path('M-30 94C-14 88 14 88 30 94C26 130 -26 130 -30 94Z', { fill: '#5a0c20' }) +
    path('M-24 97H24C22 106 -22 106 -24 97Z', { fill: '#fff6ee' }) +
    stroke('M-31 94C-14 87 14 87 31 94C26 132 -26 132 -31 94Z', '#c01f4a', 6)
  const head = path(back, { fill: '#150c10' }) + waves + neck(sheet, SKIN, 0.9)
  const jewels =
    circle(0, -50, 7, { fill: '#f6cf74' }) +
    jhumka(sheet, -103, 44, '#f6cf74') +
    jhumka(sheet, 103, 44, '#f6cf74') +
    beads(17, 54, ['#f6cf74', '#fff3d8'], 8)
  return (
    head +
    skirt +
    gown +
    belt +
    path(stole, { fill: slant(sheet, '#ffe0a8', E.gold, '#9a5c20'), opacity: 0.92 }) +
    stroke('M-78 206C-60 236 -40 246 -30 250C-150 360 -190 600 -210 900', '#fff3d0', 5) +
    raised +
    bangles +
    hand +
    face1 +
    path(front, { fill: slant(sheet, '#5a4046', '#20151a', '#0c0709') }) +
    jewels
  )
}

/** The hand that holds the microphone, over the gown. */
const micHand = (sheet: Sheet) =>
  group(
    {},
    stroke('M-250 340C-210 440 -130 420 -86 296', '#7a0e44', 96),
    stroke('M-190 392C-140 400 -112 350 -92 290', shadeOf(SKIN, 0.2), 64),
    stroke('M-196 386C-146 392 -120 346 -100 290', SKIN, 50),
    each(4, (i) => stroke(`M${-142 + i * 11} ${372 - i * 17}q22 -2 34 16`, i % 2 ? E.rani : '#f6cf74', 7)),
    place(-50, 158, microphone(sheet), 0.94, 14),
    ...[0, 1, 2, 3].map((i) =>
      digit(
        `M${-112 - i * 3} ${236 + i * 27}C${-90} ${222 + i * 28} ${-66} ${224 + i * 28} ${-46 - i * 4} ${240 + i * 27}`,
        27,
        SKIN,
      ),
    ),
  )

export const eventsArtist = scene(
  'A singer on stage, microphone in one hand and the other raised, in a sequined gown under crossing spotlights',
  { ...WIDE, seed: 37 },
  (sheet) => [
    rect(0, 0, 1600, 1200, {
      fill: linearPaint(
        sheet,
        [
          [0, '#1a0626'],
          [0.55, '#5a1256'],
          [1, '#2a0a34'],
        ],
        [0, 0],
        [0.3, 1],
      ),
    }),
    circle(800, 560, 470, {
      fill: radialPaint(sheet, [
        [0, '#ffb35c'],
        [0.5, '#ef4f7e'],
        [0.92, '#b81a66'],
        [1, '#8d1454'],
      ]),
    }),
    ...[520, 580, 650].map((r, i) =>
      circle(800, 560, r, {
        fill: 'none',
        stroke: E.gold,
        'stroke-width': 3,
        opacity: 0.5 - i * 0.13,
        'stroke-dasharray': i === 1 ? '2 16' : undefined,
      }),
    ),
    each(48, (i) => {
      const [x, y] = polar(800, 560, 550, i * 7.5)
      return circle(x, y, i % 4 ? 4 : 9, { fill: E.flame, opacity: 0.8 })
    }),
    bokeh(sheet, 24, [0, 100, 1600, 800], [E.rani, E.amber, '#a64fd0'], 0.9),
    beam(sheet, 160, -30, 760, 1160, 240, '#ffe0a0', 0.5),
    beam(sheet, 1460, -30, 900, 1160, 220, '#ff7fb6', 0.42),
    beam(sheet, 620, -40, 250, 1160, 130, '#c77dff', 0.26),
    beam(sheet, 1010, -40, 1360, 1160, 130, '#ffb35c', 0.26),
    ellipse(800, 1180, 900, 120, { fill: '#1c0626' }),
    ellipse(800, 1150, 520, 70, { fill: '#ffb9a0', opacity: 0.35 }),
    place(790, 420, pool(sheet, 40, 240, 400, 620, '#1c0620', 0.5) + singer(sheet) + micHand(sheet), 1.16, -2),
    crowd(sheet, 1236, 1600, '#14041c', 130, 11),
    each(60, () =>
      path('M0 0L12 4L8 12L-3 8Z', {
        fill: sheet.random.pick(['#ffd27a', '#ff6fa6', '#ffffff', '#c77dff']),
        opacity: 0.9,
        transform: `translate(${num(sheet.random.between(0, 1600))} ${num(sheet.random.between(0, 1000))}) rotate(${num(sheet.random.between(0, 360))})`,
      }),
    ),
  ],
)
