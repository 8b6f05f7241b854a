import { and, eq, gt, inArray } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite, onSite, siteId } from '../../../platform/table.ts'
import { notArchived, variants } from './stock.tables.ts'

/** Requests to be told when a variant is back in stock. Written and sent by the module `stock-notices`. */
export const stockNotices = pgTable('stock_notices', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  variantId: uuid().notNull(),
  email: text().notNull(),
  /** The user who asked while signed in with this address. */
  userId: uuid(),
  language: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** A variant with waiting customers is back in stock. */
export const backInStockJob = 'stock.back'
export type BackInStockData = JobData & { variantId: string }

/** Variants were sold out and can be had again. */
export const restockedJob = 'stock.restocked'
export type RestockedData = JobData & { variantIds: string[] }

/** Call in the transaction that restocked these sold-out variants. */
export async function tellOfStock(ctx: Ctx, filled: string[]): Promise<void> {
  if (filled.length === 0) return
  await ctx.services.jobs.send<RestockedData>(ctx.db, restockedJob, { siteId: ctx.site.id, variantIds: filled })
  const awaited = await ctx.db
    .selectDistinct({ variantId: stockNotices.variantId })
    .from(stockNotices)
    .where(inSite(ctx, stockNotices, inArray(stockNotices.variantId, filled)))
  await tellWaiting(ctx, awaited)
}

/**
 * Call in the transaction that puts these products on sale: pieces that came while they were not are told of now.
 * @param productIds all of the site if missing
 */
export async function tellOfSale(ctx: Ctx, productIds?: string[]): Promise<void> {
  const those = productIds ? inArray(variants.productId, productIds) : undefined
  const awaited = await ctx.db
    .selectDistinct({ variantId: stockNotices.variantId })
    .from(stockNotices)
    .innerJoin(variants, onSite(stockNotices, variants, eq(variants.id, stockNotices.variantId)))
    .where(inSite(ctx, stockNotices, and(gt(variants.stock, 0), notArchived, those)))
  await tellWaiting(ctx, awaited)
}

async function tellWaiting(ctx: Ctx, awaited: { variantId: string }[]): Promise<void> {
  for (const { variantId } of awaited)
    await ctx.services.jobs.send<BackInStockData>(ctx.db, backInStockJob, { siteId: ctx.site.id, variantId })
}
