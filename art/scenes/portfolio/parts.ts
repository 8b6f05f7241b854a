import { circle, each, orb, place, pool, range, slant, stamp, stroke, tiled } from '../../drawing/brush.ts'
import { ellipse, group, num, type Point, path, polygon, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { V } from './palette.ts'

/** A camera that looks straight ahead: x right, y down, z into the picture. */
export const lens =
  (cx: number, cy: number, focus: number) =>
  (x: number, y: number, z: number): Point => [cx + (x * focus) / (focus + z), cy + (y * focus) / (focus + z)]

export const face = (points: readonly Point[], fill: string, opacity?: number) =>
  path(polygon(points), { fill, opacity })

export const seam = ([ax, ay]: Point, [bx, by]: Point, colour: string, width: number, opacity = 1) =>
  path(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`, { stroke: colour, 'stroke-width': width, opacity })

/** A frond of a coconut palm, from 0 0 to the right, hanging. */
function frond(length: number, colour: Colour): string {
  const at = (t: number): Point => [length * t, length * (0.55 * t * t - 0.22 * t)]
  const leaflets = range(17).map((i) => {
    const t = 0.12 + i * 0.053
    const [x, y] = at(t)
    const reach = length * 0.27 * Math.sin(Math.PI * (0.18 + t * 0.8))
    return `M${num(x)} ${num(y)}l${num(reach * 0.62)} ${num(reach * 0.84)}M${num(x)} ${num(y)}l${num(reach * 0.86)} ${num(-reach * 0.34)}`
  })
  const [tipX, tipY] = at(1)
  return (
    stroke(leaflets.join(''), colour, length * 0.024) +
    stroke(
      `M0 0Q${num(length * 0.5)} ${num(-length * 0.11)} ${num(tipX)} ${num(tipY)}`,
      lighten(colour, 0.25),
      length * 0.016,
    )
  )
}

/** A coconut palm on its foot. */
export function palm(
  sheet: Sheet,
  x: number,
  foot: number,
  height: number,
  lean: number,
  colour: Colour = V.palm,
  plain = false,
): string {
  const leaf = stamp(sheet, frond(200, colour))
  const dark = stamp(sheet, frond(200, darken(colour, 0.28)))
  const top: Point = [x + lean, foot - height]
  const trunk = `M${num(x - 13)} ${num(foot)}Q${num(x + lean * 0.1 - 7)} ${num(foot - height * 0.55)} ${num(top[0] - 7)} ${num(top[1])}H${num(top[0] + 7)}Q${num(x + lean * 0.1 + 11)} ${num(foot - height * 0.55)} ${num(x + 15)} ${num(foot)}Z`
  const size = height / 620
  const crown = (draw: typeof leaf, turns: readonly number[]) =>
    turns
      .map((turn) => {
        const flip = Math.cos((turn * Math.PI) / 180) < 0
        return flip
          ? group({ transform: `translate(${num(top[0])} ${num(top[1])}) scale(-1 1)` }, draw(0, 0, size, 180 - turn))
          : draw(top[0], top[1], size, turn)
      })
      .join('')
  return group(
    {},
    path(trunk, { fill: plain ? colour : slant(sheet, '#a08a70', '#6c5644') }),
    crown(dark, [-150, -118, -84, -40, 8, 176]),
    plain
      ? ''
      : each(4, (i) =>
          circle(top[0] - 16 + i * 11, top[1] + 12 + (i % 2) * 8, 9 * size + 2, {
            fill: orb(sheet, '#b9b45e', '#7c8038', '#42481c'),
          }),
        ),
    crown(leaf, [-168, -134, -102, -62, -22, 30, 150]),
  )
}

/** Blocks of laterite in courses, as a fill. */
export const lateriteFill = (sheet: Sheet, ground: Colour = V.laterite) => {
  const stone = (x: number, y: number, w: number, shade: number) =>
    rect(x + 2, y + 2, w - 4, 42, { rx: 3, fill: shade > 0 ? lighten(ground, shade) : darken(ground, -shade) })
  const pits = each(26, (i) =>
    ellipse((i * 67) % 200, (i * 37) % 92, 3 + (i % 3), 2, { fill: darken(ground, 0.45), opacity: 0.4 }),
  )
  return tiled(
    sheet,
    200,
    92,
    rect(0, 0, 200, 92, { fill: darken(ground, 0.42) }) +
      stone(0, 0, 100, 0.06) +
      stone(100, 0, 100, -0.06) +
      stone(-50, 46, 100, -0.02) +
      stone(50, 46, 100, 0.12) +
      stone(150, 46, 100, -0.02) +
      pits,
  )
}

/** Mangalore tiles in rows, as a fill. */
export const tileFill = (sheet: Sheet, colour: Colour = V.tile) =>
  tiled(
    sheet,
    34,
    30,
    rect(0, 0, 34, 30, { fill: colour }) +
      rect(0, 0, 8, 30, { fill: lighten(colour, 0.2) }) +
      rect(24, 0, 10, 30, { fill: darken(colour, 0.24) }) +
      rect(0, 24, 34, 6, { fill: darken(colour, 0.4), opacity: 0.75 }),
  )

/** A tree with a round, loose crown: laburnum, mango, neem. */
export function tree(sheet: Sheet, x: number, foot: number, height: number, colour: Colour, bloom?: Colour): string {
  const leaf = stamp(sheet, path('M0 0C10 -8 26 -8 36 0C26 8 10 8 0 0Z', { fill: colour }))
  const pale = stamp(sheet, path('M0 0C10 -8 26 -8 36 0C26 8 10 8 0 0Z', { fill: lighten(colour, 0.22) }))
  const deep = stamp(sheet, path('M0 0C10 -8 26 -8 36 0C26 8 10 8 0 0Z', { fill: darken(colour, 0.35) }))
  const r = height * 0.42
  const [cx, cy] = [x, foot - height * 0.68]
  const cloud = (draw: typeof leaf, count: number, dx: number, dy: number, reach: number) =>
    each(count, () => {
      const angle = sheet.random.between(0, Math.PI * 2)
      const far = reach * Math.sqrt(sheet.random.between(0, 1))
      return draw(
        cx + dx + far * Math.cos(angle) * 1.15,
        cy + dy + far * Math.sin(angle) * 0.8,
        sheet.random.between(0.7, 1.2),
        sheet.random.between(0, 360),
      )
    })
  const branch = (to: Point, width: number) =>
    stroke(
      `M${num(x)} ${num(foot - height * 0.3)}Q${num(x + (to[0] - x) * 0.2)} ${num(to[1] + height * 0.16)} ${num(to[0])} ${num(to[1])}`,
      '#4c3728',
      width,
    )
  return group(
    {},
    path(
      `M${num(x - height * 0.035)} ${num(foot)}Q${num(x - height * 0.012)} ${num(foot - height * 0.3)} ${num(x - height * 0.02)} ${num(cy)}H${num(x + height * 0.02)}Q${num(x + height * 0.018)} ${num(foot - height * 0.3)} ${num(x + height * 0.045)} ${num(foot)}Z`,
      { fill: slant(sheet, '#8a6a50', '#4c3728') },
    ),
    branch([cx - r * 0.7, cy], height * 0.02),
    branch([cx + r * 0.72, cy - r * 0.1], height * 0.02),
    each(5, (i) =>
      pool(sheet, cx + (i - 2) * r * 0.36, cy + (i % 2) * r * 0.24, r * 0.8, r * 0.66, darken(colour, 0.3), 0.75),
    ),
    cloud(deep, 190, r * 0.12, r * 0.16, r),
    cloud(leaf, 220, 0, 0, r * 0.98),
    cloud(pale, 120, -r * 0.2, -r * 0.24, r * 0.7),
    bloom
      ? each(46, () => {
          const angle = sheet.random.between(0, Math.PI * 2)
          const far = r * Math.sqrt(sheet.random.between(0, 1))
          return circle(cx + far * Math.cos(angle), cy + far * Math.sin(angle) * 0.75, sheet.random.between(4, 8), {
            fill: bloom,
          })
        })
      : '',
  )
}

/** A chair of teak and cane seen from the side, its foot at 0 0. */
export const chair = (scale: number, x: number, y: number) =>
  place(
    x,
    y,
    stroke('M-40 0L-46 -96L-66 -196M44 0L40 -92M-46 -92H46', '#4a2c16', 9) +
      stroke('M-46 -96L46 -100', '#d9b98a', 12) +
      stroke('M-50 -120L-64 -184', '#d9b98a', 7),
    scale,
  )
