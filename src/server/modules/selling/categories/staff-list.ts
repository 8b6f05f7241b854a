import { asc, eq, sql } from 'drizzle-orm'
import type { CategoryRow } from '../../../../shared/selling/catalogue/categories.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media } from '../../content/media/index.ts'
import { categories, productCategories } from './categories.tables.ts'
import { inTreeOrder } from './tree.ts'

/** Every category in the owner's order, with its number of products, drafts and descendants included. */
export async function listForStaff(ctx: Ctx): Promise<{ data: CategoryRow[]; total: number }> {
  const [rows, own, all] = await Promise.all([
    ctx.db
      .select({ row: categories, alt: media.alt })
      .from(categories)
      .leftJoin(media, onSite(categories, media, eq(media.id, categories.mediaId)))
      .where(inSite(ctx, categories))
      .orderBy(asc(categories.position), asc(sql`plain_text(${categories.title})`), asc(categories.id)),
    countOwn(ctx),
    countTrees(ctx),
  ])
  const data = inTreeOrder(
    rows.map(({ row: { id, siteId: _, mediaId, ...row }, alt }) => ({
      _id: id,
      ...row,
      image: mediaId === null ? null : { id: mediaId, alt: alt ?? '' },
      ownProducts: own.get(id) ?? 0,
      products: all.get(id) ?? 0,
    })),
  )
  return { data, total: data.length }
}

async function countOwn(ctx: Ctx): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ id: productCategories.categoryId, count: sql<number>`count(*)::int` })
    .from(productCategories)
    .where(inSite(ctx, productCategories))
    .groupBy(productCategories.categoryId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** A product in several categories of one tree counts once. */
async function countTrees(ctx: Ctx): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ id: string; count: number }>(sql`
    with recursive tree (root, id) as (
      select ${categories.id}, ${categories.id} from ${categories} where ${inSite(ctx, categories)}
      union
      select tree.root, ${categories.id} from ${categories} join tree on ${categories.parentId} = tree.id
      where ${inSite(ctx, categories)}
    )
    select tree.root as id, count(distinct ${productCategories.productId})::int as count
    from tree join ${productCategories} on ${productCategories.categoryId} = tree.id
    where ${inSite(ctx, productCategories)} group by tree.root`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
