import { describe, expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { doJobs, press, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { newUtr, payingByUpi, upiShop } from '../../../../../tests/support/selling/upi.ts'

import { hasOpenOrders } from '../orders/index.ts'

const minute = 60_000
const hour = 60 * minute
let passed = 0
const now = () => new Date(Date.now() + passed)
const shop = await testFulfilment({ now })
const { app, one, two, post, read, owner } = shop
const { ask } = testRequests(shop)
await upiShop(app, one)

const later = async (time: number) => {
  passed += time
  await doJobs(app, now())
}
const arrived = (id: string, transactionId: string, utr: string, amount = 50_000) =>
  post(id, 'upi/arrived', { transactionId, utr, amount })
const missing = (id: string, transactionId: string, utr: string, note = 'Not in our account.') =>
  post(id, 'upi/missing', { transactionId, utr, note })

/** An order whose customer has entered a UTR. */
async function entered(given: Parameters<typeof payingByUpi>[1] = {}) {
  const paying = await payingByUpi(one, given)
  const utr = newUtr()
  expect((await paying.enter(utr)).status).toBe(303)
  return { ...paying, utr }
}

// Shows B212.
describe('a payment by UPI to the shop', () => {
  test('is offered once the shop has a UPI ID, and the order is made unpaid with its items reserved', async () => {
    const options = async (site = one) => (await site.call('GET', '/api/v1/checkout/options')).body.data
    expect((await options()).map(({ mode }: { mode: string }) => mode)).toEqual(['cod', 'upi', 'sandbox'])
    await upiShop(app, two, { upi: {} })
    expect((await options(two)).map(({ mode }: { mode: string }) => mode)).toEqual(['cod', 'sandbox'])
    const { person, variantId, orderId, redirect, transactionId } = await payingByUpi(one)
    expect(redirect).toBe(`/payment/upi/${transactionId}`)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT', payments: [{ utr: null }] })
    expect((await stockOf(app, variantId)).stock).toBe(0)
  })

  test('is asked for on a page with a link, a QR code, the UPI ID, amount and order', async () => {
    const { page, number, transactionId } = await payingByUpi(one, { price: 1_23_45_605 })
    const { status, body, headers } = await page()
    const reference = transactionId.replaceAll('-', '')
    const link = `upi://pay?pa=kiln.shop@okbank&amp;pn=Kiln%20%26%20Sons&amp;am=123456.05&amp;cu=INR&amp;tr=${reference}&amp;tn=Order%20${number}`
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    for (const text of [link, '<svg class="qr"', 'kiln.shop@okbank', '₹1,23,456.05', `Order ${number}`, 'Pay by'])
      expect(body).toContain(text)
    expect(body).not.toContain('<script')
  })

  test('opens at the same page however often the checkout is asked, and is unknown to another site', async () => {
    const { person, redirect, transactionId } = await payingByUpi(one)
    expect((await person.init('upi')).body.data.redirect).toBe(redirect)
    expect((await two.call('GET', `/payment/upi/${transactionId}`)).status).toBe(404)
    const atBank = (await payingByUpi(one)).person
    const other = (await atBank.init('sandbox')).body.data.transactionId
    expect((await one.call('GET', `/payment/upi/${other}`)).status).toBe(404)
  })

  test.each([
    ['', 'A UTR has 12 digits.'],
    ['41234567890', 'A UTR has 12 digits.'],
    ['4123456789012', 'A UTR has 12 digits.'],
    ['41234567890a', 'A UTR has 12 digits.'],
  ])('with the UTR %j is refused on its page, where the text stays in the field', async (typed, msg) => {
    const { person, orderId, enter } = await payingByUpi(one)
    const { status, body } = await enter(typed)
    expect(status).toBe(200)
    expect(body).toContain(msg)
    expect(body).toContain(`value="${typed}"`)
    expect((await person.order(orderId)).payments).toMatchObject([{ utr: null }])
  })

  test('says what is wrong in the language of its page', async () => {
    await upiShop(app, one, { locale: 'hi-IN' })
    const { enter } = await payingByUpi(one)
    const { body } = await enter('1')
    expect(body).toContain('यूटीआर में 12 अंक होते हैं।')
    expect(body).not.toContain('A UTR has 12 digits')
    await upiShop(app, one)
  })

  test.each(['4123 4567 8901', '४१२३४५६७८९०१', ' 412345678901 '])('takes the UTR written as %j', async (typed) => {
    const { person, orderId, enter } = await payingByUpi(one)
    expect((await enter(typed)).status).toBe(303)
    const [payment] = (await person.order(orderId)).payments
    expect(payment?.utr).toMatchObject({ number: '412345678901', state: 'WAITING' })
  })

  test('is never paid by its UTR alone; the owner is told once, and sees it among what is to be done', async () => {
    const { person, orderId, utr, enter, page } = await entered()
    expect((await enter(utr)).status).toBe(303)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT', paymentStatus: 'OPEN' })
    expect((await page()).body).toContain('We check your payment')
    const { toDo } = (await one.call('GET', '/api/v1/dashboard', { token: shop.packer.token })).body.data
    expect(toDo.find(({ kind }: { kind: string }) => kind === 'upi')).toMatchObject({ href: '/orders/upi' })
    await doJobs(app, now())
    const { rows } = await owner.query('select subject from mails where body_text like $1', [`%${utr}%`])
    expect(rows).toHaveLength(1)
  })

  test('keeps its items reserved for the hours of the settings, and later is still for staff to decide', async () => {
    await upiShop(app, one, { upi: { id: 'kiln@okbank', name: 'Kiln', hours: 3 } })
    const { person, variantId, orderId, transactionId, utr, enter } = await entered()
    await upiShop(app, one)
    await later(2.9 * hour)
    expect(await person.order(orderId)).toMatchObject({ status: 'PENDING_PAYMENT' })
    await enter(newUtr())
    await enter(utr)
    await later(0.2 * hour)
    expect(await person.order(orderId)).toMatchObject({ status: 'LAPSED' })
    expect((await stockOf(app, variantId)).stock).toBe(1)
    expect((await arrived(orderId, transactionId, utr)).body.data).toMatchObject({
      status: 'PLACED',
      paymentStatus: 'PAID',
    })
    expect((await stockOf(app, variantId)).stock).toBe(0)
  })

  test('never shortens a reservation that staff have prolonged', async () => {
    const { person, orderId, enter } = await payingByUpi(one)
    expect((await post(orderId, 'payment-link', { hours: 72 })).status).toBe(200)
    const { reservedUntil } = await person.order(orderId)
    expect((await enter(newUtr())).status).toBe(303)
    expect((await person.order(orderId)).reservedUntil).toBe(reservedUntil)
  })

  test('is not given up by its customer while it is checked, and no other order takes its place', async () => {
    const { person, orderId, transactionId, redirect, number } = await entered()
    expect((await person.failed(transactionId)).body.data.payments).toMatchObject([{ status: 'OPEN' }])
    expect((await person.init('upi')).body.data.redirect).toBe(redirect)
    const text = `We are checking your UPI payment for order ${number}. Wait for the result, or cancel that order first.`
    expect(await person.init('cod')).toMatchObject({ status: 409, body: { msg: text } })
    const { variantIds } = await one.product()
    await person.add(variantIds[0] ?? '')
    expect(await person.init('upi')).toMatchObject({ status: 409, body: { msg: text } })
    expect((await person.order(orderId)).status).toBe('PENDING_PAYMENT')
  })
})

// Shows B213.
describe('staff who look for a UPI payment', () => {
  test('place the order once its money arrived', async () => {
    const { person, orderId, transactionId, utr, page } = await entered()
    expect((await read(orderId)).payments).toMatchObject([{ utr: { number: utr, state: 'WAITING' } }])
    const { status, body } = await arrived(orderId, transactionId, utr)
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { status: 'PLACED', paymentStatus: 'PAID' },
    })
    expect((await arrived(orderId, transactionId, utr)).status).toBe(409)
    expect((await page()).headers.get('location')).toContain('/payment/result?order=')
    const mails = await shop.mailsTo(person.email)
    expect(mails.filter(({ subject }) => subject.includes('order'))).toHaveLength(1)
  })

  test('settle once, however often and together with a customer who cancels', async () => {
    for (const round of [0, 1, 2, 3]) {
      const { person, variantId, orderId, transactionId, utr } = await entered()
      const cancel = () => ask('cancel', person.token, { id: orderId })
      const acts = [() => arrived(orderId, transactionId, utr), () => arrived(orderId, transactionId, utr), cancel]
      await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      expect(await person.order(orderId)).toMatchObject({
        status: 'CANCELLED',
        paymentStatus: 'REFUND_DUE',
        payments: [{ status: 'REFUND_DUE', utr: { state: 'ARRIVED' } }],
      })
      expect((await stockOf(app, variantId)).stock).toBe(1)
    }
  })

  test('settle nothing with another amount, which is written beside the order', async () => {
    const { person, orderId, transactionId, utr } = await entered()
    for (const amount of [49_999, 50_001, 5_000])
      expect(await arrived(orderId, transactionId, utr, amount)).toMatchObject({
        status: 409,
        body: { msg: 'The amount doesn’t match the order.' },
      })
    const { status, events, payments } = await person.order(orderId)
    expect([status, payments[0]?.utr?.state]).toEqual(['PENDING_PAYMENT', 'WAITING'])
    expect(events.map(({ kind }) => kind)).toContain('PAYMENT_AMOUNT_DIFFERS')
  })

  test('say that it did not arrive: the customer is told, and enters another UTR or pays another way', async () => {
    const { person, orderId, transactionId, utr, enter, page } = await entered()
    expect((await missing(orderId, transactionId, utr, '')).status).toBe(400)
    expect((await missing(orderId, transactionId, utr)).status).toBe(200)
    expect((await missing(orderId, transactionId, utr)).status).toBe(409)
    const [mail] = (await shop.mailsTo(person.email)).filter(({ subject }) => subject.includes('could not find'))
    expect(mail?.body_text).toContain('Not in our account.')
    expect(mail?.body_text).toContain(`/payment/upi/${transactionId}`)
    expect((await page()).body).toContain('We could not find your payment')
    const second = newUtr()
    await enter(second)
    expect((await arrived(orderId, transactionId, utr)).status).toBe(409)
    await missing(orderId, transactionId, second)
    const atBank = await person.init('sandbox')
    expect(atBank.body.data.orderId).toBe(orderId)
    await press(one, atBank, 'pay')
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', paymentMode: 'sandbox' })
    // The money of the first try comes after all.
    await enter(utr)
    expect((await arrived(orderId, transactionId, utr)).body.data).toMatchObject({
      status: 'PLACED',
      refundDue: 50_000,
    })
  })

  test('pay back what came for an order that was over for more than an hour, and mark that by hand', async () => {
    const { person, orderId, transactionId, enter } = await payingByUpi(one)
    await later(20 * minute)
    await later(2 * hour)
    expect((await person.order(orderId)).status).toBe('LAPSED')
    const utr = newUtr()
    expect((await enter(utr)).status).toBe(303)
    expect((await arrived(orderId, transactionId, utr)).body.data).toMatchObject({
      status: 'LAPSED',
      refundDue: 50_000,
    })
    const { token } = await one.signIn({ userType: 'ADMIN' })
    expect((await post(orderId, 'refunds', { amount: 50_000 }, token)).body.data).toMatchObject({ refundDue: 0 })
  })

  test('settle one with a note, which leaves the list; money that arrives after all is noticed', async () => {
    const { orderId, transactionId, utr } = await entered()
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const listed = async () => (await one.call('GET', '/api/v1/upi-payments', { token, query: { q: utr } })).body.total
    expect(await listed()).toBe(1)
    expect((await post(orderId, `payments/${transactionId}/close`, { note: 'Paid in the shop.' }, token)).status).toBe(
      200,
    )
    expect(await listed()).toBe(0)
    expect((await arrived(orderId, transactionId, utr)).body.data).toMatchObject({ status: 'PLACED' })
  })

  test('decide before an account with such a payment is deleted', async () => {
    const { person, orderId, transactionId, enter } = await payingByUpi(one)
    await later(20 * minute)
    const ctx = await one.ctx()
    // Money may still come for a day.
    expect(await hasOpenOrders(ctx, person.id)).toBe(true)
    await later(25 * hour)
    expect(await hasOpenOrders(ctx, person.id)).toBe(false)
    const utr = newUtr()
    await enter(utr)
    expect(await hasOpenOrders(ctx, person.id)).toBe(true)
    await missing(orderId, transactionId, utr)
    expect(await hasOpenOrders(ctx, person.id)).toBe(false)
  })

  test('see a UTR of two orders, and may pay only one of them by it', async () => {
    const [first, second] = [await entered(), await payingByUpi(one)]
    expect((await second.enter(first.utr)).status).toBe(303)
    const other = { orderId: second.orderId, number: second.number }
    expect((await read(first.orderId)).utrElsewhere).toEqual([other])
    const answers = await Promise.all([
      arrived(first.orderId, first.transactionId, first.utr),
      arrived(second.orderId, second.transactionId, first.utr),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const third = await payingByUpi(one)
    const { status, body } = await third.enter(first.utr)
    expect(status).toBe(200)
    expect(body).toContain('This UTR has already paid for another order. Check the number.')
  })

  test('may handle orders, on this site', async () => {
    const { orderId, transactionId, utr } = await entered()
    const body = { transactionId, utr, amount: 50_000, note: 'No.' }
    for (const act of ['arrived', 'missing']) {
      const path = `/api/v1/orders/${orderId}/upi/${act}`
      const viewer = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
      expect((await one.call('POST', path, { token: viewer.token, body })).status).toBe(403)
      const elsewhere = await two.signIn({ userType: 'ADMIN' })
      expect((await two.call('POST', path, { token: elsewhere.token, body })).status).toBe(404)
    }
  })
})
