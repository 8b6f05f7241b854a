import { nameWithOptions } from './bag.ts'
import type { OrderLine } from './orders.ts'

/** A line's name with its options, as no other line of the order is called: where two are alike (B305), with its place among them all. */
export function lineName(lines: Pick<OrderLine, 'name' | 'options'>[], position: number): string {
  const line = lines[position]
  if (!line) return ''
  const name = nameWithOptions(line)
  const isAmbiguous = lines.some((other, at) => at !== position && nameWithOptions(other) === name)
  return isAmbiguous ? `${name} · ${position + 1}` : name
}
