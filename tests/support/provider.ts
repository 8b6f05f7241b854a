import type { TestApp, TestSite } from './app.ts'

/** Offers a provider, and saves live keys as the owner does. */
export async function connectProvider({ owner, services }: TestApp, site: TestSite, provider: string, keys: object) {
  const settings = { payments: { modes: [provider, 'cod', 'sandbox'] } }
  await owner.query('update sites set settings = settings || $2 where id = $1', [site.id, settings])
  services.bus.tell(site.id, ['site'])
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const saved = await site.call('PUT', `/api/v1/payment-accounts/${provider}/live`, { token, body: keys })
  if (saved.status !== 200) throw new Error(`${provider} is not connected: ${JSON.stringify(saved.body)}`)
}
