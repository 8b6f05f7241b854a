import type { Element } from './drawing-tree.ts'

/** Points of a line, and corners at which a marker may be drawn. Both are upper bounds. */
export function pointsOf({ attributes }: Element): { points: number; corners: number } {
  const text = attributes.get('d') ?? attributes.get('points') ?? ''
  const numbers = text.match(/(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi)?.length ?? 0
  const commands = text.match(/[a-df-z]/gi)?.length ?? 0
  // A command takes at least one number, except for the one that closes a line.
  return { points: Math.max(numbers / 2, commands), corners: numbers + commands }
}
