import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { PhoneQuote } from '../../../src/shared/selling/orders/phone-orders.ts'
import type { Answer, TestSite } from '../app.ts'
import { home, newMobile, shopper } from './shopping.ts'

let people = 0

/** The details of a new customer, with a unique email and mobile number. */
export function stranger() {
  const mobileNumber = newMobile()
  return {
    mobileNumber,
    email: `caller${people++}@example.com`,
    newCustomer: (email: string) => ({ newCustomer: { firstName: 'Meera', lastName: 'Iyer', email } }),
    address: { ...home, name: 'Meera Iyer', mobileNumber },
  }
}

/** Staff who take orders by phone at a site. */
export async function phoneDesk(site: TestSite) {
  const { token, id } = await site.signIn({ userType: 'STAFF', permissions: ['orders', 'handleOrders'] })
  const post = (path: string, body: object): Promise<Answer> =>
    site.call('POST', `/api/v1/orders${path}`, { token, body })

  const quote = async (body: object): Promise<PhoneQuote> => {
    const answer = await post('/quote', { paymentMode: 'cod', ...body })
    expect(answer.status).toBe(200)
    return answer.body.data
  }
  /** Takes an order at the total that its quote says. */
  async function take(body: Record<string, unknown>): Promise<Answer> {
    const { newCustomer, ...known } = body
    const email = newCustomer ? { email: (newCustomer as { email: string }).email } : {}
    const { address, addressId, pickUp, collector, customerId, lines, coupon, paymentMode } = known
    const asked = { ...email, address, addressId, pickUp, collector, customerId, lines, coupon, paymentMode }
    const total = body.total ?? (await quote(JSON.parse(JSON.stringify(asked)))).amounts.total
    return post('', { paymentMode: 'cod', key: randomUUID(), ...body, total })
  }
  /** An order by link for a new customer, with one piece unless said. */
  async function linked(more: Record<string, unknown> = {}, product: Parameters<TestSite['product']>[0] = {}) {
    const who = stranger()
    const { variantIds } = await site.product(product)
    const [variantId = ''] = variantIds
    const answer = await take({
      ...who.newCustomer(who.email),
      ...{ address: who.address, lines: [{ variantId, quantity: 1 }], paymentMode: 'link' },
      ...more,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const order = answer.body.data
    return { ...who, variantId, order, id: order._id as string, path: pathOf(order) }
  }
  const read = async (orderId: string) => (await site.call('GET', `/api/v1/orders/${orderId}`, { token })).body.data
  return { token, id, post, quote, take, linked, read, caller: () => shopper(site) }
}

/** A variant on sale at a site. */
export async function variantOf(site: TestSite, given: Parameters<TestSite['product']>[0] = {}): Promise<string> {
  const [variantId = ''] = (await site.product(given)).variantIds
  return variantId
}

export const piecesOf = (variantId: string, quantity = 1) => [{ variantId, quantity }]

/** The fields that a refusal names, with what it says of each. */
export const fieldsOf = (body: { errors?: { field: string; defaultMessage: string }[] }) =>
  (body.errors ?? []).map(({ field, defaultMessage }) => [field, defaultMessage])

/** The path of an order's payment link. */
export const pathOf = (order: { paymentLink: { url: string } | null }): string =>
  new URL(order.paymentLink?.url ?? 'http://nothing/').pathname
