import { describe, expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { pathOf, phoneDesk } from '../../../../../tests/support/selling/phone-orders.ts'
import { doJobs, stockOf, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'

const hour = 3_600_000
const began = Date.now()
let passed = 0
const now = () => new Date(began + passed)
const shop = await testFulfilment({ now })
const { app, one, two, owner } = shop
const desk = await phoneDesk(one)
const prepare = (id: string, body: object = {}) => desk.post(`/${id}/payment-link`, body)
const hoursLeft = (order: { reservedUntil: string }) => (Date.parse(order.reservedUntil) - now().getTime()) / hour
const page = (path: string, site = one) => site.call('GET', path)

// Shows B300.
describe('the payment link of an order', () => {
  test('is given with words to send it by, and reserves the items for as long as staff chose', async () => {
    const { order, path, id, variantId } = await desk.linked({ hours: 3 }, { stock: 1 })
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', paymentMode: 'link', paymentStatus: 'OPEN' })
    expect(hoursLeft(order)).toBeCloseTo(3)
    expect(path).toMatch(/^\/pay\/[0-9a-f-]{36}\.[\w-]{43}$/)
    expect(order.paymentLink.text).toContain(`Your order ${order.number} at Site one: ₹500.00. Pay by`)
    expect(order.paymentLink.text).toContain(order.paymentLink.url)
    passed += 3 * hour + 60_000
    await doJobs(app, now())
    expect((await desk.read(id)).status).toBe('LAPSED')
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
  })

  test('stays the same when the reservation is prolonged, which is never shortened', async () => {
    const { id, path } = await desk.linked({ hours: 2 })
    const longer = (await prepare(id, { hours: 48 })).body.data
    expect(hoursLeft(longer)).toBeCloseTo(48)
    expect(pathOf(longer)).toBe(path)
    expect(hoursLeft((await prepare(id, { hours: 1 })).body.data)).toBeCloseTo(48)
    passed += 3 * hour
    await doJobs(app, now())
    expect((await page(path)).status).toBe(200)
    passed += 46 * hour
    await doJobs(app, now())
    expect((await page(path)).status).toBe(404)
    const refused = await prepare(id, { hours: 5 })
    expect([refused.status, refused.body.msg]).toEqual([
      ...[409, 'This order is no longer waiting for payment. Its status is not paid in time.'],
    ])
  })

  test('is there for an order of the checkout too', async () => {
    const { orderId, person } = await waitingAtBank(one)
    const { status, body } = await prepare(orderId, { hours: 24 })
    expect(status).toBe(200)
    expect((await page(pathOf(body.data))).status).toBe(200)
    expect(hoursLeft((await person.order(orderId)) as { reservedUntil: string })).toBeCloseTo(24)
  })

  test('is mailed to the buyer, once for two presses', async () => {
    const { id, email, path, order } = await desk.linked()
    await Promise.all([prepare(id, { mail: true }), prepare(id, { mail: true })])
    await doJobs(app, new Date(now().getTime() + 1_000))
    const { rows } = await owner.query('select subject, body_text from mails where recipient = $1', [email])
    expect(rows.map(({ subject }) => subject)).toEqual([`Pay for your order ${order.number} at Site one`])
    expect(rows[0].body_text).toContain(path)
  })

  test('is recorded when it is prolonged', async () => {
    const { id, order } = await desk.linked()
    await prepare(id, { hours: 40 })
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const { body } = await one.call('GET', '/api/v1/activity', { token })
    expect(body.data[0]).toMatchObject({
      ...{ act: 'order.paymentLink', label: `#${order.number}` },
      changes: [{ field: 'reservedUntil' }],
    })
  })

  test('is shown to staff who handle orders alone, and to no other site', async () => {
    const { id } = await desk.linked()
    const { token } = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
    expect((await one.call('GET', `/api/v1/orders/${id}`, { token })).body.data.paymentLink).toBeNull()
    expect((await one.call('POST', `/api/v1/orders/${id}/payment-link`, { token, body: {} })).status).toBe(403)
    const other = await phoneDesk(two)
    expect((await other.post(`/${id}/payment-link`, {})).status).toBe(404)
  })

  test.each([[0], [73], [1.5]])('is not reserved for %s hours', async (hours) => {
    const { id } = await desk.linked()
    const { status, body } = await prepare(id, { hours })
    expect([status, body.errors[0].field]).toEqual([400, 'hours'])
  })
})
