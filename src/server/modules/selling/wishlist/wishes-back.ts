import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { mailChoices } from '../../people/consents/index.ts'
import { users } from '../../people/identity/index.ts'
import { products, published } from '../products/index.ts'
import { notArchived, type RestockedData, restockedJob, variants } from '../stock/index.ts'
import { backMail } from './back-mail.ts'
import { wishlistItems } from './wishlist.tables.ts'

/** Customers per step. */
const peopleAtOnce = 200

/** An item that is sold out and restocked again and again is mailed of at most once in this time, ms. */
const quiet = 24 * 3_600_000

/** Mails customers, one mail each, whose wishlist items were sold out and can be had again. */
const backJob: Job = job<RestockedData>(restockedJob, async (ctx, { variantIds }) => {
  // Nothing can be had while the site is closed.
  if (ctx.site.closed) return
  for (let people = await peopleOf(ctx, variantIds); people.length > 0; people = await peopleOf(ctx, variantIds))
    for (const userId of people) await tell(ctx, userId, variantIds)
})

/** Customers to tell: only those who want mails about their wishlist, at a confirmed address. */
async function peopleOf(ctx: Ctx, variantIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ userId: wishlistItems.userId })
    .from(wishlistItems)
    .innerJoin(variants, onSite(wishlistItems, variants, eq(variants.id, wishlistItems.variantId)))
    .innerJoin(products, onSite(variants, products, eq(products.id, variants.productId)))
    .innerJoin(mailChoices, onSite(wishlistItems, mailChoices, eq(mailChoices.userId, wishlistItems.userId)))
    .innerJoin(users, onSite(wishlistItems, users, eq(users.id, wishlistItems.userId)))
    .where(
      inSite(
        ctx,
        wishlistItems,
        isBack(ctx, variantIds),
        isNotNull(mailChoices.priceDropsSince),
        isNotNull(users.provenAt),
      ),
    )
    .orderBy(wishlistItems.userId)
    .limit(peopleAtOnce)
  return rows.map(({ userId }) => userId)
}

function isBack(ctx: Ctx, variantIds: string[]): SQL | undefined {
  const { backToldAt, variantId } = wishlistItems
  const before = new Date(ctx.now().getTime() - quiet)
  const isUntold = or(isNull(backToldAt), lt(backToldAt, before))
  return and(inArray(variantId, variantIds), isUntold, gt(variants.stock, 0), notArchived, published)
}

/** The time of telling and the mail job are written together. */
function tell(ctx: Ctx, userId: string, variantIds: string[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { id, variantId } = wishlistItems
    const rows = await ctx.db
      .select({ id, variantId })
      .from(wishlistItems)
      .innerJoin(variants, onSite(wishlistItems, variants, eq(variants.id, variantId)))
      .innerJoin(products, onSite(variants, products, eq(products.id, variants.productId)))
      .where(inSite(ctx, wishlistItems, eq(wishlistItems.userId, userId), isBack(ctx, variantIds)))
      .orderBy(id)
      .for('update', { of: wishlistItems })
    if (rows.length === 0) return
    const ids = rows.map((row) => row.id)
    await ctx.db
      .update(wishlistItems)
      .set({ backToldAt: ctx.now() })
      .where(inSite(ctx, wishlistItems, inArray(id, ids)))
    await backMail.later(ctx, { userId, variantIds: rows.map((row) => row.variantId) })
  })
}

export const wishesBackJobs: Job[] = [backJob]
