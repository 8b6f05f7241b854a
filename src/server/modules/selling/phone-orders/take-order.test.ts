import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testSettings } from '../../../../../tests/support/app.ts'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import {
  fieldsOf,
  phoneDesk,
  piecesOf,
  stranger,
  variantOf,
} from '../../../../../tests/support/selling/phone-orders.ts'
import { home, limitOrders, shopper, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { linkFor, openBrowser } from '../../../../../tests/support/signing-in.ts'

const shop = await testFulfilment()
const { app, one, two, owner, mailsTo } = shop
const desk = await phoneDesk(one)

const set = async (more: object) => {
  await owner.query('update sites set settings = $2 where id = $1', [one.id, { ...testSettings, ...more }])
  app.services.bus.tell(one.id, ['site'])
}

// Shows B299.
describe('an order that staff take by phone', () => {
  test('is placed at once in cash, with the mails of any order, for a customer who signs in by a mail later', async () => {
    const { email, newCustomer, address } = stranger()
    const variantId = await variantOf(one, { stock: 3 })
    const { status, body } = await desk.take({
      ...newCustomer(email),
      ...{ address, lines: piecesOf(variantId, 2), note: 'Rings twice.' },
    })
    expect(status).toBe(200)
    const order = body.data
    expect(body.known).toBe(false)
    expect(order).toMatchObject({
      ...{ status: 'PLACED', paymentMode: 'cod', paymentStatus: 'DUE_ON_DELIVERY', takenBy: 'Asha Rao', taken: true },
      customer: { email, mobileNumber: address.mobileNumber, name: 'Meera Iyer' },
    })
    expect(order.events.map(({ note }: { note: string }) => note)).toEqual(
      expect.arrayContaining(['Rings twice.', 'Ordered by phone or message. To be paid on delivery.']),
    )
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toContain(`Your order ${order.number}`)
    const { rows } = await owner.query('select password_hash, proven_at, user_type from users where email = $1', [
      email,
    ])
    expect(rows).toEqual([{ password_hash: null, proven_at: null, user_type: 'CUSTOMER' }])
  })

  test('makes a customer who sets a password by a mail, and then sees the order', async () => {
    const { email, newCustomer, address } = stranger()
    const order = (await desk.take({ ...newCustomer(email), address, lines: piecesOf(await variantOf(one)) })).body.data
    expect((await openBrowser(one).askForLink(email)).status).toBe(200)
    const { requestId } = await linkFor(app, one, email)
    const body = { requestId, email, password: 'Monsoon#71829' }
    expect((await one.call('POST', '/api/public/customer/reset-password', { body })).status).toBe(200)
    const { status, body: signedIn } = await openBrowser(one).signIn(email, 'Monsoon#71829')
    expect(status).toBe(200)
    const own = await one.call('POST', '/api/io/crm/cuser/orders/all', { token: signedIn.loginToken, body: {} })
    expect(own.body.data).toMatchObject([{ _id: order._id }])
  })

  test('is priced as the checkout prices it: discounts, zones, the cash fee and tax', async () => {
    await set({
      cashOnDelivery: { fee: 4_900 },
      shipping: { amount: 10_000, freeFrom: 0 },
      gst: { number: '27AAPFU0939F1ZV', state: 'Maharashtra' },
    })
    const discounts = await discountDesk(one)
    await discounts.add({ code: 'CALL10', title: '' })
    const { person, variantId } = await shopperWith(one, { price: 1_00_000, stock: 9 }, 3)
    await one.call('PUT', '/api/v1/cart/coupon', { token: person.token, body: { code: 'CALL10' } })
    const placed = await person.order((await person.init('cod')).body.data.orderId)
    const asked = {
      customerId: person.id,
      addressId: person.addressId,
      lines: piecesOf(variantId, 3),
      coupon: 'call10',
    }
    const quote = await desk.quote(asked)
    expect(quote.amounts).toMatchObject({ total: placed.amounts.total, cashFee: 4_900, tax: placed.amounts.tax })
    const order = (await desk.take(asked)).body.data
    expect(order.amounts).toEqual(placed.amounts)
    expect(order.discounts).toEqual(placed.discounts)
    expect(order.shippingTaxes).toEqual(placed.shippingTaxes)
    expect(order.lines.map((line: object) => ({ ...line }))).toEqual(placed.lines)
    await discounts.clear()
    await set({})
  })

  test('is one order however often the call is repeated, also at once', async () => {
    const { email, newCustomer, address } = stranger()
    const variantId = await variantOf(one, { stock: 5 })
    const body = { ...newCustomer(email), address, lines: piecesOf(variantId), total: 50_000, key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => desk.take(body)))
    const again = await desk.take(body)
    const ids = [...answers, again].map(({ body }) => body.data?._id)
    expect(new Set(ids).size).toBe(1)
    expect(await stockOf(app, variantId)).toEqual({ stock: 4, ledger: 4 })
    expect((await mailsTo(email)).length).toBe(1)
  })

  test('for an email that is known is that customer’s, and says so', async () => {
    const person = await shopper(one)
    const variantId = await variantOf(one)
    const { address, newCustomer } = stranger()
    const lines = piecesOf(variantId)
    expect((await desk.quote({ email: person.email.toUpperCase(), lines })).known).toEqual({
      ...{ _id: person.id, name: 'Asha Rao' },
    })
    const { body } = await desk.take({ ...newCustomer(person.email.toUpperCase()), address, lines })
    expect(body).toMatchObject({ known: true, data: { customer: { _id: person.id } } })
    expect((await person.orders()).map(({ _id }) => _id)).toEqual([body.data._id])
  })

  test('keeps its typed address for the next call, once', async () => {
    const person = await shopper(one)
    const { address } = stranger()
    const lines = piecesOf(await variantOf(one))
    for (let calls = 0; calls < 2; calls++)
      expect((await desk.take({ customerId: person.id, address, lines })).status).toBe(200)
    const { body } = await one.call('GET', `/api/v1/customers/${person.id}`, { token: desk.token })
    expect(body.data.addresses.map(({ name }: { name: string }) => name)).toEqual(['Asha Rao', 'Meera Iyer'])
  })

  test('leaves the customer’s bag and their own unpaid order as they are', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 5 })
    const own = (await person.init('sandbox')).body.data.orderId
    const asked = {
      customerId: person.id,
      addressId: person.addressId,
      lines: piecesOf(variantId),
      paymentMode: 'link',
    }
    const first = (await desk.take(asked)).body.data
    const second = (await desk.take(asked)).body.data
    // Three of five pieces are theirs to order: two are free, one is their own order's; the two by phone are not.
    expect((await person.cart()).data).toMatchObject([{ quantity: 1, available: 3 }])
    for (const id of [own, first._id, second._id]) expect((await person.order(id)).status).toBe('PENDING_PAYMENT')
    // The customer's own checkout replaces their own order alone, and does not count the others' pieces as theirs.
    await person.add(variantId)
    expect((await person.init('cod')).status).toBe(200)
    expect((await person.order(own)).status).toBe('LAPSED')
    expect((await person.order(first._id)).status).toBe('PENDING_PAYMENT')
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
  })

  test('in cash leaves the same item in the customer’s bag', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 5 }, 2)
    const asked = { customerId: person.id, addressId: person.addressId, lines: piecesOf(variantId) }
    expect((await desk.take(asked)).body.data.status).toBe('PLACED')
    expect((await person.cart()).data).toMatchObject([{ quantity: 2 }])
  })

  test('is not held to the limits for strangers', async () => {
    await limitOrders(app, one, { openOrders: 1, checkoutsPerHour: 1, newLines: 1, newValue: 100 })
    const { address, newCustomer, email } = stranger()
    for (let calls = 0; calls < 3; calls++) {
      const lines = [
        { variantId: await variantOf(one), quantity: 5 },
        { variantId: await variantOf(one), quantity: 5 },
      ]
      const { status } = await desk.take({ ...newCustomer(email), address, lines })
      expect(status).toBe(200)
    }
    await set({})
  })

  test('is recorded with who took it', async () => {
    const { email, newCustomer, address } = stranger()
    const order = (await desk.take({ ...newCustomer(email), address, lines: piecesOf(await variantOf(one)) })).body.data
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const { body } = await one.call('GET', '/api/v1/activity', { token, query: { s: '1' } })
    expect(body.data[0]).toMatchObject({ act: 'order.take', label: `#${order.number}` })
    expect(JSON.stringify(body.data[0])).not.toContain(email)
  })
})

// Shows B299.
test('the last piece goes to a shopper or to the caller, never to both', async () => {
  const { person, variantId } = await shopperWith(one, { stock: 1 })
  const { email, newCustomer, address } = stranger()
  const byPhone = desk.take({ ...newCustomer(email), address, lines: piecesOf(variantId), total: 50_000 })
  const answers = await Promise.all([person.init('cod'), byPhone])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
})

// Shows B299.
test('a discount for a first order counts an order by phone that waits for its payment', async () => {
  const discounts = await discountDesk(one)
  await discounts.add({ code: 'FIRST', title: '', firstOrder: true })
  const { email, newCustomer, address } = stranger()
  const asked = { ...newCustomer(email), address, coupon: 'FIRST', paymentMode: 'link' }
  expect((await desk.take({ ...asked, lines: piecesOf(await variantOf(one)) })).status).toBe(200)
  const again = await desk.take({ ...asked, lines: piecesOf(await variantOf(one)), total: 50_000 })
  expect(fieldsOf(again.body)).toEqual([['coupon', 'FIRST is for a first order.']])
  // Nor does the customer's own checkout have it beside their order by phone.
  const person = await shopper(one)
  const own = { customerId: person.id, addressId: person.addressId, coupon: 'FIRST', paymentMode: 'link' }
  expect((await desk.take({ ...own, lines: piecesOf(await variantOf(one)) })).status).toBe(200)
  await person.add(await variantOf(one))
  const entered = await one.call('PUT', '/api/v1/cart/coupon', { token: person.token, body: { code: 'FIRST' } })
  expect(entered.body.msg).toBe('FIRST is for a first order.')
  await discounts.clear()
})

// Shows B299.
test('variants are found by product or SKU, those on sale alone', async () => {
  await one.product({ name: 'Brass diya', variants: [{ sku: 'BD-1', options: {}, price: 100, mrp: 100, stock: 2 }] })
  await two.product({ name: 'Brass diya of two' })
  const find = async (q: string) =>
    (await one.call('GET', '/api/v1/variants', { token: desk.token, query: { q } })).body.data
  expect(await find('bd-1')).toMatchObject([{ name: 'Brass diya', sku: 'BD-1', price: 100, available: 2 }])
  expect(await find('brass DIYA')).toHaveLength(1)
  await owner.query("update products set status = 'DRAFT' where name = 'Brass diya'")
  expect(await find('bd-1')).toEqual([])
})

// Shows B299.
test('a quote says at each line what is wrong, and whether it is delivered there', async () => {
  await set({ delivery: { elsewhere: false, zones: [] } })
  const soldOut = await variantOf(one, { name: 'Vase', stock: 0 })
  const good = await variantOf(one, { stock: 2 })
  const lines = [
    { variantId: soldOut, quantity: 1 },
    { variantId: good, quantity: 2 },
    { variantId: randomUUID(), quantity: 1 },
  ]
  const quote = await desk.quote({ lines, address: { pincode: home.pincode, state: home.state } })
  expect(quote.lines.map(({ fault }) => fault)).toEqual([
    'Vase is out of stock.',
    null,
    'This product is no longer sold.',
  ])
  expect(quote.amounts.items).toBe(1_00_000)
  expect(quote.delivery).toBe('We don’t deliver to 411001 yet. Choose another address.')
  await set({})
})
