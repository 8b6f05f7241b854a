import { along, circle, down, each, fade, pool, slant, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { planted } from '../../shop/pictures/props.ts'
import { C } from './palette.ts'

/** What stands in the clinic's rooms. Each is placed by the middle of its foot, unless it hangs. */

export function plant(sheet: Sheet, x: number, y: number, scale: number, colour: Colour): string {
  const thing = planted({ shape: 'planter', colour, material: 'matte' })
  return group({ transform: `translate(${x} ${y}) scale(${scale})` }, thing.draw(sheet))
}

/** A wall down to `floor`, with a painted dado, and tiles before it. */
export function room(sheet: Sheet, wall: Colour, dado: Colour, floor: number, tile: Colour): string {
  const { width, height } = sheet
  const lines = each(18, (i) => {
    const x = (i - 9) * 260
    return stroke(`M${width / 2 + x * 0.55} ${floor}L${width / 2 + x * 1.25} ${height}`, darken(tile, 0.14), 2.5)
  })
  return group(
    {},
    rect(0, 0, width, floor, { fill: slant(sheet, lighten(wall, 0.4), wall, darken(wall, 0.08)) }),
    rect(0, floor - 250, width, 250, { fill: slant(sheet, lighten(dado, 0.14), dado, darken(dado, 0.16)) }),
    rect(0, floor - 260, width, 10, { fill: lighten(dado, 0.6) }),
    rect(0, floor - 26, width, 26, { fill: '#f6efe0' }),
    rect(0, floor - 28, width, 3, { fill: darken(dado, 0.4), opacity: 0.4 }),
    rect(0, floor, width, height - floor, { fill: down(sheet, darken(tile, 0.12), tile, lighten(tile, 0.2)) }),
    lines,
    stroke(`M0 ${floor + 56}H${width}M0 ${floor + 136}H${width}`, darken(tile, 0.14), 2.5),
    rect(0, floor, width, 44, { fill: fade(sheet, C.ink, 0.22, 0) }),
  )
}

/** A window onto the neem tree. */
export function neemWindow(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const leaves = each(120, (i) => {
    const [lx, ly] = [x + sheet.random.between(0, width), y + height * 0.78 * sheet.random.between(0, 1) ** 1.5]
    return ellipse(lx, ly, 26, 9, {
      fill: [C.leaf, lighten(C.leaf, 0.2), darken(C.leaf, 0.32)][i % 3],
      transform: `rotate(${Math.round(sheet.random.between(-70, 70))} ${Math.round(lx)} ${Math.round(ly)})`,
      opacity: 0.92,
    })
  })
  const half = width / 2
  return group(
    {},
    rect(x - 34, y - 34, width + 68, height + 58, { fill: slant(sheet, '#ffffff', '#efe4cd') }),
    clipTo(
      sheet,
      rect(x, y, width, height),
      rect(x, y, width, height, { fill: down(sheet, '#a9d3e2', '#d5ead8', '#f7e3b0') }),
      circle(x + width * 0.76, y + height * 0.66, width * 0.22, { fill: '#ffe7a0', opacity: 0.85 }),
      leaves,
      path(`M${x} ${y}H${x + width * 0.5}L${x + width * 0.1} ${y + height}H${x}Z`, { fill: '#ffffff', opacity: 0.14 }),
    ),
    rect(x + half - 7, y, 14, height, { fill: '#fbf4e4' }),
    rect(x, y + height * 0.4, width, 12, { fill: '#fbf4e4' }),
    each(5, (i) => stroke(`M${x + ((i + 0.5) * width) / 5} ${y}V${y + height}`, '#f4ead2', 4)),
    rect(x - 50, y + height + 20, width + 100, 20, { fill: slant(sheet, '#ffffff', '#d9c9a9') }),
    rect(x - 40, y + height + 40, width + 80, 26, { fill: fade(sheet, C.ink, 0.26, 0) }),
  )
}

/** A framed print that hangs at `x`, `y`. */
export const frame = (sheet: Sheet, x: number, y: number, width: number, height: number, inside: string) =>
  rect(x + 10, y + 14, width, height, { fill: C.ink, opacity: 0.2 }) +
  rect(x, y, width, height, { fill: slant(sheet, '#c58f5c', '#9a6238') }) +
  rect(x + 12, y + 12, width - 24, height - 24, { fill: '#fffaf0' }) +
  group({ transform: `translate(${x + width / 2} ${y + height / 2})` }, inside)

export const clock = (sheet: Sheet, x: number, y: number, r: number) =>
  circle(x + 8, y + 11, r, { fill: C.ink, opacity: 0.22 }) +
  circle(x, y, r, { fill: slant(sheet, '#2d5c52', C.pine) }) +
  circle(x, y, r * 0.86, { fill: slant(sheet, '#ffffff', '#f3ead8') }) +
  each(12, (i) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${i * 30})` },
      rect(-2.5, -r * 0.78, 5, i % 3 ? r * 0.09 : r * 0.16, { fill: C.ink }),
    ),
  ) +
  stroke(`M${x} ${y}L${x - r * 0.34} ${y - r * 0.3}`, C.ink, 8) +
  stroke(`M${x} ${y}L${x + r * 0.2} ${y - r * 0.6}`, C.ink, 5) +
  circle(x, y, 7, { fill: C.coral })

/** A waiting chair with wooden legs. */
export const chair = (sheet: Sheet, x: number, y: number, colour: Colour) =>
  pool(sheet, x + 14, y + 2, 130, 18, C.ink, 0.4) +
  each(2, (i) =>
    path(`M${x - 74 + i * 148} ${y - 120}L${x - 84 + i * 168} ${y}`, { stroke: '#8a5a36', 'stroke-width': 12 }),
  ) +
  each(2, (i) =>
    path(`M${x - 54 + i * 108} ${y - 120}L${x - 58 + i * 116} ${y - 22}`, { stroke: '#6d4528', 'stroke-width': 10 }),
  ) +
  path(`M${x - 84} ${y - 320}Q${x} ${y - 346} ${x + 84} ${y - 320}L${x + 76} ${y - 170}H${x - 76}Z`, {
    fill: slant(sheet, lighten(colour, 0.22), colour, darken(colour, 0.2)),
  }) +
  path(`M${x - 62} ${y - 300}Q${x} ${y - 318} ${x + 62} ${y - 300}`, {
    fill: 'none',
    stroke: lighten(colour, 0.5),
    'stroke-width': 4,
    opacity: 0.6,
  }) +
  path(`M${x - 92} ${y - 170}H${x + 92}L${x + 98} ${y - 122}Q${x} ${y - 104} ${x - 98} ${y - 122}Z`, {
    fill: slant(sheet, lighten(colour, 0.34), lighten(colour, 0.06), darken(colour, 0.16)),
  })

/** Rows of the letter E turned about, as eyes are tested where not everybody reads. */
export const eyeChart = () =>
  [52, 38, 28, 20, 14]
    .map((size, row) =>
      each(row + 1, (i) => {
        const step = size * 1.6
        const x = (i - row / 2) * step
        const y = [-92, -22, 34, 78, 110][row] ?? 0
        const arm = size / 5
        return group(
          { transform: `translate(${x} ${y}) rotate(${((i + row) % 4) * 90})`, fill: C.ink },
          rect(-size / 2, -size / 2, arm, size),
          ...[0, 2, 4].map((k) => rect(-size / 2, -size / 2 + k * arm, size, arm)),
        )
      }),
    )
    .join('')

/** A curtain that hangs from a rail, `width` wide. */
export const curtain = (sheet: Sheet, x: number, y: number, width: number, height: number, colour: Colour) => {
  const fold = width / 7
  return (
    rect(x - 30, y - 12, width + 60, 10, { rx: 5, fill: along(sheet, '#8a989b', '#eef3f3', '#8a989b') }) +
    rect(x, y, width, height, { fill: colour }) +
    rect(x, y, width, height, {
      fill: tiled(
        sheet,
        70,
        70,
        path('M35 20C46 26 46 42 35 50C24 42 24 26 35 20Z', { fill: lighten(colour, 0.5), opacity: 0.7 }),
        `translate(${x} ${y})`,
      ),
    }) +
    each(7, (i) =>
      rect(x + i * fold, y, fold, height, {
        fill: along(sheet, darken(colour, 0.34), lighten(colour, 0.3), darken(colour, 0.2)),
        opacity: 0.42,
      }),
    ) +
    each(8, (i) => circle(x + i * fold, y - 6, 6, { fill: '#6f7d7f' }))
  )
}
