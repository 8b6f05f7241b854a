import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  page: {
    columns: sql`'title', t.title, 'seo', t.seo, 'draft', t.revision, 'published', t.published_version, 'publishAt', t.publish_at,
      'sections', jsonb_array_length(case jsonb_typeof(t.draft -> 'sections') when 'array' then t.draft -> 'sections'
        else '[]' end), 'deleted', t.deleted_at,
      'paths', (select jsonb_agg(p.path order by p.path) from page_paths p where p.site_id = t.site_id and p.page_id = t.id)`,
    from: sql`pages t`,
    label: sql`t.title`,
  },
}
