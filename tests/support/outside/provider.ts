import type { Mood } from '../../doubles/double-server.ts'
import type { TestApp, TestSite } from '../app.ts'
import type { Shopper } from '../selling/shopping.ts'

/** Offers a provider, and saves live keys as the owner does. */
export async function connectProvider({ owner, services }: TestApp, site: TestSite, provider: string, keys: object) {
  const settings = { payments: { modes: [provider, 'cod', 'sandbox'] } }
  await owner.query('update sites set settings = settings || $2 where id = $1', [site.id, settings])
  services.bus.tell(site.id, ['site'])
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const saved = await site.call('PUT', `/api/v1/payment-accounts/${provider}/live`, { token, body: keys })
  if (saved.status !== 200) throw new Error(`${provider} is not connected: ${JSON.stringify(saved.body)}`)
}

/** Goes to a provider's page. */
export async function beginAt(provider: string, person: Shopper) {
  const start = await person.init(provider)
  const { orderId, transactionId, redirect } = start.body.data as Record<string, string>
  return { person, start, orderId: orderId ?? '', transactionId: transactionId ?? '', redirect: redirect ?? '' }
}

type Moody = { setMood: (mood: Mood) => void }

/** Runs `act` while a provider's double is in this mood and has little time to answer. */
export async function inMood<T>({ services: { config } }: TestApp, bank: Moody, mood: Mood, act: () => Promise<T>) {
  const before = config.providerAnswer
  config.providerAnswer = 100
  bank.setMood(mood)
  try {
    return await act()
  } finally {
    bank.setMood('well')
    config.providerAnswer = before
  }
}
