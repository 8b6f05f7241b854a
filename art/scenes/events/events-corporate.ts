import { along, circle, down, each, fade, polar, pool, slant, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, num, path, polygon, rect, type Sheet } from '../../drawing/canvas.ts'
import { mix } from '../../drawing/colour.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { starHoles } from '../../drawing/jali.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { scene, WIDE } from '../scene.ts'
import { beam, crowd } from './lights.ts'
import { E } from './palette.ts'

/** The stage's screen: a rising sun made of bars, a graph and a mandala at once. */
function screen(sheet: Sheet): string {
  const [x, y, w, h] = [430, 250, 740, 400]
  const rays = each(25, (i, t) => {
    const angle = 180 + t * 180
    const reach = 150 + 120 * Math.abs(Math.sin(i * 1.7)) + 40 * t
    const [ax, ay] = polar(x + w / 2, y + h + 10, 120, angle)
    const [bx, by] = polar(x + w / 2, y + h + 10, 120 + reach, angle)
    return stroke(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`, mix('#ff5d9a', '#ffd27a', t), 15)
  })
  return group(
    {},
    rect(x - 40, y - 40, w + 80, h + 80, { rx: 30, fill: '#e8468a', opacity: 0.14 }),
    rect(x - 12, y - 12, w + 24, h + 24, { rx: 14, fill: '#12061c' }),
    clipTo(
      sheet,
      rect(x, y, w, h, { rx: 6 }),
      rect(x, y, w, h, { fill: slant(sheet, '#54186a', '#8d1b63', '#e0525c') }),
      rays,
      circle(x + w / 2, y + h + 10, 96, { fill: down(sheet, '#fff0c4', '#ffc65c') }),
      ...[300, 380].map((r) =>
        circle(x + w / 2, y + h + 10, r, { fill: 'none', stroke: '#ffe6c0', 'stroke-width': 2, opacity: 0.5 }),
      ),
      path(`M${x} ${y}H${x + w * 0.6}L${x + w * 0.2} ${y + h}H${x}Z`, { fill: fade(sheet, '#ffffff', 0.16, 0) }),
    ),
  )
}

/** Side screens like folded jaali panels. */
const wing = (sheet: Sheet, x: number, lean: number) => {
  const d = polygon([
    [x, 300],
    [x + 150, 300 - lean],
    [x + 150, 690 + lean * 0.3],
    [x, 690],
  ])
  return (
    path(d, { fill: slant(sheet, '#6a1c66', '#3b1140') }) +
    path(d, { fill: tiled(sheet, 54, 54, path(starHoles(54), { fill: '#ff7fae', opacity: 0.75 })) }) +
    path(d, { fill: 'none', stroke: E.gold, 'stroke-width': 4 })
  )
}

const speaker = (sheet: Sheet) =>
  group(
    {},
    ellipse(960, 812, 90, 14, { fill: '#0c0414', opacity: 0.6 }),
    path(
      'M904 806C900 720 900 660 910 622C918 596 944 590 958 586C974 590 1000 596 1006 622C1018 660 1014 720 1010 806Z',
      { fill: slant(sheet, '#f7e3cc', '#d8486f', '#5b0f3c') },
    ),
    path('M946 586L958 640L972 586Z', { fill: '#fff6ea' }),
    stroke('M1004 626C1040 650 1060 620 1078 580', '#c23a68', 26),
    circle(1082, 570, 13, { fill: '#a36a48' }),
    ellipse(958, 548, 30, 38, { fill: slant(sheet, '#c98d64', '#8d5737') }),
    path('M927 552C920 500 996 500 990 552C984 530 966 524 954 524C942 526 932 536 927 552Z', { fill: '#1d1015' }),
    path('M830 806L842 668H914L926 806Z', { fill: slant(sheet, '#f2d7a8', '#b98240', '#5c3618') }),
    path('M830 668L848 644H924L930 668Z', { fill: '#fbe9c4' }),
    path(petalRing(24, 10, 0.4), { fill: E.rani, transform: 'translate(878 736)' }),
    stroke('M884 646Q890 610 914 606', '#1c0826', 5),
    circle(916, 605, 7, { fill: '#1c0826' }),
  )

export const eventsCorporate = scene(
  'A speaker on a conference stage before a wide glowing screen, light beams overhead and the audience in front',
  { ...WIDE, seed: 23 },
  (sheet) => [
    rect(0, 0, 1600, 1200, {
      fill: linearPaint(
        sheet,
        [
          [0, '#14051f'],
          [0.5, '#3b1140'],
          [1, '#1c0826'],
        ],
        [0, 0],
        [0, 1],
      ),
    }),
    pool(sheet, 800, 460, 900, 520, '#b51f6c', 0.6),
    wing(sheet, 236, 40),
    group({ transform: 'translate(1600 0) scale(-1 1)' }, wing(sheet, 236, 40)),
    screen(sheet),
    rect(0, 92, 1600, 20, { fill: '#0c0414' }),
    rect(0, 150, 1600, 10, { fill: '#0c0414' }),
    each(30, (i) => stroke(`M${i * 56} 158L${i * 56 + 28} 102L${i * 56 + 56} 158`, '#0c0414', 6)),
    each(10, (i) => {
      const x = 90 + i * 158
      const colour = (['#ffd27a', '#ff6fa6', '#ffb0d0'] as const)[i % 3] ?? '#ffd27a'
      return (
        beam(sheet, x, 184, x + (i - 4.5) * -64 + (i % 2 ? 90 : -90), 900, 92, colour, 0.42) +
        rect(x - 18, 158, 36, 34, { rx: 8, fill: '#0c0414' }) +
        circle(x, 190, 13, { fill: '#fffbe8' })
      )
    }),
    path('M120 800H1480L1600 900H0Z', { fill: down(sheet, '#8a2a66', '#4b1346') }),
    ellipse(800, 836, 520, 46, { fill: '#ff9ac0', opacity: 0.3 }),
    ellipse(930, 822, 210, 26, { fill: '#ffe9c4', opacity: 0.5 }),
    rect(0, 900, 1600, 26, { fill: along(sheet, '#f6cf8a', E.gold, '#a86c28') }),
    rect(0, 926, 1600, 300, { fill: down(sheet, '#2c0b33', '#120418') }),
    speaker(sheet),
    crowd(sheet, 1010, 1600, '#3a0f40', 92, 17),
    crowd(sheet, 1088, 1600, '#260932', 116, 14),
    crowd(sheet, 1190, 1600, '#120419', 150, 11),
    pool(sheet, 800, 980, 700, 120, '#ff7fae', 0.18),
  ],
)
