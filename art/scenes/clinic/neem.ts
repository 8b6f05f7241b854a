import { each, pool, stamp, stroke } from '../../drawing/brush.ts'
import { ellipse, group, path, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { spray } from '../../drawing/foliage.ts'
import { C } from './palette.ts'

/** A neem tree whose trunk stands at `x`, `foot`: its crown is a cloud of sprays, lit from the upper left. */
export function neemTree(sheet: Sheet, x: number, foot: number): string {
  const bark = '#6f4f3a'
  const trunk = `M${x - 46} ${foot}C${x - 22} ${foot - 180} ${x - 40} ${foot - 300} ${x - 18} ${foot - 560}L${x + 30} ${foot - 560}C${x + 34} ${foot - 320} ${x + 26} ${foot - 170} ${x + 58} ${foot}Z`
  const limbs = `M${x} ${foot - 520}C${x - 30} ${foot - 620} ${x - 120} ${foot - 640} ${x - 170} ${foot - 740}M${x + 8} ${foot - 530}C${x + 20} ${foot - 640} ${x + 10} ${foot - 720} ${x + 40} ${foot - 820}M${x + 14} ${foot - 520}C${x + 70} ${foot - 620} ${x + 170} ${foot - 640} ${x + 240} ${foot - 720}`
  return group(
    {},
    pool(sheet, x + 60, foot + 8, 330, 46, '#2c3a28', 0.42),
    path(trunk, { fill: bark }),
    path(trunk, { fill: darken(bark, 0.4), opacity: 0.55, transform: `translate(${x * 0.5 + 24} 0) scale(.5 1)` }),
    each(9, (i) =>
      stroke(
        `M${x - 30 + i * 8} ${foot - 20 - i * 30}q6 -70 -2 -130`,
        i % 2 ? lighten(bark, 0.25) : darken(bark, 0.4),
        3,
        {
          opacity: 0.5,
        },
      ),
    ),
    stroke(limbs, darken(bark, 0.15), 26),
    stroke(limbs, lighten(bark, 0.12), 8, { transform: 'translate(-5 -3)', opacity: 0.6 }),
    crown(sheet, x + 20, foot - 790),
  )
}

type Clump = readonly [dx: number, dy: number, rx: number, ry: number, green: Colour]

const clumps: Clump[] = [
  [-150, 70, 120, 70, darken(C.leaf, 0.36)],
  [210, 74, 170, 66, darken(C.leaf, 0.4)],
  [40, 90, 150, 64, darken(C.leaf, 0.44)],
  [330, 10, 150, 80, darken(C.leaf, 0.26)],
  [-190, -6, 120, 84, darken(C.leaf, 0.16)],
  [180, -30, 190, 96, darken(C.leaf, 0.12)],
  [-50, -30, 190, 100, C.leaf],
  [90, -110, 220, 90, lighten(C.leaf, 0.06)],
  [-130, -110, 150, 90, lighten(C.leaf, 0.12)],
]

function crown(sheet: Sheet, x: number, y: number): string {
  return clumps
    .map(([dx, dy, rx, ry, green]) => {
      const leaves = [0.13, -0.1].map((shift) =>
        stamp(sheet, spray(78, 16, shift > 0 ? lighten(green, shift) : darken(green, -shift), darken(green, 0.3))),
      )
      const sprays = each(58, (i) => {
        const angle = sheet.random.between(0, 360)
        const reach = Math.sqrt(sheet.random.between(0.1, 1.15))
        const px = x + dx + rx * reach * Math.cos((angle * Math.PI) / 180)
        const py = y + dy + ry * reach * Math.sin((angle * Math.PI) / 180)
        const drawn = leaves[i % 2]
        return drawn ? drawn(px, py, sheet.random.between(0.7, 1.15), sheet.random.between(-150, 150)) : ''
      })
      return ellipse(x + dx, y + dy, rx * 0.8, ry * 0.78, { fill: darken(green, 0.16) }) + sprays
    })
    .join('')
}

/** What has fallen: small leaves on the ground. */
export const fallenLeaves = (sheet: Sheet, x: number, y: number, width: number) =>
  each(26, (i) =>
    ellipse(x + sheet.random.between(0, width), y + sheet.random.between(0, 120), 9, 3.4, {
      fill: i % 3 ? '#c9a747' : C.leaf,
      opacity: 0.8,
    }),
  )
