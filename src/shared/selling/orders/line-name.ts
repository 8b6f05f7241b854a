import { nameWithOptions } from '../bag/bag.ts'
import type { OrderLine } from './orders.ts'

/** A line's name with its options; two lines of one variant (B305) also get their number in the order. */
export function lineName(lines: Pick<OrderLine, 'name' | 'options'>[], position: number): string {
  const line = lines[position]
  if (!line) return ''
  const name = nameWithOptions(line)
  const isAmbiguous = lines.some((other, at) => at !== position && nameWithOptions(other) === name)
  return isAmbiguous ? `${name} · ${position + 1}` : name
}
