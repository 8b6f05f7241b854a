import type { Row } from '../measure.ts'
export async function builder(): Promise<Row[]> {
  return []
}
