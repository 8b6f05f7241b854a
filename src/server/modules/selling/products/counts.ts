import { and, asc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import { lowStock } from '../../../../shared/selling/catalogue/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { ListedPart } from '../../kind.ts'
import { notArchived, variants } from '../stock/index.ts'
import { hasStatusPublished, isOwn, notDeleted, products, published } from './products.tables.ts'

/**
 * Number of published products that are sold out, and of those with a variant low on stock, as the owner's table filters them. Samples,
 * which are never sold, don't count.
 */
export async function countShortStock(ctx: Ctx): Promise<{ out: number; low: number }> {
  const runsLow = inSite(ctx, variants, notArchived, lte(variants.stock, lowStock))
  const isLow = sql`${products.id} in (select ${variants.productId} from ${variants} where ${runsLow})`
  const counts = (short: SQL) => ctx.db.$count(products, inSite(ctx, products, and(hasStatusPublished, isOwn, short)))
  const [out, low] = await Promise.all([counts(eq(products.inStock, false)), counts(isLow)])
  return { out, low }
}

export async function hasProducts(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, notDeleted))
    .limit(1)
  return rows.length > 0
}

/** Whether a product was added or changed since sign-up: a starter's products are created within a minute. */
export async function hasOwnProducts(ctx: Ctx): Promise<boolean> {
  const first = sql`(select min(${products.createdAt}) + interval '1 minute' from ${products} where ${products.siteId} = ${ctx.site.id})`
  const isLater = ctx.site.starter === 'blank' ? sql`true` : gt(products.createdAt, first)
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, and(notDeleted, or(gt(products.revision, 1), isLater))))
    .limit(1)
  return rows.length > 0
}

/** Paths of published products, for the sitemap. */
export function listProductPaths(ctx: Ctx, { from, most }: ListedPart): Promise<{ path: string; changedAt: Date }[]> {
  return ctx.db
    .select({ path: products.path, changedAt: products.changedAt })
    .from(products)
    .where(inSite(ctx, products, published))
    .orderBy(asc(products.path))
    .limit(most)
    .offset(from)
}

export function countProductPaths(ctx: Ctx): Promise<number> {
  return ctx.db.$count(products, inSite(ctx, products, published))
}
