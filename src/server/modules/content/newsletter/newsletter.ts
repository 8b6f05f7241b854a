import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { Subscriber } from './newsletter.contract.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'

/**
 * Subscribes an address; one that was unsubscribed before is subscribed again.
 * @throws Refusal `newsletter.duplicate`
 */
export async function subscribe(ctx: Ctx, email: string): Promise<Subscriber> {
  const [row] = await ctx.db
    .insert(subscribers)
    .values({ email, status: 'SUBSCRIBED', createdAt: ctx.now(), changedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [subscribers.siteId, subscribers.email],
      set: { status: 'SUBSCRIBED', unsubscribeReason: null, changedAt: ctx.now() },
      setWhere: eq(subscribers.status, 'UNSUBSCRIBED'),
    })
    .returning()
  if (!row) throw refusal('newsletter.duplicate')
  return asSubscriber(row)
}

/**
 * @param id the subscriber's, where the link in a mail named it: it must then belong to the address
 * @throws Refusal `newsletter.unknown`, the same for an address that never subscribed and one that has left already
 */
export async function unsubscribe(ctx: Ctx, email: string, reason: string, id?: string): Promise<Subscriber> {
  const named = id ? sql`${subscribers.id}::text = ${id.toLowerCase()}` : undefined
  const [row] = await ctx.db
    .update(subscribers)
    .set({ status: 'UNSUBSCRIBED', unsubscribeReason: reason, changedAt: ctx.now() })
    .where(inSite(ctx, subscribers, eq(subscribers.email, email), eq(subscribers.status, 'SUBSCRIBED'), named))
    .returning()
  if (!row) throw refusal('newsletter.unknown')
  return asSubscriber(row)
}

function asSubscriber({ id, email, status, unsubscribeReason }: typeof subscribers.$inferSelect): Subscriber {
  return { _id: id, email, status, unsubscribeReason }
}
