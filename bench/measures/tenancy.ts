import type { Row } from '../measure.ts'
export async function tenancy(): Promise<Row[]> {
  return []
}
