import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import {
  doJobs,
  press,
  settleBooks,
  shopper,
  shopperWith,
  stockOf,
  waitingAtBank,
} from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const app = await testApp()
const { one, two, owner } = app
const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })

const list = async (query: Record<string, string> = {}) =>
  (await one.call('GET', '/api/v1/reservations', { token, query })).body
const release = (id: string, by = token) => one.call('POST', `/api/v1/orders/${id}/release`, { token: by })

describe('the list of reserved items', () => {
  // Shows B21.
  test('shows item, pieces, customer, order, since and until, for every line of unpaid orders only', async () => {
    const { person, variantId } = await shopperWith(one, { name: 'Kansa bowl' }, 3)
    const lamp = await one.product({ name: 'Brass lamp' })
    await person.add(lamp.variantIds[0] ?? '', 2)
    const start = await person.init('sandbox')
    const cash = await shopperWith(one, { name: 'Silk stole' })
    await cash.person.init('cod')
    await waitingAtBank(two, { name: 'Elsewhere' })

    const { data, total } = await list({ sort: 'pieces', order: 'descend' })
    expect(total).toBe(2)
    const { orderId, number } = start.body.data
    expect(data).toEqual([
      {
        _id: expect.any(String),
        product: { name: 'Kansa bowl', sku: expect.stringMatching(/^SKU-/), options: {} },
        pieces: 3,
        since: expect.any(String),
        until: (await person.order(orderId)).reservedUntil,
        customer: { name: 'Asha Rao', email: person.email },
        order: { _id: orderId, number, pieces: 5 },
      },
      expect.objectContaining({ product: expect.objectContaining({ name: 'Brass lamp' }), pieces: 2 }),
    ])
    expect(new Set(data.map(({ _id }: { _id: string }) => _id)).size).toBe(2)
    await press(one, start, 'pay')
    expect(await list()).toEqual({ data: [], total: 0 })
    expect((await stockOf(app, variantId)).stock).toBe(7)
  })

  test('can be searched, sorted and paged; the earliest end comes first', async () => {
    const first = await waitingAtBank(one, { name: 'Ajrakh dupatta' })
    const second = await waitingAtBank(one, { name: 'Blue 100% cotton' })
    const names = async (query: Record<string, string>) =>
      (await list(query)).data.map(({ product }: { product: { name: string } }) => product.name)
    expect(await names({})).toEqual(['Ajrakh dupatta', 'Blue 100% cotton'])
    expect(await names({ sort: 'since', order: 'descend', s: '1' })).toEqual(['Blue 100% cotton'])
    expect(await names({ p: '1', s: '1' })).toEqual(['Blue 100% cotton'])
    expect(await names({ q: 'ajrakh' })).toEqual(['Ajrakh dupatta'])
    expect(await names({ q: '100%' })).toEqual(['Blue 100% cotton'])
    expect(await names({ q: '%' })).toEqual(['Blue 100% cotton'])
    expect(await names({ q: second.person.email })).toEqual(['Blue 100% cotton'])
    expect(await names({ q: `#${first.start.body.data.number}` })).toEqual(['Ajrakh dupatta'])
    expect((await one.call('GET', '/api/v1/reservations', { token, query: { sort: 'colour' } })).status).toBe(400)
    for (const { orderId } of [first, second]) await release(orderId)
  })

  test('is for staff who can see orders', async () => {
    const { orderId } = await waitingAtBank(one)
    const customer = await shopper(one)
    const writer = await one.signIn({ userType: 'STAFF', permissions: ['content', 'catalogue'] })
    const stranger = await two.signIn({ userType: 'ADMIN' })
    for (const { token } of [customer, writer]) {
      expect((await one.call('GET', '/api/v1/reservations', { token })).status).toBe(403)
      expect((await release(orderId, token)).status).toBe(403)
    }
    expect((await one.call('GET', '/api/v1/reservations')).status).toBe(401)
    expect((await two.call('POST', `/api/v1/orders/${orderId}/release`, { token: stranger.token })).status).toBe(404)
    expect((await two.call('GET', '/api/v1/reservations', { token: stranger.token })).body.total).toBe(1)
    await release(orderId)
  })
})

describe('releasing', () => {
  // Shows B21.
  test('cancels the unpaid order, releases its items once, and mails the customer', async () => {
    const { person, orderId, variantId } = await waitingAtBank(one)
    const { status, body } = await release(orderId)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'NOTHING_DUE',
      payments: [{ status: 'FAILED' }],
    })
    expect(body.data.events.at(-1)).toMatchObject({ kind: 'CANCELLED', by: { isStaff: true } })
    expect(await release(orderId)).toMatchObject({
      status: 409,
      body: { msg: 'This order no longer reserves stock. Its status is cancelled.' },
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    expect((await list()).total).toBe(0)
    await doJobs(app, new Date(Date.now() + 1_000))
    const { rows } = await owner.query('select body_text from mails where recipient = $1', [person.email])
    expect(rows).toEqual([{ body_text: expect.stringContaining('put the items back on sale') }])
    // The bag is unchanged, so it can be ordered again.
    expect((await person.init('sandbox')).status).toBe(200)
  })

  test('keeps an order that the bank has an unreported payment for', async () => {
    const { person, orderId, start } = await waitingAtBank(one)
    await settleBooks(app, start, 'PAID')
    expect(await release(orderId)).toMatchObject({
      status: 409,
      body: { msg: 'This order no longer reserves stock. Its status is placed.' },
    })
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
  })

  test('while it is paid ends in a placed order, or in a cancelled one with a refund', async () => {
    for (let round = 0; round < 10; round++) {
      const { person, orderId, start, variantId } = await waitingAtBank(one)
      const acts = [() => release(orderId), () => press(one, start, 'pay'), () => release(orderId)]
      await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      const { status, payments } = await person.order(orderId)
      const isPlaced = status === 'PLACED'
      expect(payments.map(({ status }) => status)).toEqual([isPlaced ? 'PAID' : 'REFUND_DUE'])
      const left = isPlaced ? 0 : 1
      expect(await stockOf(app, variantId)).toEqual({ stock: left, ledger: left })
    }
  })
})
