import { ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { castShadow } from '../../drawing/light.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { woodPaint } from '../../drawing/wood.ts'
import type { Thing } from './stage.ts'

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
