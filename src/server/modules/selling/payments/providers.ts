import { testMode } from '../../../../shared/selling/test-payments.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { PaymentWay, Provider } from './provider.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { allowsTestPayments, testPaymentsOff } from './test-payments.ts'

/** Every way to pay; a site's settings choose and order those it offers. */
const ways: PaymentWay[] = [
  { mode: 'cod', title: 'Cash on delivery', description: 'Pay in cash or by UPI when your order arrives.' },
  {
    mode: testMode,
    test: true,
    title: 'Sandbox bank',
    description: 'A pretend bank for trying things out. No real money moves.',
    provider: sandbox,
  },
]

/** All ways to pay; `off` is the reason why this site cannot offer it, or null. */
export function knownWays(ctx: Ctx): (PaymentWay & { off: string | null })[] {
  const isOff = !allowsTestPayments(ctx)
  return ways.map((way) => ({ ...way, off: way.test && isOff ? testPaymentsOff : null }))
}

export function offeredWays(ctx: Ctx): PaymentWay[] {
  const possible = knownWays(ctx).filter(({ off }) => off === null)
  return ctx.site.settings.payments.modes.flatMap((mode) => possible.find((way) => way.mode === mode) ?? [])
}

/** @throws Refusal `payment.mode` if the site does not offer it */
export function findWay(ctx: Ctx, mode: string): PaymentWay {
  const way = offeredWays(ctx).find((offered) => offered.mode === mode)
  if (!way) throw refusal('payment.mode', { field: 'paymentMode', mode })
  return way
}

/** Includes ways the site no longer offers, so that open payments can finish. */
export function providerOf(mode: string): Provider {
  const provider = ways.find((way) => way.mode === mode)?.provider
  if (!provider) throw new Error(`no payment provider is called ${mode}`)
  return provider
}
