import { circle, each, polar, range } from '../../drawing/brush.ts'
import { group, num, path, rect } from '../../drawing/canvas.ts'
import { H } from './palette.ts'

/** Sections of a web page as small flat drawings, each `w` wide; they lie on walls, pages and phones. */

const bar = (x: number, y: number, w: number, h: number, fill: string, opacity?: number) =>
  rect(x, y, w, h, { rx: Math.min(h / 2, 6), fill, opacity })

/** Sun over hills: what stands where a photograph will. */
export const photo = (x: number, y: number, w: number, h: number, sky: string, hill: string, sun: string) =>
  group(
    {},
    rect(x, y, w, h, { rx: 6, fill: sky }),
    circle(x + w * 0.68, y + h * 0.36, Math.min(w, h) * 0.17, { fill: sun }),
    path(
      `M${num(x)} ${num(y + h * 0.82)}Q${num(x + w * 0.26)} ${num(y + h * 0.36)} ${num(x + w * 0.52)} ${num(y + h * 0.72)}Q${num(x + w * 0.76)} ${num(y + h * 0.46)} ${num(x + w)} ${num(y + h * 0.7)}V${num(y + h - 6)}Q${num(x + w)} ${num(y + h)} ${num(x + w - 6)} ${num(y + h)}H${num(x + 6)}Q${num(x)} ${num(y + h)} ${num(x)} ${num(y + h - 6)}Z`,
      { fill: hill },
    ),
  )

export const header = (w: number) =>
  bar(14, 12, 26, 14, H.vermilion) +
  [0, 1, 2].map((i) => bar(w * 0.46 + i * w * 0.13, 16, w * 0.09, 6, H.shade, 0.55)).join('') +
  bar(w - 46, 10, 32, 18, H.ink)

export const hero = (w: number, h: number) =>
  bar(16, h * 0.18, w * 0.4, 13, H.ink) +
  bar(16, h * 0.18 + 22, w * 0.32, 13, H.ink) +
  bar(16, h * 0.18 + 48, w * 0.36, 6, H.shade, 0.4) +
  bar(16, h * 0.18 + 60, w * 0.28, 6, H.shade, 0.4) +
  bar(16, h * 0.18 + 82, 70, 24, H.vermilion) +
  photo(w * 0.5, 12, w * 0.5 - 14, h - 24, H.mint, H.green, H.vermilion)

export const products = (w: number, h: number, columns = 3) =>
  each(columns, (i) => {
    const cw = (w - 14 * (columns + 1)) / columns
    const x = 14 + i * (cw + 14)
    const tint = i % 2 ? H.mint : H.blush
    const tone = i % 2 ? H.green : H.vermilion
    const pot = path(
      `M${num(x + cw * 0.36)} ${num(14 + h * 0.16)}H${num(x + cw * 0.64)}L${num(x + cw * 0.6)} ${num(14 + h * 0.24)}C${num(x + cw * 0.86)} ${num(14 + h * 0.3)} ${num(x + cw * 0.8)} ${num(14 + h * 0.5)} ${num(x + cw * 0.6)} ${num(14 + h * 0.52)}H${num(x + cw * 0.4)}C${num(x + cw * 0.2)} ${num(14 + h * 0.5)} ${num(x + cw * 0.14)} ${num(14 + h * 0.3)} ${num(x + cw * 0.4)} ${num(14 + h * 0.24)}Z`,
      { fill: tone },
    )
    return (
      rect(x, 14, cw, h * 0.6, { rx: 6, fill: tint }) +
      pot +
      bar(x, 14 + h * 0.65, cw * 0.76, 7, H.ink, 0.8) +
      bar(x, 14 + h * 0.65 + 13, cw * 0.4, 7, tone)
    )
  })

const star = (x: number, y: number, r: number) =>
  path(
    `M${range(10)
      .map((i) =>
        polar(x, y, i % 2 ? r * 0.45 : r, -90 + i * 36)
          .map(num)
          .join(' '),
      )
      .join('L')}Z`,
    { fill: H.vermilion },
  )

export const quotes = (w: number, h: number) =>
  each(2, (i) => {
    const cw = (w - 42) / 2
    const x = 14 + i * (cw + 14)
    return (
      rect(x, 12, cw, h - 24, { rx: 8, fill: i ? H.mint : H.blush }) +
      range(5)
        .map((s) => star(x + 18 + s * 15, 32, 7))
        .join('') +
      bar(x + 12, 48, cw - 24, 6, H.ink, 0.6) +
      bar(x + 12, 61, cw - 40, 6, H.ink, 0.6) +
      circle(x + 22, h - 32, 10, { fill: i ? H.green : H.vermilion }) +
      bar(x + 40, h - 36, cw * 0.4, 7, H.ink, 0.7)
    )
  })

export const questions = (w: number, h: number) =>
  each(4, (i) => {
    const y = 14 + (i * (h - 24)) / 4
    return (
      rect(14, y, w - 28, (h - 24) / 4 - 8, { rx: 6, fill: i === 1 ? H.green : H.paper }) +
      bar(26, y + (h - 24) / 8 - 8, w * (0.5 - (i % 2) * 0.12), 7, i === 1 ? H.white : H.ink, 0.8) +
      path(`M${num(w - 42)} ${num(y + (h - 24) / 8 - 7)}l7 7l7 -7`, {
        fill: 'none',
        stroke: i === 1 ? H.white : H.vermilion,
        'stroke-width': 3.5,
      })
    )
  })

export const gallery = (w: number, h: number) => {
  const a = (w - 42) * 0.56
  return (
    photo(14, 12, a, h - 24, H.blush, H.vermilion, H.white) +
    photo(28 + a, 12, w - 42 - a, (h - 38) / 2, H.mint, H.green, H.white) +
    photo(28 + a, 26 + (h - 38) / 2, w - 42 - a, (h - 38) / 2, H.stone, H.ink, H.vermilion)
  )
}

export const footer = (w: number, h: number) =>
  rect(0, 0, w, h, { fill: H.ink }) +
  bar(16, h * 0.24, 30, 12, H.vermilion) +
  [0, 1, 2]
    .map((i) =>
      range(3)
        .map((j) => bar(w * 0.42 + i * w * 0.19, h * 0.24 + j * 14, w * 0.13, 5, H.white, j ? 0.4 : 0.8))
        .join(''),
    )
    .join('')
