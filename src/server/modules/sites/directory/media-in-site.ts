import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** The site's logo: a row of `media_id`, `kind`, `title` and `ref`. */
export function mediaInSite({ site }: Ctx): SQL {
  return sql`
    select s.settings #>> '{logo,id}' as media_id, 'site' as kind, 'The logo' as title, '' as ref
    from sites s
    where s.id = ${site.id} and s.settings #>> '{logo,id}' is not null`
}
