import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  settlement: {
    columns: sql`'outcome', t.outcome, 'expected', t.expected, 'note', t.note`,
    from: sql`settlement_lines t`,
    label: sql`t.reference`,
  },
}
