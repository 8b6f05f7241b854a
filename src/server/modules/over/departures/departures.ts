import { eq } from 'drizzle-orm'
import type { Departure } from '../../../../shared/people/departure.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { requireProof } from '../../../platform/proof.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { checkPassword, hasPassword, signedInUser } from '../../people/identity/index.ts'
import { departureMail } from './departure-mail.ts'
import { departures } from './departures.tables.ts'
import { eraseLater } from './erase-job.ts'

const day = 24 * 3600 * 1000
/** Period in which a customer may cancel the deletion, ms. */
const waits = 7 * day

export async function readDeparture(ctx: Ctx): Promise<Departure> {
  const [found] = await ctx.db.select({ dueAt: departures.dueAt }).from(departures).where(mine(ctx))
  const needsPassword = await hasPassword(ctx)
  return { due: found?.dueAt.toISOString() ?? null, isMember: isMember(ctx), needsPassword }
}

/**
 * Schedules the deletion of the signed-in customer in seven days. Idempotent: the first date stays. Customers without a password
 * must have proved their identity lately instead.
 * @throws Refusal `departure.member`, `password.wrong`, `access.askedAgain`, `request.tooMany`
 */
export async function askForDeparture(ctx: Ctx, password = ''): Promise<Departure> {
  if (isMember(ctx)) throw refusal('departure.member')
  if (await hasPassword(ctx)) await checkPassword(ctx, password)
  else requireProof(ctx)
  const { id: userId } = signedInUser(ctx)
  await transaction(ctx, async (ctx) => {
    const askedAt = ctx.now()
    const dueAt = new Date(askedAt.getTime() + waits)
    const [made] = await ctx.db.insert(departures).values({ userId, askedAt, dueAt }).onConflictDoNothing().returning()
    if (!made) return
    await eraseLater(ctx, { userId, after: dueAt })
    await departureMail.later(ctx, { userId, due: dueAt.toISOString() })
  })
  return readDeparture(ctx)
}

/** Cancels the deletion. Idempotent. */
export async function takeDepartureBack(ctx: Ctx): Promise<Departure> {
  await ctx.db.delete(departures).where(mine(ctx))
  return readDeparture(ctx)
}

const mine = (ctx: Ctx) => inSite(ctx, departures, eq(departures.userId, signedInUser(ctx).id))

/** The platform's users are accounts, which own and serve sites. */
const isMember = (ctx: Ctx) => {
  const { userType, mustSetUp = false } = signedInUser(ctx)
  return ctx.site.kind === 'platform' || userType !== 'CUSTOMER' || mustSetUp
}
