import { cuspedArch, pointedArch } from '../../drawing/arch.ts'
import { along, circle, each, orb, place, pool, range, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { block, iso, isoShape, onLeft } from '../../drawing/iso.ts'
import { shadowOnGround } from './bazaar-stalls.ts'
import { H } from './palette.ts'
import { header, products } from './wireframes.ts'

/** The customer's end: a phone as tall as a doorway, with the same bazaar in it. */
export function phone(sheet: Sheet): string {
  const [x, y, w, h] = [430, 560, 262, 520]
  const screen = clipTo(
    sheet,
    rect(0, 0, w - 24, h - 40, { rx: 20 }),
    rect(0, 0, w - 24, h - 40, { fill: '#ffffff' }),
    place(0, 14, header(w - 24)),
    rect(14, 54, w - 52, 134, { rx: 12, fill: slant(sheet, '#ff7a55', H.vermilion, '#c93a1c') }),
    rect(28, 76, 92, 12, { rx: 6, fill: '#ffffff' }),
    rect(28, 96, 66, 12, { rx: 6, fill: '#ffffff' }),
    rect(28, 124, 62, 24, { rx: 12, fill: H.ink }),
    circle(166, 120, 42, { fill: '#ffd9cc' }),
    path('M150 96H182L178 108C200 114 198 146 180 150H152C134 146 132 114 154 108Z', { fill: H.green }),
    place(0, 186, products(w - 24, 146, 2)),
    rect(14, 332, w - 52, 60, { rx: 10, fill: H.mint }),
    range(5)
      .map((i) => circle(38 + i * 20, 352, 6, { fill: H.green }))
      .join(''),
    rect(30, 368, 110, 7, { rx: 3, fill: H.ink, opacity: 0.6 }),
    rect(14, 408, w - 52, 38, { rx: 19, fill: H.ink }),
    rect(78, 423, 72, 8, { rx: 4, fill: '#ffffff' }),
  )
  return group(
    {},
    shadowOnGround(
      sheet,
      [
        [x, y + 20],
        [x + w, y + 20],
        [x + w + 150, y + 120],
        [x + 130, y + 120],
      ],
      14,
    ),
    block(x, y, 12, w, 26, h, { top: '#4a4f5c', left: H.ink, right: '#05060a' }),
    path(
      isoShape([
        [x, y + 26, h + 12],
        [x + w, y + 26, h + 12],
        [x + w, y + 26, h + 6],
        [x, y + 26, h + 6],
      ]),
      { fill: '#6b7180' },
    ),
    onLeft(x + 12, y + 26, h - 8, screen),
  )
}

/** Someone on the way through: a robe, a shawl, a head. */
export function passer(
  sheet: Sheet,
  x: number,
  y: number,
  robe: Colour,
  shawl: Colour,
  skin: Colour,
  tall = 1,
): string {
  const [cx, foot] = iso(x, y)
  const body = 'M-30 0C-32 -46 -26 -92 -14 -106C-6 -114 8 -114 16 -106C28 -92 34 -46 32 0C14 10 -12 10 -30 0Z'
  const wrap = 'M-16 -104C-6 -114 8 -114 18 -104C26 -84 30 -60 30 -40C10 -54 -10 -78 -16 -104Z'
  return (
    pool(sheet, cx + 22, foot + 8, 62, 20, '#3b3428', 0.5) +
    place(
      cx,
      foot,
      path(body, { fill: along(sheet, lighten(robe, 0.22), robe, darken(robe, 0.34)) }) +
        path(wrap, { fill: shawl }) +
        circle(1, -126, 18, { fill: orb(sheet, lighten(skin, 0.2), skin, darken(skin, 0.3)) }) +
        path('M-17 -124C-20 -150 22 -152 19 -122C14 -134 2 -138 -6 -136C-12 -134 -16 -130 -17 -124Z', {
          fill: '#1d1618',
        }),
      tall,
    )
  )
}

/** The gate at the corner of the street. */
export const gate = (sheet: Sheet) =>
  rect(0, 0, 238, 330, { rx: 8, fill: slant(sheet, '#ff8b68', H.vermilion, '#c93a1c') }) +
  path(pointedArch(30, 40, 178, 290, 130), { fill: '#fff3ea' }) +
  path(cuspedArch(50, 78, 138, 252, 3), { fill: slant(sheet, '#1c7562', '#0a4438') }) +
  circle(119, 210, 34, { fill: '#ffd9cc' })

/** A cart with goods, come to a stop. */
export function cart(sheet: Sheet): string {
  const [x, y, w, d] = [640, 420, 200, 120]
  const wheel = (wx: number) =>
    onLeft(
      wx,
      y + d + 2,
      64,
      circle(0, 32, 34, { fill: H.ink }) +
        circle(0, 32, 24, { fill: '#e9c9a8' }) +
        each(4, (i) => stroke('M0 10V54', H.ink, 4, { transform: `rotate(${i * 45} 0 32)` })) +
        circle(0, 32, 7, { fill: H.ink }),
    )
  const heap = each(15, (i) => {
    const [px, py] = iso(x + 30 + (i % 5) * 36, y + 26 + Math.floor(i / 5) * 34, 84)
    return circle(px, py, 21, {
      fill: i % 4 === 1 ? orb(sheet, '#8fd0b8', '#2f8a74', '#0f5b4b') : orb(sheet, '#ffb79e', H.vermilion, '#b8300f'),
    })
  })
  return (
    shadowOnGround(sheet, [
      [x + 20, y + 20],
      [x + w + 60, y + 20],
      [x + w + 60, y + d + 30],
      [x + 20, y + d + 30],
    ]) +
    wheel(x + 40) +
    wheel(x + w - 40) +
    block(x, y, 50, w, d, 26, { top: '#f3dcc0', left: slant(sheet, '#e9c9a8', '#d0a67c'), right: '#a97f58' }) +
    heap
  )
}
