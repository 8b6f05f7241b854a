import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { stripeKeys, stripeOf } from '../../../../../tests/support/outside/stripe.ts'
import { press, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'
import { isProven } from '../../selling/orders/index.ts'

const app = await testApp()
const { one } = app
const { bank, paying, begin } = await stripeOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const post = async (path: string, body: object = {}) => (await one.call('POST', path, { token, body })).status
const dashboard = async () => (await one.call('GET', '/api/v1/dashboard', { token })).body.data
const orderOf = async (id: string) => (await one.call('GET', `/api/v1/orders/${id}`, { token })).body.data

async function useMode(mode: 'test' | 'live') {
  await one.call('PUT', `/api/v1/payment-accounts/stripe/${mode}`, { token, body: stripeKeys(one, mode) })
  await post('/api/v1/payment-accounts/stripe/use', { mode })
}

async function paidAtStripe() {
  const { person, transactionId, session, orderId } = await paying(one, { price: 50_000 })
  bank.pay(session)
  await one.call('GET', `/payment/stripe/${transactionId}/return`)
  return { id: orderId, buyer: person.id }
}

// Shows B288.
test('an order paid in test mode is in no figure of sales and has no invoice', async () => {
  await useMode('test')
  const { id } = await paidAtStripe()
  expect(await orderOf(id)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID', test: true }] })
  const { today, top, chart } = await dashboard()
  expect([today.now.orders, today.now.sales, top, chart.at(-1).sales]).toEqual([0, 0, [], 0])

  expect(await post(`/api/v1/orders/${id}/invoice`)).toBe(409)
  expect(await post(`/api/v1/orders/${id}/moves`, { to: 'PACKED' })).toBe(200)
  expect(await orderOf(id)).toMatchObject({ status: 'PACKED', invoices: [] })

  await useMode('live')
  const { id: real } = await paidAtStripe()
  expect((await dashboard()).today.now).toMatchObject({ orders: 1, sales: 50_000 })
  expect(await post(`/api/v1/orders/${real}/moves`, { to: 'PACKED' })).toBe(200)
  expect((await orderOf(real)).invoices).toHaveLength(1)
})

test('an order whose test payment failed, and that was paid for then, is a sale', async () => {
  await useMode('test')
  const { person, transactionId, orderId } = await paying(one, { price: 30_000 })
  await one.call('GET', `/payment/stripe/${transactionId}/return`)
  const before = (await dashboard()).today.now.sales
  const again = await person.init('cod')
  expect(again.body.data.orderId).toBe(orderId)
  expect((await orderOf(orderId)).payments).toContainEqual(expect.objectContaining({ status: 'FAILED', test: true }))
  expect((await dashboard()).today.now.sales).toBe(before + 30_000)
})

test('an order paid at the sandbox bank counts in the figures', async () => {
  const before = (await dashboard()).today.now.orders
  const { start } = await waitingAtBank(one)
  await press(one, start, 'pay')
  expect((await dashboard()).today.now.orders).toBe(before + 1)
})

// Shows B288.
test.each(['stripe', 'cod'])(
  'an order paid by %s is a sale with an invoice, though its first try in test mode is paid too late as well',
  async (mode) => {
    await useMode('test')
    const { person, transactionId, orderId, session } = await paying(one, { price: 70_000 })
    await useMode('live')
    const before = (await dashboard()).today.now.sales
    if (mode === 'cod') expect((await person.init('cod')).body.data.orderId).toBe(orderId)
    else {
      const real = await begin(person)
      bank.pay(real.session)
      await one.call('GET', `/payment/stripe/${real.transactionId}/return`)
    }
    bank.pay(session)
    await one.call('GET', `/payment/stripe/${transactionId}/return`)
    const order = await orderOf(orderId)
    expect(order).toMatchObject({ status: 'PLACED', paymentMode: mode })
    expect(order.payments).toContainEqual(expect.objectContaining({ status: 'REFUND_DUE', test: true }))
    expect((await dashboard()).today.now.sales).toBe(before + 70_000)
    expect(await post(`/api/v1/orders/${orderId}/moves`, { to: 'PACKED' })).toBe(200)
    expect((await orderOf(orderId)).invoices).toHaveLength(1)
  },
)

// Shows B20.
test('a customer who has paid in test mode alone is still new to the shop', async () => {
  const isOld = async (mode: 'test' | 'live') => {
    await useMode(mode)
    return isProven(await one.ctx(), (await paidAtStripe()).buyer)
  }
  expect([await isOld('test'), await isOld('live')]).toEqual([false, true])
})
