import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Pictures of categories: rows of `media_id`, `kind`, `title` and `ref`, the category's id. */
export function mediaInCategories({ site }: Ctx): SQL {
  return sql`
    select c.media_id, 'category' as kind, c.title, c.id::text as ref
    from categories c
    where c.site_id = ${site.id} and c.media_id is not null`
}
