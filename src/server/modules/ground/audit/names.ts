import { sql } from 'drizzle-orm'
import { isUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"id": ?"[a-z0-9]{10,32}"/gi

/** Names of the things whose ids an entry contains; deleted things have none. */
export async function namesIn(ctx: Ctx, value: unknown): Promise<Map<string, string>> {
  const found = JSON.stringify(value).match(id) ?? []
  const ids = [...new Set(found.map((text) => text.replace(/^"id": ?"|"$/g, '')))]
  if (ids.length === 0) return new Map()
  // Compared in the ids' own types, so that each table is read by its index.
  const own = sql`site_id = ${ctx.site.id} and id = any(${sql.param(ids.filter(isUuid))}::uuid[])`
  const ownFile = sql`site_id = ${ctx.site.id} and id = any(${sql.param(ids)}::text[])`
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
    select id::text, name from brands where ${own}
    union all select id::text, title from categories where ${own}
    union all select id::text, title from size_guides where ${own}
    union all select id::text, title from collections where ${own}
    union all select id::text, title from blog_categories where ${own}
    union all select id::text, title from blog_authors where ${own}
    union all select id::text, title from posts where ${own}
    union all select id::text, name from products where ${own}
    union all select id::text, name from custom_fields where ${own}
    union all select id::text, name from roles where ${own}
    union all select id::text, file_name from media where ${ownFile}
    union all select id::text, case when options = '{}' then '' else
      (select string_agg(value, ' / ' order by option.key) from jsonb_each_text(options) option) end
      from variants where ${own}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
