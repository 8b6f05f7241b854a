import { blurred, circle, down, each, fade, orb, place, pool, slant, stamp, stroke } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { BOWL, clayStops, LOTA, MATKA, metalStops, type Profile, ring, vessel } from '../../drawing/vessel.ts'
import { HERO, scene } from '../scene.ts'
import { F } from './palette.ts'

const FLOOR = 900

/** A mud wall gone dark over the fire, with the white figures that are painted anew for every feast. */
const wall = (sheet: Sheet) => [
  rect(0, 0, 2000, FLOOR, { fill: slant(sheet, '#5a2a18', '#7d3b20', '#4a2012') }),
  each(34, () =>
    pool(
      sheet,
      sheet.random.between(0, 2000),
      sheet.random.between(0, 900),
      sheet.random.between(120, 380),
      sheet.random.between(60, 180),
      sheet.random.pick(['#3a170c', '#93502c'] as const),
      0.28,
    ),
  ),
  mandana(sheet),
  pool(sheet, 1330, 560, 900, 640, '#ff9a3c', 0.5),
  rect(0, FLOOR, 2000, 200, { fill: down(sheet, '#8a4a28', '#4a2313') }),
  rect(0, FLOOR, 2000, 6, { fill: '#e8a468', opacity: 0.5 }),
  pool(sheet, 1300, 960, 900, 130, '#ffb45a', 0.5),
]

function mandana(sheet: Sheet): string {
  const white = '#f6dfc0'
  const sun =
    circle(0, 0, 30, { fill: 'none', stroke: white, 'stroke-width': 5 }) +
    path(petalRing(17, 8, 0.5), { fill: white }) +
    each(16, (i) => stroke('M0 -40V-56', white, 5, { transform: `rotate(${i * 22.5})` }))
  const hill = stamp(
    sheet,
    stroke('M-46 34L0 -30L46 34M-26 34L0 -2L26 34', white, 4) +
      circle(0, 22, 5, { fill: white }) +
      circle(46, -14, 6, { fill: white }),
  )
  return group(
    { opacity: 0.5 },
    each(22, (i) => hill(46 + i * 92, 836)),
    stroke(`M0 886H2000M0 776H2000`, white, 4),
    place(1740, 250, sun, 1.5),
    place(930, 250, sun, 1.5),
  )
}

const flame = (sheet: Sheet, x: number, foot: number, w: number, h: number, lean: number) =>
  place(
    x,
    foot,
    path(
      `M${-w} 0C${-w * 1.1} ${-h * 0.4} ${-w * 0.1 + lean} ${-h * 0.5} ${lean} ${-h}C${w * 0.5 + lean} ${-h * 0.62} ${w * 1.15} ${-h * 0.36} ${w} 0Z`,
      { fill: down(sheet, '#ff7a1e', '#ffb032', '#ffe084') },
    ) +
      path(
        `M${-w * 0.55} 0C${-w * 0.6} ${-h * 0.28} ${lean * 0.6} ${-h * 0.36} ${lean * 0.7} ${-h * 0.64}C${w * 0.5} ${-h * 0.4} ${w * 0.66} ${-h * 0.2} ${w * 0.55} 0Z`,
        { fill: '#fff4c0' },
      ),
  )

/** The hearth of clay: a thick horseshoe, its mouth to us. */
function chulha(sheet: Sheet): string {
  const body = 'M-330 0C-350 -150 -330 -262 -290 -282C-200 -306 200 -306 290 -282C330 -262 350 -150 330 0Z'
  const mouth = 'M-170 0C-176 -120 -130 -190 0 -196C130 -190 176 -120 170 0Z'
  const log = (x: number, y: number, turn: number, length: number) =>
    place(
      x,
      y,
      rect(0, -19, length, 38, { rx: 16, fill: down(sheet, '#9a6236', '#5e3518', '#2c160a') }) +
        ellipse(length - 4, 0, 12, 18, { fill: orb(sheet, '#e3b582', '#a87242', '#6a3f1e') }) +
        ellipse(length - 4, 0, 6, 9, { fill: 'none', stroke: '#6a3f1e', 'stroke-width': 2 }) +
        stroke(`M30 -6H${length - 50}M60 7H${length - 80}`, '#2c160a', 3, { opacity: 0.5 }),
      1,
      turn,
    )
  return group(
    {},
    ellipse(20, 4, 400, 40, { fill: '#1c0a04', opacity: 0.55 }),
    path(body, { fill: slant(sheet, '#d98a58', '#a85c34', '#6a3218') }),
    ellipse(0, -284, 288, 44, { fill: slant(sheet, '#c47a4c', '#8a4826') }),
    ellipse(0, -284, 196, 28, { fill: '#2a0f06' }),
    each(3, (i) =>
      stroke(`M${-306 + i * 8} ${-70 - i * 66}Q-250 ${-50 - i * 66} -206 ${-76 - i * 66}`, '#f2c9a0', 5, {
        opacity: 0.4,
      }),
    ),
    path(mouth, { fill: '#1c0804' }),
    clipTo(
      sheet,
      path(mouth),
      pool(sheet, 0, -20, 210, 190, '#ff8a24', 1),
      pool(sheet, 0, 10, 150, 110, '#ffe08a', 0.9),
      flame(sheet, -78, 0, 44, 150, -10),
      flame(sheet, 80, 0, 46, 140, 14),
      flame(sheet, 0, 4, 62, 186, 6),
      each(22, () =>
        circle(sheet.random.between(-150, 150), sheet.random.between(-12, 0), sheet.random.between(7, 15), {
          fill: sheet.random.pick(['#ff6a1a', '#ffb84a', '#7a1c08'] as const),
        }),
      ),
    ),
    path(mouth, { fill: 'none', stroke: '#ffb46a', 'stroke-width': 7, opacity: 0.75 }),
    log(20, -8, 9, 400),
    log(-40, 14, 3, 420),
  )
}

const KADHAI: Profile = [
  [90, 0],
  [190, 50],
  [262, 116],
  [290, 168],
]

function kadhai(sheet: Sheet): string {
  const handle = (side: number) =>
    stroke(`M${side * 268} -150C${side * 350} -170 ${side * 356} -110 ${side * 262} -104`, '#141212', 17) +
    stroke(`M${side * 270} -154C${side * 344} -170 ${side * 348} -118 ${side * 264} -110`, '#6d6a68', 4)
  return group(
    {},
    handle(-1),
    handle(1),
    vessel(sheet, { cx: 0, foot: 0, profile: KADHAI, stops: metalStops('#4a4644'), mouth: '#1a1412', rim: '#8f8884' }),
    ellipse(0, -166, 256, 50, { fill: orb(sheet, '#e0582a', '#a8240f', '#5e0f06') }),
    each(26, () => {
      const angle = sheet.random.between(0, 6.28)
      const far = Math.sqrt(sheet.random.between(0, 1))
      const [x, y] = [Math.cos(angle) * far * 226, -166 + Math.sin(angle) * far * 40]
      return ellipse(x, y, sheet.random.between(8, 20), sheet.random.between(4, 9), {
        fill: sheet.random.pick(['#ff9a4a', '#7c1c0c', '#d8431c'] as const),
        opacity: 0.75,
      })
    }),
    each(6, (i) =>
      ellipse(-150 + i * 58, -172 + (i % 3) * 10, 24, 11, { fill: orb(sheet, '#b8643a', '#7a331a', '#3e160a') }),
    ),
    stroke('M60 -176C120 -330 190 -420 250 -500', '#7d4c26', 20) +
      stroke('M58 -180C116 -330 186 -420 246 -500', '#c98c52', 6),
  )
}

const steam = (sheet: Sheet) =>
  blurred(
    sheet,
    18,
    [
      [-150, 0],
      [-20, 40],
      [120, -10],
    ]
      .map(([x = 0, y = 0]) =>
        stroke(
          `M${x} ${y}C${x - 70} ${y - 90} ${x + 80} ${y - 160} ${x} ${y - 260}C${x - 50} ${y - 330} ${x + 30} ${y - 380} ${x + 10} ${y - 430}`,
          '#fff0dc',
          34,
        ),
      )
      .join(''),
    0.2,
  )

/** Chillies and garlic on strings, under the roof beam. */
function strings(sheet: Sheet): string {
  const pod = stamp(
    sheet,
    path('M0 0C13 12 13 50 2 76C-8 50 -11 12 0 0Z', { fill: slant(sheet, '#f05a36', '#b8240f', '#6a1008') }) +
      stroke('M0 2V-8', '#6a8a34', 4),
  )
  const bulb = stamp(
    sheet,
    path('M0 -26C6 -12 26 -6 24 14C22 30 -22 30 -24 14C-26 -6 -6 -12 0 -26Z', {
      fill: slant(sheet, '#fff6ec', '#e6d2c2', '#a98a7c'),
    }) + stroke('M-8 20C-10 4 -4 -8 0 -20M8 20C10 4 4 -8 0 -20', '#9a7a80', 2, { opacity: 0.6 }),
  )
  const bunch = (x: number, length: number, hang: ReturnType<typeof stamp>, step: number, size: number) =>
    stroke(`M${x} 40V${length}`, '#d9b98a', 4) +
    each(
      Math.floor((length - 90) / step),
      (i) =>
        hang(x - 13, 90 + i * step, size, 26 + (i % 2) * 8) +
        hang(x + 13, 90 + i * step + step / 2, size, -26 - (i % 2) * 8),
    )
  return group(
    {},
    rect(0, 18, 2000, 44, { fill: down(sheet, '#6a3c20', '#2c1508') }),
    rect(0, 18, 2000, 4, { fill: '#c98c56', opacity: 0.5 }),
    bunch(1080, 330, pod, 24, 0.9),
    bunch(1150, 410, pod, 24, 0.9),
    bunch(1640, 360, bulb, 38, 1),
    bunch(1720, 300, pod, 24, 0.9),
    bunch(1810, 420, bulb, 38, 1),
  )
}

export const foodChulha = scene(
  'A clay hearth with a wood fire, an iron pan of red curry steaming on it, brass and clay pots beside, chillies drying above',
  { ...HERO, seed: 64 },
  (sheet) => [
    ...wall(sheet),
    strings(sheet),
    vessel(sheet, {
      cx: 860,
      foot: 930,
      profile: MATKA,
      scale: 1.05,
      stops: clayStops('#a5522f'),
      mouth: '#3d160a',
      decoration: ring(860, 770, 130, 6, '#f3ddbb', 0.7) + ring(860, 796, 130, 4, '#f3ddbb', 0.6),
    }),
    vessel(sheet, {
      cx: 690,
      foot: 960,
      profile: LOTA,
      scale: 0.9,
      stops: metalStops(F.brass),
      mouth: '#6a4218',
      rim: '#f2d594',
    }),
    place(1330, 940, chulha(sheet), 1.06),
    place(1330, 640, kadhai(sheet), 1),
    place(1330, 470, steam(sheet)),
    vessel(sheet, {
      cx: 1800,
      foot: 960,
      profile: BOWL,
      scale: 1.2,
      stops: metalStops(F.brass),
      mouth: '#7a4e20',
      rim: '#f2d594',
    }),
    each(9, (i) =>
      circle(1716 + i * 21, 858 - (i % 2) * 16 - (i > 2 && i < 7 ? 12 : 0), 19, {
        fill: orb(sheet, '#ffb08a', '#c93a22', '#6e120a'),
      }),
    ),
    each(34, () =>
      circle(sheet.random.between(1120, 1560), sheet.random.between(360, 860), sheet.random.between(1.5, 4), {
        fill: '#ffcf7a',
        opacity: sheet.random.between(0.3, 0.9),
      }),
    ),
    rect(0, 0, 2000, 1100, { fill: fade(sheet, '#160703', 0.62, 0, [0, 0], [0.55, 0]) }),
  ],
)
