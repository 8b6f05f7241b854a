import { createHmac, randomBytes } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { visitHours, visitorSalts, visitors } from './insights.tables.ts'
import { siteTime } from './site-clock.ts'

const forgetJob = 'insights.forget'
const keptFor = 2 * 24 * 3_600_000
const rowsAtOnce = 1_000

/** Adds views, and those of the visitors who were not seen on this day before, by whichever process. */
export async function keepVisits(ctx: Ctx, views: number, names: Iterable<string>): Promise<void> {
  const { day, hour } = await siteTime(ctx)
  await transaction(ctx, async (ctx) => {
    const salt = await saltOf(ctx, day)
    // In one order, so that two processes wait for each other at most.
    const hashes = [...names].map((name) => hashOf(name, salt)).sort(Buffer.compare)
    let fresh = 0
    for (let start = 0; start < hashes.length; start += rowsAtOnce)
      fresh += await addVisitors(ctx, day, hashes.slice(start, start + rowsAtOnce))
    await ctx.db
      .insert(visitHours)
      .values({ day, hour, views, visitors: fresh })
      .onConflictDoUpdate({
        target: [visitHours.siteId, visitHours.day, visitHours.hour],
        set: { views: sql`${visitHours.views} + ${views}`, visitors: sql`${visitHours.visitors} + ${fresh}` },
      })
  })
}

/** Without the salt, which is thrown away, nobody can try out which address and browser make the hash. */
function hashOf(name: string, salt: Buffer): Buffer {
  return createHmac('sha256', salt).update(name).digest().subarray(0, 16)
}

async function addVisitors(ctx: Ctx, day: string, hashes: Buffer[]): Promise<number> {
  const added = await ctx.db
    .insert(visitors)
    .values(hashes.map((visitorHash) => ({ day, visitorHash })))
    .onConflictDoNothing({ target: [visitors.siteId, visitors.day, visitors.visitorHash] })
    .returning({ day: visitors.day })
  return added.length
}

/** The day's salt, the same in every process. Who makes it sees to it that it is forgotten. */
async function saltOf(ctx: Ctx, day: string): Promise<Buffer> {
  const made = await ctx.db
    .insert(visitorSalts)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing({ target: [visitorSalts.siteId, visitorSalts.day] })
    .returning({ salt: visitorSalts.salt })
  if (made[0]) {
    const data: JobData = { siteId: ctx.site.id }
    await ctx.services.jobs.send(ctx.db, forgetJob, data, { after: new Date(ctx.now().getTime() + keptFor) })
    return made[0].salt
  }
  const [kept] = await ctx.db
    .select({ salt: visitorSalts.salt })
    .from(visitorSalts)
    .where(inSite(ctx, visitorSalts, eq(visitorSalts.day, day)))
  if (!kept) throw new Error(`the salt of ${day} is gone`)
  return kept.salt
}

export const insightsJobs: Job[] = [
  job(forgetJob, async (ctx) => {
    const { day } = await siteTime(ctx)
    const yesterday = sql`${day}::date - 1`
    await ctx.db.delete(visitors).where(inSite(ctx, visitors, lt(visitors.day, yesterday)))
    await ctx.db.delete(visitorSalts).where(inSite(ctx, visitorSalts, lt(visitorSalts.day, yesterday)))
  }),
]
