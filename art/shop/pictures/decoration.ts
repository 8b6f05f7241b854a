import { num, path } from '../../drawing/canvas.ts'
import type { Colour } from '../../drawing/colour.ts'
import { band, onSurface, ring, type Turned } from '../../drawing/lathe.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'

/** What is done to a pot's surface; heights are shares of the whole, 0 at the rim. */
export type Decoration =
  | {
      kind: 'motif'
      motif: MotifName
      ink: Colour
      accent: Colour
      rows: readonly number[]
      count: number
      scale: number
    }
  | { kind: 'bands'; colour: Colour; at: readonly (readonly [number, number])[] }
  | { kind: 'hammered' }
  | { kind: 'dip'; colour: Colour; from: number }
  | { kind: 'ribs'; colour: Colour; count: number }

export function decorate(turned: Turned, item: Decoration): string {
  const top = turned.profile[0]?.[1] ?? 0
  const y = (share: number) => top * (1 - share)
  if (item.kind === 'motif') {
    const motif = MOTIFS[item.motif](item)
    return item.rows
      .map((row, i) => ring(turned, y(row), item.count, motif, i % 2 === 0 ? 0.2 : 0.7, item.scale))
      .join('')
  }
  if (item.kind === 'bands')
    return item.at.map(([from, to]) => band(turned, y(from), y(to), item.colour, 0.92)).join('')
  if (item.kind === 'dip') return band(turned, y(item.from), 40, item.colour, 0.95)
  if (item.kind === 'ribs')
    return Array.from({ length: item.count }, (_, i) =>
      band(turned, y((i + 0.5) / item.count), y((i + 0.72) / item.count), item.colour, 0.22),
    ).join('')
  return hammerMarks(turned)
}

/** Facets left by the hammer: a dark and a bright edge each. */
function hammerMarks(turned: Turned): string {
  const top = turned.profile[0]?.[1] ?? 0
  let marks = ''
  for (let row = 0; row < 15; row++) {
    for (let i = -8; i <= 8; i++) {
      const place = onSurface(turned, top * (0.95 - row * 0.062), (i + (row % 2) * 0.5) * 0.178)
      if (place.squeeze < 0.2) continue
      const rx = num(20 * place.squeeze)
      marks += `M${num(place.x)} ${num(place.y - 16)}a${rx} 16 0 1 0 .1 0z`
    }
  }
  const layer = (fill: string, shift: number, opacity: number) =>
    path(marks, { fill, opacity, transform: `translate(${shift} ${shift})` })
  return layer('#4a2408', -2.2, 0.2) + layer('#fff2cf', 2.2, 0.24) + layer('#c9903a', 0, 0.1)
}
