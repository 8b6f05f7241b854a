import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  review: {
    columns: sql`'stars', t.stars, 'state', t.state, 'answer', t.answer`,
    from: sql`reviews t`,
    label: sql`(select p.name from products p where p.site_id = t.site_id and p.id = t.product_id)`,
  },
}
