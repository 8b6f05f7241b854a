import { along, blurred, circle, each, fade, orb, place, pool, slant, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, ellipse, path, rect } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { marigold, petalRing } from '../../drawing/foliage.ts'
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
