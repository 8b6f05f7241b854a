import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Pictures of products: a `MediaUse`. */
export function mediaInProducts({ site }: Ctx): SQL {
  return sql`
    select pm.media_id, 'product' as kind, p.name as title, p.id::text as ref,
      '/admin/products/' || p.id as href
    from product_media pm join products p on p.site_id = pm.site_id and p.id = pm.product_id
    where pm.site_id = ${site.id}`
}
