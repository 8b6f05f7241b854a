import type { Row } from '../measure.ts'
export async function hits(): Promise<Row[]> {
  return []
}
