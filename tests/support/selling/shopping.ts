import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { ctxOf } from '../../../src/server/jobs.ts'
import { jobs } from '../../../src/server/modules.ts'
import type { OrderLimits } from '../../../src/shared/selling/orders/order-limits.ts'
import type { Order } from '../../../src/shared/selling/orders/orders.ts'
import { type Answer, type TestApp, type TestSite, testSettings } from '../app.ts'

export const home = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  line1: '12 Lake Road',
  line2: '',
  landmark: '',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  kind: 'HOME',
}

let numbers = 0

/** A unique mobile number. */
export const newMobile = () => String(7_000_000_000 + numbers++)

/** A signed-in person with an address, and what they do in a shop. */
export type Shopper = Awaited<ReturnType<typeof shopper>>

/** @param given a mobile number shared with another buyer, and the client's address; unique by default */
export async function shopper(site: TestSite, given: { mobileNumber?: string; ip?: string } = {}) {
  const { token, id, email } = await site.signIn()
  const mobileNumber = given.mobileNumber ?? newMobile()
  const body = { ...home, mobileNumber }
  const saved = await site.call('POST', '/api/io/crm/cuser/address/add', { token, body })
  const headers: Record<string, string> = given.ip ? { 'x-forwarded-for': given.ip } : {}
  const addressId = saved.body.data._id as string
  return {
    site,
    token,
    id,
    email,
    mobileNumber,
    addressId,
    add: (productVariantId: string, quantity = 1) =>
      site.call('POST', '/api/io/crm/cuser/cart_items/add', { token, body: { productVariantId, quantity } }),
    cart: async () => (await site.call('POST', '/api/io/crm/cuser/cart_items/all', { token, body: {} })).body,
    /** @param seen what the checkout page showed, as the browser sends it */
    init: (paymentMode: string, address = addressId, seen: Record<string, string> = {}) =>
      site.call('GET', '/api/io/cart/checkout/init', {
        token,
        headers,
        query: { addressId: address, paymentMode, ...seen },
      }),
    failed: (transactionId: string) =>
      site.call('GET', '/api/io/cart/checkout/failed', { token, query: { transactionId } }),
    status: (transactionId: string) => site.call('GET', `/api/sandbox/status/${transactionId}`, { token }),
    orders: async (): Promise<Order[]> =>
      (await site.call('POST', '/api/io/crm/cuser/orders/all', { token, body: {} })).body.data,
    order: async (id: string): Promise<Order> => {
      const filters = { _id: [{ operator: 'EQUALS', value: id }] }
      const { body } = await site.call('POST', '/api/io/crm/cuser/orders/all', { token, body: { filters } })
      expect(body.total).toBe(1)
      return body.data[0]
    },
  }
}

/** A person with some pieces of a new product in the cart. */
export async function shopperWith(site: TestSite, given: Parameters<TestSite['product']>[0] = {}, quantity = 1) {
  const person = await shopper(site)
  const { variantIds } = await site.product(given)
  const [variantId = ''] = variantIds
  expect((await person.add(variantId, quantity)).status).toBe(200)
  return { person, variantId }
}

/** Changes what the site lets its customers order. */
export async function limitOrders({ owner, services }: TestApp, { id }: TestSite, limits: Partial<OrderLimits>) {
  const settings = { ...testSettings, orderLimits: limits }
  await owner.query('update sites set settings = $2 where id = $1', [id, settings])
  services.bus.tell(id, ['site'])
}

/** A customer with an earlier paid order. */
export async function provenShopper(site: TestSite, given: Parameters<typeof shopper>[1] = {}) {
  const person = await shopper(site, given)
  const { variantIds } = await site.product()
  await person.add(variantIds[0] ?? '')
  expect((await press(site, await person.init('sandbox'), 'pay')).status).toBe(303)
  return person
}

/** Amounts of an order, as its bag had shown them. */
export function shownAmounts({ items, discount, shipping, cashFee, tax, total }: Order['amounts']) {
  return { items, discount, shipping, cashFee, tax, total }
}

/** The sandbox bank's id in the address of its page. */
export const bankId = (start: Answer): string => String(start.body.data.redirect).split('/').at(-1) ?? ''

/** Presses a button on the sandbox bank's page. */
export const press = (site: TestSite, start: Answer, button: 'pay' | 'fail') =>
  site.call('POST', `/payment/sandbox/${bankId(start)}/${button}`)

/** Sets a payment's status at the sandbox bank without a webhook. */
export async function settleBooks({ owner }: TestApp, start: Answer, status: 'PAID' | 'FAILED', amount?: number) {
  await owner.query('update sandbox_payments set status = $2, amount = coalesce($3, amount) where id = $1', [
    bankId(start),
    status,
    amount,
  ])
}

export function webhook({ services }: TestApp, site: TestSite, notice: object, signature?: string) {
  const text = JSON.stringify(notice)
  const signed = createHmac('sha256', services.secret).update(`sandbox webhook:${site.id}:${text}`).digest('hex')
  return site.call('POST', '/api/sandbox/webhook', {
    body: text,
    headers: { 'x-sandbox-signature': signature ?? signed },
  })
}

/** Stock that can be sold, and what the ledger says it must be. */
export async function stockOf({ owner }: TestApp, variantId: string): Promise<{ stock: number; ledger: number }> {
  const { rows } = await owner.query(
    `select stock, (select coalesce(sum(quantity), 0)::int from stock_moves m where m.variant_id = v.id) as ledger
     from variants v where id = $1`,
    [variantId],
  )
  return rows[0]
}

/** Does the jobs that are due at that time, and those that follow from them, as the workers would. */
export async function doJobs({ owner, services, directory }: TestApp, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await owner.query(
      `delete from jobs.job where id = (
         select id from jobs.job where state = 'created' and start_after <= $1 order by start_after limit 1
       ) returning name, data`,
      [now],
    )
    const [due] = rows
    if (!due) return
    const site = await directory.byId(due.data.siteId)
    const job = jobs.find(({ name }) => name === due.name)
    if (!site || !job) throw new Error(`nobody does ${due.name}`)
    await job.run(ctxOf(job, due.data, services, site), due.data)
  }
}

/** A shopper whose order waits for its payment at the sandbox bank; of what they want there is one piece. */
export async function waitingAtBank(site: TestSite, given: Parameters<typeof shopperWith>[1] = {}, quantity = 1) {
  const { person, variantId } = await shopperWith(site, { stock: 1, ...given }, quantity)
  const start = await person.init('sandbox')
  return { person, variantId, start, orderId: start.body.data.orderId as string, bank: bankId(start) }
}
