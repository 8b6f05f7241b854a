import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../tests/support/app.ts'
import { forgetOld } from '../../../../../tests/support/forget-old.ts'
import { ownEmailOf } from '../../../../../tests/support/own-email.ts'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { guestOf, guestWithOrder, letGuests, newEmail } from '../../../../../tests/support/selling/guests.ts'
import { doJobs, newMobile, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { codeFor } from '../../../../../tests/support/signing-in.ts'
import { markProven } from '../../people/identity/index.ts'

const day = 24 * 3_600_000
let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, owner, services } = app
const { token: admin } = await one.signIn({ userType: 'ADMIN' })
const { add: addDiscount } = await discountDesk(one)

beforeEach(async () => {
  passed = 0
  await letGuests(app, one)
})

async function bagWith(guest: Awaited<ReturnType<typeof guestOf>>, price = 50_000, lines = 1) {
  for (let line = 0; line < lines; line++) {
    const { variantIds } = await one.product({ price, mrp: price })
    await guest.add(variantIds[0] ?? '')
  }
}

async function ordersOf(token: string): Promise<string[]> {
  const { body } = await one.call('POST', '/api/io/crm/cuser/orders/all', { token, body: {} })
  return body.data.map(({ _id }: { _id: string }) => _id)
}

// Shows B303.
describe('an order of a guest', () => {
  test('is the customer’s once their email is verified, and not before', async () => {
    const { guest, email, orderId } = await guestWithOrder(one)
    const { guest: other, orderId: elsewhere } = await guestWithOrder(one)
    const { token, id } = await one.signIn({ email })
    expect(await ordersOf(token)).toEqual([])
    await markProven(await one.ctx(), id)
    expect(await ordersOf(token)).toEqual([orderId])
    expect(await ordersOf(token)).toEqual([orderId])
    expect(await guest.order(orderId)).toBeUndefined()
    expect((await other.order(elsewhere))?._id).toBe(elsewhere)
  })

  // Shows B360.
  test('is the customer’s together with what was added to it and waits for its payment', async () => {
    const { email, orderId } = await guestWithOrder(one)
    const at = `/api/v1/orders/${orderId}`
    expect((await one.call('POST', `${at}/moves`, { token: admin, body: { to: 'PACKED' } })).status).toBe(200)
    const { variantIds } = await one.product({ price: 20_000, mrp: 20_000 })
    const body = {
      lines: [{ variantId: variantIds[0], quantity: 1 }],
      paymentMode: 'link',
      total: 20_000,
      key: randomUUID(),
    }
    const taken = await one.call('POST', `${at}/further`, { token: admin, body })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    const { token, id } = await one.signIn({ email })
    await markProven(await one.ctx(), id)
    await ordersOf(token)
    const { rows } = await owner.query('select user_id from orders where id = $1', [taken.body.data._id])
    expect(rows).toEqual([{ user_id: id }])
    // Its reservation would be looked at again and again by tests that do all later jobs.
    const cancelAt = `/api/v1/orders/${taken.body.data._id}/cancel`
    expect((await one.call('POST', cancelAt, { token: admin, body: { reason: 'Sold out.' } })).status).toBe(200)
  })

  // Shows B79.
  test('is the customer’s too if they have another email before they look at their orders', async () => {
    const { email, orderId } = await guestWithOrder(one)
    const { token, id } = await one.signIn({ email })
    await markProven(await one.ctx(), id)
    const { fresh, ask, give } = ownEmailOf(one)
    const to = fresh()
    await ask(token, to)
    expect((await give(token, await codeFor(app, one, to))).status).toBe(200)
    expect(await ordersOf(token)).toEqual([orderId])
  })

  test('keeps what the guest did at another order, which stays theirs, where it is', async () => {
    const { guest, email, orderId } = await guestWithOrder(one)
    await bagWith(guest)
    const { body } = await guest.init('sandbox', await guest.live())
    const actorsOf = async (order: string) =>
      (await owner.query('select distinct actor_id from order_events where order_id = $1', [order])).rows
    const [before] = await actorsOf(orderId)
    const { token, id } = await one.signIn({ email })
    await markProven(await one.ctx(), id)
    expect(await ordersOf(token)).toEqual([orderId])
    expect(await actorsOf(orderId)).toEqual([{ actor_id: id }])
    expect(await actorsOf(body.data.orderId)).toEqual([before])
  })

  test('that waits for its payment stays the guest’s until it is placed', async () => {
    const guest = await guestOf(one)
    const email = newEmail()
    await bagWith(guest)
    await guest.give(email)
    const { body } = await guest.init('sandbox', await guest.live())
    const { token, id } = await one.signIn({ email })
    await markProven(await one.ctx(), id)
    expect(await ordersOf(token)).toEqual([])
    expect((await guest.order(body.data.orderId))?.status).toBe('PENDING_PAYMENT')
  })
})

// Shows B302.
describe('limits of new customers', () => {
  test('count the mobile number and the email of a guest, whichever session orders', async () => {
    await letGuests(app, one, true, { orderLimits: { newLines: 1 } })
    const { email, mobileNumber } = await guestWithOrder(one)
    const by = { mobile: [newEmail(), mobileNumber], email: [email, newMobile()], neither: [newEmail(), newMobile()] }
    const said: Record<string, number> = {}
    for (const [name, [address = '', mobile]] of Object.entries(by)) {
      const { start } = await guestWithOrder(one, address, mobile)
      said[name] = start.status
    }
    expect(said).toEqual({ mobile: 409, email: 409, neither: 200 })
  })

  test('give a first-order discount to a mobile number and to the email of a guest once', async () => {
    await addDiscount({ code: 'HELLO', firstOrder: true })
    const customer = await shopper(one)
    const { variantIds } = await one.product()
    await customer.add(variantIds[0] ?? '')
    expect((await customer.init('cod')).status).toBe(200)
    const { email } = await guestWithOrder(one)
    const discountFor = async (address: string, mobile: string) => {
      const guest = await guestOf(one)
      await bagWith(guest)
      await guest.give(address)
      await guest.call('PUT', '/api/v1/cart/coupon', { body: { code: 'HELLO' } })
      const { body } = await guest.init('cod', await guest.live(mobile))
      return (await guest.order(body.data.orderId))?.amounts.discount
    }
    expect(await discountFor(newEmail(), customer.mobileNumber)).toBe(0)
    expect(await discountFor(email, newMobile())).toBe(0)
    // The email of an account tells nothing.
    expect(await discountFor(customer.email, newMobile())).toBe(5_000)
  })

  test('keep cash from guests where it wants a received order', async () => {
    await letGuests(app, one, true, { cashOnDelivery: { receivedBefore: true } })
    const { start } = await guestWithOrder(one)
    expect(start.body.msg).toBe('Cash on delivery becomes available once you have received an order from us.')
  })
})

// Shows B303.
describe('staff', () => {
  test('find guests with an order among the customers, marked, and none with a bag alone', async () => {
    const { email, mobileNumber } = await guestWithOrder(one)
    const idle = await guestOf(one)
    const idleEmail = newEmail()
    await idle.give(idleEmail)
    const find = async (q: string) => (await one.call('GET', '/api/v1/customers', { token: admin, query: { q } })).body
    expect((await find(email)).data).toEqual([
      expect.objectContaining({ name: 'Asha Rao', email, mobileNumber, guest: true, orders: 1 }),
    ])
    expect((await find(idleEmail)).total).toBe(0)
    const { body } = await one.call('GET', '/api/v1/orders', { token: admin, query: { q: email } })
    expect(body.data[0].customer).toEqual({ name: 'Asha Rao', email })
    const { body: file } = await one.call('GET', '/api/v1/customers.csv', { token: admin, query: { q: email } })
    expect(file).toContain(',yes')
  })
})

// Shows B303.
test('guests without an order go once their session is over; those with one stay', async () => {
  const left = async () =>
    (await owner.query('select count(*)::int as count from users where guest_email is not null')).rows[0].count
  await owner.query('delete from orders')
  await owner.query('delete from users where guest_email is not null')
  await guestWithOrder(one)
  await bagWith(await guestOf(one))
  passed = 13 * day
  await forgetOld(services)
  expect(await left()).toBe(2)
  passed = 15 * day
  await forgetOld(services)
  expect(await left()).toBe(1)
})

// Shows B303.
test('a deleted customer takes along what is known of guests with their verified email', async () => {
  const { email, orderId } = await guestWithOrder(one)
  const body = { reason: 'Broken.' }
  expect((await one.call('POST', `/api/v1/orders/${orderId}/cancel`, { token: admin, body })).status).toBe(200)
  const { token, id } = await one.signIn({ email })
  await markProven(await one.ctx(), id)
  const asked = await one.call('POST', '/api/v1/departure', { token, body: { currentPassword: password } })
  expect(asked.status).toBe(200)
  passed = 8 * day
  await doJobs(app, new Date(Date.now() + passed))
  const { rows: known } = await owner.query(
    `select id from users where email = $1 or guest_email = $1
     union all select id from addresses where user_id in (select id from users where first_name = 'Deleted')`,
    [email],
  )
  expect(known).toEqual([])
  const { rows } = await owner.query("select address->>'name' as name, user_id from orders where id = $1", [orderId])
  expect(rows).toEqual([{ name: 'Deleted customer', user_id: id }])
})
