import type { Row } from '../measure.ts'
export async function memory(): Promise<Row[]> {
  return []
}
