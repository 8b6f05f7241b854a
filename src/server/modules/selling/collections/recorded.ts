import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  collection: {
    columns: sql`'title', t.title, 'path', t.path, 'description', t.description, 'picture', t.media_id, 'sort', t.sort,
      'rule', t.rule, 'products', case when t.rule is null then (select jsonb_agg(p.product_id order by p.position)
        from collection_products p where p.site_id = t.site_id and p.collection_id = t.id) end`,
    from: sql`collections t`,
    label: sql`t.title`,
    named: 'byLabel',
  },
}
