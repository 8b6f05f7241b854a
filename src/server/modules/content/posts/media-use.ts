import { type SQL, sql } from 'drizzle-orm'
import type { TopicKind } from '../../../../shared/content/blog/blog-topics.ts'
import { fileAddressStart } from '../../../../shared/content/media/media-files.ts'
import { pictureIdForm } from '../../../../shared/content/media/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { MediaUse } from '../media/index.ts'
import { topicTables } from './topic-paths.ts'

/** Matches an image, or the address of any file of the library (a video, a PDF that is linked), in HTML or in HTML inside JSON. */
const inText = `(?:data-picture=\\\\?"|${fileAddressStart})(${pictureIdForm})(?:\\\\?"|/)`
const mayBeInText = `data-picture|${fileAddressStart}`

/** A `MediaUse`: images of posts, and files that they link to, in their texts, translations and unsaved drafts. */
export function mediaInPosts({ site }: Ctx): SQL {
  return sql`
    select p.media_id, 'post' as kind, p.title, p.id::text as ref, '/admin/blog/' || p.id as href
    from posts p
    where p.site_id = ${site.id} and p.media_id is not null
    union
    select p.seo_media_id, 'post', p.title, p.id::text, '/admin/blog/' || p.id
    from posts p
    where p.site_id = ${site.id} and p.seo_media_id is not null
    union
    select named.id, 'post', coalesce(p.title, nullif(d.content ->> 'title', ''), 'New post'), coalesce(p.id::text, 'new'),
      '/admin/blog/' || coalesce(p.id::text, 'new')
    from post_drafts d
    left join posts p on p.site_id = d.site_id and p.id = d.post_id
    cross join lateral (
      select d.content ->> 'mediaId' as id
      union
      select d.content ->> 'seoMediaId'
      union
      select found[1] from regexp_matches(d.content ->> 'body', ${inText}, 'g') as found
    ) named
    where d.site_id = ${site.id} and named.id is not null
    union
    select found[1], 'post', p.title, p.id::text, '/admin/blog/' || p.id
    from posts p
    cross join lateral regexp_matches(p.body, ${inText}, 'g') as found
    where p.site_id = ${site.id} and p.body ~ ${mayBeInText}
    union
    select found[1], 'post', p.title, p.id::text, '/admin/blog/' || p.id
    from translations t
    join posts p on p.site_id = t.site_id and p.id::text = t.item
    cross join lateral regexp_matches(t.words::text, ${inText}, 'g') as found
    where t.site_id = ${site.id} and t.kind = 'post' and t.words::text ~ ${mayBeInText}`
}

const topicUse =
  (kind: TopicKind, place: string): MediaUse =>
  ({ site }) =>
    sql`
    select t.media_id, ${kind} as kind, t.title, t.id::text as ref, ${`/admin/blog/${place}`} as href
    from ${topicTables[kind]} t
    where t.site_id = ${site.id} and t.media_id is not null`

/** Images of categories and tags, and portraits of authors. */
export const mediaInTopics: Record<TopicKind, MediaUse> = {
  blogCategory: topicUse('blogCategory', 'categories'),
  blogTag: topicUse('blogTag', 'tags'),
  blogAuthor: topicUse('blogAuthor', 'authors'),
}
