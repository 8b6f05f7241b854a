import { clipTo, el, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, stitches } from '../../drawing/cloth.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { castShadow } from '../../drawing/light.ts'
import { linearPaint } from '../../drawing/paint.ts'
import { tube } from '../../drawing/tube.ts'

type Front = {
  cloth: Cloth
  yoke?: Cloth
  length: number
  placket: number
  neck: 'band' | 'collar' | 'vee'
  button?: Colour
}

export function hanger(): string {
  return (
    tube('M0 -18C0 -56 34 -50 34 -80C34 -112 -16 -114 -22 -84', 9, '#8f9299', 0.9) +
    tube('M-214 58C-120 26 -40 2 0 -14C40 2 120 26 214 58', 26, '#b98a56', 0.5)
  )
}

/** The opening at the neck, with the back of the garment showing inside. */
export function neckline(sheet: Sheet, { cloth, neck }: Front): string {
  const inside = path('M-86 4Q0 -26 86 4Q0 50 -86 4Z', { fill: darken(cloth.ground, 0.45) })
  const label = rect(-26, -4, 52, 20, { fill: '#f3ead8', rx: 2 }) + rect(-15, 4, 30, 4, { fill: '#26307a' })
  if (neck === 'vee') return vee(sheet, cloth)
  const fill = clothPaint(sheet, cloth)
  const band = 'M-90 2C-70 34 -30 58 -6 66L-10 92C-50 80 -96 44 -106 6Z'
  const collar = 'M-90 0C-66 40 -30 62 -4 70L-52 134C-92 104 -116 60 -110 12Z'
  const half = (flip: number) =>
    group(
      { transform: flip < 0 ? 'scale(-1 1)' : undefined },
      castShadow(sheet, neck === 'collar' ? collar : band, 6, 0.4),
      path(neck === 'collar' ? collar : band, { fill }),
      path(neck === 'collar' ? collar : band, {
        fill: linearPaint(
          sheet,
          [
            [0, '#fffaf0', 0.25],
            [1, '#140d12', 0.22],
          ],
          [0, 0],
          [1, 1],
        ),
      }),
      stitches(
        neck === 'collar' ? 'M-104 20C-106 58 -84 96 -54 122L-12 70' : 'M-100 10C-88 44 -50 74 -14 84',
        cloth.ground,
        1.5,
      ),
    )
  return inside + label + half(1) + half(-1)
}

function vee(sheet: Sheet, cloth: Cloth): string {
  const opening = 'M-86 4Q0 -26 86 4C60 90 30 160 0 206C-30 160 -60 90 -86 4Z'
  const edge = 'M-88 4C-62 92 -32 164 0 212C32 164 62 92 88 4'
  return (
    path(opening, { fill: darken(cloth.ground, 0.5) }) +
    clipTo(sheet, path(opening), path('M-86 4Q0 60 86 4L60 -40H-60Z', { fill: darken(cloth.ground, 0.2) })) +
    path(edge, { fill: 'none', stroke: cloth.accent, 'stroke-width': 13, 'stroke-linejoin': 'round' }) +
    path(edge, { fill: 'none', stroke: lighten(cloth.accent, 0.5), 'stroke-width': 2.5, 'stroke-dasharray': '4 6' })
  )
}

/** The buttoned strip down the front. */
export function buttonsDown(sheet: Sheet, { cloth, yoke, length, placket, neck, button }: Front): string {
  if (placket === 0 || neck === 'vee') return ''
  const foot = 70 + placket * (length - 90)
  const strip = `M-22 64H22V${foot}${placket < 0.9 ? `L0 ${foot + 22}L-22 ${foot}` : 'H-22'}Z`
  const count = Math.max(3, Math.round((foot - 80) / 110))
  const buttons = Array.from({ length: count }, (_, i) =>
    buttonAt(118 + (i * (foot - 140)) / Math.max(1, count - 1), button ?? '#e8dcc2'),
  )
  return group(
    {},
    path(strip, { fill: '#140d12', opacity: 0.25, transform: 'translate(4 3)' }),
    path(strip, { fill: clothPaint(sheet, yoke ?? cloth) }),
    path(strip, {
      fill: linearPaint(sheet, [
        [0, '#fffaf0', 0.2],
        [1, '#140d12', 0.16],
      ]),
    }),
    stitches(`M-16 70V${foot - 2}M16 70V${foot - 2}`, cloth.ground, 1.6),
    ...buttons,
  )
}

const buttonAt = (y: number, colour: Colour) =>
  group(
    { transform: `translate(0 ${Math.round(y)})` },
    el('circle', { r: 9.5, cx: 2, cy: 3, fill: '#140d12', opacity: 0.4 }),
    el('circle', { r: 9, fill: colour }),
    el('circle', { r: 6, fill: darken(colour, 0.12) }),
    el('circle', { r: 1.4, cx: -2.2, fill: darken(colour, 0.6) }),
    el('circle', { r: 1.4, cx: 2.2, fill: darken(colour, 0.6) }),
    path('M-6 -5A8 8 0 0 1 2 -8', { fill: 'none', stroke: '#ffffff', 'stroke-width': 2, opacity: 0.7 }),
  )

export function patchPocket(sheet: Sheet, cloth: Cloth): string {
  const d = 'M66 196H158V292L112 312L66 292Z'
  return (
    castShadow(sheet, d, 4, 0.3) +
    path(d, { fill: clothPaint(sheet, cloth) }) +
    stitches('M71 206V289L112 306L153 289V206M66 210H158', cloth.ground, 1.6)
  )
}
