import { and, eq } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { forgetTriesOf } from '../../../platform/tries.ts'
import { forgetComments } from '../../content/comments/index.ts'
import { forgetMessages } from '../../content/inbox/index.ts'
import { forgetSubscriber } from '../../content/newsletter/index.ts'
import { forgetMailsTo } from '../../running/mail/index.ts'
import { forgetCart } from '../../selling/cart/index.ts'
import { forgetBuyer, hasOpenOrders } from '../../selling/orders/index.ts'
import { forgetQuestions } from '../../selling/questions/index.ts'
import { forgetReviews } from '../../selling/reviews/index.ts'
import { forgetNotices } from '../../selling/stock-notices/index.ts'
import { forgetWishlist } from '../../selling/wishlist/index.ts'
import { forgetMailChoices } from '../consents/index.ts'
import { forgetNotes } from '../customers/index.ts'
import { forgetGoogle } from '../google/index.ts'
import { erasePerson, users } from '../identity/index.ts'
import { forgetPortraits } from '../portraits/index.ts'
import { departures } from './departures.tables.ts'

const name = 'departures.erase'
const day = 24 * 3600 * 1000

type Data = JobData & { userId: string }

export function eraseLater(ctx: Ctx, { userId, after }: { userId: string; after: Date }): Promise<void> {
  const data: Data = { siteId: ctx.site.id, userId }
  return ctx.services.jobs.send(ctx.db, name, data, { after })
}

/**
 * Deletes a customer whose time has come. One who has taken it back, or works for the site meanwhile, stays; one who waits for an
 * order is looked at again the next day: it could not be brought to them.
 */
export const eraseJob: Job = job<Data>(name, (ctx, { userId }) =>
  transaction(ctx, async (ctx) => {
    const mine = inSite(ctx, departures, eq(departures.userId, userId))
    const [asked] = await ctx.db.select().from(departures).where(mine).for('update')
    // Asked for anew after it was taken back, it has a job of its own.
    if (!asked || asked.dueAt > ctx.now()) return
    const [person] = await ctx.db
      .select({ id: users.id, email: users.email, provenAt: users.provenAt })
      .from(users)
      .where(inSite(ctx, users, and(eq(users.id, userId), eq(users.userType, 'CUSTOMER'))))
      .for('update')
    if (person && (await hasOpenOrders(ctx, userId))) {
      const next = new Date(ctx.now().getTime() + day)
      await ctx.db.update(departures).set({ dueAt: next }).where(mine)
      await eraseLater(ctx, { userId, after: next })
      return
    }
    await ctx.db.delete(departures).where(mine)
    if (person) await erase(ctx, person)
  }),
)

async function erase(ctx: Ctx, person: { id: string; email: string; provenAt: Date | null }): Promise<void> {
  await forgetCart(ctx, person.id)
  await forgetWishlist(ctx, person.id)
  await forgetReviews(ctx, person.id)
  await forgetMailChoices(ctx, person.id)
  await forgetComments(ctx, person.id)
  await forgetQuestions(ctx, person.id)
  await forgetNotes(ctx, person.id)
  await forgetPortraits(ctx, person.id)
  await forgetGoogle(ctx, person.id)
  await forgetMessages(ctx, { userId: person.id, provenEmail: person.provenAt ? person.email : undefined })
  // Somebody else may have entered an address that this person only signed up with.
  if (person.provenAt) {
    await forgetSubscriber(ctx, person.email)
    await forgetNotices(ctx, person.email)
  }
  await forgetMailsTo(ctx, person.email)
  await forgetTriesOf(ctx.db, person.email)
  await forgetBuyer(ctx, person.id)
  await erasePerson(ctx, person)
}
