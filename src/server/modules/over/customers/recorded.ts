import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  customer: {
    columns: sql`'notes', (select count(*) from customer_notes n where n.site_id = t.site_id and n.user_id = t.id),
      'mayComment', not exists (select from blocked_writers b where b.site_id = t.site_id and b.user_id = t.id)`,
    from: sql`users t`,
    label: sql`trim(t.first_name || ' ' || t.last_name)`,
  },
}
