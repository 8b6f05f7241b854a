import { circle, each, stroke } from '../drawing/brush.ts'
import { group, num, type Point, path } from '../drawing/canvas.ts'
import { darken, lighten } from '../drawing/colour.ts'
import { arm, bangles, type Figure, gold, SHOULDER, skinShade } from './body.ts'
import { crease, foldsBetween, pleated, printAlong, shadeOf } from './folds.ts'
import { outline } from './geometry.ts'
import type { Head } from './head.ts'
import { blouseOf, blouseSleeve, feet, line, palluEnd, type SareeLook } from './saree.ts'

/** The saree from behind: the pallu lies open over the back, with its end piece whole. */
export function sareeFromBehind(figure: Figure, head: Head, look: SareeLook): string {
  const top = blouseOf(look)
  const wrist = [gold, top.ground, gold]
  return group(
    {},
    feet(figure),
    arm(figure, 'right', 2),
    bangles(figure, 'right', wrist),
    back(figure),
    skirt(figure, look),
    blouseBack(figure, look),
    blouseSleeve(figure, top, 'right'),
    arm(figure, 'left', 2),
    bangles(figure, 'left', wrist),
    blouseSleeve(figure, top, 'left'),
    pallu(figure, look),
    headFromBehind(figure, head),
  )
}

function back({ build, skin, at }: Figure): string {
  const half = (s: 1 | -1): Point[] =>
    [
      [build.neck, -672],
      [build.neck, -638],
      [build.neck + 6, -626],
      [build.shoulder * 0.6, -615],
      [build.shoulder, SHOULDER + 4],
      [build.chest - 2, -545],
      [build.waist, -482],
      [build.hip - 12, -440],
    ].map(([x = 0, y = 0]) => at(s * x, y))
  const shade = skinShade(skin)
  return (
    path(outline(half(1), half(-1).reverse()), { fill: skin }) +
    crease(at(0, -600), at(2, -530), at(0, -462), 2.6, shade, 0.5) +
    path(outline([at(-build.neck, -662), at(0, -642), at(build.neck, -662)]), { fill: shade, opacity: 0.5 })
  )
}

function blouseBack(figure: Figure, look: SareeLook): string {
  const { at, build, sheet } = figure
  const cloth = blouseOf(look)
  const half = (s: 1 | -1): Point[] =>
    [
      [build.shoulder - 6, SHOULDER - 3],
      [build.chest + 2, -560],
      [build.chest + 1, -540],
      [build.chest - 7, -516],
    ].map(([x = 0, y = 0]) => at(s * x, y))
  const scoop = [at(-36, -614), at(-32, -580), at(-18, -550), at(0, -544), at(18, -550), at(32, -580), at(36, -614)]
  const body = outline(
    scoop,
    half(1),
    [at(build.chest - 7, -516), at(0, -511), at(-build.chest + 7, -516)],
    half(-1).reverse(),
  )
  const [kx, ky] = at(0, -596)
  return group(
    {},
    path(body, { fill: printAlong(sheet, cloth, at(0, -600), at(0, -500)) }),
    path(outline([at(14, -540), at(build.chest - 8, -560)], [at(build.chest - 7, -516), at(12, -512)]), {
      fill: shadeOf(cloth.ground),
      opacity: 0.3,
    }),
    stroke(`M${num(kx - 33)} ${num(ky - 4)}Q${num(kx)} ${num(ky + 9)} ${num(kx + 33)} ${num(ky - 4)}`, cloth.ground, 3),
    stroke(`M${num(kx)} ${num(ky + 3)}q-8 18 -5 34M${num(kx)} ${num(ky + 3)}q8 16 7 30`, cloth.ground, 2.2),
    circle(kx - 5, ky + 38, 4, { fill: gold }),
    circle(kx + 7, ky + 34, 4, { fill: gold }),
  )
}

function skirt(figure: Figure, look: SareeLook): string {
  const { sheet, at } = figure
  const { cloth } = look
  const hem = look.border
    ? { cloth: look.border, share: 0.075 }
    : look.end
      ? { cloth: look.end, share: 0.05 }
      : undefined
  const edges = foldsBetween(
    line(figure, [-42, -464], [-63, -400], [-63, -290], [-58, -170], [-74, -12]),
    line(figure, [42, -464], [63, -400], [63, -290], [58, -170], [70, -12]),
    5,
    0.2,
  )
  const shade = shadeOf(cloth.ground)
  return group(
    {},
    pleated(sheet, { cloth, edges, depth: 0.62, ...(hem ? { hem } : {}) }),
    crease(at(58, -420), at(10, -380), at(-56, -360), 8, shade, 0.24),
    crease(at(60, -390), at(10, -330), at(-58, -290), 8, shade, 0.2),
    crease(at(-40, -462), at(0, -452), at(40, -462), 5, shade, 0.35),
  )
}

const pallu = (figure: Figure, look: SareeLook): string =>
  pleated(figure.sheet, {
    ...palluEnd(look, 0.44),
    edges: foldsBetween(
      line(figure, [-66, -600], [-74, -520], [-84, -400], [-96, -280], [-104, -128]),
      line(figure, [-14, -624], [10, -550], [30, -420], [44, -290], [52, -112]),
      7,
    ),
    depth: 0.9,
  })

/** No face: hair drawn back into a bun with flowers, or a braid down the back. */
function headFromBehind({ at, pose, skin }: Figure, head: Head): string {
  const [x, y] = at(0, -645)
  const tone = head.hairColour
  const shine = lighten(tone, 0.24)
  const flowers = head.adornment ?? '#fff6e4'
  const ear = (side: 1 | -1) =>
    path(`M${side * 29} -50q${side * 9} 2 ${side * 4} 16q${-side * 2} 5 ${-side * 5} 0Z`, { fill: skin }) +
    circle(side * 32, -28, 4, { fill: gold })
  return group(
    { transform: `translate(${num(x + pose.look * 2)} ${num(y)}) rotate(${num(pose.nod)} 0 8) scale(1.06)` },
    ear(-1),
    ear(1),
    path('M-32 -52C-36 -84 -20 -100 0 -100C20 -100 36 -84 32 -52C31 -32 20 -12 0 -8C-20 -12 -31 -32 -32 -52Z', {
      fill: tone,
    }),
    stroke(
      'M0 -98C-2 -80 -4 -64 -3 -46M-14 -96C-20 -80 -18 -60 -10 -44M14 -96C20 -80 18 -60 10 -44M-26 -84C-32 -66 -26 -50 -16 -38M26 -84C32 -66 26 -50 16 -38',
      shine,
      1.3,
      { opacity: 0.5 },
    ),
    circle(0, -28, 21, { fill: tone }),
    stroke('M-12 -34a13 12 0 0 1 24 0a10 9 0 0 1 -18 4', shine, 1.3, { opacity: 0.55 }),
    each(15, (i) => {
      const a = (i / 15) * Math.PI * 2
      return circle(Math.cos(a) * 22, -28 + Math.sin(a) * 22, 5, {
        fill: i % 3 === 2 ? darken(flowers, 0.12) : flowers,
      })
    }),
  )
}
