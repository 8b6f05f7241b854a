import type { Ctx } from '../../../platform/context.ts'
import { accountsAt } from './accounts/accounts.ts'
import { isStale } from './poll-times.ts'
import { services } from './providers.ts'
import { askWhose, type StrayData } from './stray-times.ts'
import { noteStrays } from './strays.ts'

/**
 * Finds the account that took a payment which no order has, where several could have: a site may have given its test and live webhook one secret,
 * and events do not say whether real money moved. Only what an account confirms is kept, with the amount that it says.
 */
export async function findStray(ctx: Ctx, { siteId: _, since, asked, ...told }: StrayData): Promise<void> {
  const service = services.get(told.provider)
  if (!service) throw new Error(`no payment service is called ${told.provider}`)
  for (const account of await accountsAt(ctx, told.provider)) {
    const verdict = await service.status(ctx, account, told.providerPaymentId)
    if (verdict.outcome !== 'paid') continue
    const { amount, currency } = verdict
    return noteStrays(ctx, [{ ...told, amount, currency, accountMode: account.mode }])
  }
  if (!isStale(ctx, { createdAt: new Date(since) })) return askWhose(ctx, { ...told, since, asked: asked + 1 })
  ctx.log.warn({ provider: told.provider, payment: told.providerPaymentId }, 'no account knows a payment of an event')
}
