import {
  along,
  blurred,
  circle,
  each,
  fade,
  orb,
  place,
  polar,
  pool,
  slant,
  stroke,
  tiled,
} from '../../drawing/brush.ts'
import { clipTo, ellipse, group, num, path, rect } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { shadeOf } from '../../drawing/figure.ts'
import { marigold, petalRing } from '../../drawing/foliage.ts'
import { digit } from '../../drawing/hand.ts'
import { GALLERY, scene } from '../scene.ts'
import { diya } from './lights.ts'
import { E } from './palette.ts'

const GOLD = ['#fff0c0', '#e3ad48', '#8f5c1e'] as const

/** A place laid for a feast, from above: banana leaf, gold-rimmed plate, napkin, brass cutlery, a diya. */
export const eventsGallery2 = scene(
  'A place laid for a wedding feast: gold-rimmed plate on a banana leaf, pink napkin with a marigold, brass cutlery',
  { ...GALLERY, seed: 52 },
  (sheet) => {
    const gold = slant(sheet, ...GOLD)
    const leaf =
      'M-430 20C-400 -190 -120 -270 140 -236C330 -212 430 -110 452 -6C430 130 300 236 80 250C-180 262 -400 200 -430 20Z'
    const veins = each(26, (i) => {
      const x = -400 + i * 32
      return stroke(`M${x} 12Q${x + 44} -120 ${x + 96} -246M${x} 12Q${x + 44} 130 ${x + 96} 256`, '#8fc06a', 2, {
        opacity: 0.4,
      })
    })
    const plate =
      pool(sheet, 26, 34, 270, 260, '#0e0318', 0.8) +
      circle(0, 0, 218, { fill: gold }) +
      circle(0, 0, 206, { fill: slant(sheet, '#fffaf2', '#f3e3d0', '#cfb09c') }) +
      circle(0, 0, 150, { fill: slant(sheet, '#d9bfa9', '#f6e8d8', '#fffaf4') }) +
      circle(0, 0, 146, { fill: slant(sheet, '#fff8ee', '#f0dfcb') }) +
      circle(0, 0, 178, { fill: 'none', stroke: E.gold, 'stroke-width': 3 }) +
      each(24, (i) =>
        path('M0 -6C5 -2 5 4 0 9C-5 4 -5 -2 0 -6Z', { fill: E.rani, transform: `rotate(${i * 15}) translate(0 -178)` }),
      )
    const napkin =
      blurred(sheet, 10, path('M-46 -190L66 -180L90 200L-60 210Z', { fill: '#2a0614', opacity: 0.45 })) +
      path('M-60 -200H50L64 190L10 214L-52 190Z', { fill: along(sheet, '#f24f8c', E.rani, '#8d1049') }) +
      path('M-60 -200H-4L-12 202L-52 190Z', { fill: '#ff86b2', opacity: 0.5 }) +
      stroke('M-56 150L10 174L62 150', E.gold, 6) +
      path('M-66 -30L60 -34L62 14L-66 18Z', { fill: gold }) +
      stroke('M-66 -22L60 -26M-66 10L62 6', '#8f5c1e', 2.5)
    const fork =
      blurred(sheet, 6, stroke('M8 -150V190', '#0e0318', 20), 0.5) +
      stroke('M0 -40V190', '#e3ad48', 13) +
      stroke(
        'M0 -50C-26 -60 -26 -90 -26 -170M0 -50C26 -60 26 -90 26 -170M0 -60V-170M-9 -60V-170M9 -60V-170',
        '#e3ad48',
        7,
      ) +
      stroke('M-3 -30V186', '#fff3cc', 3)
    const spoon =
      blurred(sheet, 6, stroke('M8 -150V190', '#0e0318', 22), 0.5) +
      stroke('M0 -60V190', '#e3ad48', 13) +
      ellipse(0, -118, 36, 62, { fill: gold }) +
      ellipse(4, -112, 26, 48, { fill: slant(sheet, '#9a6420', '#e9bb5c', '#fff3cc') }) +
      stroke('M-3 -50V186', '#fff3cc', 3)
    const bowl = (x: number, y: number, food: Colour) =>
      pool(sheet, x + 14, y + 18, 90, 84, '#0e0318', 0.7) +
      circle(x, y, 66, { fill: gold }) +
      circle(x, y, 56, { fill: '#6b4016' }) +
      circle(x + 2, y + 3, 52, { fill: orb(sheet, lighten(food, 0.3), food, darken(food, 0.35)) }) +
      each(7, (i) =>
        circle(x + Math.cos(i * 2.1) * 30, y + Math.sin(i * 1.7) * 28, 5, {
          fill: i % 2 ? '#5c9a4a' : '#fff0c8',
          opacity: 0.9,
        }),
      )
    const glass =
      pool(sheet, 1040 + 22, 180 + 26, 130, 120, '#0e0318', 0.7) +
      circle(1040, 180, 88, { fill: '#ffffff', opacity: 0.2 }) +
      circle(1040, 180, 88, { fill: 'none', stroke: '#ffe6f0', 'stroke-width': 5, opacity: 0.8 }) +
      circle(1042, 183, 72, { fill: orb(sheet, '#ff9abf', '#d61f69', '#7e0f42'), opacity: 0.85 }) +
      ellipse(1014, 150, 22, 12, { fill: '#ffffff', opacity: 0.6, transform: 'rotate(-40 1014 150)' })
    const heads = [marigold(sheet, E.marigold), marigold(sheet, E.saffron)]
    return [
      rect(0, 0, 1200, 900, { fill: slant(sheet, '#6a2466', '#3b1140', '#1c0826') }),
      rect(0, 330, 1200, 270, { fill: slant(sheet, '#e8458a', '#b51a5c', '#7a0f46') }),
      rect(0, 330, 1200, 270, {
        fill: tiled(
          sheet,
          70,
          90,
          path(petalRing(16, 8, 0.5), { fill: '#f7c65a', transform: 'translate(35 45)' }) +
            circle(0, 0, 4, { fill: '#f7c65a' }),
          'translate(0 330)',
        ),
        opacity: 0.55,
      }),
      stroke('M0 344H1200M0 586H1200', E.gold, 10),
      stroke('M0 358H1200M0 572H1200', '#fff0c4', 2.5, { 'stroke-dasharray': '3 9' }),
      place(
        600,
        470,
        blurred(sheet, 16, path(leaf, { fill: '#0e0318', opacity: 0.6, transform: 'translate(20 26)' })) +
          path(leaf, { fill: slant(sheet, '#8cc466', '#3f8a48', '#1c5230') }) +
          clipTo(sheet, path(leaf), veins) +
          stroke('M-430 20Q0 -10 452 -6', '#c4e59a', 9),
        1.16,
        -5,
      ),
      place(600, 460, plate, 1.06),
      place(590, 460, napkin, 0.98, 12),
      heads[0]?.(594, 452, 4.6) ?? '',
      place(600, 470, path('M0 0C30 -30 70 -30 96 -6C66 14 30 18 0 0Z', { fill: '#3f8a48' }), 1, 20),
      place(286, 460, fork, 1, -4),
      place(912, 460, spoon, 1, 5),
      bowl(330, 160, '#e8a52c'),
      bowl(486, 118, '#b8401f'),
      bowl(660, 130, '#7fae4a'),
      glass,
      diya(sheet, 150, 250, 1.1),
      diya(sheet, 1080, 800, 1.2),
      ...(
        [
          [120, 740],
          [178, 788],
          [230, 742],
          [1000, 90],
          [860, 82],
        ] as const
      ).map(
        ([x, y], i) =>
          pool(sheet, x + 8, y + 12, 44, 36, '#0e0318', 0.6) +
          (heads[i % 2]?.(x, y, 1.9 + (i % 3) * 0.3, i * 40) ?? ''),
      ),
      rect(0, 0, 1200, 900, { fill: fade(sheet, '#fff0d0', 0.2, 0, [0, 0], [0.7, 0.7]) }),
    ]
  },
)

/** A bride's open palm. */
export const eventsGallery4 = scene(
  'A bride’s open hand, its palm and fingers covered with henna, gold and pink bangles at the wrist',
  { ...GALLERY, seed: 54 },
  (sheet) => {
    const skin = '#c08a5e'
    const henna = '#6b2312'
    const fingers = [
      ['M-92 -56C-112 -140 -128 -216 -134 -286', 62],
      ['M-32 -84C-38 -180 -42 -270 -40 -352', 64],
      ['M32 -80C40 -170 48 -256 54 -330', 62],
      ['M90 -42C112 -110 130 -170 142 -226', 54],
    ] as const
    const palm =
      'M-124 -40C-130 -96 -60 -116 -4 -116C60 -116 122 -90 124 -24C128 70 110 150 84 220C76 260 80 320 84 380H-84C-80 320 -76 260 -84 220C-112 150 -124 70 -124 -40Z'
    const thumb = 'M-92 150C-170 110 -206 40 -226 -44'
    const tip = (d: string, width: number) => stroke(d, henna, width - 7, { 'stroke-dasharray': '1000', opacity: 0.92 })
    const ends = [
      'M-130 -250L-134 -286',
      'M-40 -312L-40 -352',
      'M51 -292L54 -330',
      'M134 -196L142 -226',
      'M-219 -14L-226 -44',
    ]
    const widths = [62, 64, 62, 54, 58]
    const lines = (d: string, w: number) => stroke(d, henna, w, { opacity: 0.9 })
    const cuffs = (
      [
        [-120, -180, -9],
        [-37, -222, -2],
        [43, -212, 6],
        [118, -134, 19],
        [-196, 50, -20],
      ] as const
    ).map(([x, y, turn]) =>
      place(
        x,
        y,
        lines('M-25 0Q0 9 25 0M-25 -13Q0 -4 25 -13', 4) +
          each(5, (i) => circle(-20 + i * 10, 14, 3.2, { fill: henna })) +
          path('M0 -62C14 -46 14 -34 0 -22C-14 -34 -14 -46 0 -62Z', {
            fill: 'none',
            stroke: henna,
            'stroke-width': 4,
          }) +
          circle(0, -42, 4, { fill: henna }) +
          path('M0 26C-12 36 -12 46 0 58C12 46 12 36 0 26Z', { fill: henna, opacity: 0.9 }),
        1,
        turn,
      ),
    )
    const mandala = group(
      { transform: 'translate(2 44)' },
      circle(0, 0, 84, { fill: 'none', stroke: henna, 'stroke-width': 4 }),
      path(petalRing(100, 16, 0.16), { fill: 'none', stroke: henna, 'stroke-width': 4 }),
      path(petalRing(74, 12, 0.3), { fill: henna, opacity: 0.9 }),
      path(petalRing(54, 12, 0.3), { fill: skin }),
      path(petalRing(46, 8, 0.5), { fill: 'none', stroke: henna, 'stroke-width': 4 }),
      path(petalRing(26, 8, 0.4), { fill: henna }),
      circle(0, 0, 9, { fill: skin }),
      each(16, (i) => circle(...polar(0, 0, 114, i * 22.5), 4, { fill: henna })),
    )
    const wrist =
      lines('M-82 206Q0 236 82 206M-80 222Q0 252 80 222M-80 292Q0 318 82 292', 5) +
      each(9, (i) =>
        path('M0 0C-9 10 -9 20 0 32C9 20 9 10 0 0Z', {
          fill: henna,
          opacity: 0.9,
          transform: `translate(${-64 + i * 16} ${243 + Math.sin((i / 8) * Math.PI) * 18})`,
        }),
      ) +
      lines(
        'M-108 -20C-80 -60 -40 -76 -4 -74M108 -10C90 -50 50 -72 14 -74M-112 20C-116 70 -104 110 -92 140M112 30C112 80 100 130 84 170',
        4,
      ) +
      each(
        6,
        (i) =>
          circle(-106 + i * 3, 40 + i * 19, 5, { fill: henna }) + circle(106 - i * 4, 40 + i * 22, 5, { fill: henna }),
      )
    const bangles = each(7, (i) => {
      const y = 326 + i * 24
      const colour = ([E.gold, E.rani, E.rani, E.gold, '#2f8a5c', E.rani, E.gold] as const)[i] ?? E.gold
      return (
        stroke(`M-98 ${y}Q0 ${y + 40} 98 ${y}`, darken(colour, 0.45), 21) +
        stroke(`M-98 ${y - 2}Q0 ${y + 38} 98 ${y - 2}`, colour, 16) +
        stroke(`M-74 ${y + 4}Q-40 ${y + 16} -10 ${y + 16}`, lighten(colour, 0.65), 5)
      )
    })
    const hand =
      fingers.map(([d, w]) => digit(d, w, skin)).join('') +
      digit(thumb, 58, skin) +
      path(palm, { fill: slant(sheet, lighten(skin, 0.3), skin, darken(skin, 0.26)) }) +
      stroke('M84 220C110 150 128 70 124 -24M-84 220C-112 150 -124 70 -124 -40', shadeOf(skin, 0.4), 5) +
      digit('M-86 168C-140 130 -176 80 -200 20', 58, skin) +
      path('M-96 220C-110 170 -110 120 -90 90C-50 110 -40 180 -60 250Z', { fill: skin }) +
      pool(sheet, -40, 30, 90, 110, lighten(skin, 0.5), 0.4)
    const art = ends.map((d, i) => tip(d, widths[i] ?? 60)).join('') + cuffs.join('') + mandala + wrist
    const petal = (i: number) =>
      path('M0 0C16 -18 40 -16 50 2C36 20 14 18 0 0Z', {
        fill: i % 2 ? '#ff9abf' : '#f7c65a',
        opacity: 0.9,
        transform: `translate(${num(sheet.random.between(0, 1200))} ${num(sheet.random.between(0, 900))}) rotate(${num(sheet.random.between(0, 360))})`,
      })
    return [
      rect(0, 0, 1200, 900, { fill: slant(sheet, '#f0588f', E.rani, '#8d1049') }),
      group(
        { opacity: 0.22 },
        ...[470, 400, 330].map((r) =>
          path(petalRing(r, 24, 0.12), {
            fill: 'none',
            stroke: '#ffe0c0',
            'stroke-width': 5,
            transform: 'translate(600 430)',
          }),
        ),
        each(24, (i) =>
          path('M0 0C-22 -30 -18 -70 0 -96C18 -70 22 -30 0 0Z', {
            fill: '#ffe0c0',
            transform: `translate(600 430) rotate(${i * 15}) translate(0 -330)`,
          }),
        ),
      ),
      each(16, petal),
      place(
        600,
        470,
        pool(sheet, 60, 60, 330, 460, '#4a0628', 0.65) +
          hand +
          art +
          path('M-84 330H84L130 560H-130Z', { fill: shadeOf(skin, 0.12) }) +
          bangles,
        1.08,
        5,
      ),
      rect(0, 0, 1200, 900, { fill: fade(sheet, '#fff0d0', 0.22, 0, [0, 0], [0.7, 0.7]) }),
    ]
  },
)
