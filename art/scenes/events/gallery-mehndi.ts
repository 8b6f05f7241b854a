import { circle, each, fade, place, polar, pool, slant, stroke } from '../../drawing/brush.ts'
import { group, num, path, rect } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { shadeOf } from '../../drawing/figure.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { digit } from '../../drawing/hand.ts'
import { GALLERY, scene } from '../scene.ts'
import { E } from './palette.ts'

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
          circle(-101 + i * 4, 40 + i * 19, 5, { fill: henna }) + circle(101 - i * 5, 40 + i * 22, 5, { fill: henna }),
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
