import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Links in product descriptions, translations included: a `LinkUse`. */
export function linksInProducts({ site }: Ctx): SQL {
  return sql`
    select p.description as html, 'product' as kind, p.name as title, p.id::text as ref,
      '/admin/products/' || p.id as href, p.status = 'PUBLISHED' as shown
    from products p
    where p.site_id = ${site.id} and p.deleted is null
    union all
    select word ->> 'text', 'product', p.name, p.id::text, '/admin/products/' || p.id, p.status = 'PUBLISHED'
    from translations t
    join products p on p.site_id = t.site_id and p.id::text = t.item
    cross join lateral jsonb_array_elements(t.words) as word
    where t.site_id = ${site.id} and t.kind = 'product' and p.deleted is null`
}
