import { beforeEach, expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { initAt, offerPickUp, studio } from '../../../../../tests/support/selling/picking-up.ts'
import { press, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { forgetBuyer } from '../orders/forget-buyer.ts'

const { app, one, owner, packer, post, read, move, mailsTo } = await testFulfilment()

beforeEach(() => offerPickUp(app, one))

/** An order of two pieces that is picked up. */
async function picked(mode = 'cod') {
  const { person, variantId } = await shopperWith(one, { stock: 5, price: 50_000 }, 2)
  const start = await initAt(person, studio, mode)
  if (mode === 'sandbox') await press(one, start, 'pay')
  return { person, variantId, id: start.body.data.orderId as string }
}

const invoicesOf = async (id: string) => (await read(id)).invoices.length

// Shows B298.
test('an order that is packed is ready to collect, and its buyer is told where and what to pay', async () => {
  const { person, id } = await picked()
  expect((await read(id)).moves).toEqual(['PACKED', 'DELIVERED', 'CANCELLED'])
  const [confirmed] = await mailsTo(person.email)
  expect((await move(id, 'PACKED')).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'PACKED', moves: ['DELIVERED', 'CANCELLED'] })
  const [, ready, ...more] = await mailsTo(person.email)
  expect(more).toEqual([])
  expect(confirmed?.body_text).toContain('Pick up at:\nLake Road studio\n14 Lake Road\nPune 411004')
  expect(confirmed?.body_text).toContain('Collected by Ravi Iyer')
  expect(confirmed?.body_text).toContain('Ready by')
  expect(ready?.subject).toMatch(/^Your order \d+ is ready to collect/)
  for (const part of ['14 Lake Road', 'Mon–Sat 11 am to 7 pm', '020 2553 1122', 'Bring ₹1,000'])
    expect(ready?.body_text).toContain(part)
})

// Shows B298.
test('collecting books pieces, invoice and cash in one step, and mails once', async () => {
  const { person, variantId, id } = await picked()
  await move(id, 'PACKED')
  await mailsTo(person.email)
  const answers = await Promise.all([move(id, 'DELIVERED'), move(id, 'DELIVERED')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const order = await read(id)
  expect(order).toMatchObject({
    ...{ status: 'DELIVERED', paymentStatus: 'PAID', moves: ['RETURN_REQUESTED'] },
    lines: [{ shipped: 0, delivered: 2 }],
    parcels: [{ state: 'DELIVERED', courier: '', collect: 100_000 }],
    payments: [{ provider: 'cod', status: 'PAID', amount: 100_000 }],
  })
  expect(await invoicesOf(id)).toBe(1)
  expect(order.events.map(({ kind }: { kind: string }) => kind)).toEqual(['PLACED', 'PACKED', 'DELIVERED'])
  expect(order.events.at(-1).note).toBe('₹1,000.00 was paid when it was collected.')
  expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject.replace(/\d+.*/, ''))
  expect(subjects).toEqual(['Your order ', 'Your order ', 'You have collected your order '])
})

// Shows B298.
test('an order can be collected before it was marked as ready, and then no mail says that it waits', async () => {
  const { person, id } = await picked('sandbox')
  expect((await move(id, 'DELIVERED', { note: 'Thank you.' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', parcels: [{ collect: 0 }] })
  expect(await invoicesOf(id)).toBe(1)
  const mails = await mailsTo(person.email)
  expect(mails.map(({ subject }) => subject.replace(/\d+.*/, ''))).toEqual([
    'Your order ',
    'You have collected your order ',
  ])
  expect(mails[1]?.body_text).toContain('Thank you.')
  expect((await person.order(id)).actions).toEqual(['requestReturn'])
})

// Shows B298.
test('a pick-up order is never shipped, with a courier or without', async () => {
  const { person, id } = await picked()
  const refused = { status: 409, body: { errors: [{ code: 'order.pickUp' }] } }
  const tracking = { courier: 'Delhivery', number: '77' }
  expect((await post(id, 'parcels', { tracking })).body.msg).toBe(
    'This order is picked up at the shop, so it can’t be shipped. Mark it as collected instead.',
  )
  expect((await read(id)).status).toBe('PLACED')
  await move(id, 'PACKED')
  expect((await post(id, 'parcels', {})).status).toBe(refused.status)
  expect((await move(id, 'SHIPPED', { tracking })).status).toBe(409)
  const changed = await one.call('PUT', `/api/v1/orders/${id}/tracking`, { token: packer.token, body: tracking })
  expect(changed.status).toBe(409)
  expect(await read(id)).toMatchObject({ status: 'PACKED', parcels: [] })
  expect((await mailsTo(person.email)).every(({ subject }) => !subject.includes('on its way'))).toBe(true)
})

// Shows B298.
test('cancelled pieces are not paid for, and an uncollected order is cancelled', async () => {
  const { person, id } = await picked()
  await post(id, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'One is torn.' })
  const [, fewer] = await mailsTo(person.email)
  expect(fewer?.body_text).toContain('You pay ₹500.00 less when you collect your order.')
  await move(id, 'PACKED')
  await move(id, 'DELIVERED')
  expect(await read(id)).toMatchObject({ payments: [{ amount: 50_000 }], lines: [{ cancelled: 1, delivered: 1 }] })
  const other = await picked()
  await move(other.id, 'PACKED')
  expect((await post(other.id, 'cancel', { reason: 'Not collected.' })).status).toBe(200)
  const subjects = (await mailsTo(other.person.email)).map(({ subject }) => subject)
  expect(subjects.some((subject) => subject.includes('ready to collect'))).toBe(false)
  expect(await stockOf(app, other.variantId)).toEqual({ stock: 5, ledger: 5 })
})

// Shows B298.
test('chosen orders are packed together, whichever way they go, and the list and the file tell them apart', async () => {
  const { id } = await picked()
  const { person } = await shopperWith(one)
  const delivered = (await person.init('cod')).body.data.orderId as string
  const { token } = packer
  const { body } = await one.call('POST', '/api/v1/orders/pack', { token, body: { ids: [id, delivered] } })
  expect(body.data).toMatchObject({ packed: [{ _id: id }, { _id: delivered }], refused: [] })
  const rows = (await one.call('GET', '/api/v1/orders', { token, query: { s: '2' } })).body.data
  expect(rows).toMatchObject([
    { _id: delivered, pickUp: null },
    { _id: id, pickUp: { name: studio.name } },
  ])
  const file = (await one.call('GET', '/api/v1/orders.csv', { token, query: { ids: `${id},${delivered}` } })).body
  const [head, ...orders] = String(file).trim().split('\r\n')
  expect([head, ...orders].map((row) => row?.split(',').at(-1))).toEqual(['Pick-up', '', studio.name])
  expect(orders[1]).toContain('Ready to collect,Pay on collection')
  const { rows: kept } = await owner.query('select pick_up from orders where id = $1', [id])
  expect(kept[0].pick_up).toEqual({
    ...{ placeId: studio.id, name: studio.name, hours: studio.hours, phone: studio.phone },
  })
})

// Shows B310.
test('list, counts and file are filtered by the way of an order', async () => {
  const { id, person } = await picked()
  await person.add((await one.product()).variantIds[0] ?? '')
  const delivered = (await person.init('cod')).body.data.orderId as string
  const { token } = packer
  const read = async (path: string, query: object) =>
    (await one.call('GET', path, { token, query: { q: person.email, ...query } })).body
  for (const [way, own] of Object.entries({ pickUp: id, delivery: delivered })) {
    expect((await read('/api/v1/orders', { way })).data.map(({ _id }: { _id: string }) => _id)).toEqual([own])
    expect((await read('/api/v1/orders/counts', { way })).data.all).toBe(1)
    const [, ...rows] = String(await read('/api/v1/orders.csv', { way }))
      .trim()
      .split('\r\n')
    expect(rows.map((row) => row.split(',').at(-1))).toEqual([way === 'pickUp' ? studio.name : ''])
  }
})

// Shows B298.
test('a return of it is taken back, and what replaces it waits at the shop', async () => {
  const { person, id } = await picked()
  await move(id, 'DELIVERED')
  const asked = await post(id, 'returns', { lines: [{ position: 0, pieces: 1 }] })
  const [found] = asked.body.data.returns
  await post(id, `returns/${found._id}/receive`, { restock: [], outcome: 'REPLACEMENT' })
  const received = (await mailsTo(person.email)).at(-1)?.body_text
  expect(received).toContain('We have the same items ready for you again, and write to you.')
  expect(received).not.toContain('We send you')
  const tracking = { courier: 'Delhivery' }
  expect((await post(id, `returns/${found._id}/replacement`, { tracking })).status).toBe(409)
  expect((await post(id, `returns/${found._id}/replacement`, {})).status).toBe(200)
  const last = (await mailsTo(person.email)).at(-1)
  expect(last?.subject).toContain('is ready to collect')
  expect(last?.body_text).toContain('They wait for you at Lake Road studio:')
})

// Shows B298.
test('a deleted customer’s pick-up order keeps the shop’s place and no name', async () => {
  const { person, id } = await picked()
  await move(id, 'DELIVERED')
  await forgetBuyer(await one.ctx(), person.id)
  expect((await read(id)).address).toMatchObject({
    ...{ name: 'Deleted customer', mobileNumber: '', line1: '14 Lake Road', city: 'Pune', state: 'Maharashtra' },
  })
})
