import { describe, expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { press, stockOf, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'

const shop = await testFulfilment()
const { app, one, two, post, read, move, cashOrder, paidOrder } = shop
const { ask, decide, set } = testRequests(shop)
const cancel = (token: string, id: string, more: object = {}) => ask('cancel', token, { id, ...more })

/** A packed order whose customer asks to cancel it. */
async function asked() {
  const ordered = await cashOrder()
  await move(ordered.id, 'PACKED')
  await cancel(ordered.person.token, ordered.id, { reason: 'betterPrice', note: 'Sorry.' })
  return ordered
}

describe('a customer who cancels', () => {
  // Shows C40, B228.
  test('an unpaid order ends it, releases its pieces, and owes nothing', async () => {
    const { person, variantId, orderId } = await waitingAtBank(one)
    expect((await person.order(orderId)).actions).toEqual(['cancel'])
    const { status, body } = await cancel(person.token, orderId)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'NOTHING_DUE', actions: [], request: null })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
  })

  // Shows C40.
  test('an order whose payment arrived unnoticed gets it back', async () => {
    const { person, variantId, orderId, bank } = await waitingAtBank(one)
    await shop.owner.query("update sandbox_payments set status = 'PAID' where id = $1", [bank])
    const { body } = await cancel(person.token, orderId)
    expect(body.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_DUE' })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
  })

  // Shows C40, B228.
  test('a placed order ends it at once, with a refund due and the reason in its events', async () => {
    const { person, variantId, id } = await paidOrder()
    const { body } = await cancel(person.token, id, { reason: 'notNeeded', note: 'Thank you.' })
    expect(body.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_DUE' })
    expect(body.data.events.map(({ kind, note }: Record<string, string>) => [kind, note]).slice(-3)).toEqual([
      ['CANCEL_REQUESTED', 'I no longer need it. Thank you.'],
      ['CANCELLED', ''],
      ['REFUND_DUE', '₹500.00 will be paid back.'],
    ])
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
  })

  // Shows B228.
  test('a placed order where the shop decides only asks, and keeps the pieces', async () => {
    await set({ selfCancel: false })
    const { person, variantId, id } = await cashOrder()
    expect((await person.order(id)).actions).toEqual(['requestCancel'])
    const { body } = await cancel(person.token, id)
    expect(body.data).toMatchObject({
      status: 'CANCEL_REQUESTED',
      actions: [],
      request: { kind: 'cancel', reason: null, note: '', approved: null },
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    await set({})
  })

  // Shows B228.
  test('a packed order asks, and it is neither packed nor shipped until the shop decides', async () => {
    const { id } = await asked()
    expect(await read(id)).toMatchObject({ moves: ['CANCELLED'], request: { reason: 'betterPrice', note: 'Sorry.' } })
    for (const to of ['PACKED', 'SHIPPED', 'PLACED', 'CANCEL_REQUESTED'])
      expect(await move(id, to)).toMatchObject({
        status: 409,
        body: { msg: expect.stringContaining('can’t change from') },
      })
    const packed = await one.call('POST', '/api/v1/orders/pack', { token: shop.packer.token, body: { ids: [id] } })
    expect(packed.body.data).toMatchObject({ packed: [], refused: [{ _id: id }] })
  })

  test.each([[['PACKED', 'SHIPPED']], [['PACKED', 'SHIPPED', 'DELIVERED']], [['PACKED', 'SHIPPED', 'RETURNED']]])(
    'an order that went %j is refused in words',
    async (steps) => {
      const { person, id } = await cashOrder()
      for (const to of steps) await move(id, to)
      const msg = 'This order can no longer be cancelled, because it has been shipped.'
      expect(await cancel(person.token, id)).toMatchObject({ status: 409, body: { msg } })
      expect((await person.order(id)).status).toBe(steps.at(-1))
    },
  )

  test('an order that lapsed is told that nothing is to be cancelled', async () => {
    const { person, start, orderId } = await waitingAtBank(one)
    await shop.owner.query("update orders set status = 'LAPSED' where id = $1", [orderId])
    await shop.owner.query("update sandbox_payments set status = 'FAILED' where id = $1", [
      String(start.body.data.redirect).split('/').at(-1),
    ])
    const msg = 'This order was not paid in time, so there is nothing to cancel.'
    expect(await cancel(person.token, orderId)).toMatchObject({ status: 409, body: { msg } })
  })

  // Shows C40.
  test('twice, or many times at once, has done it once', async () => {
    const { person, variantId, id } = await paidOrder()
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(person.token, id)))
    expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual(answers.map(() => [200, 'CANCELLED']))
    const { body } = await cancel(person.token, id, { reason: 'notNeeded' })
    expect(body.data.events.filter(({ kind }: { kind: string }) => kind.startsWith('CANCEL'))).toHaveLength(2)
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    const requested = await asked()
    expect((await cancel(requested.person.token, requested.id, { note: 'Again.' })).body.data.request.note).toBe(
      'Sorry.',
    )
  })

  test('an order of another customer, another site or none is not found, and without signing in nothing is', async () => {
    const { person, id } = await cashOrder()
    const other = await one.signIn()
    const elsewhere = await two.signIn()
    for (const kind of ['cancel', 'return'] as const) {
      for (const answer of [
        await ask(kind, other.token, { id }),
        await ask(kind, elsewhere.token, { id }, two),
        await ask(kind, shop.packer.token, { id }),
        await ask(kind, person.token, { id: '00000000-0000-4000-8000-000000000000' }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { msg: 'This order was not found.' } })
      expect((await ask(kind, undefined, { id })).status).toBe(401)
    }
    expect((await person.order(id)).status).toBe('PLACED')
  })

  test.each([
    [{ reason: 'doesNotFit' }, 'Choose a reason from the list.'],
    [{ note: 'x'.repeat(501) }, 'Use up to 500 characters.'],
    [{ id: 'x' }, 'Send the id of the order.'],
  ])('with %j is told what is wrong', async (more, msg) => {
    const { person, id } = await cashOrder()
    expect(await cancel(person.token, id, more)).toMatchObject({ status: 400, body: { msg } })
  })
})

describe('a request to cancel', () => {
  // Shows B229.
  test('that is approved cancels the order, with its pieces back and its refund due', async () => {
    const { person, variantId, id } = await paidOrder()
    await move(id, 'PACKED')
    await cancel(person.token, id)
    const { body } = await decide(id, 'approve', 'cancel', 'Done.')
    expect(body.data).toMatchObject({ status: 'CANCELLED', refundDue: 50_000, request: null })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    expect(await decide(id, 'approve', 'cancel')).toMatchObject({
      status: 409,
      body: { msg: 'This order has no open request. Reload to see its status.' },
    })
  })

  // Shows B229.
  test('that is refused goes back to where the order was, with the days that were promised', async () => {
    for (const from of ['PLACED', 'PACKED']) {
      await set({ selfCancel: false }, { shipping: { amount: 0, freeFrom: 0, daysFrom: 2, daysTo: 3 } })
      const { person, id } = await cashOrder()
      const { arrives } = await person.order(id)
      if (from === 'PACKED') await move(id, from)
      await cancel(person.token, id)
      await set({ selfCancel: false }, { shipping: { amount: 0, freeFrom: 0, daysFrom: 8, daysTo: 9 } })
      const { body } = await decide(id, 'refuse', 'cancel', 'It is on the van.')
      expect(body.data).toMatchObject({ status: from, request: null, arrives })
      expect(body.data.events.at(-1)).toMatchObject({ kind: 'CANCEL_REFUSED', note: 'It is on the van.' })
      expect((await person.order(id)).actions).toEqual(['requestCancel'])
    }
    await set({})
  })

  test('is refused with words only', async () => {
    const { id } = await asked()
    expect(await decide(id, 'refuse', 'cancel')).toMatchObject({ status: 400, body: { msg: 'Enter a reason.' } })
    expect(await decide(id, 'refuse', 'return', 'No.')).toMatchObject({ status: 409 })
    expect((await read(id)).status).toBe('CANCEL_REQUESTED')
  })

  // Shows B229.
  test('is decided by staff who may cancel orders, a return by those who handle them', async () => {
    const staff = async (right: 'cancelOrders' | 'handleOrders') =>
      (await one.signIn({ userType: 'STAFF', permissions: ['orders', right] })).token
    const [canceller, handler] = [await staff('cancelOrders'), await staff('handleOrders')]
    const { id } = await asked()
    expect((await decide(id, 'refuse', 'cancel', 'No.', handler)).status).toBe(403)
    expect((await decide(id, 'refuse', 'cancel', 'No.', canceller)).status).toBe(200)
    for (const to of ['SHIPPED', 'DELIVERED', 'RETURN_REQUESTED']) await move(id, to)
    expect((await decide(id, 'approve', 'return', '', canceller)).status).toBe(403)
    expect((await decide(id, 'approve', 'return', '', handler)).status).toBe(200)
  })

  test('keeps its order among those of a new customer that are not paid', async () => {
    await set({}, { orderLimits: { newLines: 1 } })
    const { person, id } = await cashOrder()
    await move(id, 'PACKED')
    await cancel(person.token, id)
    const { variantIds } = await one.product()
    await person.add(variantIds[0] ?? '')
    expect((await person.init('cod')).status).toBe(409)
    await decide(id, 'approve', 'cancel')
    expect((await person.init('cod')).status).toBe(200)
    await set({})
  })
})

describe('a race', () => {
  const rounds = [0, 1, 2, 3, 4, 5]

  test('of cancelling and packing leaves a cancelled order or a packed one with a request', async () => {
    for (const round of rounds) {
      const { person, id, variantId } = await cashOrder()
      const acts = [() => cancel(person.token, id), () => move(id, 'PACKED')]
      await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      const { status, request } = await person.order(id)
      expect(status === 'CANCELLED' ? null : 'cancel').toBe(request?.kind ?? null)
      expect(['CANCELLED', 'CANCEL_REQUESTED']).toContain(status)
      expect((await stockOf(app, variantId)).stock).toBe(status === 'CANCELLED' ? 5 : 3)
    }
  })

  test('of cancelling and paying owes the payment back, with the piece on sale once', async () => {
    for (const round of rounds) {
      const { person, variantId, start, orderId } = await waitingAtBank(one)
      const acts = [
        () => cancel(person.token, orderId),
        () => press(one, start, 'pay'),
        () => cancel(person.token, orderId),
      ]
      await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      expect(await person.order(orderId)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_DUE' })
      expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    }
  })

  test('of approving and refusing decides once', async () => {
    const { id, variantId } = await asked()
    const answers = await Promise.all([decide(id, 'approve', 'cancel'), decide(id, 'refuse', 'cancel', 'No.')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { status } = await read(id)
    expect((await stockOf(app, variantId)).stock).toBe(status === 'CANCELLED' ? 5 : 3)
    expect((await post(id, 'request/refuse', { kind: 'cancel', note: 'No.' })).status).toBe(409)
  })
})
