import { blurred, circle, each, place, pool, slant, stroke } from '../../drawing/brush.ts'
import { group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { block, iso, isoShape, onTop } from '../../drawing/iso.ts'
import { scene, WIDE } from '../scene.ts'
import { H } from './palette.ts'
import { footer, header, hero, products, questions, quotes } from './wireframes.ts'

const W = 520

/** A section as a slab: its face drawn on top, its thickness below. */
function slab(
  sheet: Sheet,
  y: number,
  z: number,
  depth: number,
  face: string,
  tone: Colour = '#ffffff',
  x = 0,
): string {
  const thick = 26
  return (
    block(x, y, z, W, depth, thick, {
      top: tone,
      left: slant(sheet, lighten(darken(tone, 0.06), 0.2), darken(tone, 0.14)),
      right: darken(tone, 0.26),
    }) +
    onTop(x, y, z + thick, rect(1, 1, W - 2, depth - 2, { fill: tone, stroke: '#ffffff', 'stroke-width': 2 }) + face)
  )
}

/** A soft shadow of a slab, from panes that grow and pale. */
const shade = (y: number, z: number, depth: number, away: number, opacity = 0.26, x = 0) =>
  each(11, (_, t) => {
    const grow = (t - 0.5) * 50
    const [left, right] = [x + away - grow, x + W + away + grow]
    const [back, front] = [y + away * 0.4 - grow, y + depth + away * 0.4 + grow]
    const pane = [
      [left, back, z],
      [right, back, z],
      [right, front, z],
      [left, front, z],
    ] as const
    return path(isoShape(pane), { fill: '#2b2418', opacity: opacity / 7.4 })
  })

/** Dotted plumb lines from a slab to the place that waits for it. */
const guides = (y: number, from: number, to: number, depth: number) =>
  (
    [
      [0, y + depth],
      [W, y + depth],
      [W, y],
    ] as const
  )
    .map(([gx, gy]) => {
      const [[ax, ay], [bx, by]] = [iso(gx, gy, from), iso(gx, gy, to)]
      return stroke(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`, H.vermilion, 4, { 'stroke-dasharray': '2 13' })
    })
    .join('')

const slot = (y: number, z: number, depth: number) =>
  path(
    isoShape([
      [14, y + 10, z],
      [W - 14, y + 10, z],
      [W - 14, y + depth - 10, z],
      [14, y + depth - 10, z],
    ]),
    { fill: H.blush, stroke: H.vermilion, 'stroke-width': 4, 'stroke-dasharray': '14 11' },
  )

/** The drag handle that lifts a slab: a round badge with four arrows. */
function grip(sheet: Sheet, x: number, y: number, z: number): string {
  const [cx, cy] = iso(x, y, z)
  return place(
    cx,
    cy,
    blurred(sheet, 8, circle(6, 12, 44, { fill: '#2b2418', opacity: 0.4 })) +
      circle(0, 0, 44, { fill: slant(sheet, '#ff7d58', H.vermilion, '#d63f1e') }) +
      [0, 90, 180, 270]
        .map((turn) => group({ transform: `rotate(${turn})` }, stroke('M0 -6V-25M-8 -18L0 -26L8 -18', '#ffffff', 5)))
        .join(''),
  )
}

/** The pointer that holds the grip. */
function cursor(sheet: Sheet, x: number, y: number, z: number): string {
  const [cx, cy] = iso(x, y, z)
  const arrow = 'M0 0L0 84L21 66L36 100L56 91L41 58L68 56Z'
  const lying = blurred(sheet, 6, path(arrow, { fill: '#2b2418', opacity: 0.45, transform: 'translate(8 12)' }))
  return place(
    cx + 22,
    cy + 20,
    lying + path(arrow, { fill: H.ink, stroke: '#ffffff', 'stroke-width': 6, 'stroke-linejoin': 'round' }),
  )
}

export const platformSections = scene(
  'Blocks of a web page, a header, a picture, products, quotes and a footer, being stacked one over another into a page',
  { ...WIDE, seed: 67 },
  (sheet) => {
    const base = 40
    const quotesFace = (tone: string) => rect(0, 0, W, 190, { fill: tone }) + quotes(W, 190)
    return [
      rect(0, 0, 1600, 1200, { fill: slant(sheet, '#1c7562', H.green, '#083c32') }),
      each(9, (i) => each(7, (j) => circle(90 + i * 180, 90 + j * 180, 4, { fill: '#ffffff', opacity: 0.12 }))),
      pool(sheet, 420, 240, 700, 520, '#7fd1ba', 0.3),
      place(
        936,
        326,
        group(
          {},
          shade(20, -30, 860, 70, 0.5),
          block(-26, -26, 0, W + 52, 912, base - 6, {
            top: '#ffffff',
            left: slant(sheet, '#e9e3d8', '#cfc6b6'),
            right: '#a89e8c',
          }),
          onTop(-26, -26, base - 6, rect(6, 6, W + 40, 900, { rx: 18, fill: '#f4efe6' })),
          shade(0, base, 66, 8),
          slab(sheet, 0, base, 66, place(0, 10, header(W))),
          shade(76, base, 236, 10),
          slab(sheet, 76, base, 236, hero(W, 236)),
          slot(322, base, 204),
          shade(322, base, 204, 60, 0.2),
          shade(536, base, 190, 8),
          slab(sheet, 536, base, 190, quotesFace('#ffffff')),
          slot(736, base, 122),
          shade(736, base, 122, 54, 0.18),
          guides(736, 250, base, 122),
          slab(sheet, 736, 250, 122, footer(W, 122), '#2b2f3a'),
          guides(322, 310, base, 204),
          slab(sheet, 322, 310, 204, products(W, 204, 4)),
          grip(sheet, W - 10, 420, 336),
          cursor(sheet, W - 10, 420, 336),
        ),
        1.07,
      ),
      place(
        1196,
        850,
        group(
          {},
          shade(0, -60, 150, 40, 0.36),
          ...(
            [
              [0, '#f7b49f'],
              [44, '#ffffff'],
              [88, '#9fd0c0'],
            ] as const
          ).map(([z, tone], i) => slab(sheet, i * 6, z, 150, i === 2 ? questions(W, 150) : '', tone, i * 8)),
        ),
        0.68,
      ),
    ]
  },
)
