import { circle, each } from '../../drawing/brush.ts'
import { clipTo, group, num, type Point, path, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, threads } from '../../drawing/cloth.ts'
import { darken } from '../../drawing/colour.ts'
import { castShadow } from '../../drawing/light.ts'
import { linearPaint } from '../../drawing/paint.ts'
import type { Top } from '../../figures/cut.ts'
import { crease, foldsBetween, pleated, shadeOf } from '../../figures/folds.ts'
import { through } from '../../figures/geometry.ts'
import type { SareeLook } from '../../figures/saree.ts'
import type { Stole } from '../../figures/stole.ts'
import type { Thing } from './stage.ts'

const lying = (width: number, height: number, draw: (sheet: Sheet) => string): Thing => ({
  pose: 'lies',
  width,
  height,
  closeUp: { x: 0, y: 0, zoom: 2 },
  draw,
})

/** A pile of turns of one cloth, seen from above: rounded at the fold, open at the other end. */
function pile(sheet: Sheet, cloth: Cloth, w: number, h: number, turns: number): string {
  const box = (dx: number, dy: number): string => {
    const [l, r, t, b] = [-w / 2 + dx, w / 2 + dx, -h / 2 + dy, h / 2 + dy]
    return `M${l + 16} ${t}Q0 ${t - 6} ${r - 10} ${t}Q${r + 4} ${t + 4} ${r} ${t + 22}Q${r + 6} ${(t + b) / 2} ${r} ${b - 20}Q${r - 2} ${b} ${r - 20} ${b}Q0 ${b + 8} ${l + 16} ${b}Q${l - 4} ${b - 4} ${l} ${b - 22}Q${l - 6} ${(t + b) / 2} ${l} ${t + 20}Q${l} ${t} ${l + 16} ${t}Z`
  }
  const under = each(turns, (i) => {
    const k = turns - i
    return path(box(k * 3.4, k * 8), { fill: darken(cloth.ground, 0.12 + (k % 2) * 0.16) })
  })
  const top = box(0, 0)
  const light = linearPaint(
    sheet,
    [
      [0, '#fffaf0', 0.24],
      [0.5, '#fffaf0', 0],
      [1, shadeOf(cloth.ground), 0.34],
    ],
    [0, 0],
    [1, 1],
  )
  return group(
    {},
    castShadow(sheet, box(turns * 3, turns * 8), 18, 0.34),
    under,
    path(top, { fill: clothPaint(sheet, cloth) }),
    threads(sheet, top, cloth),
    path(top, { fill: light }),
  )
}

/** A saree folded flat, its pallu drawn out in pleats over it. */
export function laidSaree(look: Omit<SareeLook, 'pallu'>): Thing {
  const line = (...points: Point[]) => through(points)
  return lying(900, 1000, (sheet) => {
    const edge = look.border ?? look.end
    const band = edge
      ? clipTo(
          sheet,
          path('M-360 330H350V412H-360Z'),
          path('M-360 330H350V412H-360Z', { fill: clothPaint(sheet, edge) }),
          path('M-360 334H350M-360 404H350', { stroke: edge.accent, 'stroke-width': 6 }),
          path('M-360 330H350V412H-360Z', { fill: shadeOf(edge.ground), opacity: 0.12 }),
        )
      : ''
    const fan = pleated(sheet, {
      cloth: look.cloth,
      edges: foldsBetween(
        line([-110, -417], [-130, -240], [-205, 60], [-290, 404]),
        line([116, -418], [146, -240], [232, 60], [322, 396]),
        8,
      ),
      size: 0.9,
      ...(look.end ? { end: { cloth: look.end, share: 0.34 } } : {}),
      ...(look.border ? { sides: { cloth: look.border, first: 40, last: 40 } } : {}),
    })
    return group(
      { transform: 'rotate(-5)' },
      pile(sheet, look.cloth, 720, 830, 5),
      band,
      path('M-280 404Q20 440 316 398L236 100L-190 90Z', {
        fill: shadeOf(look.cloth.ground),
        opacity: 0.4,
        transform: 'translate(14 22)',
      }),
      fan,
    )
  })
}

/** A shirt or kurta folded as in a drawer: collar up, sleeves behind. */
export function laidTop(top: Top): Thing {
  const { cloth } = top
  return lying(640, 860, (sheet) => {
    const shade = shadeOf(cloth.ground)
    const strip = top.placket > 0 ? 'M-24 -360H24V404H-24Z' : ''
    const paint = clothPaint(sheet, cloth)
    const button = top.button ?? '#e8dcc2'
    const vee = top.neck === 'vee'
    const opening = vee
      ? 'M-104 -424Q0 -440 104 -424L0 -190Z'
      : 'M-92 -424Q0 -448 92 -424Q52 -350 0 -344Q-52 -350 -92 -424Z'
    const wing =
      top.neck === 'collar'
        ? 'M-96 -436C-70 -384 -30 -352 -2 -344L-66 -260C-110 -300 -138 -360 -132 -412Z'
        : 'M-98 -440C-78 -388 -34 -354 -4 -344L-6 -304C-62 -320 -118 -366 -132 -420Z'
    const collar = vee
      ? path('M-104 -424L0 -190L104 -424', {
          fill: 'none',
          stroke: top.trim?.ground ?? cloth.accent,
          'stroke-width': 26,
          'stroke-linejoin': 'round',
        })
      : [1, -1]
          .map((s) =>
            group(
              { transform: s < 0 ? 'scale(-1 1)' : undefined },
              path(wing, { fill: shade, opacity: 0.4, transform: 'translate(5 9)' }),
              path(wing, { fill: paint }),
              path(wing, { fill: s > 0 ? '#fffaf0' : shade, opacity: 0.16 }),
            ),
          )
          .join('')
    const yoke = top.yoke
      ? clipTo(
          sheet,
          path('M-300 -424H300V-120Q0 -60 -300 -120Z'),
          path('M-300 -424H300V-120Q0 -60 -300 -120Z', { fill: clothPaint(sheet, top.yoke) }),
        ) + path('M-300 -120Q0 -60 300 -120', { fill: 'none', stroke: top.yoke.accent, 'stroke-width': 6 })
      : ''
    return group(
      { transform: 'rotate(-3)' },
      pile(sheet, cloth, 600, 840, 3),
      yoke,
      crease([-296, -300], [-180, -120], [-230, 380], 26, shade, 0.22),
      crease([296, -340], [190, -80], [240, 390], 26, shade, 0.26),
      path(opening, { fill: darken(cloth.ground, 0.45) }),
      strip && !vee
        ? path(strip, { fill: shade, opacity: 0.32, transform: 'translate(6 3)' }) +
            path(strip, { fill: top.yoke ? clothPaint(sheet, top.yoke) : paint }) +
            path(strip, { fill: '#fffaf0', opacity: 0.1 })
        : '',
      strip && !vee
        ? each(Math.max(3, Math.round(top.placket * 6)), (i) => {
            const y = -290 + i * 128
            return y < 390
              ? circle(2, y + 3, 11, { fill: shade, opacity: 0.5 }) +
                  circle(0, y, 10.5, { fill: button }) +
                  circle(0, y, 3.4, { fill: darken(button, 0.45) })
              : ''
          })
        : '',
      collar,
      top.pocket ? pocket(paint, shade) : '',
    )
  })
}

const pocket = (paint: string, shade: string) => {
  const d = 'M86 -210H226V-70L156 -36L86 -70Z'
  return (
    path(d, { fill: shade, opacity: 0.4, transform: 'translate(5 7)' }) +
    path(d, { fill: paint }) +
    path(d, { fill: 'none', stroke: shade, 'stroke-width': 3, opacity: 0.6 })
  )
}

/** A stole folded small, one end drawn out over the pile. */
export function laidStole(stole: Stole): Thing {
  return lying(760, 1000, (sheet) => {
    const end = stole.end ?? { cloth: stole.cloth, share: 0.01 }
    const spread = pleated(sheet, {
      cloth: stole.cloth,
      edges: foldsBetween(
        through([
          [-250, -372],
          [-258, -100],
          [-270, 150],
          [-288, 440],
        ]),
        through([
          [262, -374],
          [266, -100],
          [276, 150],
          [296, 426],
        ]),
        5,
      ),
      end: { ...end, share: end.share * 1.2 },
      size: 0.95,
      depth: 0.6,
      ...(stole.border ? { sides: { cloth: stole.border, first: 44, last: 44 } } : {}),
    })
    const fringe = stole.fringe
      ? each(58, (i, t) => {
          const [x, y] = [-284 + t * 576, 440 - t * 14]
          return path(`M${num(x)} ${num(y - 6)}q${num((i % 5) - 2)} 26 ${num((t - 0.5) * 14)} 54`, {
            fill: 'none',
            stroke: i % 2 ? end.cloth.ground : darken(end.cloth.ground, 0.18),
            'stroke-width': 6,
            'stroke-linecap': 'round',
          })
        })
      : ''
    return group(
      { transform: 'rotate(-4) translate(0 -20)' },
      group({ transform: 'translate(0 -40)' }, pile(sheet, stole.cloth, 640, 660, 4)),
      path('M-276 452Q20 470 312 436L276 100H-264Z', {
        fill: shadeOf(stole.cloth.ground),
        opacity: 0.36,
        transform: 'translate(14 20)',
      }),
      fringe,
      spread,
    )
  })
}
