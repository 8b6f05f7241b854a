import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Pictures of products and categories: rows of `media_id`, `kind`, `title` and `ref`, the thing's id. */
export function mediaInCatalog({ site }: Ctx): SQL {
  return sql`
    select pm.media_id, 'product' as kind, p.name as title, p.id::text as ref
    from product_media pm join products p on p.site_id = pm.site_id and p.id = pm.product_id
    where pm.site_id = ${site.id}
    union all
    select c.media_id, 'category', c.title, c.id::text
    from categories c
    where c.site_id = ${site.id} and c.media_id is not null`
}
