import { clipTo, el, ellipse, group, type Sheet } from '../../drawing/canvas.ts'
import { glazed, matte } from '../../drawing/clay.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { type Finish, mouth, type Turned, turn } from '../../drawing/lathe.ts'
import { contactShadow } from '../../drawing/light.ts'
import { brushed, polished } from '../../drawing/metal.ts'
import { lacquered } from '../../drawing/wood.ts'
import { type Decoration, decorate } from './decoration.ts'
import { type ShapeName, turnedOf } from './shapes.ts'
import type { Thing } from './stage.ts'

export type Material = 'matte' | 'glazed' | 'polished' | 'brushed' | 'lacquered'

const FINISHES: Record<Material, (colour: Colour) => Finish> = { matte, glazed, polished, brushed, lacquered }

export type PotLook = {
  shape: ShapeName
  colour: Colour
  material: Material
  inside?: Colour
  lip?: number
  decorations?: readonly Decoration[]
  handle?: 'mug' | 'pourer'
  /** What fills it to just under the rim. */
  filling?: Colour
}

export function pot(look: PotLook): Thing {
  const turned = turnedOf(look.shape)
  const widest = Math.max(...turned.profile.map(([r]) => r))
  const foot = turned.profile.at(-1)?.[0] ?? 100
  const height = -(turned.profile[0]?.[1] ?? 0) + widest * turned.tilt
  const reach = look.handle ? 130 : 0
  return {
    pose: 'stands',
    width: widest * 2 + reach * 1.5,
    height,
    closeUp: { x: -widest * 0.2, y: -height * 0.62, zoom: 1.9 },
    draw: (sheet) => drawPot(sheet, look, turned, foot),
  }
}

function drawPot(sheet: Sheet, look: PotLook, turned: Turned, foot: number): string {
  const finish = FINISHES[look.material](look.colour)
  const decoration = (look.decorations ?? []).map((item) => decorate(turned, item)).join('')
  const [rim, top] = turned.profile[0] ?? [0, 0]
  const lip = look.lip ?? (look.material === 'polished' || look.material === 'brushed' ? 6 : 12)
  const inside = look.inside ?? darken(look.colour, 0.12)
  const inner = rim - lip - 8
  const drop = rim * turned.tilt * 0.55
  const liquid = look.filling
    ? clipTo(
        sheet,
        ellipse(0, top, rim - lip, (rim - lip) * turned.tilt),
        surfaceOf(look.filling, inner, top + drop, turned.tilt),
      )
    : ''
  const handle = look.handle ? handleOf(look.handle, turned, look.colour, look.material) : ''
  return group(
    {},
    contactShadow(sheet, 0, -4, foot, 1, turned.tilt + 0.05),
    handle,
    turn(sheet, turned, finish, decoration),
    mouth(sheet, turned, look.colour, inside, lip),
    liquid,
  )
}

const surfaceOf = (colour: Colour, r: number, y: number, tilt: number) =>
  ellipse(0, y, r, r * tilt, { fill: colour }) +
  ellipse(-r * 0.3, y - r * tilt * 0.1, r * 0.45, r * tilt * 0.35, { fill: lighten(colour, 0.4), opacity: 0.4 })

function handleOf(kind: 'mug' | 'pourer', turned: Turned, colour: Colour, material: Material): string {
  const x = Math.max(...turned.profile.map(([r]) => r))
  const top = turned.profile[0]?.[1] ?? 0
  const d =
    kind === 'mug'
      ? `M${x - 14} ${top * 0.8}C${x + 130} ${top * 0.9} ${x + 120} ${top * 0.16} ${x - 20} ${top * 0.24}`
      : `M${x - 70} ${top * 0.9}C${x + 150} ${top * 1.08} ${x + 120} ${top * 0.3} ${x - 30} ${top * 0.36}`
  const shine = material === 'matte' ? 0.2 : 0.75
  const stroke = (shade: Colour, width: number, shift: number, opacity = 1) =>
    el('path', {
      d,
      fill: 'none',
      stroke: shade,
      'stroke-width': width,
      'stroke-linecap': 'round',
      opacity,
      transform: `translate(${-shift} ${-shift})`,
    })
  return group(
    {},
    stroke(darken(colour, 0.45), 40, 0),
    stroke(darken(colour, 0.2), 33, 1.5),
    stroke(colour, 24, 3),
    stroke(lighten(colour, 0.3), 13, 5, 0.8),
    stroke(lighten(colour, 0.8), 5, 7, shine),
  )
}
