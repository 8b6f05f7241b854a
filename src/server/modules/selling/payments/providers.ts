import { eq } from 'drizzle-orm'
import { cashMode, upiMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { testMode } from '../../../../shared/selling/payments/test-payments.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { paymentCredentials } from './accounts/accounts.tables.ts'
import { withAccounts } from './accounts/accounts.ts'
import { phonepe } from './phonepe/phonepe.ts'
import type { AccountMode, PaymentWay, Provider, Service, SiteWay } from './provider.ts'
import { razorpay } from './razorpay/razorpay.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { stripe } from './stripe/stripe.ts'
import { allowsTestPayments, testPaymentsOff } from './test-payments.ts'
import { upi, upiOff } from './upi/upi.ts'

/** Every way to pay; a site's settings choose and order those it offers. */
const ways: PaymentWay[] = [
  {
    mode: 'razorpay',
    title: 'UPI, card, net banking or wallet',
    description: 'You pay with Razorpay on the next page.',
    inTest: 'Test mode: no real money moves. You pay with Razorpay on the next page.',
    service: razorpay,
    provider: withAccounts('razorpay', razorpay),
    takesUpi: true,
  },
  {
    mode: 'stripe',
    title: 'Card or wallet',
    description: 'You pay with Stripe on the next page.',
    inTest: 'Test mode: no real money moves. You pay with Stripe on the next page.',
    service: stripe,
    provider: withAccounts('stripe', stripe),
  },
  {
    mode: 'phonepe',
    title: 'UPI, card or net banking',
    description: 'You pay with PhonePe on the next page.',
    inTest: 'Test mode: no real money moves. You pay with PhonePe on the next page.',
    service: phonepe,
    provider: withAccounts('phonepe', phonepe),
    takesUpi: true,
    inRupees: 'PhonePe takes rupees only.',
  },
  {
    mode: upiMode,
    title: 'UPI',
    description: 'Scan a code, or pay in your UPI app. We check each payment by hand.',
    provider: upi,
    takesUpi: true,
  },
  { mode: cashMode, title: 'Cash on delivery', description: 'Pay in cash or by UPI when your order arrives.' },
  {
    mode: testMode,
    test: true,
    title: 'Sandbox bank',
    description: 'A pretend bank for trying things out. No real money moves.',
    provider: sandbox,
  },
]

type Known = SiteWay & { off: string | null }

/** All ways to pay; `off` is the reason why this site cannot offer it, or null. */
export async function knownWays(ctx: Ctx): Promise<Known[]> {
  const active = await activeModes(ctx)
  return ways.map((way) => asKnown(ctx, way, active.get(way.mode) ?? null))
}

function asKnown(ctx: Ctx, way: PaymentWay, accountMode: AccountMode | null): Known {
  if (way.test) return { ...way, accountMode, off: allowsTestPayments(ctx) ? null : testPaymentsOff }
  if (way.mode === upiMode) return { ...way, accountMode, off: upiOff(ctx) }
  if (way.inRupees && ctx.site.settings.currency !== 'INR') return { ...way, accountMode, off: way.inRupees }
  if (way.service && accountMode === null) return { ...way, accountMode, off: 'Connect an account below first.' }
  const inTestMode = { test: true, description: way.inTest ?? way.description } as const
  return { ...way, accountMode, ...(accountMode === 'test' ? inTestMode : {}), off: null }
}

/** The mode of the active account at each provider. */
async function activeModes(ctx: Ctx): Promise<Map<string, AccountMode>> {
  const { provider, mode, active } = paymentCredentials
  const rows = await ctx.db
    .select({ provider, mode })
    .from(paymentCredentials)
    .where(inSite(ctx, paymentCredentials, eq(active, true)))
  return new Map(rows.map((row) => [row.provider, row.mode]))
}

export async function offeredWays(ctx: Ctx): Promise<SiteWay[]> {
  const possible = (await knownWays(ctx)).filter(({ off }) => off === null)
  return ctx.site.settings.payments.modes.flatMap((mode) => possible.find((way) => way.mode === mode) ?? [])
}

/** @throws Refusal `payment.mode` if the site does not offer it */
export async function findWay(ctx: Ctx, mode: string): Promise<SiteWay> {
  const way = (await offeredWays(ctx)).find((offered) => offered.mode === mode)
  if (!way) throw refusal('payment.mode', { field: 'paymentMode', mode })
  return way
}

/** Includes ways the site no longer offers, so that open payments can finish. */
export function providerOf(mode: string): Provider {
  const provider = ways.find((way) => way.mode === mode)?.provider
  if (!provider) throw new Error(`no payment provider is called ${mode}`)
  return provider
}

/** Providers at which sites have accounts, by mode. */
export const services = new Map<string, Service>(
  ways.flatMap(({ mode, service }) => (service ? [[mode, service] as const] : [])),
)
