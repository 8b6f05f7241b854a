import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  sizeGuide: {
    columns: sql`'title', t.title, 'columns', t.columns, 'rows', t.rows, 'note', t.note`,
    from: sql`size_guides t`,
    label: sql`t.title`,
    named: 'byLabel',
  },
}
