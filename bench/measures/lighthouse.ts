import type { Row } from '../measure.ts'
export async function lighthouse(): Promise<Row[]> {
  return []
}
