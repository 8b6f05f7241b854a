import { circle, down, each, fade, place, polar, pool, slant, stroke } from '../../drawing/brush.ts'
import { group, num, path, rect } from '../../drawing/canvas.ts'
import { marigold, petalRing, swag, toran } from '../../drawing/foliage.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { BACKDROP, scene } from '../scene.ts'
import { bokeh, diya } from './lights.ts'
import { marigoldCurtain } from './mandap.ts'
import { E } from './palette.ts'

/** Ropes of flowers, near and far. */
export const eventsGallery1 = scene(
  'Ropes of marigolds, roses and tuberoses hanging close together, lamps glowing behind them',
  { ...BACKDROP, seed: 51 },
  (sheet) => {
    const ropes = [
      [60, 76, ['#f5a020'], 13],
      [186, 62, ['#e8651f'], 12],
      [300, 80, ['#f8c64a'], 9],
      [430, 58, ['#c8193f', '#e23a5c'], 16],
      [548, 84, ['#f5a020'], 12],
      [676, 62, ['#fbf3e2'], 10],
      [790, 80, ['#e8651f'], 11],
      [912, 58, ['#c8193f', '#e23a5c'], 13],
      [1026, 86, ['#f8c64a'], 9],
      [1146, 70, ['#f5a020'], 14],
    ] as const
    const rope = ([x, size, colours, count]: (typeof ropes)[number]) => {
      const heads = colours.map((colour) => marigold(sheet, colour))
      const y = (i: number) => 60 + i * size * 0.76
      const shade = linearPaint(sheet, [
        [0, '#1c0826', 0],
        [0.5, '#1c0826', 0.5],
        [1, '#1c0826', 0],
      ])
      return (
        rect(x - size * 0.5, 0, size * 1.6, y(count), { fill: shade }) +
        each(count, (i) => heads[i % heads.length]?.(x + Math.sin(i * 1.7 + x) * 3, y(i), size / 20, i * 53) ?? '') +
        path(`M${x} ${num(y(count) - size * 0.5)}l-16 74h32Z`, { fill: down(sheet, E.gold, '#8a5618') })
      )
    }
    const far = marigoldCurtain(sheet, 0, -10, 1200, 17, (t) => 26 + 5 * Math.sin(t * 30), 34)
    return [
      rect(0, 0, 1200, 900, { fill: slant(sheet, '#a01a5e', '#5c1250', '#240a30') }),
      pool(sheet, 560, 520, 700, 500, E.amber, 0.6),
      group({ opacity: 0.35 }, far),
      bokeh(sheet, 20, [0, 200, 1200, 700], [E.amber, E.flame, E.rani], 1.1),
      ...ropes.map(rope),
      rect(0, -20, 1200, 70, { fill: down(sheet, '#8d1449', '#d61f69') }),
      toran(sheet, swag([-10, 44], [1210, 44], 12, 15), 128, E.leaf, E.marigold),
      rect(0, 0, 1200, 900, { fill: fade(sheet, '#ffe2b0', 0.2, 0, [0, 0], [0.7, 0.7]) }),
    ]
  },
)

/** Powder, petals and lamps on the floor. */
export const eventsGallery6 = scene(
  'A round rangoli of coloured powders and petals on a dark floor, ringed by clay lamps',
  { ...BACKDROP, seed: 56 },
  (sheet) => {
    const drop = (length: number, width: number, fill: string) =>
      path(
        `M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.8} 0 ${-length}C${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.3} 0 0Z`,
        { fill },
      )
    const ringOf = (count: number, r: number, content: string, offset = 0) =>
      each(count, (i) =>
        group({ transform: `rotate(${num((360 / count) * (i + offset))}) translate(0 ${-r})` }, content),
      )
    const white = '#fff6ea'
    const petal =
      drop(96, 40, white) +
      place(0, -6, drop(82, 32, E.rani)) +
      place(0, -10, drop(58, 20, '#ff8fb4')) +
      circle(0, -30, 6, { fill: white })
    const leaf = drop(70, 26, white) + place(0, -5, drop(58, 19, '#2f8a5c')) + stroke('M0 -8V-50', white, 3)
    const flame = drop(64, 24, white) + place(0, -5, drop(52, 17, E.marigold)) + place(0, -8, drop(30, 9, '#fff0b0'))
    const mandala = group(
      {},
      circle(0, 0, 330, { fill: '#6d1450', opacity: 0.6 }),
      circle(0, 0, 322, { fill: 'none', stroke: white, 'stroke-width': 5 }),
      ringOf(36, 322, circle(0, 0, 9, { fill: E.marigold }) + circle(0, 0, 3.5, { fill: white })),
      circle(0, 0, 296, { fill: slant(sheet, '#f79a3a', '#e8651f') }),
      path(petalRing(292, 24, 0.1), { fill: 'none', stroke: white, 'stroke-width': 4 }),
      ringOf(24, 262, circle(0, 0, 13, { fill: white }) + circle(0, 0, 8, { fill: '#8a4fbf' })),
      circle(0, 0, 236, { fill: '#3b1140' }),
      circle(0, 0, 236, { fill: 'none', stroke: white, 'stroke-width': 4 }),
      ringOf(12, 150, petal),
      ringOf(12, 168, leaf, 0.5),
      circle(0, 0, 146, { fill: '#f8c64a' }),
      circle(0, 0, 146, { fill: 'none', stroke: white, 'stroke-width': 4 }),
      ringOf(12, 78, flame),
      circle(0, 0, 74, { fill: E.rani }),
      path(petalRing(72, 12, 0.2), { fill: 'none', stroke: white, 'stroke-width': 4 }),
      path(petalRing(46, 8, 0.5), { fill: white }),
      path(petalRing(36, 8, 0.5), { fill: '#8a4fbf', transform: 'rotate(22)' }),
      circle(0, 0, 14, { fill: E.marigold }),
    )
    const dust = each(150, () => {
      const [x, y] = polar(600, 450, 326 + sheet.random.between(-6, 40) ** 1.0, sheet.random.between(0, 360))
      return circle(x, y, sheet.random.between(0.8, 3), {
        fill: sheet.random.pick(['#fff6ea', '#f79a3a', '#d61f69']),
        opacity: 0.6,
      })
    })
    const heads = [marigold(sheet, E.marigold), marigold(sheet, E.saffron)]
    const lamps = each(8, (i) => {
      const [x, y] = polar(600, 450, 400, i * 45 + 22.5)
      return diya(sheet, x, y + 20, 0.72)
    })
    const flowers = each(40, (i) => {
      const [x, y] = polar(600, 450, 362, i * 9)
      return heads[i % 2]?.(x, y, 1.25, i * 40) ?? ''
    })
    return [
      rect(0, 0, 1200, 900, { fill: slant(sheet, '#56305c', '#2d1238', '#150620') }),
      stroke('M0 300H1200M0 600H1200M300 0V900M600 0V900M900 0V900', '#0e0318', 3, { opacity: 0.5 }),
      pool(sheet, 600, 450, 640, 520, E.amber, 0.36),
      place(600, 450, mandala, 1, 4),
      dust,
      flowers,
      lamps,
      rect(0, 0, 1200, 900, { fill: fade(sheet, '#fff0d0', 0.16, 0, [0, 0], [0.7, 0.7]) }),
    ]
  },
)
