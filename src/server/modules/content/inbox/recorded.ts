import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  message: {
    columns: sql`'kind', t.kind, 'state', t.state, 'assignee', t.assignee_id, 'form', t.form_name,
      'notes', (select count(*) from message_notes n where n.site_id = t.site_id and n.message_id = t.id),
      'replies', (select count(*) from message_replies r where r.site_id = t.site_id and r.message_id = t.id)`,
    from: sql`messages t`,
    label: sql`initcap(t.kind)`,
  },
}
