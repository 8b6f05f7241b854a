import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { Recipient } from '../../ground/mail/index.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'
import type { LinkAct } from './newsletter-link.ts'

type Status = (typeof subscribers.$inferSelect)['status']

/** Limit per kind of mail and address. Links do not expire, so a subscriber needs no second one. */
export const limitOf = ({ site }: Ctx, act: LinkAct, email: string) => ({
  key: `newsletter-mail:${site.id}:${act}:${email}`,
  most: 3,
  seconds: 3600,
})

/** The subscriber with this address, if in one of these states. */
export async function subscriberAt(
  ctx: Ctx,
  email: string,
  statuses: Status[],
): Promise<Recipient<{ subscriberId: string }> | undefined> {
  const [row] = await ctx.db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(inSite(ctx, subscribers, and(eq(subscribers.email, email), inArray(subscribers.status, statuses))))
  return row && { email, about: () => ({ subscriberId: row.id }) }
}
