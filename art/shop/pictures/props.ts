import { el, ellipse, group, path, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, threads } from '../../drawing/cloth.ts'
import { type Colour, darken, INK, lighten } from '../../drawing/colour.ts'
import { castShadow } from '../../drawing/light.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { folded } from './folded.ts'
import { plate } from './plates.ts'
import { type PotLook, pot } from './pots.ts'
import type { Thing } from './stage.ts'

/** Companions that keep the things for sale company in a scene. */

const leaf = (sheet: Sheet, length: number, colour: Colour) =>
  path(
    `M0 0C${length * 0.28} ${-length * 0.3} ${length * 0.22} ${-length * 0.8} 0 ${-length}C${-length * 0.22} ${-length * 0.8} ${-length * 0.28} ${-length * 0.3} 0 0Z`,
    {
      fill: linearPaint(sheet, [
        [0, lighten(colour, 0.25)],
        [0.48, colour],
        [0.52, darken(colour, 0.22)],
        [1, darken(colour, 0.1)],
      ]),
    },
  )

function branch(sheet: Sheet, lean: number, height: number, colour: Colour): string {
  const stem = `M0 0C${lean * 0.2} ${-height * 0.4} ${lean * 0.6} ${-height * 0.7} ${lean} ${-height}`
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const t = 0.34 + i * 0.075
    const [x, y] = [lean * t * t, -height * t]
    const side = i % 2 ? 1 : -1
    return group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${side * (62 - i * 4) + lean * 0.06})` },
      leaf(sheet, 128 - i * 6, i % 3 ? colour : lighten(colour, 0.12)),
    )
  })
  return group({}, path(stem, { fill: 'none', stroke: darken(colour, 0.35), 'stroke-width': 7 }), ...leaves)
}

/** A vessel with leafy branches in it. */
export function withBranches(look: PotLook, green: Colour = INK.neem): Thing {
  const vessel = pot(look)
  const top = -vessel.height * 0.97
  return {
    ...vessel,
    width: vessel.width + 200,
    height: vessel.height + 460,
    draw: (sheet) =>
      group(
        {},
        group(
          { transform: `translate(0 ${top})` },
          branch(sheet, -150, 470, green),
          branch(sheet, 130, 430, darken(green, 0.12)),
          branch(sheet, -10, 540, lighten(green, 0.08)),
        ),
        vessel.draw(sheet),
      ),
  }
}

/** A planter with a plant of broad leaves. */
export function planted(look: PotLook): Thing {
  const vessel = pot(look)
  const top = -vessel.height * 0.96
  const blades = [-58, -34, -14, 10, 30, 54, -44, 44]
  return {
    ...vessel,
    height: vessel.height + 420,
    draw: (sheet) =>
      group(
        {},
        vessel.draw(sheet),
        group(
          { transform: `translate(0 ${top})` },
          ellipse(0, 0, 178, 26, { fill: '#3a2a20' }),
          ...blades.map((turn, i) =>
            group(
              { transform: `translate(${turn * 1.5} 4) rotate(${turn})` },
              leaf(sheet, 470 - Math.abs(turn) * 3 - (i > 5 ? 120 : 0), i % 2 ? INK.neem : INK.leaf),
            ),
          ),
        ),
      ),
  }
}

const called = (name: string, thing: Thing): Thing => ({ ...thing, called: name })

export const chai = called(
  'a kulhad of chai',
  pot({ shape: 'kulhad', colour: INK.clay, material: 'matte', filling: '#b98552' }),
)
export const brassLota = called('a brass lota', pot({ shape: 'lota', colour: INK.brass, material: 'polished' }))
export const greenery = called(
  'branches in a white bottle',
  withBranches({ shape: 'bottleVase', colour: INK.chalk, material: 'matte' }),
)
export const clayGreenery = called(
  'branches in a clay vase',
  withBranches({ shape: 'vase', colour: INK.clay, material: 'matte' }, INK.leaf),
)
export const blackGreenery = called(
  'branches in a black pot',
  withBranches({ shape: 'bowlVase', colour: '#3a3735', material: 'lacquered' }, INK.leaf),
)
export const pottedPlant = called('a potted plant', planted({ shape: 'planter', colour: '#e4d9c6', material: 'matte' }))
export const indigoBowl = called(
  'an indigo bowl',
  pot({ shape: 'bowl', colour: INK.indigo, material: 'glazed', inside: '#3a4690' }),
)
export const bronzeBowl = called('a kansa bowl', pot({ shape: 'bowl', colour: INK.bronze, material: 'brushed' }))
export const celadonVase = called('a celadon vase', pot({ shape: 'vase', colour: '#9fb8a4', material: 'glazed' }))
export const whiteMug = called(
  'a white mug',
  pot({ shape: 'mug', colour: '#f1ece0', material: 'glazed', handle: 'mug', filling: '#7a4a26' }),
)
export const linenStack = called(
  'a pile of linen',
  folded({
    cloth: { ground: '#e3d6bf', ink: '#e3d6bf', accent: '#e3d6bf', motif: 'plain', weave: 'coarse' },
    layers: 3,
    loft: 44,
  }),
)
export const indigoStack = called(
  'a pile of indigo cloth',
  folded({
    cloth: { ground: INK.indigo, ink: INK.sky, accent: INK.cream, motif: 'kantha', repeat: 80 },
    layers: 4,
    loft: 34,
  }),
)

/** Marigold heads, scattered. */
export function marigolds(colour: Colour = INK.marigold): Thing {
  const head = (sheet: Sheet) =>
    group(
      {},
      ellipse(10, 14, 62, 56, { fill: '#1d1722', opacity: 0.3 }),
      ...[60, 46, 32, 18].flatMap((r, row) =>
        Array.from({ length: 12 - row * 2 }, (_, i) => {
          const angle = (i / (12 - row * 2)) * 360 + row * 17
          return ellipse(0, -r * 0.72, 15 - row, 20 - row * 2, {
            transform: `rotate(${Math.round(angle)})`,
            fill: row % 2 ? lighten(colour, 0.12) : darken(colour, 0.1),
            stroke: darken(colour, 0.3),
            'stroke-width': 1.5,
          })
        }),
      ),
      el('circle', {
        r: 60,
        fill: radialPaint(
          sheet,
          [
            [0, '#fffaf0', 0.3],
            [0.5, '#fffaf0', 0],
            [1, '#5a2a08', 0.4],
          ],
          0.35,
          0.3,
          0.75,
        ),
      }),
    )
  return {
    pose: 'lies',
    called: 'marigolds',
    width: 360,
    height: 300,
    closeUp: { x: 0, y: 0, zoom: 1 },
    draw: (sheet) => {
      const one = head(sheet)
      return group(
        {},
        ...[
          [-90, 40, 1],
          [70, -60, 0.86],
          [120, 90, 0.7],
        ].map(([x = 0, y = 0, k = 1]) => group({ transform: `translate(${x} ${y}) scale(${k})` }, one)),
      )
    },
  }
}

/** A square of cloth folded in four, from above. */
export function swatch(cloth: Cloth): Thing {
  const d = 'M-260 -250Q0 -262 258 -246Q268 0 256 252Q0 262 -262 250Q-268 0 -260 -250Z'
  const light = (sheet: Sheet) =>
    linearPaint(
      sheet,
      [
        [0, '#fffaf0', 0.3],
        [0.5, '#fffaf0', 0],
        [1, '#140d12', 0.28],
      ],
      [0, 0],
      [1, 1],
    )
  return {
    pose: 'lies',
    called: 'a folded cloth',
    width: 540,
    height: 520,
    closeUp: { x: 60, y: 60, zoom: 2 },
    draw: (sheet) =>
      group(
        {},
        castShadow(sheet, d, 14, 0.4),
        path(d, { fill: darken(cloth.ground, 0.2), transform: 'translate(5 9)' }),
        path(d, { fill: clothPaint(sheet, cloth) }),
        threads(sheet, d, cloth),
        path(d, { fill: light(sheet) }),
        path('M-262 4Q0 -10 260 8', { fill: 'none', stroke: '#140d12', 'stroke-width': 4, opacity: 0.2 }),
        path('M-262 9Q0 -5 260 13', { fill: 'none', stroke: '#fffaf0', 'stroke-width': 4, opacity: 0.25 }),
      ),
  }
}

export const stonePlate = called('a stoneware plate', plate({ colour: '#d9d2c4', metal: false }))
export const linen = called(
  'folded linen',
  swatch({ ground: '#e6dcc8', ink: '#e6dcc8', accent: '#e6dcc8', motif: 'plain', weave: 'coarse' }),
)
export const indigoSwatch = called(
  'an indigo cloth',
  swatch({ ground: INK.indigo, ink: INK.cream, accent: INK.sky, motif: 'bandhani', repeat: 70 }),
)
export const madderSwatch = called(
  'a madder cloth',
  swatch({ ground: INK.madder, ink: INK.cream, accent: INK.marigold, motif: 'buti', repeat: 90 }),
)
export const sageSwatch = called(
  'a sage cloth',
  swatch({ ground: '#a9b89a', ink: INK.cream, accent: INK.cream, motif: 'stripe', repeat: 90, weave: 'coarse' }),
)
