import { createHmac } from 'node:crypto'
import { eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { ConsentSource } from '../../../../shared/people/consents.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { counterOfMachine } from '../../../platform/rate-limit.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { countTry } from '../../../platform/tries.ts'
import type { EmailChange } from '../../module.ts'
import { userWithEmail } from '../../people/identity/index.ts'
import { confirmMail } from './confirm-mail.ts'
import { leaveMail } from './leave-mail.ts'
import type { Subscriber } from './newsletter.contract.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'
import { findByLink } from './newsletter-link.ts'

type Row = typeof subscribers.$inferSelect

/** Consent given or withdrawn on a page of the site, or by a mail client's unsubscribe call. */
const here = { source: 'FORM', sourceNote: '', leftAt: null } as const

/**
 * Subscribes an address, also one that had unsubscribed. If the owner requires confirmation, it is pending until its link is
 * followed (B16).
 * @throws Refusal `newsletter.duplicate`
 */
export function subscribe(ctx: Ctx, email: string): Promise<Subscriber> {
  return transaction(ctx, async (ctx) => {
    const row = ctx.site.settings.newsletter.confirm ? await ask(ctx, email) : await enter(ctx, email, 'FORM')
    if (!row) throw refusal('newsletter.duplicate')
    return asSubscriber(ctx, row)
  })
}

/** Language of the page of the subscription form (B115). */
const spoken = (ctx: Ctx) => ctx.site.settings.locale

async function enter(ctx: Ctx, email: string, source: ConsentSource): Promise<Row | undefined> {
  const userId = userWithEmail(ctx, email)
  const given = { email, userId, status: 'SUBSCRIBED', source, language: spoken(ctx) } as const
  const [row] = await ctx.db
    .insert(subscribers)
    .values({ ...given, createdAt: ctx.now(), changedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [subscribers.siteId, subscribers.email],
      set: { ...given, unsubscribeReason: null, sourceNote: '', leftAt: null, changedAt: ctx.now() },
      setWhere: ne(subscribers.status, 'SUBSCRIBED'),
    })
    .returning()
  return row
}

/** Makes the address pending. The reason of a former unsubscription stays until it is confirmed. */
async function ask(ctx: Ctx, email: string): Promise<Row | undefined> {
  const since = sql`case when ${subscribers.status} = 'PENDING' then ${subscribers.changedAt} else excluded.changed_at end`
  const userId = userWithEmail(ctx, email)
  const given = { email, userId, status: 'PENDING', source: 'FORM', language: spoken(ctx) } as const
  const [row] = await ctx.db
    .insert(subscribers)
    .values({ ...given, createdAt: ctx.now(), changedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [subscribers.siteId, subscribers.email],
      set: { ...given, ...here, changedAt: since },
      setWhere: ne(subscribers.status, 'SUBSCRIBED'),
    })
    .returning()
  if (row) await confirmMail.later(ctx, { email })
  return row
}

/** How often an address may be unsubscribed without its link. */
const leaves = { most: 3, seconds: 3600 }
/** Fewer, so that one machine cannot use those up. */
const leavesOfMachine = { most: 2, seconds: 3600 }

/**
 * Unsubscribes an address, given its link's id. Without an id nothing proves that the caller owns the address: it is mailed what
 * happened, with a link that undoes it, and the reply does not reveal whether it was subscribed.
 * @param id of the link in a mail; blank if the form does not know it (C16)
 * @throws Refusal `newsletter.link` if the id is of another address, `request.tooMany`
 */
export async function unsubscribe(ctx: Ctx, email: string, reason: string, id = ''): Promise<Subscriber> {
  if (id === '') await leaveByPage(ctx, email, reason)
  else await leaveByLink(ctx, id, reason, email)
  return asSubscriber(ctx, { email, status: 'UNSUBSCRIBED', unsubscribeReason: reason })
}

async function leaveByPage(ctx: Ctx, email: string, reason: string): Promise<void> {
  const counted = await countTry(ctx.db, [
    ...counterOfMachine(ctx, (machine) => `newsletter-leave:${machine}:${email}`, leavesOfMachine),
    { key: `newsletter-leave:${ctx.site.id}:${email}`, ...leaves },
  ])
  if (counted.outcome === 'refused') throw refusal('request.tooMany', { seconds: Math.max(1, counted.seconds) })
  await transaction(ctx, async (ctx) => {
    const at = ctx.now()
    const left = await ctx.db
      .update(subscribers)
      .set({ status: 'UNSUBSCRIBED', unsubscribeReason: reason, leftAt: at })
      .where(inSite(ctx, subscribers, eq(subscribers.email, email), stays))
      .returning({ id: subscribers.id })
    // Also queued for an address that was not subscribed, so that both take the same time.
    await leaveMail.later(ctx, { email, at: at.toISOString(), isLeft: left.length > 0 })
  })
}

const stays = inArray(subscribers.status, ['SUBSCRIBED', 'PENDING'])

/**
 * Subscribes an address again that left on a page of the site, by the consent it had given before. Idempotent. `leftAt` stays, so
 * that the link goes on to say that it was used.
 * @throws Refusal `newsletter.link`
 */
export async function undoByLink(ctx: Ctx, id: string): Promise<void> {
  const row = await findByLink(ctx, 'undo', id)
  if (!row) throw refusal('newsletter.link', { field: 'id' })
  await ctx.db
    .update(subscribers)
    .set({ status: 'SUBSCRIBED', unsubscribeReason: null })
    .where(inSite(ctx, subscribers, eq(subscribers.id, row.id), eq(subscribers.status, 'UNSUBSCRIBED')))
}

/**
 * Unsubscribes the address of a link. Idempotent: the first reason stays.
 * @param email the address that the link must belong to, if given
 * @throws Refusal `newsletter.link`
 */
export async function leaveByLink(ctx: Ctx, id: string, reason: string, email?: string): Promise<void> {
  const row = await findByLink(ctx, 'leave', id)
  if (!row || (email !== undefined && row.email !== email)) throw refusal('newsletter.link', { field: 'id' })
  await ctx.db
    .update(subscribers)
    .set({ status: 'UNSUBSCRIBED', unsubscribeReason: reason, ...here, changedAt: ctx.now() })
    .where(inSite(ctx, subscribers, eq(subscribers.id, row.id), stays))
}

/**
 * Confirms a subscription. Idempotent. An old link does not resubscribe an address that has left since.
 * @throws Refusal `newsletter.link`
 */
export async function confirmByLink(ctx: Ctx, id: string): Promise<void> {
  const row = await findByLink(ctx, 'confirm', id)
  if (!row || row.status === 'UNSUBSCRIBED') throw refusal('newsletter.link', { field: 'id' })
  await ctx.db
    .update(subscribers)
    .set({ status: 'SUBSCRIBED', unsubscribeReason: null, changedAt: ctx.now() })
    .where(inSite(ctx, subscribers, eq(subscribers.id, row.id), eq(subscribers.status, 'PENDING')))
}

/** Subscribes a user's verified address from their account. Idempotent. */
export async function subscribeOwner(ctx: Ctx, email: string): Promise<void> {
  await enter(ctx, email, 'ACCOUNT')
}

/** Unsubscribes a user's verified address from their account. */
export async function unsubscribeOwner(ctx: Ctx, email: string): Promise<void> {
  await ctx.db
    .update(subscribers)
    .set({
      status: 'UNSUBSCRIBED',
      unsubscribeReason: 'Turned off in the account',
      source: 'ACCOUNT',
      sourceNote: '',
      leftAt: null,
      changedAt: ctx.now(),
    })
    .where(inSite(ctx, subscribers, eq(subscribers.email, email), stays))
}

/**
 * Moves a user's subscription to their new address: that of a verified one, else what they agreed to themselves. If the new address has
 * a subscription already, the old one is deleted, unless only the old one was confirmed.
 */
export async function moveSubscriber(ctx: Ctx, { id, from, to, isProven }: EmailChange): Promise<void> {
  const at = (email: string, condition?: SQL) => inSite(ctx, subscribers, eq(subscribers.email, email), condition)
  const theirs = at(from, isProven ? undefined : eq(subscribers.userId, id))
  const [old] = await ctx.db.select({ status: subscribers.status }).from(subscribers).where(theirs).for('update')
  if (!old) return
  if (old.status === 'SUBSCRIBED') await ctx.db.delete(subscribers).where(at(to, eq(subscribers.status, 'PENDING')))
  if ((await ctx.db.$count(subscribers, at(to))) > 0) await ctx.db.delete(subscribers).where(theirs)
  else await ctx.db.update(subscribers).set({ email: to }).where(theirs)
}

function asSubscriber(
  ctx: Ctx,
  { email, status, unsubscribeReason }: Pick<Row, 'email' | 'status' | 'unsubscribeReason'>,
): Subscriber {
  return {
    _id: publicId(ctx, email),
    email,
    status,
    unsubscribeReason: status === 'PENDING' ? null : unsubscribeReason,
  }
}

/** Not the row's id: that would reveal since when an address is known, and unknown addresses have none. */
function publicId({ site, services }: Ctx, email: string): string {
  const hex = createHmac('sha256', services.secret).update(`subscriber:${site.id}:${email}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
