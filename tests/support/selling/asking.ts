import { type TestSite, testSettings } from '../app.ts'
import type { testFulfilment } from './fulfilling.ts'

type Shop = Pick<Awaited<ReturnType<typeof testFulfilment>>, 'app' | 'one' | 'owner' | 'post'>

/** Requests of customers about their orders, and the shop's decisions. */
export function testRequests({ app, one, owner, post }: Shop) {
  const ask = (kind: 'cancel' | 'return', token: string | undefined, body: object, site: TestSite = one) =>
    site.call('POST', `/api/io/crm/cuser/order/${kind}/request`, { ...(token ? { token } : {}), body })
  const decide = (id: string, act: 'approve' | 'refuse', kind: 'cancel' | 'return', note = '', token?: string) =>
    post(id, `request/${act}`, { kind, note }, token)

  async function set(orderRequests: object, more: object = {}): Promise<void> {
    await owner.query('update sites set settings = $2 where id = $1', [
      one.id,
      { ...testSettings, orderRequests, ...more },
    ])
    app.services.bus.tell(one.id, ['site'])
  }

  return { ask, decide, set }
}
