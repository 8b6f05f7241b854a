import { and, eq } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { forgetTriesOf } from '../../../platform/tries.ts'
import type { DataSubject, Personal } from '../../module.ts'
import { erasePerson, users } from '../../people/identity/index.ts'
import { hasOpenOrders } from '../../selling/orders/index.ts'
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
 * @param personal what the modules hold of a person
 */
export const eraseJob = (personal: Personal[]): Job =>
  job<Data>(name, (ctx, { userId }) =>
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
      if (person) await erase(ctx, personal, person)
    }),
  )

async function erase(
  ctx: Ctx,
  personal: Personal[],
  person: { id: string; email: string; provenAt: Date | null },
): Promise<void> {
  const { id, email } = person
  // Somebody else may have entered an address that this person only signed up with.
  const subject: DataSubject = { id, email, provenEmail: person.provenAt ? email : undefined }
  for (const { forget } of personal) await forget?.(ctx, subject)
  await forgetTriesOf(ctx.db, email)
  await erasePerson(ctx, person)
}
