import { inArray } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite, siteId } from '../../../platform/table.ts'

/** Who waits for a variant. The module `stock-notices` writes and tells them. */
export const stockNotices = pgTable('stock_notices', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  variantId: uuid().notNull(),
  email: text().notNull(),
  language: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** A variant that somebody waits for has stock again. */
export const backInStockJob = 'stock.back'
export type BackInStockData = JobData & { variantId: string }

/** In the transaction that filled these variants, which were empty. */
export async function tellOfStock(ctx: Ctx, filled: string[]): Promise<void> {
  if (filled.length === 0) return
  const awaited = await ctx.db
    .selectDistinct({ variantId: stockNotices.variantId })
    .from(stockNotices)
    .where(inSite(ctx, stockNotices, inArray(stockNotices.variantId, filled)))
  for (const { variantId } of awaited)
    await ctx.services.jobs.send<BackInStockData>(ctx.db, backInStockJob, { siteId: ctx.site.id, variantId })
}
