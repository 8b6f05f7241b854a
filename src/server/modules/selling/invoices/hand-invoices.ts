import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { invoices } from './invoices.tables.ts'

/** Lets another user read the documents of orders that have become theirs. What they say stays. */
export async function handInvoices(ctx: Ctx, orderIds: string[], userId: string): Promise<void> {
  await ctx.db
    .update(invoices)
    .set({ userId })
    .where(inSite(ctx, invoices, inArray(invoices.orderId, orderIds)))
}
