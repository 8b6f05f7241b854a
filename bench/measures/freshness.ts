import type { Row } from '../measure.ts'
export async function freshness(): Promise<Row[]> {
  return []
}
