import { clipTo, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten, saturate } from '../../drawing/colour.ts'
import { mouth, ring, type Turned, turn } from '../../drawing/lathe.ts'
import { castShadow, contactShadow } from '../../drawing/light.ts'
import { brushed, polished } from '../../drawing/metal.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { woodPaint } from '../../drawing/wood.ts'
import type { Thing } from './stage.ts'

const TAU = Math.PI * 2

/** A plate or thali seen from above. */
export type PlateLook = {
  colour: Colour
  metal: boolean
  decoration?: { name: MotifName; ink: Colour; accent: Colour; count: number; centre?: boolean }
  /** Katoris standing in it, by what they hold. */
  bowls?: readonly Colour[]
}

export function plate(look: PlateLook): Thing {
  return {
    pose: 'lies',
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

/** A tumbler and dabara, or any two-part set: a cup that stands in its bowl. */
export function dabara(metal: Colour): Thing {
  const bowl: Turned = {
    cx: 0,
    tilt: 0.24,
    profile: [
      [220, -150],
      [206, -140],
      [196, -60],
      [170, -6],
      [160, 0],
    ],
  }
  const cup: Turned = {
    cx: 0,
    tilt: 0.22,
    profile: [
      [146, -400],
      [132, -388],
      [124, -300],
      [112, -110],
      [108, -90],
    ],
  }
  return {
    pose: 'stands',
    width: 460,
    height: 440,
    closeUp: { x: -30, y: -320, zoom: 1.9 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -4, 164, 1, 0.28),
        turn(sheet, bowl, polished(metal)),
        mouth(sheet, bowl, metal, darken(metal, 0.15), 7),
        turn(sheet, cup, polished(metal)),
        ellipse(0, -400, 146, 32, {
          fill: linearPaint(sheet, [
            [0, lighten(metal, 0.7)],
            [1, darken(metal, 0.2)],
          ]),
        }),
        ellipse(0, -398, 134, 28, {
          fill: linearPaint(sheet, [
            [0, '#6a3d1e'],
            [0.6, '#a8703c'],
            [1, '#c79a62'],
          ]),
        }),
        ...[
          [-50, -402, 14],
          [-22, -392, 9],
          [40, -390, 12],
          [70, -402, 8],
          [10, -408, 10],
        ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.4, { fill: '#e8d0a8', opacity: 0.85 })),
        path('M-218 -128C-219 -70 -180 -4 -160 0C-60 34 60 34 160 0C180 -4 219 -70 218 -128A220 53 0 0 1 -218 -128Z', {
          fill: linearPaint(sheet, [
            [0, darken(metal, 0.3)],
            [0.2, lighten(metal, 0.8)],
            [0.34, metal],
            [0.7, darken(metal, 0.5)],
            [0.86, lighten(metal, 0.25)],
            [1, darken(metal, 0.55)],
          ]),
        }),
      ),
  }
}

/** Spoons and a turner side by side. */
export function spoons(wood: Colour, count = 4): Thing {
  const shapes = [
    'M-14 360Q0 372 14 360L12 -120C14 -190 66 -220 66 -300C66 -372 34 -400 0 -400C-34 -400 -66 -372 -66 -300C-66 -220 -14 -190 -12 -120Z',
    'M-14 360Q0 372 14 360L12 -140L64 -220V-392Q0 -420 -64 -380V-220L-12 -140Z',
    'M-13 360Q0 372 13 360L11 -110C12 -180 52 -200 54 -260C56 -330 30 -352 0 -352C-30 -352 -56 -330 -54 -260C-52 -200 -12 -180 -11 -110Z',
    'M-14 360Q0 372 14 360L12 -150C20 -190 60 -206 60 -250V-400H34V-280H14V-400H-14V-280H-34V-400H-60V-250C-60 -206 -20 -190 -12 -150Z',
  ]
  return {
    pose: 'lies',
    width: count * 180,
    height: 800,
    closeUp: { x: -80, y: -220, zoom: 2 },
    draw: (sheet) =>
      shapes
        .slice(0, count)
        .map((d, i) =>
          group(
            {
              transform: `translate(${(i - (count - 1) / 2) * 178} ${[0, 16, -6, 10][i]}) rotate(${[-3, 2, -1, 4][i]})`,
            },
            spoon(sheet, d, i % 2 ? darken(wood, 0.14) : wood, i % 2 === 0),
          ),
        )
        .join(''),
  }
}

function spoon(sheet: Sheet, d: string, wood: Colour, hollow: boolean): string {
  const round = linearPaint(
    sheet,
    [
      [0, '#fff3dc', 0.4],
      [0.45, '#fff3dc', 0.02],
      [1, '#1c0f06', 0.5],
    ],
    [0, 0],
    [1, 0.16],
  )
  const bowl = hollow
    ? ellipse(0, -300, 46, 68, {
        fill: linearPaint(
          sheet,
          [
            [0, darken(wood, 0.5)],
            [0.6, darken(wood, 0.12)],
            [1, lighten(wood, 0.3)],
          ],
          [0.1, 0],
          [0.9, 1],
        ),
        opacity: 0.75,
      })
    : ''
  return group(
    {},
    castShadow(sheet, d, 13, 0.5),
    path(d, { fill: woodPaint(sheet, wood, 90) }),
    path(d, { fill: round }),
    bowl,
    ellipse(0, 330, 5, 7, { fill: darken(wood, 0.7) }),
  )
}

/** A board or tray of wood, seen from above; brass handles if it is a tray. */
export function board(
  wood: Colour,
  look: { tray?: boolean; inlay?: { name: MotifName; ink: Colour; accent: Colour } } = {},
): Thing {
  const w = look.tray ? 800 : 520
  const h = look.tray ? 520 : 800
  const d = look.tray
    ? `M-400 -220Q-400 -260 -360 -260H360Q400 -260 400 -220V220Q400 260 360 260H-360Q-400 260 -400 220Z`
    : 'M-230 -240Q-230 -280 -190 -280H-70C-50 -280 -44 -300 -44 -330V-390Q-44 -430 0 -430Q44 -430 44 -390V-330C44 -300 50 -280 70 -280H190Q230 -280 230 -240V330Q230 370 190 370H-190Q-230 370 -230 330Z'
  return {
    pose: 'lies',
    width: w + 40,
    height: h + 40,
    closeUp: look.tray ? { x: -200, y: -60, zoom: 2 } : { x: 20, y: -250, zoom: 2 },
    draw: (sheet) => {
      const motif = look.inlay ? MOTIFS[look.inlay.name](look.inlay) : ''
      const light = linearPaint(
        sheet,
        [
          [0, '#fff3dc', 0.4],
          [0.5, '#fff3dc', 0],
          [1, '#1c0f06', 0.34],
        ],
        [0, 0],
        [1, 1],
      )
      const lipped = look.tray
        ? path('M-366 -226H366V226H-366Z', {
            fill: 'none',
            stroke: darken(wood, 0.55),
            'stroke-width': 12,
            opacity: 0.6,
          }) +
          path('M-358 -218H366V226', { fill: 'none', stroke: lighten(wood, 0.55), 'stroke-width': 3, opacity: 0.6 })
        : ''
      const inlays = look.inlay
        ? (look.tray ? [-220, 0, 220] : [0])
            .map((x) =>
              group({ transform: `translate(${x} ${look.tray ? 0 : 60}) scale(${look.tray ? 1.7 : 2.2})` }, motif),
            )
            .join('')
        : ''
      const hole = look.tray ? '' : ellipse(0, -378, 17, 17, { fill: '#2a1a10' })
      return group(
        {},
        castShadow(sheet, d, 20, 0.5),
        path(d, { fill: darken(wood, 0.5), transform: 'translate(4 9)' }),
        path(d, { fill: woodPaint(sheet, wood, look.tray ? 0 : 90) }),
        path(d, { fill: light }),
        path(d, { fill: 'none', stroke: lighten(wood, 0.5), 'stroke-width': 3, opacity: 0.6 }),
        lipped,
        inlays,
        hole,
        look.tray ? trayHandles(sheet) : '',
      )
    },
  }
}

const trayHandles = (sheet: Sheet) =>
  [-386, 386]
    .map((x) =>
      group(
        {},
        rect(x - 12, -74, 24, 148, {
          rx: 12,
          fill: linearPaint(sheet, [
            [0, '#8a5a1c'],
            [0.35, '#fff0c4'],
            [0.6, '#d4a03c'],
            [1, '#6a4010'],
          ]),
        }),
        ...[-58, 58].map((y) =>
          ellipse(x, y, 17, 17, {
            fill: radialPaint(
              sheet,
              [
                [0, '#fff4d0'],
                [0.5, '#d4a03c'],
                [1, '#6a4010'],
              ],
              0.35,
              0.3,
              0.7,
            ),
          }),
        ),
      ),
    )
    .join('')

/** A lidded copper or brass bottle. */
export function flask(metal: Colour, engraved?: MotifName): Thing {
  const body: Turned = {
    cx: 0,
    tilt: 0.12,
    profile: [
      [62, -640],
      [60, -600],
      [72, -560],
      [130, -500],
      [142, -440],
      [142, -40],
      [132, -4],
      [128, 0],
    ],
  }
  const cap: Turned = {
    cx: 0,
    tilt: 0.12,
    profile: [
      [60, -730],
      [68, -722],
      [68, -642],
      [66, -636],
    ],
  }
  const motif = engraved ? MOTIFS[engraved]({ ink: darken(metal, 0.5), accent: darken(metal, 0.35) }) : ''
  return {
    pose: 'stands',
    width: 330,
    height: 750,
    closeUp: { x: 0, y: -400, zoom: 2 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -4, 130, 1, 0.16),
        turn(
          sheet,
          body,
          polished(metal),
          engraved ? [-390, -270, -150].map((y, i) => ring(body, y, 9, motif, i % 2 ? 0.5 : 0, 0.75)).join('') : '',
        ),
        turn(sheet, cap, brushed(metal)),
        ellipse(0, -730, 60, 7, { fill: lighten(metal, 0.45) }),
        clipTo(sheet, rect(-70, -600, 140, 20), ''),
      ),
  }
}
