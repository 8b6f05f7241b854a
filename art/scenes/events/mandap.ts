import { onionDome, scallops } from '../../drawing/arch.ts'
import { along, down, each, pool, slant, stamp, stroke } from '../../drawing/brush.ts'
import { group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { marigold, petalRing } from '../../drawing/foliage.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { E } from './palette.ts'

/** Ropes of marigolds that hang side by side, like a curtain; `lengths` in flowers. */
export function marigoldCurtain(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  count: number,
  lengths: (share: number) => number,
  size: number,
): string {
  const flowers = [marigold(sheet, E.marigold), marigold(sheet, E.saffron), marigold(sheet, '#f8c64a')]
  const [scale, step] = [size / 20, size * 0.82]
  const fours = flowers.map((flower) =>
    stamp(
      sheet,
      each(4, (j) => flower(Math.sin(j * 1.6) * size * 0.05, j * step, scale, j * 40)),
    ),
  )
  const tassel = stamp(sheet, path('M0 -16L-7 16H7Z', { fill: '#f7f0df' }))
  return each(count, (i, t) => {
    const length = Math.round(lengths(t))
    const px = x + t * width
    const whole = Math.floor(length / 4)
    const rope = each(whole, (j) => fours[i % 3]?.(px, y + j * 4 * step) ?? '')
    const rest = each(length - whole * 4, (j) => flowers[i % 3]?.(px, y + (whole * 4 + j) * step, scale, j * 40) ?? '')
    return rope + rest + tassel(px, y + length * step, size / 24)
  })
}

/** A curtain gathered to its pillar; drawn for the left, mirrored for the right. */
function tiedDrape(sheet: Sheet, x: number, top: number, foot: number, reach: number, colour: Colour): string {
  const tie = top + (foot - top) * 0.56
  const d = `M${x} ${top}H${x + reach}C${x + reach * 0.92} ${top + (tie - top) * 0.6} ${x + reach * 0.5} ${tie - 40} ${x + reach * 0.16} ${tie}C${x + reach * 0.34} ${tie + 70} ${x + reach * 0.36} ${foot - 60} ${x + reach * 0.42} ${foot}H${x - reach * 0.06}V${top}Z`
  const folds = each(6, (i) => {
    const t = (i + 0.6) / 6
    return stroke(
      `M${num(x + reach * t)} ${top}C${num(x + reach * t * 0.9)} ${num(top + (tie - top) * 0.62)} ${num(x + reach * t * 0.45)} ${tie - 40} ${num(x + reach * t * 0.14)} ${tie}C${num(x + reach * t * 0.3)} ${tie + 70} ${num(x + reach * t * 0.32)} ${foot - 60} ${num(x + reach * t * 0.38)} ${foot}`,
      i % 2 ? darken(colour, 0.42) : lighten(colour, 0.3),
      5,
      { opacity: 0.45 },
    )
  })
  return (
    path(d, {
      fill: linearPaint(
        sheet,
        [
          [0, lighten(colour, 0.12)],
          [0.5, colour],
          [1, darken(colour, 0.4)],
        ],
        [0, 0],
        [0.6, 1],
      ),
    }) +
    folds +
    stroke(`M${x - 6} ${tie + 4}L${x + reach * 0.22} ${tie - 6}`, E.gold, 14)
  )
}

const mirrored = (cx: number, content: string) => group({ transform: `translate(${2 * cx} 0) scale(-1 1)` }, content)

const pillar = (sheet: Sheet, x: number, top: number, foot: number, w: number) =>
  group(
    {},
    rect(x - w / 2, top, w, foot - top, { fill: along(sheet, '#fbe3ae', E.gold, '#9a6420', '#6a3e18') }),
    each(5, (i) =>
      rect(x - w * 0.62, top + ((foot - top) * (i + 0.5)) / 5, w * 1.24, 9, {
        rx: 4,
        fill: along(sheet, '#fff0c8', E.gold, '#7a4a18'),
      }),
    ),
    rect(x - w * 0.9, foot - 34, w * 1.8, 34, { fill: along(sheet, '#fbe3ae', '#c98f38', '#6a3e18') }),
    rect(x - w * 0.8, top, w * 1.6, 24, { fill: along(sheet, '#fbe3ae', '#c98f38', '#6a3e18') }),
  )

/** A wedding pavilion; `w` is the width between its outer pillars. */
export function mandap(sheet: Sheet, cx: number, floor: number, w: number): string {
  const h = w * 0.74
  const [left, top] = [cx - w / 2, floor - h]
  const roof = path(onionDome(cx, top - 30, w * 0.44, w * 0.25), {
    fill: linearPaint(
      sheet,
      [
        [0, '#ffe6b4'],
        [0.34, E.rani],
        [1, '#6a0f3d'],
      ],
      [0, 0],
      [1, 0.7],
    ),
  })
  const ribs = each(5, (i) =>
    stroke(
      `M${num(cx + (i - 2) * w * 0.085)} ${top - 34}C${num(cx + (i - 2) * w * 0.12)} ${num(top - w * 0.12)} ${num(cx + (i - 2) * w * 0.06)} ${num(top - w * 0.19)} ${cx} ${num(top - w * 0.262)}`,
      E.gold,
      4,
      { opacity: 0.8 },
    ),
  )
  const small = (x: number) =>
    path(onionDome(x, top - 22, w * 0.13, w * 0.085), { fill: slant(sheet, '#ffdfa8', E.rani, '#6a0f3d') })
  const frieze =
    rect(left - 30, top - 30, w + 60, 62, { fill: along(sheet, '#f9dc9c', E.gold, '#8f5a1e') }) +
    each(Math.round(w / 40), (i) =>
      path(petalRing(13, 8, 0.4), {
        fill: i % 2 ? E.rani : '#fff3d6',
        transform: `translate(${left + i * 41} ${top})`,
      }),
    ) +
    stroke(`M${left - 30} ${top - 26}H${left + w + 30}M${left - 30} ${top + 28}H${left + w + 30}`, '#fff0c8', 4)
  const valance =
    path(scallops(left - 20, top + 32, w + 40, 13, 34), { fill: down(sheet, E.rani, '#8d1449') }) +
    stroke(scallops(left - 20, top + 32, w + 40, 13, 34).replace('Z', ''), E.gold, 5)
  const back = rect(left + w * 0.12, top + 30, w * 0.76, h - 30, {
    fill: linearPaint(
      sheet,
      [
        [0, '#8e1a52'],
        [0.45, '#d9486b'],
        [1, '#f4a25a'],
      ],
      [0, 0],
      [0, 1],
    ),
  })
  const curtain = marigoldCurtain(
    sheet,
    left + w * 0.16,
    top + 44,
    w * 0.68,
    15,
    (t) => 9 + 9 * Math.abs(t - 0.5) * 2 + 3 * Math.sin(t * 40),
    w * 0.026,
  )
  const seat = (x: number) =>
    group(
      {},
      path(
        `M${x - 62} ${floor - 150}C${x - 62} ${floor - 220} ${x + 62} ${floor - 220} ${x + 62} ${floor - 150}V${floor - 60}H${x - 62}Z`,
        { fill: slant(sheet, '#fff1da', '#e9c7a0', '#a06a54'), stroke: E.gold, 'stroke-width': 8 },
      ),
      rect(x - 78, floor - 78, 156, 40, { rx: 16, fill: slant(sheet, '#ff8fb4', E.rani, '#7e0f42') }),
      rect(x - 66, floor - 40, 12, 36, { fill: E.gold }),
      rect(x + 54, floor - 40, 12, 36, { fill: '#8f5a1e' }),
    )
  return group(
    {},
    pool(sheet, cx, floor - h * 0.4, w * 0.9, h * 0.8, E.amber, 0.5),
    roof,
    ribs,
    small(left + w * 0.14),
    small(left + w * 0.86),
    back,
    pool(sheet, cx, floor - 130, w * 0.42, 260, E.flame, 0.75),
    curtain,
    pillar(sheet, left + w * 0.12, top + 30, floor - 16, w * 0.028),
    pillar(sheet, left + w * 0.88, top + 30, floor - 16, w * 0.028),
    seat(cx - 92),
    seat(cx + 92),
    tiedDrape(sheet, left, top + 30, floor, w * 0.24, '#f6d9c4'),
    mirrored(cx, tiedDrape(sheet, left, top + 30, floor, w * 0.24, '#f0c7b4')),
    tiedDrape(sheet, left, top + 30, floor, w * 0.14, E.rani),
    mirrored(cx, tiedDrape(sheet, left, top + 30, floor, w * 0.14, '#b81a5c')),
    pillar(sheet, left, top, floor, w * 0.036),
    pillar(sheet, left + w, top, floor, w * 0.036),
    valance,
    frieze,
    marigoldCurtain(
      sheet,
      left + 10,
      top + 66,
      w - 20,
      27,
      (t) => 3 + 2.4 * Math.abs(Math.sin(t * 13 * Math.PI)),
      w * 0.022,
    ),
  )
}
