import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** A `LinkUse`: links in posts, their translations and their unsaved drafts. */
export function linksInPosts({ site }: Ctx): SQL {
  return sql`
    select p.body as html, 'post' as kind, p.title, p.id::text as ref, '/admin/blog/' || p.id as href,
      p.status = 'PUBLISHED' as shown
    from posts p
    where p.site_id = ${site.id}
    union all
    select word ->> 'text', 'post', p.title, p.id::text, '/admin/blog/' || p.id, p.status = 'PUBLISHED'
    from translations t
    join posts p on p.site_id = t.site_id and p.id::text = t.item
    cross join lateral jsonb_array_elements(t.words) as word
    where t.site_id = ${site.id} and t.kind = 'post'
    union all
    select d.content ->> 'body', 'post', coalesce(p.title, nullif(d.content ->> 'title', ''), 'New post'),
      coalesce(p.id::text, 'new'), '/admin/blog/' || coalesce(p.id::text, 'new'), false
    from post_drafts d
    left join posts p on p.site_id = d.site_id and p.id = d.post_id
    where d.site_id = ${site.id}`
}
