import type { Row } from '../measure.ts'
export async function start(): Promise<Row[]> {
  return []
}
