import type { Consents } from '../../../../shared/people/consents.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { subscribeOwner, subscriptionOf, unsubscribeOwner } from '../../content/newsletter/index.ts'
import { readOwnEmail } from '../own-email/index.ts'

/**
 * What the person has agreed to. The newsletter’s own row is the consent: nothing of it is kept twice. Of an address that was not shown
 * to be theirs nothing is told, for somebody else may have subscribed it.
 */
export async function readConsents(ctx: Ctx): Promise<Consents> {
  const { email, isProven } = await readOwnEmail(ctx)
  const row = isProven ? await subscriptionOf(ctx, email) : null
  const said = row?.status === 'PENDING' ? null : row
  const newsletter = { wanted: said?.status === 'SUBSCRIBED', since: said?.since ?? null, source: said?.source ?? null }
  return { isProven, newsletter }
}

/**
 * Safe to repeat.
 * @throws Refusal `email.unproven`
 */
export async function changeNewsletterConsent(ctx: Ctx, wanted: boolean): Promise<void> {
  const { email, isProven } = await readOwnEmail(ctx)
  if (!isProven) throw refusal('email.unproven', { field: 'wanted' })
  await (wanted ? subscribeOwner(ctx, email) : unsubscribeOwner(ctx, email))
}
