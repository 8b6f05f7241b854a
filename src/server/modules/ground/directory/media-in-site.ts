import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** A `MediaUse`: the site's logo. */
export function mediaInSite({ site }: Ctx): SQL {
  return sql`
    select s.settings #>> '{logo,id}' as media_id, 'site' as kind, 'The logo' as title, '' as ref,
      '/admin/settings' as href
    from sites s
    where s.id = ${site.id} and s.settings #>> '{logo,id}' is not null`
}
