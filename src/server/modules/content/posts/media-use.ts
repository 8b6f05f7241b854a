import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Pictures of posts: a `MediaUse`. */
export function mediaInPosts({ site }: Ctx): SQL {
  return sql`
    select p.media_id, 'post' as kind, p.title, p.id::text as ref, '/admin/blog/' || p.id as href
    from posts p
    where p.site_id = ${site.id} and p.media_id is not null`
}

/** Portraits of authors: a `MediaUse`. */
export function mediaInAuthors({ site }: Ctx): SQL {
  return sql`
    select a.media_id, 'author' as kind, a.title, a.id::text as ref, '/admin/blog' as href
    from blog_authors a
    where a.site_id = ${site.id} and a.media_id is not null`
}
