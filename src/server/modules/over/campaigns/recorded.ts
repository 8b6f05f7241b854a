import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  newsletter: {
    columns: sql`'subject', t.subject, 'preview', t.preview, 'parts', t.parts, 'segment', t.segment, 'rate', t.rate,
      'state', t.state, 'scheduled', t.scheduled_at`,
    from: sql`campaigns t`,
    label: sql`t.subject`,
  },
}
