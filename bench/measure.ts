import type { Stage } from './stage.ts'

/** One line of the table. */
export type Row = {
  name: string
  value: number | string
  unit: string
  target: string
  verdict: 'met' | 'missed' | 'left out' | ''
}

/** One measurement: what it starts it also stops. */
export type Measure = (stage: Stage) => Promise<Row[]>

type Target = { text: string; holds: (value: number) => boolean }

export const atLeast = (limit: number): Target => ({ text: `≥ ${limit}`, holds: (value) => value >= limit })
export const atMost = (limit: number): Target => ({ text: `≤ ${limit}`, holds: (value) => value <= limit })

export function row(name: string, value: number, unit: string, target?: Target): Row {
  if (!target) return { name, value, unit, target: '', verdict: '' }
  return { name, value, unit, target: target.text, verdict: target.holds(value) ? 'met' : 'missed' }
}

/** Row of a measurement that could not run here, with the reason. */
export function leftOut(name: string, why: string): Row {
  return { name, value: why, unit: '', target: '', verdict: 'left out' }
}
