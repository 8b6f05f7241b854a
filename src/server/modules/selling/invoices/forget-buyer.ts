import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { deletedAddress, namedAddress, namesBuyerFrom } from '../deleted-buyer.ts'
import { invoices } from './invoices.tables.ts'

/**
 * Anonymises a deleted customer's invoices as far as the law allows: those that must name the buyer keep name and address, and a
 * registered buyer's keep the GSTIN. Invoices themselves are kept for years (CGST Act, section 36).
 */
export async function forgetBuyer(ctx: Ctx, userId: string): Promise<void> {
  // A note names whom its invoice names.
  const invoiced = sql`greatest(${invoices.total}, coalesce((select i.total from invoices i
    where i.site_id = ${invoices.siteId} and i.id = ${invoices.credits}), 0))`
  const mustName = sql`${invoices.buyerGstin} <> '' or ${invoiced} >= ${namesBuyerFrom}`
  const buyer = sql`case when ${mustName} then ${namedAddress(invoices.buyer)} else ${deletedAddress(invoices.place)} end`
  await ctx.db
    .update(invoices)
    .set({ buyer })
    .where(inSite(ctx, invoices, eq(invoices.userId, userId)))
}
