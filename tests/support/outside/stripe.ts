import { afterAll } from 'vitest'
import { eventOf, openStripe } from '../../doubles/stripe.ts'
import type { TestApp, TestSite } from '../app.ts'
import { type Shopper, shopperWith } from '../selling/shopping.ts'
import { beginAt, connectProvider } from './provider.ts'

/** Keys of a test site's accounts at Stripe's double. */
export const stripeKeys = ({ id }: TestSite, mode: 'test' | 'live' = 'live') => ({
  secret: `sk_${mode}_ofSite${id}abcdefgh1234`,
  webhookSecret: `whsec_${mode}OfSite${id}`,
})

/** Stripe's double for the server of a test, with a connected account of each site. */
export async function stripeOf(app: TestApp, now = () => new Date()) {
  const sites = [app.one, app.two]
  const accounts = new Set(
    sites.flatMap((site) => (['test', 'live'] as const).map((mode) => stripeKeys(site, mode).secret)),
  )
  const bank = await openStripe({ accounts, now })
  afterAll(() => bank.close())
  app.services.config.stripeUrl = bank.url
  app.services.config.providerAnswer = 2_000
  for (const site of sites) await connectProvider(app, site, 'stripe', stripeKeys(site))

  /** Sends an event to a site's webhook. */
  const tell = (site: TestSite, type: string, session: object, secret = stripeKeys(site).webhookSecret) => {
    const { text, signature } = eventOf(
      type.startsWith('refund.') ? type : `checkout.session.${type}`,
      session,
      secret,
      now(),
    )
    return deliver(site, text, signature)
  }
  const deliver = (site: TestSite, body: string, signature: string) =>
    site.call('POST', '/api/stripe/webhook', { body, headers: { 'stripe-signature': signature } })

  /** A shopper at Stripe's page, and their session at Stripe. */
  async function paying(site: TestSite, given: Parameters<typeof shopperWith>[1] = {}) {
    const { person, variantId } = await shopperWith(site, { stock: 1, ...given })
    return { variantId, ...(await begin(person)) }
  }

  async function begin(person: Shopper) {
    const begun = await beginAt('stripe', person)
    const session = [...bank.sessions.values()].find((each) => each.client_reference_id === begun.transactionId)
    return { ...begun, session: session?.id ?? '' }
  }

  return { bank, tell, deliver, paying, begin }
}
