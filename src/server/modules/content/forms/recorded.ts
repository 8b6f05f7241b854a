import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  form: { columns: sql`'name', t.name, 'definition', t.definition`, from: sql`forms t`, label: sql`t.name` },
}
