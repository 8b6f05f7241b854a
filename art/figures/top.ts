import { clipTo, curve, group, type Point, path } from '../drawing/canvas.ts'
import { lighten } from '../drawing/colour.ts'
import { arm, armLine, armOf, type Figure, HIP, SHOULDER, type Side, shadedSide, WAIST } from './body.ts'
import { hemOf, type Top } from './cut.ts'
import { crease, godet, printAlong, shadeOf } from './folds.ts'
import { between, outline, tapered } from './geometry.ts'
import { neckOf, placketOf, pocketOf } from './tailoring.ts'

const SLEEVE = { short: 0.26, elbow: 0.55, long: 1 }
const EASE = { straight: 6, aLine: 6, flared: 3, boxy: 13 }
const FLARE = { straight: 9, aLine: 52, flared: 92, boxy: 9 }

/** Half the front from the neck to the hem: its width at heights. */
function sideOf(figure: Figure, top: Top): readonly (readonly [x: number, y: number])[] {
  const { build } = figure
  const ease = EASE[top.cut]
  const hem = hemOf(figure, top)
  const { neck, shoulder, chest, waist, hip } = build
  const boxy = top.cut === 'boxy'
  const down: (readonly [number, number])[] = [
    [neck + 9, -623],
    [shoulder * 0.62, -619],
    [shoulder - 6, SHOULDER - 4],
    [chest + ease * 0.7, -556],
    [chest + ease * 0.8, -536],
    [boxy ? chest + ease * 0.6 : waist + ease + 4, WAIST],
  ]
  if (hem > HIP + 20) down.push([hip + ease + FLARE[top.cut] * 0.12, HIP])
  down.push([hip + ease + FLARE[top.cut] * Math.max(0.25, (hem - WAIST) / 350) - (top.slits ? 5 : 0), hem])
  return down
}

/** The front: outline, hem line, and how wide the hem is. */
function frontOf(figure: Figure, top: Top) {
  const side = sideOf(figure, top)
  const half = (s: 1 | -1): Point[] => side.map(([x, y]) => figure.at(s * x, y))
  const hem = hemOf(figure, top)
  const width = side[side.length - 1]?.[0] ?? 70
  const drop = top.cut === 'boxy' ? 3 : 7
  const hemLine = (lift = 0): Point[] =>
    [-1, -0.5, 0, 0.5, 1].map((u) => figure.at(u * width, hem - lift + drop * (1 - u * u)))
  const throat: Point[] = [
    figure.at(-figure.build.neck - 9, -620),
    figure.at(0, -606),
    figure.at(figure.build.neck + 9, -620),
  ]
  const d = outline(throat, half(1), hemLine().reverse(), half(-1).reverse())
  return { d, hem, width, hemLine, throat }
}

/** The back of the garment, seen at the slits and under the hem; drawn before the legs. */
export function topBehind(figure: Figure, top: Top): string {
  if (!top.slits) return ''
  const { hem, width } = frontOf(figure, top)
  const d = outline(
    [figure.at(-figure.build.hip - 4, HIP), figure.at(-width - 10, hem + 2)],
    [figure.at(0, hem + 8), figure.at(width + 10, hem + 2)],
    [figure.at(figure.build.hip + 4, HIP)],
  )
  return (
    path(d, { fill: printAlong(figure.sheet, top.cloth, figure.at(0, HIP), figure.at(0, hem)) }) +
    path(d, { fill: shadeOf(top.cloth.ground), opacity: 0.6 })
  )
}

/** Where folds open, from the left side to the right, as shares of half the hem. */
const FOLDS = {
  straight: [
    [-0.62, -440, -0.66, -0.5],
    [0.08, -410, 0.02, 0.16],
    [0.66, -450, 0.52, 0.74],
  ],
  aLine: [
    [-0.75, -500, -0.8, -0.6],
    [-0.34, -470, -0.42, -0.2],
    [0.05, -440, -0.03, 0.16],
    [0.4, -480, 0.34, 0.54],
    [0.8, -500, 0.68, 0.86],
  ],
  flared: [
    [-0.8, -500, -0.9, -0.74],
    [-0.55, -505, -0.64, -0.46],
    [-0.28, -500, -0.36, -0.18],
    [0, -505, -0.08, 0.1],
    [0.28, -500, 0.2, 0.38],
    [0.55, -505, 0.48, 0.66],
    [0.8, -500, 0.76, 0.92],
  ],
  boxy: [
    [-0.7, -470, -0.74, -0.6],
    [0.62, -490, 0.5, 0.68],
  ],
} as const

function front(figure: Figure, top: Top): string {
  const { sheet, at, build } = figure
  const { cloth } = top
  const { d, hem, width, hemLine } = frontOf(figure, top)
  const shade = shadeOf(cloth.ground)
  const waist = build.waist + EASE[top.cut]
  const onHem = (u: number): Point => at(u * width, hem + 8 * (1 - u * u))
  const folds = FOLDS[top.cut].map(([x, y, l, r]) => godet(sheet, cloth, at(x * waist, y), onHem(l), onHem(r)))
  const trim = top.trim
    ? path(outline(hemLine(24), hemLine(-4).reverse()), {
        fill: printAlong(sheet, top.trim, at(0, hem - 24), at(0, hem)),
      }) + path(curve(hemLine(24)), { fill: 'none', stroke: lighten(top.trim.accent, 0.2), 'stroke-width': 1.8 })
    : path(curve(hemLine(5)), {
        fill: 'none',
        stroke: shade,
        'stroke-width': 1,
        opacity: 0.4,
        'stroke-dasharray': '3 2',
      })
  const yoke = top.yoke
    ? path(outline([at(-90, -640), at(90, -640)], [at(90, -560), at(0, -528), at(-90, -560)]), {
        fill: printAlong(sheet, top.yoke, at(0, -620), at(0, -520)),
      }) +
      path(curve([at(-90, -560), at(0, -528), at(90, -560)]), {
        fill: 'none',
        stroke: top.yoke.accent,
        'stroke-width': 2,
      })
    : ''
  const away = outline(
    [
      at(build.chest + 4, -580),
      at(build.chest - 12, -530),
      at(waist - 15, WAIST),
      at(build.hip - 14, HIP),
      at(width - 20, hem + 10),
    ],
    [at(width + 60, hem + 10), at(build.hip + 60, HIP), at(build.shoulder + 20, -580)],
  )
  const long = hem > -330
  return group(
    {},
    path(d, { fill: printAlong(sheet, cloth, at(0, -620), at(0, hem)) }),
    clipTo(
      sheet,
      path(d),
      yoke,
      ...folds,
      trim,
      path(away, { fill: shade, opacity: 0.26 }),
      crease(at(-build.chest + 2, -540), at(-30, -520), at(-10, -526), 5, shade, 0.34),
      crease(at(build.chest - 2, -540), at(32, -522), at(12, -528), 5, shade, 0.34),
      crease(at(-waist, WAIST + 2), at(-20, WAIST - 10), at(6, WAIST - 2), 5, shade, 0.26),
      crease(at(waist, WAIST - 8), at(18, WAIST + 8), at(-8, WAIST + 4), 5, shade, 0.26),
      long ? crease(at(-build.hip - 2, -392), at(-26, -376), at(-2, -386), 6, shade, 0.2) : '',
    ),
  )
}

function sleeve(figure: Figure, top: Top, side: Side): string {
  const joints = armOf(figure, side)
  const man = figure.build.limb > 1.1
  const ease = { short: 6, elbow: 4.5, long: man ? 4.5 : 3.6 }[top.sleeve]
  const along = armLine(figure, joints, SLEEVE[top.sleeve], ease).map(([x, y, r], i, all) => {
    const opening = top.sleeve === 'short' ? 3 : top.sleeve === 'elbow' ? 1.5 : i > 4 ? 2.2 : 0
    return [x, y, r + (opening * i) / all.length] as const
  })
  const { cloth } = top
  const shade = shadeOf(cloth.ground)
  const d = tapered(along, 'begins round')
  const inner = shadedSide(along)
  const end = along[along.length - 1]
  const before = along[along.length - 2]
  const upper = along.slice(0, 4)
  const lower = along.slice(3)
  const print = (part: typeof along, from: Point, to: Point, more: 'cut' | 'begins round') =>
    path(tapered(part, more), { fill: printAlong(figure.sheet, cloth, from, to) })
  const sign = side === 'left' ? -1 : 1
  const [ex, ey] = joints.elbow
  const bend =
    top.sleeve === 'long'
      ? crease([ex + sign * 15, ey - 8], [ex, ey + 4], [ex - sign * 13, ey + 5], 5, shade, 0.42) +
        crease([ex + sign * 15, ey + 8], [ex + sign * 2, ey + 12], [ex - sign * 11, ey + 15], 4, shade, 0.34)
      : ''
  const shoulder = joints.shoulder
  const pull = crease(
    [shoulder[0] - sign * 14, shoulder[1] + 26],
    [shoulder[0] - sign * 2, shoulder[1] + 34],
    [shoulder[0] + sign * 10, shoulder[1] + 58],
    5,
    shade,
    0.34,
  )
  const band =
    end && before
      ? path(
          tapered([
            [between(end[0], before[0], 0.16), between(end[1], before[1], 0.16), end[2] + 0.4],
            [end[0], end[1], end[2] + 0.4],
          ]),
          top.trim
            ? { fill: printAlong(figure.sheet, top.trim, joints.elbow, joints.wrist) }
            : { fill: shade, opacity: 0.2 },
        )
      : ''
  return group(
    {},
    arm(figure, side, along.length - 1),
    lower.length > 1 ? print(lower, joints.elbow, joints.wrist, 'begins round') : '',
    print(upper, joints.shoulder, joints.elbow, 'begins round'),
    clipTo(
      figure.sheet,
      path(d) + path(tapered(lower.length > 1 ? lower : upper, 'begins round')),
      path(inner, { fill: shade, opacity: 0.3 }),
      bend,
      pull,
      band,
    ),
  )
}

/** The garment in the order in which it is drawn: a stole may lie between its front and the nearer sleeve. */
export const topOn = (figure: Figure, top: Top): { front: string; sleeve: string } => ({
  front: group(
    {},
    front(figure, top),
    pocketOf(figure, top),
    placketOf(figure, top),
    neckOf(figure, top),
    sleeve(figure, top, 'right'),
  ),
  sleeve: sleeve(figure, top, 'left'),
})
