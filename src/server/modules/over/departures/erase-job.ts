import { and, eq } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { forgetTriesOf } from '../../../platform/tries.ts'
import { holdOffMails } from '../../ground/mail/index.ts'
import type { DataSubject, Personal } from '../../module.ts'
import { erasePerson, users } from '../../people/identity/index.ts'
import { adoptGuestOrders, hasOpenOrders } from '../../selling/orders/index.ts'
import { departures } from './departures.tables.ts'

const name = 'departures.erase'
const day = 24 * 3600 * 1000

type Data = JobData & { userId: string }

export function eraseLater(ctx: Ctx, { userId, after }: { userId: string; after: Date }): Promise<void> {
  const data: Data = { siteId: ctx.site.id, userId }
  return ctx.services.jobs.send(ctx.db, name, data, { after })
}

/**
 * Job: deletes a customer when due. It does nothing if they cancelled or became staff; with an open order, which could not be
 * delivered otherwise, it tries again the next day.
 * @param personal the modules' personal data
 */
export const eraseJob = (personal: Personal[]): Job =>
  job<Data>(name, (ctx, { userId }) =>
    transaction(ctx, async (ctx) => {
      await holdOffMails(ctx)
      const mine = inSite(ctx, departures, eq(departures.userId, userId))
      const [asked] = await ctx.db.select().from(departures).where(mine).for('update')
      // A new request after a cancellation has its own job.
      if (!asked || asked.dueAt > ctx.now()) return
      // Orders of guests with their email are theirs too; people are locked in one order.
      await adoptGuestOrders(ctx, userId)
      const [person] = await ctx.db
        .select({ id: users.id, email: users.email, provenAt: users.provenAt })
        .from(users)
        .where(inSite(ctx, users, and(eq(users.id, userId), eq(users.userType, 'CUSTOMER'))))
        .for('update')
      if (person && (await hasOpenOrders(ctx, userId, person.provenAt ? person.email : undefined))) {
        const next = new Date(ctx.now().getTime() + day)
        await ctx.db.update(departures).set({ dueAt: next }).where(mine)
        await eraseLater(ctx, { userId, after: next })
        return
      }
      await ctx.db.delete(departures).where(mine)
      if (person) await erase(ctx, personal, person)
    }),
  )

async function erase(
  ctx: Ctx,
  personal: Personal[],
  person: { id: string; email: string; provenAt: Date | null },
): Promise<void> {
  const { id, email } = person
  // The unverified address of a user may have been entered by another person.
  const subject: DataSubject = { id, email, provenEmail: person.provenAt ? email : undefined }
  for (const { forget } of personal) await forget?.(ctx, subject)
  await forgetTriesOf(ctx.db, email)
  await erasePerson(ctx, person)
}
