import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { newUtr, payingByUpi, upiShop } from '../../../../../tests/support/selling/upi.ts'
import type { UtrRow } from '../../../../shared/selling/payments/upi-admin.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two } = app
for (const site of [one, two]) await upiShop(app, site)
const staff = { userType: 'STAFF', permissions: ['orders'] } as const
const signed = await one.signIn({ ...staff, permissions: [...staff.permissions] })

async function entered(price = 50_000, utr = newUtr(), site = one) {
  const paying = await payingByUpi(site, { price })
  expect((await paying.enter(utr)).status).toBe(303)
  return { ...paying, utr }
}
const list = async (
  query: Record<string, string> = {},
  token = signed.token,
): Promise<{ data: UtrRow[]; total: number }> => (await one.call('GET', '/api/v1/upi-payments', { token, query })).body
const numbers = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ order }) => order.number)

const [first, second] = [await entered(), await entered(70_000)]
await entered(50_000, newUtr(), two)

test('the UPI payments to be checked are found by their UTR, order number and buyer, and sorted, in pages', async () => {
  const both = [first.number, second.number]
  expect(await numbers()).toEqual(both)
  expect(await numbers({ order: 'descend' })).toEqual(both.toReversed())
  expect(await numbers({ sort: 'amount', order: 'descend' })).toEqual(both.toReversed())
  expect(await list({ s: '1', p: '1' })).toMatchObject({ data: [{ amount: 70_000, utr: second.utr }], total: 2 })
  for (const q of [second.utr, String(second.number), `#${second.number}`, second.person.email.toUpperCase()])
    expect(await list({ q })).toMatchObject({ data: [{ order: { number: second.number } }], total: 1 })
  expect(await numbers({ q: 'nobody' })).toEqual([])
})

test('each tells until when its items are reserved, as long as they are, and whether another order has its UTR', async () => {
  const of = async (utr: string) => (await list({ q: utr })).data
  expect(await of(first.utr)).toMatchObject([{ shared: false, order: { status: 'PENDING_PAYMENT' } }])
  expect((await of(first.utr))[0]?.order.until).toBe((await first.person.order(first.orderId)).reservedUntil)
  await entered(50_000, first.utr)
  expect((await of(first.utr)).map(({ shared }) => shared)).toEqual([true, true])
  passed += 25 * 3_600_000
  await doJobs(app, now())
  const { token } = await one.signIn({ ...staff, permissions: [...staff.permissions] })
  const { data } = await list({ q: second.utr }, token)
  expect(data).toMatchObject([{ shared: false, order: { status: 'LAPSED', until: null } }])
})
