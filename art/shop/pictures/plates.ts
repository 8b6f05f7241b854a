import { ellipse, group, path, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten, saturate } from '../../drawing/colour.ts'
import { castShadow } from '../../drawing/light.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import type { Thing } from './stage.ts'

const TAU = Math.PI * 2

/** A plate or thali seen from above. */
type PlateLook = {
  colour: Colour
  metal: boolean
  decoration?: { name: MotifName; ink: Colour; accent: Colour; count: number; centre?: boolean }
  /** Katoris standing in it, by what they hold. */
  bowls?: readonly Colour[]
}

export function plate(look: PlateLook): Thing {
  return {
    pose: 'lies',
    called: 'a stoneware plate',
    width: 760,
    height: 760,
    closeUp: { x: -120, y: -170, zoom: 1.9 },
    draw: (sheet) => {
      const motif = look.decoration ? MOTIFS[look.decoration.name](look.decoration) : ''
      const around = look.decoration ? radial(look.decoration.count, 312, 0.72, motif) : ''
      const centre = look.decoration?.centre ? group({ transform: 'scale(2.6)' }, motif) : ''
      const bowls = (look.bowls ?? []).map((filling, i) => {
        const angle = (i / 5) * TAU - 2.5
        return group(
          { transform: `translate(${Math.round(205 * Math.cos(angle))} ${Math.round(205 * Math.sin(angle))})` },
          katori(sheet, look.colour, filling),
        )
      })
      return group(
        {},
        dish(sheet, 370, look.colour, look.metal),
        around,
        centre,
        look.metal ? '' : sheen(sheet, 370),
        ...bowls,
      )
    },
  }
}

const radial = (count: number, radius: number, scale: number, motif: string) =>
  Array.from({ length: count }, (_, i) =>
    group({ transform: `rotate(${(i * 360) / count}) translate(0 ${-radius}) scale(${scale})` }, motif),
  ).join('')

/** A round dish: rim, wall, floor, each lit for its own slope. */
function dish(sheet: Sheet, r: number, base: Colour, metal: boolean): string {
  const colour = metal ? saturate(base, 1.15) : base
  const round = `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
  const rim = linearPaint(
    sheet,
    [
      [0, lighten(colour, 0.7)],
      [0.3, lighten(colour, 0.2)],
      [0.6, colour],
      [1, darken(colour, metal ? 0.45 : 0.18)],
    ],
    [0.1, 0],
    [0.9, 1],
  )
  const wall = linearPaint(
    sheet,
    [
      [0, darken(colour, 0.38)],
      [0.4, darken(colour, 0.1)],
      [0.75, lighten(colour, 0.3)],
      [1, lighten(colour, metal ? 0.75 : 0.45)],
    ],
    [0.1, 0],
    [0.9, 1],
  )
  const floor = metal
    ? linearPaint(
        sheet,
        [
          [0, darken(colour, 0.2)],
          [0.3, colour],
          [0.46, lighten(colour, 0.5)],
          [0.56, lighten(colour, 0.15)],
          [1, darken(colour, 0.3)],
        ],
        [0, 0.1],
        [1, 0.9],
      )
    : radialPaint(
        sheet,
        [
          [0, lighten(colour, 0.2)],
          [1, colour],
        ],
        0.6,
        0.6,
        0.7,
      )
  const rings = metal
    ? [0.7, 0.52, 0.34, 0.16]
        .map((k) =>
          ellipse(0, 0, r * k, r * k, {
            fill: 'none',
            stroke: darken(colour, 0.45),
            'stroke-width': 1.6,
            opacity: 0.4,
          }),
        )
        .join('')
    : ''
  return group(
    {},
    castShadow(sheet, round, 22, 0.5),
    path(round, { fill: rim }),
    ellipse(0, 0, r * (metal ? 0.955 : 0.72), r * (metal ? 0.955 : 0.72), { fill: wall }),
    ellipse(0, 0, r * (metal ? 0.87 : 0.66), r * (metal ? 0.87 : 0.66), { fill: floor }),
    rings,
  )
}

const sheen = (sheet: Sheet, r: number) =>
  ellipse(-r * 0.3, -r * 0.42, r * 0.5, r * 0.2, {
    transform: 'rotate(-36 -111 -155)',
    fill: radialPaint(sheet, [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0],
    ]),
  })

function katori(sheet: Sheet, metal: Colour, filling: Colour): string {
  const dots = Array.from({ length: 16 }, () => {
    const [angle, far] = [sheet.random.between(0, TAU), sheet.random.between(0, 62)]
    return ellipse(
      far * Math.cos(angle),
      far * Math.sin(angle),
      sheet.random.between(2, 7),
      sheet.random.between(2, 5),
      { fill: sheet.random.pick([lighten(filling, 0.4), darken(filling, 0.3)]), opacity: 0.8 },
    )
  })
  return group(
    {},
    dish(sheet, 96, metal, true),
    ellipse(0, 2, 78, 78, {
      fill: radialPaint(
        sheet,
        [
          [0, lighten(filling, 0.25)],
          [0.7, filling],
          [1, darken(filling, 0.4)],
        ],
        0.4,
        0.36,
        0.62,
      ),
    }),
    ...dots,
  )
}

/** The round box of seven spices, open. */
export function masalaBox(metal: Colour): Thing {
  const spices: Colour[] = ['#c8881c', '#a8281c', '#5c3a20', '#c9a35a', '#2f2a26', '#8a7a3a', '#b5532a']
  return {
    pose: 'lies',
    width: 780,
    height: 780,
    closeUp: { x: 90, y: 90, zoom: 1.9 },
    draw: (sheet) => {
      const cups = spices.map((colour, i) => {
        const angle = (i / 6) * TAU
        const [x, y] = i === 6 ? [0, 0] : [236 * Math.cos(angle), 236 * Math.sin(angle)]
        return group(
          { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(1.16)` },
          katori(sheet, metal, colour),
        )
      })
      return group({}, dish(sheet, 380, metal, true), ...cups)
    },
  }
}
