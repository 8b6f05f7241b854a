import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/**
 * Pictures of products, and files that their descriptions link to: a `MediaUse`. Ids of translations are read on their own (`offset 0`),
 * or row-level security would keep their cast from the index of products.
 */
export function mediaInProducts({ site }: Ctx): SQL {
  return sql`
    select pm.media_id, 'product' as kind, p.name as title, p.id::text as ref,
      '/admin/products/' || p.id as href
    from product_media pm join products p on p.site_id = pm.site_id and p.id = pm.product_id
    where pm.site_id = ${site.id}
    union all
    select unnest(p.linked_files), 'product', p.name, p.id::text, '/admin/products/' || p.id
    from products p
    where p.site_id = ${site.id} and p.linked_files is not null
    union all
    select unnest(t.linked_files), 'product', p.name, p.id::text, '/admin/products/' || p.id
    from (
      select t.site_id, t.item::uuid as product_id, t.linked_files from translations t
      where t.site_id = ${site.id} and t.kind = 'product' and t.linked_files is not null offset 0
    ) t
    join products p on p.site_id = t.site_id and p.id = t.product_id
    where p.site_id = ${site.id}`
}
