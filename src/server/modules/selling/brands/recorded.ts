import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  brand: { columns: sql`'name', t.name, 'path', t.path`, from: sql`brands t`, label: sql`t.name`, named: 'byLabel' },
}
