import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Pictures in custom fields: a `MediaUse`. */
export function mediaInCustomFields({ site }: Ctx): SQL {
  return sql`
    select used.media_id, 'customField' as kind, f.name as title, f.id::text as ref, used.href
    from custom_fields f cross join lateral (
      select p.custom ->> f.id::text as media_id, '/admin/products/' || p.id as href from products p
      where p.site_id = f.site_id and p.custom ? f.id::text
      union all
      select v.custom ->> f.id::text, '/admin/products/' || v.product_id from variants v
      where v.site_id = f.site_id and v.custom ? f.id::text and v.archived_at is null
      union all
      select c.custom ->> f.id::text, '/admin/categories' from categories c
      where c.site_id = f.site_id and c.custom ? f.id::text
    ) as used
    where f.site_id = ${site.id} and f.type = 'PICTURE' and used.media_id is not null`
}
