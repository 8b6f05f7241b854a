import { circle, down, each, fade, place, pool, slant, stroke } from '../../drawing/brush.ts'
import { ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { archedWindowLight } from '../../drawing/light.ts'
import { clayStops, MATKA, metalStops, ring, TUMBLER, vessel } from '../../drawing/vessel.ts'
import { scene, WIDE } from '../scene.ts'
import { chair, clock, curtain, eyeChart, frame, neemWindow, plant, room } from './furniture.ts'
import { C } from './palette.ts'

const FLOOR = 960

/** The couch on which one lies down to be examined, with paper over it and a step before it. */
function couch(sheet: Sheet): string {
  const leather = '#2f7f6f'
  return group(
    {},
    pool(sheet, 1220, 1010, 400, 40, C.ink, 0.42),
    each(2, (i) => rect(940 + i * 520, 830, 22, 176, { fill: slant(sheet, '#eef3f3', '#8e9c9d') })),
    rect(936, 930, 550, 12, { fill: '#9fadae' }),
    rect(900, 756, 620, 82, { rx: 26, fill: slant(sheet, lighten(leather, 0.25), leather, darken(leather, 0.3)) }),
    path('M1300 762C1340 700 1430 664 1500 660C1526 660 1534 690 1526 716L1516 770H1296Z', {
      fill: slant(sheet, lighten(leather, 0.3), leather, darken(leather, 0.25)),
    }),
    path('M960 754H1300C1350 700 1440 660 1506 660V690C1440 694 1366 740 1320 784H960Z', {
      fill: slant(sheet, '#ffffff', '#e8eeea'),
    }),
    path('M960 754H1006V840H960Z', { fill: '#f6faf7' }),
    stroke('M1020 768H1296', '#c9d6cf', 3),
    rect(1040, 944, 200, 20, { rx: 5, fill: slant(sheet, '#c58f5c', '#8a5a36') }),
    each(2, (i) => rect(1056 + i * 152, 962, 16, 62, { fill: '#8a5a36' })),
  )
}

/** A desk with the doctor's things, and the two chairs at it. */
function desk(sheet: Sheet): string {
  return group(
    {},
    chair(sheet, 210, 1030, C.coral),
    pool(sheet, 480, 1062, 430, 40, C.ink, 0.42),
    rect(190, 760, 580, 34, { rx: 8, fill: slant(sheet, '#dba673', '#b0764a', '#8f5a33') }),
    rect(220, 794, 24, 262, { fill: slant(sheet, '#b0764a', '#7d4e2c') }),
    rect(560, 794, 190, 262, { fill: slant(sheet, '#c08a58', '#8f5a33') }),
    each(3, (i) => rect(576, 812 + i * 80, 158, 66, { rx: 4, fill: slant(sheet, '#cf9a66', '#a36a3f') })),
    each(3, (i) => circle(655, 845 + i * 80, 8, { fill: '#f0dba8' })),
    rect(190, 794, 580, 26, { fill: fade(sheet, C.ink, 0.26, 0) }),
    rect(470, 732, 210, 28, { rx: 4, fill: slant(sheet, '#7fa99b', '#2f6f60') }),
    rect(484, 708, 180, 24, { rx: 4, fill: slant(sheet, '#f0c98a', '#d99a4c') }),
    rect(476, 684, 196, 24, { rx: 4, fill: slant(sheet, '#f4a893', C.coral) }),
    path('M300 760V650M300 650L380 600', { fill: 'none', stroke: '#2b4a44', 'stroke-width': 9 }),
    path('M356 578L420 612L384 656L334 628Z', { fill: slant(sheet, '#3c8b78', C.green) }),
    ellipse(300, 756, 46, 10, { fill: '#2b4a44' }),
    path('M340 650L260 758H420L386 656Z', { fill: '#fff1c4', opacity: 0.34 }),
  )
}

export const clinicRoom = scene(
  'A consulting room: a desk, a couch under a window onto a neem tree, an eye chart and a curtain',
  { ...WIDE, seed: 83 },
  (sheet) => [
    room(sheet, '#f1ead9', '#b9d6c8', FLOOR, '#e3d3b2'),
    archedWindowLight(sheet, 150, 120, 420, 520, 0.34),
    neemWindow(sheet, 860, 170, 400, 400),
    frame(sheet, 560, 200, 200, 300, eyeChart()),
    clock(sheet, 330, 250, 84),
    curtain(sheet, 1370, 130, 210, 820, '#d9ece0'),
    plant(sheet, 830, 1000, 0.34, '#b8623f'),
    couch(sheet),
    desk(sheet),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#fff4d8', 0.22, 0, [0, 0], [0.8, 0.8]) }),
  ],
)

const flower = (colour: Colour) =>
  path(petalRing(46, 8, 0.36), { fill: colour }) +
  path(petalRing(26, 8, 0.3), { fill: lighten(colour, 0.4) }) +
  circle(0, 0, 10, { fill: C.sun }) +
  stroke('M0 50V96M0 84C-20 80 -32 66 -34 54M0 84C20 80 32 66 34 54', C.leaf, 6)

/** Cool water in a clay pot on its stand, with a steel tumbler turned over its lid. */
function water(sheet: Sheet, x: number, y: number): string {
  return group(
    {},
    pool(sheet, x + 10, y, 150, 22, C.ink, 0.4),
    each(3, (i) => stroke(`M${x - 70 + i * 70} ${y - 190}L${x - 92 + i * 92} ${y - 4}`, '#8a5a36', 13)),
    rect(x - 104, y - 206, 208, 22, { rx: 8, fill: slant(sheet, '#cf9a66', '#8f5a33') }),
    vessel(sheet, {
      cx: x,
      foot: y - 202,
      profile: MATKA,
      scale: 0.98,
      stops: clayStops('#b9603a'),
      mouth: '#6d2f1c',
      decoration: ring(x, y - 300, 118, 6, '#f3ddbb', 0.9) + ring(x, y - 276, 118, 3, '#f3ddbb', 0.9),
    }),
    ellipse(x, y - 414, 70, 16, { fill: slant(sheet, '#eef3f3', '#8e9c9d') }),
    vessel(sheet, {
      cx: x,
      foot: y - 416,
      profile: TUMBLER,
      scale: 0.7,
      stops: metalStops('#b9c6c8'),
      mouth: '#7c8a8c',
      rim: '#f6fafa',
    }),
  )
}

export const clinicWaiting = scene(
  'A waiting room with coloured chairs, plants, flower prints and a clay pot of water beside a window',
  { ...WIDE, seed: 84 },
  (sheet) => [
    room(sheet, '#f6e3c4', '#e7b79e', FLOOR, '#e9dcc2'),
    neemWindow(sheet, 120, 190, 380, 400),
    frame(sheet, 640, 210, 230, 290, place(0, -14, flower(C.coral))),
    frame(sheet, 910, 210, 230, 290, place(0, -14, flower('#2f8f86'))),
    clock(sheet, 1330, 290, 92),
    archedWindowLight(sheet, 620, 250, 460, 520, 0.3),
    ellipse(800, 1120, 640, 64, { fill: '#a8443c', opacity: 0.9 }),
    ellipse(800, 1116, 590, 52, { fill: 'none', stroke: '#f2dcb0', 'stroke-width': 5 }),
    ellipse(800, 1114, 480, 38, { fill: 'none', stroke: '#2f6f60', 'stroke-width': 9 }),
    plant(sheet, 560, 1010, 0.36, '#e4d9c6'),
    chair(sheet, 740, 1040, '#2f8f7c'),
    chair(sheet, 950, 1040, C.sun),
    chair(sheet, 1160, 1040, '#2f8f7c'),
    water(sheet, 1420, 1046),
    plant(sheet, 200, 1060, 0.5, '#b8623f'),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#fff4d8', 0.22, 0, [0, 0], [0.8, 0.8]) }),
  ],
)

/** A giraffe painted on the wall; its neck is a measure. */
function giraffe(): string {
  const coat = '#eeb455'
  const spots = [
    [-26, -470, 20],
    [14, -420, 16],
    [-20, -360, 22],
    [16, -300, 18],
    [-26, -240, 20],
    [60, -120, 30],
    [150, -130, 34],
    [100, -60, 26],
    [200, -70, 24],
  ] as const
  return group(
    {},
    ...[74, 150].map((x) => rect(x, -20, 42, 236, { rx: 8, fill: darken(coat, 0.16) })),
    path('M-50 -600C-70 -610 -96 -604 -112 -584C-124 -568 -112 -552 -92 -556L-44 -560Z', { fill: coat }),
    path(
      'M-52 -606C-30 -626 10 -616 20 -590L40 -180C90 -210 200 -206 240 -160C262 -130 262 -60 250 -10V240H206V30H120L60 30V240H16V-40C-20 -60 -44 -100 -46 -170Z',
      { fill: coat },
    ),
    stroke('M-22 -616V-650M4 -612V-648', '#b07a2a', 9),
    circle(-22, -654, 10, { fill: '#7a4a1c' }),
    circle(4, -652, 10, { fill: '#7a4a1c' }),
    path('M20 -590C46 -604 60 -590 56 -572C44 -562 28 -566 22 -574Z', { fill: '#d99a3c' }),
    circle(-46, -584, 7, { fill: C.ink }),
    stroke('M-104 -566Q-90 -558 -76 -564', '#8a5420', 4),
    stroke('M246 -150C290 -130 296 -80 282 -40', coat, 12),
    ...spots.map(([x, y, r]) => path(petalRing(r, 5, 0.16), { fill: '#c47f2c', transform: `translate(${x} ${y})` })),
    ...[16, 206].map((x) => rect(x, 214, 44, 26, { rx: 6, fill: '#7a4a1c' })),
  )
}

const ruler = (x: number, top: number, foot: number) =>
  rect(x, top, 50, foot - top, { rx: 8, fill: '#fffaf0' }) +
  each(25, (i) =>
    rect(x, foot - 20 - (i * (foot - top - 40)) / 24, i % 4 ? 18 : 34, 4, { fill: i % 4 ? '#7fa396' : C.coral }),
  )

const blocks = (sheet: Sheet) => {
  const cube = (x: number, y: number, size: number, colour: Colour, mark: string) =>
    rect(x, y, size, size, { rx: 8, fill: slant(sheet, lighten(colour, 0.3), colour, darken(colour, 0.15)) }) +
    place(x + size / 2, y + size / 2, mark)
  const star = path('M0 -22L7 -8L23 -6L11 5L14 21L0 13L-14 21L-11 5L-23 -6L-7 -8Z', { fill: '#fffaf0' })
  return (
    pool(sheet, 330, 1080, 220, 26, C.ink, 0.4) +
    cube(200, 980, 96, '#2f8f86', circle(0, 0, 22, { fill: '#fffaf0' })) +
    cube(306, 980, 96, C.coral, star) +
    cube(252, 884, 96, C.sun, path('M-20 18L0 -20L20 18Z', { fill: '#fffaf0' }))
  )
}

/** Rings on a peg, in lacquered wood. */
const ringTower = (sheet: Sheet, x: number, y: number) =>
  pool(sheet, x + 8, y + 4, 120, 18, C.ink, 0.4) +
  rect(x - 6, y - 210, 12, 200, { rx: 6, fill: '#cf9a66' }) +
  each(5, (i) => {
    const colour = (['#b8352a', '#e8833a', '#f0b43c', '#4f8a4c', '#2f6f9a'] as const)[i] ?? '#b8352a'
    const half = 92 - i * 13
    return rect(x - half, y - 36 - i * 36, half * 2, 34, {
      rx: 17,
      fill: down(sheet, lighten(colour, 0.4), colour, darken(colour, 0.3)),
    })
  }) +
  circle(x, y - 214, 22, { fill: slant(sheet, '#f6d57c', '#d9a520') })

/** Scales for babies: a tray that holds them. */
const babyScales = (sheet: Sheet) =>
  group(
    {},
    pool(sheet, 1240, 1052, 320, 30, C.ink, 0.42),
    rect(1010, 800, 470, 30, { rx: 8, fill: slant(sheet, '#dba673', '#b0764a', '#8f5a33') }),
    each(2, (i) => rect(1036 + i * 394, 830, 24, 216, { fill: slant(sheet, '#b0764a', '#7d4e2c') })),
    rect(1060, 950, 370, 20, { fill: '#a36a3f' }),
    each(3, (i) =>
      rect(1090 + i * 100, 894 + (i % 2) * 8, 84, 56 - (i % 2) * 8, {
        rx: 6,
        fill: ['#f7ecd6', '#cfe4d6', '#f4c7b6'][i],
      }),
    ),
    rect(1130, 730, 230, 70, { rx: 12, fill: slant(sheet, '#ffffff', '#d5e0de') }),
    rect(1200, 748, 90, 34, { rx: 6, fill: '#b9cfbe' }),
    stroke('M1218 756v18M1236 756h12v18h-12zM1262 756h12M1262 774h12', '#2b4038', 4),
    path(
      'M1070 660C1080 720 1120 734 1160 734H1330C1372 734 1410 720 1420 660C1396 690 1360 696 1330 696H1160C1130 696 1094 690 1070 660Z',
      {
        fill: slant(sheet, '#ffffff', '#e8efec', '#b9c9c4'),
      },
    ),
    path('M1110 690C1160 660 1330 660 1382 690C1350 698 1140 698 1110 690Z', {
      fill: slant(sheet, '#f9d3c4', '#eeaf98'),
    }),
  )

const kite = (x: number, y: number, colour: Colour, turn: number) =>
  place(
    x,
    y,
    path('M0 -70L58 0L0 84L-58 0Z', { fill: colour }) +
      path('M0 -70L58 0L0 84Z', { fill: darken(colour, 0.16) }) +
      stroke('M0 -70V84M-58 0Q0 -40 58 0', '#fffaf0', 4) +
      stroke('M0 84C20 130 -24 150 6 200C20 226 -6 240 2 262', darken(colour, 0.3), 4),
    1,
    turn,
  )

export const clinicChildren = scene(
  'The children’s room: a giraffe on the wall to measure oneself by, wooden blocks, a ring tower and scales for babies',
  { ...WIDE, seed: 85 },
  (sheet) => [
    room(sheet, '#dcebe6', '#f4d58c', FLOOR, '#ead9b8'),
    neemWindow(sheet, 1080, 170, 350, 330),
    kite(190, 250, C.coral, -14),
    kite(380, 170, '#2f8f86', 18),
    ruler(520, 210, 950),
    place(720, 714, giraffe()),
    blocks(sheet),
    ringTower(sheet, 560, 1100),
    babyScales(sheet),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#fff4d8', 0.22, 0, [0, 0], [0.8, 0.8]) }),
  ],
)
