import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { invoices } from './invoices.tables.ts'

/** From this amount on (paise), an invoice to an unregistered buyer names them and their address (CGST Rules, rule 46). */
const namesBuyer = 50_000_00

/**
 * Anonymises a deleted customer's invoices as far as the law allows: those that must name the buyer keep name and address, and a
 * registered buyer's keep the GSTIN. Invoices themselves are kept for years (CGST Act, section 36).
 */
export async function forgetBuyer(ctx: Ctx, userId: string): Promise<void> {
  const nobody = sql`jsonb_build_object('name', 'Deleted customer', 'businessName', '', 'gstin', '', 'mobileNumber', '',
    'line1', '', 'line2', '', 'landmark', '', 'city', '', 'state', ${invoices.place}, 'pincode', '', 'kind', 'OTHER',
    'isDefault', false)`
  const named = sql`${invoices.buyer} || '{"mobileNumber": "", "landmark": ""}'`
  // A note names whom its invoice names.
  const invoiced = sql`greatest(${invoices.total}, coalesce((select i.total from invoices i
    where i.site_id = ${invoices.siteId} and i.id = ${invoices.credits}), 0))`
  const mustName = sql`${invoices.buyerGstin} <> '' or ${invoiced} >= ${namesBuyer}`
  await ctx.db
    .update(invoices)
    .set({ buyer: sql`case when ${mustName} then ${named} else ${nobody} end` })
    .where(inSite(ctx, invoices, eq(invoices.userId, userId)))
}
