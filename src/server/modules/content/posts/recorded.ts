import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  blogAuthor: {
    columns: sql`'name', t.title, 'path', t.path, 'subtitle', t.subtitle, 'description', t.description, 'picture', t.media_id`,
    from: sql`blog_authors t`,
    label: sql`t.title`,
    named: 'byLabel',
  },
  blogCategory: {
    columns: sql`'title', t.title, 'path', t.path, 'description', t.description, 'picture', t.media_id, 'position', t.position`,
    from: sql`blog_categories t`,
    label: sql`t.title`,
    named: 'byLabel',
  },
  blogTag: {
    columns: sql`'title', t.title, 'path', t.path, 'description', t.description, 'picture', t.media_id`,
    from: sql`blog_tags t`,
    label: sql`t.title`,
  },
  post: {
    columns: sql`'title', t.title, 'path', t.path, 'status', t.status, 'publish', t.publish_at, 'description',
      t.short_description, 'body', t.body, 'tags', t.tags, 'picture', t.media_id, 'author', t.author_id, 'seoTitle',
      t.seo_title, 'seoDescription', t.seo_description, 'seoPicture', t.seo_media_id,
      'categories', (select jsonb_agg(c.category_id order by c.position) from post_categories c
        where c.site_id = t.site_id and c.post_id = t.id),
      'related', (select jsonb_agg(r.related_id order by r.position) from post_related r
        where r.site_id = t.site_id and r.post_id = t.id)`,
    from: sql`posts t`,
    label: sql`t.title`,
    named: 'byLabel',
  },
}
