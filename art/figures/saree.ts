import { each } from '../drawing/brush.ts'
import { clipTo, group, num, type Point, path } from '../drawing/canvas.ts'
import type { Cloth } from '../drawing/cloth.ts'
import { type Colour, darken } from '../drawing/colour.ts'
import {
  arm,
  armLine,
  armOf,
  bangles,
  bust,
  type Figure,
  gold,
  midriff,
  SHOULDER,
  type Side,
  shadedSide,
} from './body.ts'
import { crease, foldsBetween, pleated, printAlong, shadeOf } from './folds.ts'
import { between, type Line, outline, tapered, through } from './geometry.ts'
import { braid, type Head, hairBehind, headOf } from './head.ts'

export type SareeLook = {
  cloth: Cloth
  border?: Cloth
  /** The end piece. */
  end?: Cloth
  /** The blouse, in the colour of the border or the end piece unless told. */
  blouse?: Colour
  fringe?: boolean
  /** Where the pallu goes behind the shoulder: open over the forearm, or down the back. */
  pallu: 'arm' | 'back'
}

export const line = (figure: Figure, ...points: Point[]): Line => through(points.map(([x, y]) => figure.at(x, y)))

export const blouseOf = ({ blouse, border, end, cloth }: SareeLook): Cloth => ({
  ...cloth,
  motif: 'plain',
  ground: blouse ?? border?.ground ?? end?.ground ?? darken(cloth.ground, 0.25),
})

export function feet({ at, skin }: Figure): string {
  const foot = (x: number, turn: number) => {
    const [fx, fy] = at(x, -8)
    return group(
      { transform: `translate(${num(fx)} ${num(fy)}) rotate(${turn})` },
      path('M-11 -8C-14 2 -13 10 -8 13H8C13 10 14 2 11 -8Z', { fill: skin }),
      each(5, (i) =>
        path(`M${-8.6 + i * 4.3} 9.5v4`, { stroke: skin, 'stroke-width': 4.6, 'stroke-linecap': 'round' }),
      ),
      path('M-12 2Q0 -6 12 2', { fill: 'none', stroke: '#7a4624', 'stroke-width': 4 }),
    )
  }
  return foot(-30, 8) + foot(26, -10)
}

export function blouseSleeve(figure: Figure, cloth: Cloth, side: Side): string {
  const joints = armOf(figure, side)
  const along = armLine(figure, joints, 0.36, 2.6)
  const last = along[along.length - 1]
  const inner = shadedSide(along)
  return group(
    {},
    path(tapered(along, 'begins round'), { fill: printAlong(figure.sheet, cloth, joints.shoulder, joints.elbow) }),
    path(inner, { fill: shadeOf(cloth.ground), opacity: 0.3 }),
    last ? cuff(joints.shoulder, joints.elbow, last, gold) : '',
  )
}

export function blouse(figure: Figure, cloth: Cloth, hem = -514, depth = -574): string {
  const { sheet, build, at } = figure
  const { shoulder, chest } = build
  const neckline: Point[] = [
    at(-35, -614),
    at(-29, -594),
    at(-17, depth + 3),
    at(0, depth),
    at(17, depth + 3),
    at(29, -594),
    at(35, -614),
  ]
  const half = (s: 1 | -1): Point[] =>
    [
      [shoulder - 6, SHOULDER - 3],
      [chest + 2, -562],
      [chest + 2.5, -540],
      [chest - 6, hem],
    ].map(([x = 0, y = 0]) => at(s * x, y))
  const body = outline(neckline, half(1), [at(chest - 6, hem), at(0, hem + 5), at(-chest + 6, hem)], half(-1).reverse())
  const shade = shadeOf(cloth.ground)
  return group(
    {},
    blouseSleeve(figure, cloth, 'left'),
    blouseSleeve(figure, cloth, 'right'),
    path(body, { fill: printAlong(sheet, cloth, at(0, -600), at(0, -500)) }),
    clipTo(
      sheet,
      path(body),
      path(
        outline(
          [at(chest + 2, -580), at(chest - 12, -545), at(chest - 20, hem)],
          [at(chest + 12, hem), at(chest + 14, -560), at(shoulder + 8, -580)],
        ),
        { fill: shade, opacity: 0.34 },
      ),
    ),
    crease(at(-chest + 4, -548), at(-26, -532), at(-8, -536), 4, shade, 0.4),
    crease(at(chest - 4, -548), at(28, -532), at(9, -536), 4, shade, 0.4),
  )
}

/** A narrow band round the end of a sleeve. */
function cuff(from: Point, to: Point, [x, y, r]: readonly [number, number, number], colour: string, width = 3): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [nx, ny] = [-uy * r, ux * r]
  const d = `M${num(x - nx - ux * 3)} ${num(y - ny - uy * 3)}Q${num(x + ux)} ${num(y + uy)} ${num(x + nx - ux * 3)} ${num(y + ny - uy * 3)}`
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': width })
}

/** From the waist to the floor: wrapped at the left, pleated in front, wrapped on at the right. */
function skirt(figure: Figure, look: SareeLook): string {
  const { sheet } = figure
  const { cloth } = look
  const hem = look.border
    ? { cloth: look.border, share: 0.075 }
    : look.end
      ? { cloth: look.end, share: 0.05 }
      : undefined
  const top = -460
  const leftEdge = line(figure, [-42, top - 4], [-62, -400], [-62, -290], [-56, -170], [-68, -12])
  const beside = line(figure, [0, top + 2], [-10, -380], [-14, -270], [-16, -150], [-20, 0])
  const rightBeside = line(figure, [10, top + 1], [14, -380], [18, -270], [22, -150], [30, 0])
  const rightEdge = line(figure, [42, top - 4], [62, -400], [62, -290], [60, -170], [78, -12])
  const count = 7
  const front = Array.from({ length: count + 1 }, (_, i) => {
    const u = i / count
    const sag = (i % 2) * 1.5
    return line(
      figure,
      [between(-9, 20, u), top + 2],
      [between(-21, 30, u), -380],
      [between(-27, 39, u), -270],
      [between(-30, 46, u), -150],
      [between(-46, 62, u), -9 + sag + Math.sin(u * 3.1) * 4],
    )
  })
  const wrapLeft = pleated(sheet, { cloth, edges: [leftEdge, beside], ...(hem ? { hem } : {}), depth: 0.7 })
  const wrapRight = pleated(sheet, { cloth, edges: [rightBeside, rightEdge], ...(hem ? { hem } : {}), depth: 1 })
  const pleats = pleated(sheet, { cloth, edges: front, ...(hem ? { hem } : {}), depth: 1 })
  const shade = shadeOf(cloth.ground)
  const { at } = figure
  const drags = [
    crease(at(-12, -452), at(-34, -410), at(-60, -392), 7, shade, 0.34),
    crease(at(-14, -446), at(-34, -370), at(-60, -338), 8, shade, 0.3),
    crease(at(-15, -436), at(-30, -330), at(-58, -262), 8, shade, 0.26),
    crease(at(24, -450), at(42, -410), at(60, -396), 6, shade, 0.3),
    crease(at(-30, -150), at(-42, -90), at(-58, -40), 7, shade, 0.24),
  ]
  const waist = outline(
    [at(-42, top - 5), at(0, top + 3), at(42, top - 5)],
    [at(44, top + 6), at(0, top + 13), at(-44, top + 6)],
  )
  return group(
    {},
    wrapRight,
    wrapLeft,
    ...drags,
    pleats,
    path(waist, { fill: printAlong(sheet, cloth, at(0, top), at(0, 0)) }),
    path(waist, { fill: shade, opacity: 0.22 }),
  )
}

/** Across the chest: from the hip on the left to the shoulder on the right, gathered as it rises. */
function across(figure: Figure, look: SareeLook): string {
  const { sheet, at } = figure
  const upper = line(figure, [-47, -496], [-42, -534], [-14, -562], [12, -588], [31, -620])
  const lower = line(figure, [-56, -428], [-22, -448], [18, -482], [44, -530], [60, -604])
  const edges = foldsBetween(upper, lower, 6)
  const border = look.border ?? look.end
  const shadow = tapered([
    [...at(-46, -438), 1],
    [...at(-16, -450), 4],
    [...at(20, -478), 5],
    [...at(46, -526), 3],
  ])
  return group(
    {},
    path(shadow, { fill: shadeOf(look.cloth.ground), opacity: 0.4 }),
    pleated(sheet, {
      cloth: look.cloth,
      edges,
      depth: 0.85,
      ...(border ? { sides: { cloth: border, first: 11, last: 8 } } : {}),
    }),
  )
}

export const palluEnd = (look: SareeLook, share: number) => ({
  cloth: look.cloth,
  ...(look.end
    ? { end: { cloth: look.end, share } }
    : look.border
      ? { end: { cloth: look.border, share: share * 0.5 } }
      : {}),
  ...(look.border ? { sides: { cloth: look.border, first: 9, last: 9 } } : {}),
  ...(look.fringe ? { fringe: look.end?.ground ?? look.cloth.ground } : {}),
})

function palluBehind(figure: Figure, look: SareeLook): string {
  const inner = line(figure, [34, -618], [44, -520], [40, -400], [48, -270], [44, -150])
  const outer = line(figure, [66, -606], [92, -520], [104, -400], [122, -270], [134, -164])
  return pleated(figure.sheet, { ...palluEnd(look, 0.3), edges: foldsBetween(inner, outer, 5), depth: 1.1 })
}

/** Open over the forearm, so that the end piece hangs before the skirt. */
function palluOverArm(figure: Figure, look: SareeLook): { behind: string; before: string } {
  const { elbow, wrist } = armOf(figure, 'right')
  const { sheet } = figure
  const fall = (x: number, y: number): Point => [x, y]
  const [sx, sy] = figure.at(40, -618)
  const [tx, ty] = figure.at(66, -604)
  const top = (t: number): Point => [between(elbow[0] - 12, wrist[0] - 4, t), between(elbow[1] - 9, wrist[1] - 13, t)]
  const behind = pleated(sheet, {
    ...palluEnd(look, 0.01),
    edges: foldsBetween(
      through([fall(sx, sy), fall(sx + 14, sy + 60), fall(elbow[0] - 16, elbow[1] + 10)]),
      through([fall(tx, ty), fall(tx + 34, ty + 40), fall(wrist[0] - 4, wrist[1] - 6)]),
      4,
    ),
    depth: 1.2,
  })
  const foot = -168
  const inner = through([top(0), [elbow[0] - 14, elbow[1] + 60], [elbow[0] - 16, -300], [elbow[0] - 24, foot]])
  const outer = through([top(1), [wrist[0] + 4, wrist[1] + 60], [wrist[0] + 10, -290], [wrist[0] + 24, foot - 12]])
  const before = pleated(sheet, { ...palluEnd(look, 0.4), edges: foldsBetween(inner, outer, 5), depth: 1.05 })
  return { behind, before }
}

export function necklace({ at }: Figure): string {
  const points = [at(-15, -629), at(-10, -606), at(0, -597), at(10, -606), at(15, -629)]
  const run = through(points)
  return each(13, (i) => {
    const [x, y] = run(i / 12)
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${i === 6 ? 4 : 2.2}" fill="${gold}"/>`
  })
}

export function saree(figure: Figure, head: Head, look: SareeLook): string {
  const fall = look.pallu === 'arm' ? palluOverArm(figure, look) : { behind: palluBehind(figure, look), before: '' }
  const top = blouseOf(look)
  const wrist = [gold, top.ground, gold] as const
  const rightArm = arm(figure, 'right', 2) + bangles(figure, 'right', wrist)
  const leftArm = arm(figure, 'left', 2) + bangles(figure, 'left', wrist)
  return group(
    {},
    hairBehind(figure, head),
    fall.behind,
    feet(figure),
    look.pallu === 'arm' ? '' : rightArm,
    midriff(figure),
    bust(figure),
    look.pallu === 'arm' ? rightArm : '',
    skirt(figure, look),
    leftArm,
    blouse(figure, top),
    necklace(figure),
    across(figure, look),
    fall.before,
    headOf(figure, head),
    braid(figure, head),
  )
}
