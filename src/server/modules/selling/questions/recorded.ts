import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  question: {
    columns: sql`'question', t.question, 'answer', t.answer, 'hidden', t.hidden`,
    from: sql`product_questions t`,
    label: sql`(select p.name from products p where p.site_id = t.site_id and p.id = t.product_id)`,
  },
}
