import { circle, each } from '../drawing/brush.ts'
import { curve, group, num, type Point, path } from '../drawing/canvas.ts'
import { lighten } from '../drawing/colour.ts'
import type { Figure } from './body.ts'
import { cm, hemOf, type Top } from './cut.ts'
import { printAlong, shadeOf } from './folds.ts'
import { outline } from './geometry.ts'

/** Band, collar or V, with the skin that it leaves bare. */
export function neckOf(figure: Figure, top: Top): string {
  const { sheet, at, build, skin } = figure
  const { cloth } = top
  const n = build.neck
  const paint = printAlong(sheet, cloth, at(-20, -640), at(0, -600))
  if (top.neck === 'vee') {
    const opening: Point[] = [at(-n - 12, -622), at(-n - 4, -606), at(0, -560), at(n + 4, -606), at(n + 12, -622)]
    const trim = top.trim?.ground ?? cloth.accent
    return (
      path(`${curve(opening.slice(0, 3))}${curve(opening.slice(2), 'L')}Z`, { fill: skin }) +
      path(`${curve(opening.slice(0, 3))}${curve(opening.slice(2), 'L')}`, {
        fill: 'none',
        stroke: trim,
        'stroke-width': 5.6,
        'stroke-linejoin': 'round',
      }) +
      path(`${curve(opening.slice(0, 3))}${curve(opening.slice(2), 'L')}`, {
        fill: 'none',
        stroke: lighten(trim, 0.5),
        'stroke-width': 1,
        'stroke-dasharray': '1.6 2.4',
      })
    )
  }
  const opening = path(outline([at(-n - 3, -630), at(-3, -600), at(0, -592)], [at(3, -600), at(n + 3, -630)]), {
    fill: skin,
  })
  if (top.neck === 'band') {
    const half = (s: 1 | -1) =>
      outline(
        [at(s * (n + 2), -641), at(s * (n * 0.7), -624), at(s * 2.5, -615)],
        [at(s * 3, -603), at(s * (n * 0.9), -611), at(s * (n + 10), -626)],
      )
    return (
      opening +
      [half(-1), half(1)]
        .map((d, i) => path(d, { fill: paint }) + path(d, { fill: shadeOf(cloth.ground), opacity: i ? 0.34 : 0.14 }))
        .join('')
    )
  }
  const wing = (s: 1 | -1) =>
    outline(
      [at(s * (n + 1), -642), at(s * (n * 0.62), -622), at(s * 2, -608)],
      [at(s * (n + 6), -588)],
      [at(s * (n + 14), -606), at(s * (n + 10), -632)],
    )
  const inside = path(outline([at(-n - 3, -636), at(-2, -606), at(0, -588)], [at(2, -606), at(n + 3, -636)]), {
    fill: skin,
  })
  return (
    inside +
    [wing(-1), wing(1)]
      .map(
        (d, i) =>
          path(d, { fill: shadeOf(cloth.ground), opacity: 0.4, transform: 'translate(1.5 3)' }) +
          path(d, { fill: paint }) +
          path(d, { fill: i ? shadeOf(cloth.ground) : lighten(cloth.ground, 0.4), opacity: i ? 0.24 : 0.16 }),
      )
      .join('')
  )
}

/** The buttoned strip down the front. */
export function placketOf(figure: Figure, top: Top): string {
  if (top.placket === 0 || top.neck === 'vee') return ''
  const { at, sheet } = figure
  const from = top.neck === 'collar' ? -594 : -606
  const to = top.placket >= 1 ? hemOf(figure, top) + 6 : from + top.placket * top.length * cm(figure)
  const strip = outline(
    [at(-5.5, from), at(-5.5, (from + to) / 2), at(-5.5, to)],
    [at(0, to + (top.placket < 1 ? 7 : 0)), at(5.5, to)],
    [at(5.5, (from + to) / 2), at(5.5, from)],
  )
  const count = Math.max(3, Math.round((to - from) / 42))
  const shade = shadeOf(top.cloth.ground)
  return group(
    {},
    path(strip, { fill: shade, opacity: 0.4, transform: 'translate(2 1.5)' }),
    path(strip, { fill: printAlong(sheet, top.yoke ?? top.cloth, at(0, from), at(0, to), 0.3, 0.6) }),
    path(strip, { fill: lighten(top.cloth.ground, 0.5), opacity: 0.12 }),
    each(count, (i) => {
      const [x, y] = at(0, from + 14 + (i * (to - from - 22)) / Math.max(1, count - 1))
      return (
        circle(x, y, 2.9, { fill: top.button ?? '#e8dcc2' }) +
        circle(x + 0.5, y + 0.6, 1.1, { fill: shade, opacity: 0.7 })
      )
    }),
  )
}

export function pocketOf(figure: Figure, top: Top): string {
  if (!top.pocket) return ''
  const { at, sheet } = figure
  const d = `M${[at(17, -556), at(45, -556), at(45, -524), at(31, -516), at(17, -524)].map((p) => p.map(num).join(' ')).join('L')}Z`
  return (
    path(d, { fill: shadeOf(top.cloth.ground), opacity: 0.4, transform: 'translate(1.5 2)' }) +
    path(d, { fill: printAlong(sheet, top.cloth, at(30, -556), at(30, -510), 0.3, 0.4) }) +
    path(d, { fill: 'none', stroke: shadeOf(top.cloth.ground), 'stroke-width': 0.9, opacity: 0.6 })
  )
}
