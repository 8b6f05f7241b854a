import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { DiscountRow } from './discounts.tables.ts'

/** By product: its own id, its categories with all above them, and its collections. */
export type Groups = Map<string, string[]>

/** The groups of products that the scopes of these discounts need. The tables belong to other modules of the catalogue. */
export async function groupsOf(ctx: Ctx, rows: DiscountRow[], productIds: string[]): Promise<Groups> {
  const scopes = rows.flatMap(({ scope, gift }) => (gift.kind === 'pieces' ? [scope, gift.on] : [scope]))
  const needs = new Set(scopes.map(({ of }) => of))
  const pairs = await Promise.all([
    needs.has('categories') ? categoriesOf(ctx, productIds) : [],
    needs.has('collections') ? collectionsOf(ctx, productIds) : [],
  ])
  const found = Map.groupBy(pairs.flat(), ({ product }) => product)
  return new Map(productIds.map((id) => [id, [id, ...(found.get(id) ?? []).map(({ group }) => group)]]))
}

type Pair = { product: string; group: string }

/** Categories and all above them. */
async function categoriesOf({ db, site }: Ctx, productIds: string[]): Promise<Pair[]> {
  const { rows } = await db.execute<Pair>(sql`
    with recursive above as (
      select product_id, category_id from product_categories
        where site_id = ${site.id} and product_id = any(${sql.param(productIds)}::uuid[])
      union
      select a.product_id, c.parent_id from above a
        join categories c on c.site_id = ${site.id} and c.id = a.category_id and c.parent_id is not null
    )
    select product_id as product, category_id as "group" from above`)
  return rows
}

async function collectionsOf({ db, site }: Ctx, productIds: string[]): Promise<Pair[]> {
  const { rows } = await db.execute<Pair>(sql`
    select product_id as product, collection_id as "group" from collection_products
    where site_id = ${site.id} and product_id = any(${sql.param(productIds)}::uuid[])`)
  return rows
}
