import { sql } from 'drizzle-orm'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { markedId, samplesTag } from './marks.ts'

/**
 * Addresses of an open site's samples, as `addressOf` writes them; none for a closed site. Sitemap, feeds and structured data
 * leave them out (B191).
 */
export async function sampleAddresses(ctx: Ctx): Promise<ReadonlySet<string>> {
  if (ctx.site.closed) return new Set()
  const { value } = await cached(ctx, 'sample addresses', async () => ({
    value: await read(ctx),
    tags: new Set([samplesTag]),
  }))
  return value
}

type Row = { kind: 'product' | 'category' | 'page' | 'post' | 'blogCategory' | 'blogTag' | 'blogAuthor'; path: string }

async function read(ctx: Ctx): Promise<ReadonlySet<string>> {
  const mark = (kind: Row['kind'], table: string, path: string) => sql`
    select ${kind}::text as kind, t.${sql.raw(path)} as path from samples s
    join ${sql.raw(table)} t on t.site_id = s.site_id and t.id = ${markedId(kind)}
    where s.site_id = ${ctx.site.id} and s.kind = ${kind}`
  const { rows } = await ctx.db.execute<Row>(
    sql.join(
      [
        mark('product', 'products', 'path'),
        mark('category', 'categories', 'path'),
        sql`${mark('page', 'pages', 'key')} and t.kind = 'page'`,
        mark('post', 'posts', 'path'),
        mark('blogCategory', 'blog_categories', 'path'),
        mark('blogTag', 'blog_tags', 'path'),
        mark('blogAuthor', 'blog_authors', 'path'),
      ],
      sql` union all `,
    ),
  )
  return new Set(rows.map(({ kind, path }) => addressOf(kind, path)))
}
