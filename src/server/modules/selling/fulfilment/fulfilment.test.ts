import { describe, expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { press, settleBooks, shopper, stockOf, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'

const { app, one, two, owner, post, read, move, cashOrder, paidOrder, mailsTo } = await testFulfilment()

describe('an order', () => {
  // Shows E12.
  test('goes from placed to delivered, and its buyer can follow it in the account and by mail', async () => {
    const { person, id } = await cashOrder()
    expect((await move(id, 'PACKED')).body.data).toMatchObject({ status: 'PACKED', moves: ['SHIPPED', 'CANCELLED'] })
    const shipped = await move(id, 'SHIPPED', { tracking: { courier: 'Delhivery', number: 'DL123' }, note: 'Fragile.' })
    expect(shipped.body.data).toMatchObject({ status: 'SHIPPED', tracking: { courier: 'Delhivery', number: 'DL123' } })
    const [, onItsWay] = await mailsTo(person.email)
    expect(onItsWay?.body_text).toContain('tracking number DL123')
    expect(onItsWay?.body_text).toContain('Keep ₹1,000.00 ready')
    const { status, body } = await move(id, 'DELIVERED')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', moves: ['RETURN_REQUESTED'] })
    expect(await person.order(id)).toMatchObject({
      status: 'DELIVERED',
      paymentStatus: 'PAID',
      payments: [{ provider: 'cod', status: 'PAID', amount: 100_000 }],
      events: [
        { kind: 'PLACED' },
        { kind: 'PACKED' },
        { kind: 'SHIPPED', note: 'Sent with Delhivery, tracking number DL123. Fragile.' },
        { kind: 'DELIVERED', note: '₹1,000.00 was paid on delivery.' },
      ],
    })
    const mails = await mailsTo(person.email)
    const { number } = await person.order(id)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your order ${number} at Site one`,
      `Your order ${number} is on its way · Site one`,
      `Your order ${number} has arrived · Site one`,
    ])
  })

  test('that two users pack concurrently is packed once', async () => {
    const { id } = await cashOrder()
    const answers = await Promise.all([1, 2, 3].map(() => move(id, 'PACKED')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.msg).toMatch(/^An order can’t change from packed to/)
    expect((await read(id)).events.filter(({ kind }: { kind: string }) => kind === 'PACKED')).toHaveLength(1)
  })

  test('shows staff who did what, and who ordered', async () => {
    const { person, id } = await cashOrder()
    await move(id, 'PACKED')
    expect(await read(id)).toMatchObject({
      customer: { _id: person.id, name: 'Asha Rao', email: person.email, orders: 1 },
      seller: { name: 'Site one', shop: 'Site one', gstNumber: '', state: '', address: [], email: '', phone: '' },
      events: [
        { kind: 'PLACED', by: { name: 'Asha Rao', isStaff: false } },
        { kind: 'PACKED', by: { name: 'Asha Rao', isStaff: true } },
      ],
    })
  })

  test.each(['PLACED', 'LAPSED', 'PENDING_PAYMENT', 'DELIVERED', 'RETURNED'])(
    'that is placed is not made %s by hand',
    async (to) => {
      const { id } = await cashOrder(1)
      expect((await move(id, to)).status).toBe(409)
    },
  )

  test('can be tracked only once it is shipped', async () => {
    const { id } = await cashOrder(1)
    const answer = await move(id, 'PACKED', { tracking: { courier: 'Delhivery' } })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'tracking' }] } })
    expect((await read(id)).status).toBe('PLACED')
  })
})

describe('a cancelled order', () => {
  test('has a reason, whichever way it is cancelled', async () => {
    const { id } = await cashOrder()
    expect(await post(id, 'cancel', { reason: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    })
    expect(await move(id, 'CANCELLED')).toMatchObject({ status: 400, body: { errors: [{ field: 'note' }] } })
    expect((await read(id)).status).toBe('PLACED')
  })

  test('that was unpaid releases its pieces and needs no refund', async () => {
    const { person, variantId, id } = await cashOrder()
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    const { body } = await post(id, 'cancel', { reason: 'The glaze cracked in the kiln.' })
    expect(body.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'NOTHING_DUE', refundDue: 0, moves: [] })
    expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
    const [, mail] = await mailsTo(person.email)
    expect(mail?.subject).toContain('was cancelled')
    expect(mail?.body_text).toContain('The glaze cracked in the kiln.')
    expect(mail?.body_text).toContain('Nothing was charged for it.')
  })

  test('that was paid is refunded, and an event says so', async () => {
    const { person, variantId, id } = await paidOrder()
    const cancelled = await post(id, 'cancel', { reason: 'Out of clay.' })
    expect(cancelled.body.data).toMatchObject({ paymentStatus: 'REFUND_DUE', refundDue: 50_000 })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    const refunded = await post(id, 'refunds', { amount: 50_000 })
    expect(refunded.body.data).toMatchObject({ paymentStatus: 'REFUNDED', refundDue: 0 })
    expect((await person.order(id)).events.slice(-3)).toMatchObject([
      { kind: 'CANCELLED', note: 'Out of clay.' },
      { kind: 'REFUND_DUE', note: '₹500.00 will be paid back.' },
      { kind: 'REFUNDED', note: '₹500.00 was paid back.' },
    ])
    expect(await post(id, 'refunds', { amount: 50_000 })).toMatchObject({
      status: 409,
      body: { msg: 'This order has no refund due.' },
    })
  })

  test('releases its pieces once under concurrent cancellations', async () => {
    for (let round = 0; round < 3; round++) {
      const { variantId, id } = await paidOrder()
      const answers = await Promise.all([1, 2, 3, 4].map(() => post(id, 'cancel', { reason: 'No more.' })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
      expect((await read(id)).events.filter(({ kind }: { kind: string }) => kind === 'REFUND_DUE')).toHaveLength(1)
    }
  })

  test('or packed: of two concurrent moves, one succeeds', async () => {
    const { variantId, id } = await cashOrder(1)
    const [cancelled, packed] = await Promise.all([post(id, 'cancel', { reason: 'No.' }), move(id, 'PACKED')])
    const { status } = await read(id)
    expect([cancelled.status, packed.status]).toContain(200)
    if (status === 'PACKED') expect(cancelled.status).toBe(409)
    else expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
  })

  test('that was unpaid is refunded when a payment comes later', async () => {
    const { person, variantId, start, orderId } = await waitingAtBank(one)
    const { body } = await post(orderId, 'cancel', { reason: 'Sold at the fair.' })
    expect(body.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'NOTHING_DUE' })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    await press(one, start, 'pay')
    expect(await person.order(orderId)).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUND_DUE',
      payments: [{ status: 'REFUND_DUE' }],
    })
    expect((await post(orderId, 'refunds', { amount: 50_000 })).body.data.paymentStatus).toBe('REFUNDED')
  })

  test('with an unreported payment is refunded, because the bank is asked first', async () => {
    const { start, orderId } = await waitingAtBank(one)
    await settleBooks(app, start, 'PAID')
    const { body } = await post(orderId, 'cancel', { reason: 'No more.' })
    expect(body.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_DUE', refundDue: 50_000 })
  })

  test('must not have been shipped', async () => {
    const { variantId, id } = await cashOrder()
    await move(id, 'PACKED')
    await move(id, 'SHIPPED')
    expect(await post(id, 'cancel', { reason: 'Late.' })).toMatchObject({
      status: 409,
      body: { msg: 'An order can’t change from shipped to cancelled.' },
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
  })

  test('needs a reason', async () => {
    const { id } = await cashOrder(1)
    expect(await post(id, 'cancel', { reason: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    })
  })
})

describe('a note', () => {
  test('is visible to staff only', async () => {
    const { person, id } = await cashOrder()
    const secret = 'Called twice, nobody at home.'
    const { body } = await post(id, 'notes', { note: ` ${secret} ` })
    expect(body.data.events.at(-1)).toMatchObject({
      kind: 'NOTE',
      note: secret,
      internal: true,
      by: { name: 'Asha Rao', isStaff: true },
    })
    const byId = { filters: { _id: [{ operator: 'EQUALS', value: id }] } }
    for (const path of ['/api/io/crm/cuser/orders/all', '/api/io/crm/admin/customer/orders/all']) {
      const answer = await one.call('POST', path, { token: person.token, body: byId })
      expect(answer.body.total).toBe(1)
      expect(JSON.stringify(answer.body)).not.toContain(secret)
    }
    expect((await person.order(id)).events.map(({ kind }) => kind)).toEqual(['PLACED'])
    expect(JSON.stringify(await mailsTo(person.email))).not.toContain(secret)
  })
})

test('only staff with the permission can see and change orders', async () => {
  const { person, id } = await cashOrder()
  const writer = await one.signIn({ userType: 'STAFF', permissions: ['content', 'catalogue', 'customers'] })
  const bodies = { moves: { to: 'PACKED' }, cancel: { reason: 'x' }, notes: { note: 'x' }, refunds: { amount: 1 } }
  for (const token of [person.token, writer.token]) {
    for (const [act, body] of Object.entries(bodies)) expect((await post(id, act, body, token)).status).toBe(403)
    for (const path of ['', '/counts', `/${id}`])
      expect((await one.call('GET', `/api/v1/orders${path}`, { token })).status).toBe(403)
  }
  expect((await read(id)).status).toBe('PLACED')
})

test('an order of another site is not found', async () => {
  const { id } = await cashOrder()
  const admin = await two.signIn({ userType: 'ADMIN' })
  const bodies = { moves: { to: 'PACKED' }, cancel: { reason: 'x' }, notes: { note: 'x' }, refunds: { amount: 1 } }
  for (const [act, body] of Object.entries(bodies)) {
    const answer = await two.call('POST', `/api/v1/orders/${id}/${act}`, { token: admin.token, body })
    expect(answer).toMatchObject({ status: 404, body: { msg: 'This order was not found.' } })
  }
  expect((await two.call('GET', `/api/v1/orders/${id}`, { token: admin.token })).status).toBe(404)
  expect((await read(id)).events).toHaveLength(1)
})

test('an order can be cancelled although its product was unpublished', async () => {
  const person = await shopper(one)
  const kept = (await one.product({ stock: 4 })).variantIds[0] ?? ''
  const gone = (await one.product({ stock: 4 })).variantIds[0] ?? ''
  await person.add(kept)
  await person.add(gone)
  const id = (await person.init('cod')).body.data.orderId
  await owner.query('delete from variants where id = $1', [gone])
  expect((await post(id, 'cancel', { reason: 'No more.' })).status).toBe(200)
  expect(await stockOf(app, kept)).toEqual({ stock: 4, ledger: 4 })
})
