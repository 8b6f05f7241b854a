import { afterAll } from 'vitest'
import { eventOf, openRazorpay } from '../../doubles/razorpay.ts'
import type { TestApp, TestSite } from '../app.ts'
import { type Shopper, shopperWith } from '../selling/shopping.ts'
import { beginAt, connectProvider } from './provider.ts'

/** Keys of a test site's accounts at Razorpay's double. */
export const razorpayKeys = ({ id }: TestSite, mode: 'test' | 'live' = 'live') => ({
  keyId: `rzp_${mode}_${id}abcdef`,
  secret: `secret-${mode}-of-site-${id}`,
  webhookSecret: `webhook-${mode}-of-site-${id}`,
})

/** Razorpay's double for the server of a test, with a connected account of each site. */
export async function razorpayOf(app: TestApp) {
  const sites = [app.one, app.two]
  const accounts = new Map(
    sites.flatMap((site) =>
      (['test', 'live'] as const).map((mode) => {
        const { keyId, secret } = razorpayKeys(site, mode)
        return [keyId, secret] as const
      }),
    ),
  )
  const bank = await openRazorpay({ accounts })
  afterAll(() => bank.close())
  app.services.config.razorpayUrl = bank.url
  app.services.config.providerAnswer = 2_000
  for (const site of sites) await connectProvider(app, site, 'razorpay', razorpayKeys(site))

  /** Sends an event to a site's webhook. */
  const tell = (site: TestSite, event: string, payment: object, secret = razorpayKeys(site).webhookSecret) => {
    const { text, signature } = eventOf(event, payment, secret)
    return site.call('POST', '/api/razorpay/webhook', { body: text, headers: { 'x-razorpay-signature': signature } })
  }

  /** A shopper at Razorpay's page, and the order at Razorpay. */
  async function paying(site: TestSite, given: Parameters<typeof shopperWith>[1] = {}) {
    const { person, variantId } = await shopperWith(site, { stock: 1, ...given })
    return { variantId, ...(await begin(person)) }
  }

  async function begin(person: Shopper) {
    const begun = await beginAt('razorpay', person)
    const bankOrder = [...bank.orders.values()].find(({ receipt }) => receipt === begun.transactionId)
    return { ...begun, bankOrder: bankOrder?.id ?? '' }
  }

  /** Razorpay takes a site's live keys no more. */
  const revoke = (site: TestSite) => accounts.delete(razorpayKeys(site).keyId)

  return { bank, tell, paying, begin, revoke }
}
