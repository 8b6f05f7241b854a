import type { Consents } from '../../../../shared/people/consents.ts'
import type { MailKind } from '../../../../shared/people/mail-kinds.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { subscribeOwner, subscriptionOf, unsubscribeOwner } from '../../content/newsletter/index.ts'
import { signedInUser } from '../identity/index.ts'
import { readOwnEmail } from '../own-email/index.ts'
import { chooseMails, readMailChoices } from './mail-choices.ts'

/**
 * The user's consents. The newsletter subscription itself is the consent; it is not stored twice. Hidden for an unverified
 * address, which another person may have subscribed.
 */
export async function readConsents(ctx: Ctx): Promise<Consents> {
  const { email, isProven } = await readOwnEmail(ctx)
  const row = isProven ? await subscriptionOf(ctx, email) : null
  const said = row?.status === 'PENDING' ? null : row
  const newsletter = { wanted: said?.status === 'SUBSCRIBED', since: said?.since ?? null, source: said?.source ?? null }
  const choices = await readMailChoices(ctx, signedInUser(ctx).id)
  const since = choices.priceDropsSince?.toISOString() ?? null
  return {
    isProven,
    newsletter,
    priceDrops: { wanted: since !== null, since },
    reviewRequests: { wanted: choices.wantsReviewRequests },
  }
}

/**
 * Subscribes or unsubscribes the user. Idempotent.
 * @throws Refusal `email.unproven`
 */
export async function changeNewsletterConsent(ctx: Ctx, wanted: boolean): Promise<void> {
  const { email, isProven } = await readOwnEmail(ctx)
  if (!isProven) throw refusal('email.unproven', { field: 'wanted' })
  await (wanted ? subscribeOwner(ctx, email) : unsubscribeOwner(ctx, email))
}

/**
 * Turns a kind of mail on or off. Price-drop mails go only to a verified address. Idempotent.
 * @throws Refusal `email.unproven`
 */
export async function changeMailConsent(ctx: Ctx, kind: MailKind, wanted: boolean): Promise<void> {
  if (kind === 'price-drops' && wanted && !(await readOwnEmail(ctx)).isProven)
    throw refusal('email.unproven', { field: 'wanted' })
  await chooseMails(ctx, signedInUser(ctx).id, kind, wanted)
}
