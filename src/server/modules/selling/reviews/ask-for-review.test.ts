import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { guestWithOrder } from '../../../../../tests/support/selling/guests.ts'
import { setSettings } from '../../../../../tests/support/selling/reviewing.ts'
import { doJobs, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'
import type { StaffOrder } from '../../../../shared/selling/orders/staff-order.ts'
import { markProven } from '../../people/identity/index.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, owner } = parts

/** Advances the clock and runs the jobs due. */
async function wait(days: number) {
  time += days * 24 * 3_600_000
  await doJobs(parts, new Date(time))
}

/** The acts of staff with an order. */
async function desk(orderId: string) {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
  async function act(what: string, body: object): Promise<StaffOrder> {
    const answer = await one.call('POST', `/api/v1/orders/${orderId}/${what}`, { token, body })
    expect(answer.status).toBe(200)
    return answer.body.data
  }
  const deliver = async () => {
    for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await act('moves', { to, note: '' })
  }
  return { act, deliver }
}

/** A customer with an order, and what staff do with it. */
async function ordered(...names: string[]) {
  const person = await shopper(one)
  for (const name of names) await person.add((await one.product({ name, stock: 5 })).variantIds[0] ?? '')
  const orderId = (await person.init('cod')).body.data.orderId as string
  const { act, deliver } = await desk(orderId)
  const { lines } = await person.order(orderId)
  const pieceOf = (name: string) => [{ position: lines.findIndex((line) => line.name === name), pieces: 1 }]
  return { ...person, orderId, act, deliver, pieceOf }
}

async function delivered() {
  const order = await ordered('Kansa bowl')
  await order.deliver()
  return order
}

async function asked(orderId: string) {
  const { rows } = await owner.query('select subject, body_text from mails where once_key = $1', [
    `review-request:${orderId}`,
  ])
  return rows
}

describe('a review', () => {
  // Shows B140.
  test('is requested once, the set number of days after delivery, with a link to the order', async () => {
    await setSettings(parts, one, { reviews: { moderation: 'OFF', askAfterDays: 3 } })
    const { orderId } = await delivered()
    await wait(2.9)
    expect(await asked(orderId)).toEqual([])
    await wait(0.2)
    const [mail] = await asked(orderId)
    expect(mail.subject).toContain('How do you like Kansa bowl?')
    expect(mail.body_text).toContain(`/setting/orders/${orderId}`)
    expect(mail.body_text).toContain('/mails/review-requests/leave?id=')
    await wait(30)
    expect(await asked(orderId)).toHaveLength(1)
  })

  test('is not requested where the site asks for none, after one was written, or from unsubscribed customers', async () => {
    await setSettings(parts, one, { reviews: { moderation: 'OFF', askAfterDays: 0 } })
    const first = await delivered()
    await setSettings(parts, one, { reviews: { moderation: 'OFF', askAfterDays: 3 } })
    const second = await delivered()
    await one.call('POST', '/api/io/crm/admin/order/review/save', {
      token: second.token,
      query: { id: second.orderId },
      body: { orderReview: { stars: 4 } },
    })
    const third = await delivered()
    await one.call('POST', '/api/v1/consents/mails', {
      token: third.token,
      body: { kind: 'review-requests', wanted: false },
    })
    await wait(4)
    for (const { orderId } of [first, second, third]) expect(await asked(orderId)).toEqual([])
  })

  // Shows B140.
  test('is not requested from a guest, who can write none, but from the customer who has their order by then', async () => {
    await setSettings(parts, one, { guestCheckout: true, reviews: { moderation: 'OFF', askAfterDays: 3 } })
    const [first, second] = [await guestWithOrder(one), await guestWithOrder(one)]
    for (const { orderId } of [first, second]) await (await desk(orderId)).deliver()
    const { token, id } = await one.signIn({ email: second.email })
    await markProven(await one.ctx(), id)
    await one.call('POST', '/api/io/crm/cuser/orders/all', { token, body: {} })
    await wait(4)
    expect([await asked(first.orderId), (await asked(second.orderId)).length]).toEqual([[], 1])
  })

  // Shows B140.
  test('is requested of what the buyer keeps, not of what was cancelled or sent back', async () => {
    await setSettings(parts, one, { reviews: { moderation: 'OFF', askAfterDays: 3 } })
    const { orderId, act, deliver, pieceOf } = await ordered('Brass lamp', 'Clay cup', 'Silk scarf')
    await act('cancellations', { lines: pieceOf('Clay cup'), reason: 'Broken.' })
    await deliver()
    const [asksBack] = (await act('returns', { lines: pieceOf('Silk scarf') })).returns
    await act(`returns/${asksBack?._id}/receive`, { restock: [], outcome: 'REFUND', note: '' })
    await wait(4)
    const [mail] = await asked(orderId)
    expect(mail.subject).toContain('How do you like Brass lamp?')
    for (const name of ['Clay cup', 'Silk scarf']) expect(mail.body_text).not.toContain(name)
  })
})

test('An item that was cancelled cannot be reviewed once the rest of its order is delivered; one that was sent back can', async () => {
  const order = await ordered('Clay cup', 'Brass lamp', 'Jute bag')
  await order.act('cancellations', { lines: order.pieceOf('Clay cup'), reason: 'Broken.' })
  await order.deliver()
  await order.act('returns', { lines: order.pieceOf('Brass lamp') })
  const { lines } = await order.order(order.orderId)
  const idOf = (name: string) => lines.find((line) => line.name === name)?.productVariantId
  const { token } = order
  const reviewable = await one.call('GET', '/api/v1/reviews/own', { token, query: { orderId: order.orderId } })
  const offered = reviewable.body.data.map(({ productVariantId }: { productVariantId: string }) => productVariantId)
  expect(offered.toSorted()).toEqual([idOf('Brass lamp'), idOf('Jute bag')].toSorted())
  const review = (name: string) =>
    one.call('POST', '/api/io/crm/admin/order/review/save', {
      token,
      query: { id: order.orderId },
      body: { orderReview: { productVariantId: idOf(name), stars: 4, title: 'Good', text: 'As shown.' } },
    })
  expect(await review('Clay cup')).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'orderReview.productVariantId', code: 'review.notDelivered' }] },
  })
  expect((await review('Brass lamp')).status).toBe(200)
})

// Shows B137.
test('An item that came in a first parcel can be reviewed while the rest of its order is on its way', async () => {
  const order = await ordered('Clay cup', 'Jute bag')
  const { parcels } = await order.act('parcels', { lines: order.pieceOf('Clay cup') })
  await order.act(`parcels/${parcels[0]?._id}/moves`, { to: 'DELIVERED' })
  const { lines } = await order.order(order.orderId)
  const idOf = (name: string) => lines.find((line) => line.name === name)?.productVariantId
  const { token } = order
  const reviewable = await one.call('GET', '/api/v1/reviews/own', { token, query: { orderId: order.orderId } })
  expect(reviewable.body.data).toEqual([{ productVariantId: idOf('Clay cup'), review: null, isOpen: true }])
  const orderReview = (name: string) => ({ productVariantId: idOf(name), stars: 4, title: 'Good', text: 'As shown.' })
  const save = (name: string) =>
    one.call('POST', '/api/io/crm/admin/order/review/save', {
      token,
      query: { id: order.orderId },
      body: { orderReview: orderReview(name) },
    })
  expect(await save('Jute bag')).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'orderReview.productVariantId', code: 'review.notDelivered' }] },
  })
  expect((await save('Clay cup')).status).toBe(200)
})
