import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { mailChoices } from '../../people/consents/index.ts'
import { users } from '../../people/identity/index.ts'
import { products, published } from '../products/index.ts'
import { notArchived, priceAt, priceJob, variants } from '../stock/index.ts'
import { dropMail } from './drop-mail.ts'
import { wishlistItems } from './wishlist.tables.ts'

/** Customers per job; it queues the next job while there are more. */
const peopleAtOnce = 200

/**
 * Mails customers whose wishlist items cost less than when they were added, once per drop, all items in one mail. Limited by
 * customers, so that a sale of everything becomes many small jobs.
 */
const lookJob: Job = job<JobData>(
  priceJob,
  async (ctx) => {
    // Looked for again once the site is opened.
    if (ctx.site.closed) return
    await followRises(ctx)
    const people = await peopleWithDrops(ctx)
    for (const userId of people) await tell(ctx, userId)
    if (people.length < peopleAtOnce) return
    await ctx.services.jobs.send(ctx.db, priceJob, { siteId: ctx.site.id }, { key: randomUUID() })
  },
  { policy: 'exclusive' },
)

/** After a rise, the next drop counts again; but never one above the price at which the item was added. */
async function followRises(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(wishlistItems)
    .set({ toldPrice: sql`least(${wishlistItems.keptPrice}, ${priceNow(ctx)})` })
    .from(variants)
    .where(
      inSite(
        ctx,
        wishlistItems,
        onSite(wishlistItems, variants, eq(variants.id, wishlistItems.variantId)),
        gt(priceNow(ctx), wishlistItems.toldPrice),
        lt(wishlistItems.toldPrice, wishlistItems.keptPrice),
      ),
    )
}

/** Customers with an available item below the last price they were told; only subscribers with a confirmed address. */
async function peopleWithDrops(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ userId: wishlistItems.userId })
    .from(wishlistItems)
    .innerJoin(variants, onSite(wishlistItems, variants, eq(variants.id, wishlistItems.variantId)))
    .innerJoin(products, onSite(variants, products, eq(products.id, variants.productId)))
    .innerJoin(mailChoices, onSite(wishlistItems, mailChoices, eq(mailChoices.userId, wishlistItems.userId)))
    .innerJoin(users, onSite(wishlistItems, users, eq(users.id, wishlistItems.userId)))
    .where(inSite(ctx, wishlistItems, dropped(ctx), isNotNull(mailChoices.priceDropsSince), isNotNull(users.provenAt)))
    .orderBy(wishlistItems.userId)
    .limit(peopleAtOnce)
  return rows.map(({ userId }) => userId)
}

const dropped = (ctx: Ctx): SQL | undefined =>
  and(lt(priceNow(ctx), wishlistItems.toldPrice), gt(variants.stock, 0), notArchived, published)

/** A variant's price now, sales included. */
const priceNow = (ctx: Ctx) => priceAt(ctx.now())

/** The told price and the mail job are written together: each drop is mailed exactly once. */
function tell(ctx: Ctx, userId: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { id, variantId, keptPrice } = wishlistItems
    const rows = await ctx.db
      .select({ id, variantId, from: keptPrice, to: priceNow(ctx) })
      .from(wishlistItems)
      .innerJoin(variants, onSite(wishlistItems, variants, eq(variants.id, variantId)))
      .innerJoin(products, onSite(variants, products, eq(products.id, variants.productId)))
      .where(inSite(ctx, wishlistItems, eq(wishlistItems.userId, userId), dropped(ctx)))
      .orderBy(id)
      .for('update', { of: wishlistItems })
    if (rows.length === 0) return
    for (const row of rows)
      await ctx.db
        .update(wishlistItems)
        .set({ toldPrice: row.to })
        .where(inSite(ctx, wishlistItems, eq(id, row.id)))
    const told = rows.map(({ variantId, from, to }) => ({ variantId, from, to }))
    await dropMail.later(ctx, { userId, told })
  })
}

export const wishlistJobs: Job[] = [lookJob]
