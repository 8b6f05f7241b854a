import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { addressesIn, mayHaveAddress } from '../../content/media/index.ts'

/** Pictures of products, and files that their descriptions link to: a `MediaUse`. */
export function mediaInProducts({ site }: Ctx): SQL {
  return sql`
    select pm.media_id, 'product' as kind, p.name as title, p.id::text as ref,
      '/admin/products/' || p.id as href
    from product_media pm join products p on p.site_id = pm.site_id and p.id = pm.product_id
    where pm.site_id = ${site.id}
    union all
    select found[1], 'product', p.name, p.id::text, '/admin/products/' || p.id
    from products p cross join lateral ${addressesIn(sql`p.description`)} as found
    where p.site_id = ${site.id} and ${mayHaveAddress(sql`p.description`)}
    union all
    select found[1], 'product', p.name, p.id::text, '/admin/products/' || p.id
    from translations t
    join products p on p.site_id = t.site_id and p.id::text = t.item
    cross join lateral ${addressesIn(sql`t.words::text`)} as found
    where t.site_id = ${site.id} and t.kind = 'product' and ${mayHaveAddress(sql`t.words::text`)}`
}
