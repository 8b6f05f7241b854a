import { sql } from 'drizzle-orm'
import type { RuledProduct } from '../../../../shared/selling/catalogue/collection-rules.ts'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'

type Row = {
  id: string
  tags: string[]
  brand_id: string | null
  price: string
  mrp: string
  in_stock: boolean
  created_at: Date
  custom: CustomValues[]
  category_ids: string[] | null
}

/**
 * The properties of these products that rules check; deleted products are omitted. The tables belong to modules above, whose
 * changes these rules follow. Variant values count as values of the product.
 */
export async function readRuled(ctx: Ctx, ids: string[]): Promise<Map<string, RuledProduct>> {
  const [{ rows }, above] = await Promise.all([
    ctx.db.execute<Row>(sql`
      select p.id, p.tags, p.brand_id, p.price::text, p.mrp::text, p.in_stock, p.created_at,
        jsonb_build_array(p.custom) || coalesce((select jsonb_agg(v.custom) from variants v
          where v.site_id = p.site_id and v.product_id = p.id and v.archived_at is null and v.custom <> '{}'), '[]') as custom,
        (select array_agg(m.category_id::text) from product_categories m
          where m.site_id = p.site_id and m.product_id = p.id) as category_ids
      from products p
      where p.site_id = ${ctx.site.id} and p.deleted is null and p.id = any(${sql.param(ids)}::uuid[])`),
    categoriesAbove(ctx),
  ])
  const zone = ctx.site.settings.timeZone
  return new Map(
    rows.map((row) => [
      row.id,
      {
        tags: row.tags,
        brandId: row.brand_id,
        categoryIds: (row.category_ids ?? []).flatMap((id) => above(id)),
        price: Number(row.price),
        mrp: Number(row.mrp),
        inStock: row.in_stock,
        created: dayIn(new Date(row.created_at), zone),
        custom: together(row.custom),
      },
    ]),
  )
}

/** All values by field. */
function together(all: CustomValues[]): RuledProduct['custom'] {
  const entries = Map.groupBy(
    all.flatMap((values) => Object.entries(values)),
    ([id]) => id,
  )
  return Object.fromEntries([...entries].map(([id, found]) => [id, found.map(([, value]) => value)]))
}

/** Maps a category to itself and its ancestors. */
async function categoriesAbove(ctx: Ctx): Promise<(id: string) => string[]> {
  const { rows } = await ctx.db.execute<{ id: string; parent_id: string | null }>(
    sql`select id, parent_id from categories where site_id = ${ctx.site.id}`,
  )
  const parentOf = new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
  return (id) => {
    const trail: string[] = []
    for (let at: string | null = id; at !== null && trail.length <= rows.length; at = parentOf.get(at) ?? null)
      trail.push(at)
    return trail
  }
}
