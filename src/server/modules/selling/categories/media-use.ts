import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Pictures of categories: a `MediaUse`. */
export function mediaInCategories({ site }: Ctx): SQL {
  return sql`
    select c.media_id, 'category' as kind, c.title, c.id::text as ref, '/admin/categories' as href
    from categories c
    where c.site_id = ${site.id} and c.media_id is not null`
}
