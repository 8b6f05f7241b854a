import { afterAll } from 'vitest'
import { openPhonepe, phonepeEvent } from '../../doubles/phonepe.ts'
import type { TestApp, TestSite } from '../app.ts'
import { shopperWith } from '../selling/shopping.ts'
import { beginAt, connectProvider } from './provider.ts'

/** Keys of a test site's accounts at PhonePe's double. */
export const phonepeKeys = ({ id }: TestSite, mode: 'test' | 'live' = 'live') => ({
  keyId: `${mode}-client-of-${id}`,
  clientVersion: mode === 'live' ? '3' : '1',
  secret: `secret-${mode}-of-site-${id}`,
  webhookUser: `haat_${mode}_${id}`,
  webhookSecret: `webhook-${mode}-of-site-${id}`,
})

/** The clients of test sites, as PhonePe's double knows them. */
export function phonepeClients(sites: TestSite[]) {
  const modes = ['test', 'live'] as const
  const all = sites.flatMap((site) => modes.map((mode) => ({ mode, ...phonepeKeys(site, mode) })))
  return new Map(all.map(({ mode, keyId, secret, clientVersion: version }) => [keyId, { mode, secret, version }]))
}

/** PhonePe's double for the server of a test, with a connected account of each site. */
export async function phonepeOf(app: TestApp, now = () => new Date()) {
  const sites = [app.one, app.two]
  const bank = await openPhonepe({ clients: phonepeClients(sites), now })
  afterAll(() => bank.close())
  Object.assign(app.services.config, { phonepeUrl: bank.live, phonepeTestUrl: bank.test, providerAnswer: 2_000 })
  for (const site of sites) await connectProvider(app, site, 'phonepe', phonepeKeys(site))

  /** Sends an event to a site's webhook. */
  const tell = (site: TestSite, event: string, order: object, given: { user?: string; password?: string } = {}) => {
    const { webhookUser, webhookSecret } = phonepeKeys(site)
    const { user = webhookUser, password = webhookSecret } = given
    const { text, authorization } = phonepeEvent(event, order, user, password)
    return site.call('POST', '/api/phonepe/webhook', { body: text, headers: { authorization } })
  }

  /** A shopper at PhonePe's page. */
  async function paying(site: TestSite, given: Parameters<typeof shopperWith>[1] = {}) {
    const { person, variantId } = await shopperWith(site, { stock: 1, ...given })
    return { variantId, ...(await beginAt('phonepe', person)) }
  }

  return { bank, tell, paying }
}
