import { testMode } from '../../../../shared/selling/test-payments.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { PaymentWay, Provider } from './provider.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { allowsTestPayments, testPaymentsOff } from './test-payments.ts'

/** Every way to pay that the product knows; a site's settings say which it offers, and in which order. */
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

/** All of them, each with the reason for which this site cannot offer it, if there is one. */
export function knownWays(ctx: Ctx): (PaymentWay & { off: string | null })[] {
  const isOff = !allowsTestPayments(ctx)
  return ways.map((way) => ({ ...way, off: way.test && isOff ? testPaymentsOff : null }))
}

export function offeredWays(ctx: Ctx): PaymentWay[] {
  const possible = knownWays(ctx).filter(({ off }) => off === null)
  return ctx.site.settings.payments.modes.flatMap((mode) => possible.find((way) => way.mode === mode) ?? [])
}

/** @throws Refusal `payment.mode` when the site does not offer it */
export function findWay(ctx: Ctx, mode: string): PaymentWay {
  const way = offeredWays(ctx).find((offered) => offered.mode === mode)
  if (!way) throw refusal('payment.mode', { field: 'paymentMode', mode })
  return way
}

/** Also one that the site has stopped offering: what was begun with it is finished with it. */
export function providerOf(mode: string): Provider {
  const provider = ways.find((way) => way.mode === mode)?.provider
  if (!provider) throw new Error(`no payment provider is called ${mode}`)
  return provider
}
