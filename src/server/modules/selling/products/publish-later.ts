import { and, eq, sql } from 'drizzle-orm'
import type { CheckedProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { tellOfSale } from '../stock/index.ts'
import { productsTag, productTag } from '../tags.ts'
import { products } from './products.tables.ts'

export const publishJob = 'products.publish'

export type PublishData = JobData & { id: string }

/**
 * Checks that a scheduled product has a future time; clears the time of any other.
 * @throws Refusal `product.time` naming `publishAt`
 */
export function atItsTime<T extends Pick<CheckedProduct, 'status' | 'publishAt'>>(ctx: Ctx, product: T): T {
  if (product.status !== 'SCHEDULED') return { ...product, publishAt: null }
  if (product.publishAt === null || new Date(product.publishAt) <= ctx.now())
    throw refusal('product.time', { field: 'publishAt' })
  return product
}

/** Call in the transaction that schedules the product. */
export async function publishLater(ctx: Ctx, id: string, publishAt: string | null): Promise<void> {
  if (publishAt === null) return
  const after = new Date(publishAt)
  const data = { siteId: ctx.site.id, id }
  await ctx.services.jobs.send<PublishData>(ctx.db, publishJob, data, { after, key: `${id} ${after.toISOString()}` })
}

/** Publishes the product if it is still scheduled and due. */
export function publishDue(ctx: Ctx, { id }: Pick<PublishData, 'id'>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.now()
    const isDue = and(eq(products.status, 'SCHEDULED'), sql`${products.publishAt} <= ${now.toISOString()}`)
    const due = await ctx.db
      .update(products)
      .set({ status: 'PUBLISHED', publishAt: null, changedAt: now, revision: sql`${products.revision} + 1` })
      .where(inSite(ctx, products, eq(products.id, id), isDue))
      .returning({ id: products.id })
    if (due.length === 0) return
    await tellOfSale(ctx, [id])
    await announce(ctx, productsTag, productTag(id))
  })
}
