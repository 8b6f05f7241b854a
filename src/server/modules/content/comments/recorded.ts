import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  comment: {
    columns: sql`'comment', t.comment, 'state', t.state, 'answers',
      (select count(*) from comments a where a.site_id = t.site_id and a.answers = t.id)`,
    from: sql`comments t`,
    label: sql`t.comment`,
  },
}
