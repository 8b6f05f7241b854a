import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Pictures of products: rows of `media_id`, `kind`, `title` and `ref`, the product's id. */
export function mediaInProducts({ site }: Ctx): SQL {
  return sql`
    select pm.media_id, 'product' as kind, p.name as title, p.id::text as ref
    from product_media pm join products p on p.site_id = pm.site_id and p.id = pm.product_id
    where pm.site_id = ${site.id}`
}
