import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { hiddenSamples } from '../../ground/samples/index.ts'
import { productTag } from '../tags.ts'
import { boughtTogether, orderLines, orders } from './orders.tables.ts'

const togetherJob = 'orders.together'

type Data = JobData & { orderId: string }

/** Limits of one run of the job: products of the order, and latest orders per product. */
const mostProducts = 20
const mostOrders = 500
/** Other products stored per product. */
const mostKept = 12

/** Orders that count: cancelled and returned ones say nothing about companions. */
const counted = inArray(orders.status, ['PLACED', 'PACKED', 'CANCEL_REQUESTED', 'SHIPPED', 'DELIVERED'])

/** Queues a recount for the order's products, in the transaction that places, cancels or returns it. */
export function countLater(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.services.jobs.send<Data>(ctx.db, togetherJob, { siteId: ctx.site.id, orderId })
}

export const togetherJobs: Job[] = [job<Data>(togetherJob, (ctx, { orderId }) => countTogether(ctx, orderId))]

/** Recounts for each product of the order how many of its latest orders contained other products. */
export async function countTogether(ctx: Ctx, orderId: string): Promise<void> {
  const rows = await ctx.db
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .where(inSite(ctx, orderLines, eq(orderLines.orderId, orderId)))
    .orderBy(orderLines.productId)
    .limit(mostProducts)
  // One transaction each, in the order of ids, so that two jobs never wait for each other.
  for (const { id } of rows) await transaction(ctx, (ctx) => recount(ctx, id))
}

async function recount(ctx: Ctx, productId: string): Promise<void> {
  const others = await othersOf(ctx, productId)
  const own = inSite(ctx, boughtTogether, eq(boughtTogether.productId, productId))
  const before = await ctx.db
    .select({ otherId: boughtTogether.otherId, orders: boughtTogether.orders })
    .from(boughtTogether)
    .where(own)
    .orderBy(desc(boughtTogether.orders), boughtTogether.otherId)
  if (JSON.stringify(before) === JSON.stringify(others)) return
  await ctx.db.delete(boughtTogether).where(own)
  if (others.length > 0)
    await ctx.db
      .insert(boughtTogether)
      .values(others.map((other) => ({ productId, ...other })))
      .onConflictDoNothing()
  await announce(ctx, productTag(productId))
}

/** Reads no more than the latest orders of the product: their ids ascend with time. */
function othersOf(ctx: Ctx, productId: string) {
  const last = ctx.db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, onSite(orderLines, orders, eq(orders.id, orderLines.orderId), counted))
    .where(inSite(ctx, orderLines, eq(orderLines.productId, productId)))
    .orderBy(desc(orderLines.orderId))
    .limit(mostOrders)
    .as('last')
  const together = sql<number>`count(distinct ${orderLines.orderId})::int`
  return ctx.db
    .select({ otherId: orderLines.productId, orders: together })
    .from(last)
    .innerJoin(orderLines, eq(orderLines.orderId, last.id))
    .where(and(inSite(ctx, orderLines), ne(orderLines.productId, productId), stillThere(ctx)))
    .groupBy(orderLines.productId)
    .orderBy(desc(together), orderLines.productId)
    .limit(mostKept)
}

/** Leaves out products deleted meanwhile. */
const stillThere = (ctx: Ctx) =>
  sql`exists (select from products p where p.site_id = ${ctx.site.id} and p.id = ${orderLines.productId} and p.deleted is null)`

/** Ids of published products most often bought together with this one. */
export async function togetherWith(ctx: Ctx, productId: string, most: number): Promise<string[]> {
  const forSale = sql`exists (select from products p where p.site_id = ${ctx.site.id} and p.id = ${boughtTogether.otherId}
    and p.status = 'PUBLISHED' and p.id <> all (${hiddenSamples('product')}))`
  const rows = await ctx.db
    .select({ id: boughtTogether.otherId })
    .from(boughtTogether)
    .where(inSite(ctx, boughtTogether, eq(boughtTogether.productId, productId), forSale))
    .orderBy(desc(boughtTogether.orders), boughtTogether.otherId)
    .limit(most)
  return rows.map(({ id }) => id)
}
