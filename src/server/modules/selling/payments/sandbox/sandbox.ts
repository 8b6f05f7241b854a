import { createHmac } from 'node:crypto'
import { inLanguage } from '../../../../../shared/sites/languages.ts'
import type { Provider } from '../provider.ts'
import { findEntry, hasExpired, openEntry } from './bank.ts'
import { bookRefund, finishRefund } from './bank-refunds.ts'

/** The provider that needs no account: a bank of our own, with its own hosted page (C62). */
export const sandbox: Provider = {
  async start(ctx, { id, amount, currency, description, returnPath, expiresAt }) {
    // Deterministic per attempt, but not guessable from the attempt's id.
    const digest = createHmac('sha256', ctx.services.secret).update(`sandbox payment:${ctx.site.id}:${id}`)
    const entryId = `sbx_${digest.digest('base64url').slice(0, 24)}`
    await openEntry(ctx, { id: entryId, amount, currency, description, returnUrl: returnPath, expiresAt })
    // No host: the customer stays on the domain where they are signed in.
    const redirect = inLanguage(`/payment/sandbox/${entryId}`, ctx.site.language)
    return { outcome: 'started', providerPaymentId: entryId, redirect }
  },
  async status(ctx, { providerPaymentId }) {
    const entry = await findEntry(ctx, providerPaymentId)
    if (!entry || entry.status === 'FAILED' || hasExpired(ctx, entry)) return { outcome: 'failed' }
    if (entry.status === 'OPEN') return { outcome: 'pending' }
    return { outcome: 'paid', amount: entry.amount, currency: entry.currency }
  },
  refund: (ctx, _, request) => bookRefund(ctx, request),
  refundStatus: (ctx, _, { id }) => finishRefund(ctx, id),
}
