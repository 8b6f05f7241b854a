import { group, path } from './canvas.ts'
import { type Colour, darken, lighten } from './colour.ts'

/** A round bar, cord or handle along a path, lit from up left. */
export function tube(d: string, width: number, colour: Colour, shine = 0.6): string {
  const stroke = (colour: Colour, share: number, opacity = 1, shift = 0) =>
    path(d, {
      stroke: colour,
      'stroke-width': width * share,
      opacity,
      transform: shift ? `translate(${-width * shift} ${-width * shift})` : undefined,
    })
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    stroke(darken(colour, 0.5), 1),
    stroke(darken(colour, 0.28), 0.86, 1, 0.03),
    stroke(colour, 0.66, 1, 0.07),
    stroke(lighten(colour, 0.25), 0.4, 0.9, 0.12),
    stroke(lighten(colour, 0.75), 0.14, shine, 0.17),
  )
}
