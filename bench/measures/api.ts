import type { Row } from '../measure.ts'
export async function api(): Promise<Row[]> {
  return []
}
