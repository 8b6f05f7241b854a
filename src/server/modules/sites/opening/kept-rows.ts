import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { RemovedRows } from '../../ground/samples/index.ts'

/** In the order in which they are put back: what others refer to comes first. */
const tables = [
  'brands',
  'categories',
  'category_paths',
  'blog_authors',
  'blog_categories',
  'posts',
  'post_categories',
  'post_paths',
  'post_related',
  'samples',
] as const

type Table = (typeof tables)[number]

export type KeptRows = Map<Table, RemovedRows[string]>

/** Notes the rows that meet the condition on `t`, beside those of the table that were noted before. */
export async function keepRows(ctx: Ctx, kept: KeptRows, table: Table, condition: SQL): Promise<void> {
  const { rows } = await ctx.db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.raw(table)} t where t.site_id = ${ctx.site.id} and ${condition}`,
  )
  kept.set(table, [...(kept.get(table) ?? []), ...rows.map(({ row }) => row)])
}

/** Inserts noted rows as they were; marks that are there again stay as they are. */
export async function putBack(ctx: Ctx, rows: RemovedRows): Promise<void> {
  for (const table of tables) {
    const noted = rows[table] ?? []
    if (noted.length === 0) continue
    const columns = sql.raw(await columnsOf(ctx, table))
    const same = table === 'samples' ? sql`on conflict do nothing` : sql``
    await ctx.db.execute(sql`insert into ${sql.raw(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(noted)}::jsonb) ${same}`)
  }
}

/** Columns that can be written: the database makes the others. */
async function columnsOf(ctx: Ctx, table: Table): Promise<string> {
  const { rows } = await ctx.db.execute<{ columns: string }>(sql`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  return rows[0]?.columns ?? ''
}
