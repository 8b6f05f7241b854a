import { group, type Point } from '../drawing/canvas.ts'
import type { Cloth } from '../drawing/cloth.ts'
import type { Figure } from './body.ts'
import { foldsBetween, pleated } from './folds.ts'
import { type Line, through } from './geometry.ts'

/** What is thrown over the rest: stoles, shawls, dupattas. */
export type Stole = {
  cloth: Cloth
  /** The ends, and how much of the length each takes. */
  end?: { cloth: Cloth; share: number }
  border?: Cloth
  fringe?: boolean
  worn: 'round' | 'shoulder' | 'shawl' | 'dupatta'
}

const line = (figure: Figure, ...points: Point[]): Line => through(points.map(([x, y]) => figure.at(x, y)))

const finish = (stole: Stole, width = 6) => ({
  cloth: stole.cloth,
  ...(stole.end ? { end: stole.end } : {}),
  ...(stole.border ? { sides: { cloth: stole.border, first: width, last: width } } : {}),
  ...(stole.fringe ? { fringe: stole.end?.cloth.ground ?? stole.cloth.ground } : {}),
})

type Layers = { behind: string; before: string }

/** Round the neck, both ends in front. */
function round(figure: Figure, stole: Stole): Layers {
  const { sheet, build } = figure
  const w = build.shoulder / 63
  const look = finish(stole)
  const left = foldsBetween(
    line(figure, [-40 * w, -618], [-58 * w, -560], [-62 * w, -450], [-66 * w, -318]),
    line(figure, [-14 * w, -636], [-10 * w, -570], [-12, -450], [-16, -308]),
    4,
  )
  const right = foldsBetween(
    line(figure, [14 * w, -636], [12 * w, -570], [16, -450], [20, -278]),
    line(figure, [40 * w, -618], [58 * w, -560], [64 * w, -450], [70 * w, -290]),
    4,
  )
  const collar = foldsBetween(
    line(figure, [-40 * w, -617], [0, -668], [40 * w, -617]),
    line(figure, [-14 * w, -634], [0, -642], [14 * w, -634]),
    2,
  )
  return {
    behind: pleated(sheet, { cloth: stole.cloth, edges: collar }),
    before: pleated(sheet, { ...look, edges: left }) + pleated(sheet, { ...look, edges: right }),
  }
}

/** Laid in pleats over one shoulder. */
function shoulder(figure: Figure, stole: Stole): Layers {
  const { sheet, build } = figure
  const w = build.shoulder / 63
  const look = finish(stole)
  const foot = -250
  const front = foldsBetween(
    line(figure, [20 * w, -630], [12 * w, -560], [8, -430], [4, foot + 6]),
    line(figure, [60 * w, -612], [62 * w, -550], [66 * w, -430], [76 * w, foot - 6]),
    6,
  )
  const back = foldsBetween(
    line(figure, [44 * w, -616], [60 * w, -540], [72 * w, -430], [80 * w, -262]),
    line(figure, [64 * w, -606], [92 * w, -530], [104 * w, -430], [116 * w, -276]),
    3,
  )
  return {
    behind: pleated(sheet, { ...look, edges: back, depth: 1.2 }),
    before: pleated(sheet, { ...look, edges: front }),
  }
}

/** Round both shoulders and arms, one side laid over the other. */
function shawl(figure: Figure, stole: Stole): Layers {
  const { sheet, build } = figure
  const w = build.shoulder / 63
  const look = finish(stole)
  const right = foldsBetween(
    line(figure, [10, -636], [14, -560], [4, -470], [-8, -330]),
    line(figure, [34 * w, -628], [92 * w, -578], [112 * w, -470], [104 * w, -330]),
    6,
  )
  const left = foldsBetween(
    line(figure, [-34 * w, -628], [-92 * w, -578], [-112 * w, -470], [-96 * w, -300]),
    line(figure, [-8, -636], [-2, -560], [22, -470], [42, -304]),
    7,
  )
  return { behind: '', before: pleated(sheet, { ...look, edges: right }) + pleated(sheet, { ...look, edges: left }) }
}

/** Across the chest, both ends down the back. */
function dupatta(figure: Figure, stole: Stole): Layers {
  const { sheet, build } = figure
  const s = build.shoulder
  const look = finish(stole)
  const fall = (sign: 1 | -1) => {
    const inner = line(
      figure,
      [sign * (s - 30), -614],
      [sign * (s - 6), -520],
      [sign * (s + 6), -380],
      [sign * (s + 4), -190],
    )
    const outer = line(
      figure,
      [sign * (s + 4), -604],
      [sign * (s + 42), -520],
      [sign * (s + 74), -380],
      [sign * (s + 104), -204],
    )
    return pleated(sheet, {
      ...look,
      edges: sign > 0 ? foldsBetween(inner, outer, 4) : foldsBetween(outer, inner, 4),
      depth: 1.1,
    })
  }
  const upper = line(figure, [-s + 20, -620], [-36, -572], [0, -546], [36, -572], [s - 20, -620])
  const lower = line(figure, [-s - 2, -602], [-52, -500], [0, -440], [52, -500], [s + 2, -602])
  const across = pleated(sheet, {
    cloth: stole.cloth,
    edges: foldsBetween(upper, lower, 5),
    ...(stole.border ? { sides: { cloth: stole.border, first: 6, last: 8 } } : {}),
  })
  return { behind: fall(-1) + fall(1), before: across }
}

export const stoleOn = (figure: Figure, stole: Stole): Layers => {
  const { behind, before } = { round, shoulder, shawl, dupatta }[stole.worn](figure, stole)
  return { behind: group({}, behind), before: group({}, before) }
}
