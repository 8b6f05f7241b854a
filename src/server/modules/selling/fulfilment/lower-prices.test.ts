import { describe, expect, test } from 'vitest'
import { gstr1Shop } from '../../../../../tests/support/selling/gstr-1.ts'
import { doJobs, press, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { faultsOf } from '../../../books/check-books.ts'

const clock = { at: '2026-11-10T06:00:00Z' }
const shop = await gstr1Shop(clock)
const { app, one, owner, file } = shop

const staff = async () => (await one.signIn({ userType: 'ADMIN' })).token
const read = async (id: string) => (await one.call('GET', `/api/v1/orders/${id}`, { token: await staff() })).body.data
const post = async (id: string, act: string, body: object) => shop.post(id, act, body, await staff())

/** A paid order of two bowls at 5 % (₹1,050 each) and a vase at 18 % (₹1,180), with ₹100 for delivery; packed, so it has its invoice. */
async function invoiced(isPacked = true) {
  const person = await shopper(one)
  for (const [price, gstRate, quantity] of [
    [1_05_000, 5, 2],
    [1_18_000, 18, 1],
  ] as const) {
    const { variantIds } = await one.product({ price, gstRate, hsn: '6911' })
    await person.add(variantIds[0] ?? '', quantity)
  }
  const start = await person.init('sandbox')
  await press(one, start, 'pay')
  const id = start.body.data.orderId as string
  if (isPacked) await post(id, 'moves', { to: 'PACKED' })
  return { id, person }
}

type Given = { amount: number; lowers?: object; how?: 'source' | 'hand' }

async function refund(id: string, { amount, how = 'hand', ...more }: Given) {
  const { payments } = await read(id)
  const [payment] = payments
  const back = payment.refunds.reduce((sum: number, each: { amount: number }) => sum + each.amount, 0)
  return post(id, 'refunds', { amount, note: 'Sorry.', payment: { id: payment.transactionId, back, how, ...more } })
}

const cut = (lines: Record<number, number>, shipping = 0) => ({
  lines: Object.entries(lines).map(([position, amount]) => ({ position: Number(position), amount })),
  shipping,
})

async function notesOf(id: string) {
  const { invoices } = await read(id)
  const token = await staff()
  const notes = []
  for (const { _id, kind } of invoices)
    if (kind === 'CREDIT_NOTE') notes.push((await one.call('GET', `/api/v1/invoices/${_id}`, { token })).body.data)
  return notes
}

const faults = () => faultsOf(owner)

// Shows B328.
describe('a refund that lowers prices', () => {
  test('has a credit note with the tax of each line’s rate, and the order is worth less', async () => {
    const { id, person } = await invoiced()
    const { status, body } = await refund(id, { amount: 33_600, lowers: cut({ 0: 10_500, 1: 11_800 }, 11_300) })
    expect({ status, msg: body.msg }).toMatchObject({ status: 409, msg: expect.stringContaining('shipping') })
    expect((await refund(id, { amount: 22_300, lowers: cut({ 0: 10_500, 1: 11_800 }) })).status).toBe(200)
    expect(await notesOf(id)).toMatchObject([
      {
        ...{ reason: 'Price reduced', total: 22_300 },
        lines: [
          { quantity: null, rate: 5, amount: 10_500, tax: 500 },
          { quantity: null, rate: 18, amount: 11_800, tax: 1_800 },
        ],
      },
    ])
    const order = await person.order(id)
    expect(order).toMatchObject({
      ...{ paymentStatus: 'PAID', amounts: { reduced: 22_300, reducedShipping: 0 } },
      payments: [{ due: 0, refunds: [{ amount: 22_300 }] }],
    })
    const [note] = order.events.filter(({ kind }) => kind === 'PRICE_LOWERED')
    expect(note?.note).toMatch(/^The price was lowered: .+ −₹105\.00, .+ −₹118\.00\. Credit note CRN\/26-27\/\d+\.$/)
    expect((await read(id)).refunds).toMatchObject([{ amount: 22_300, goodwill: 0 }])
  })

  test('of the shipping credits the shipping', async () => {
    const { id } = await invoiced()
    expect((await refund(id, { amount: 4_000, lowers: cut({}, 4_000) })).status).toBe(200)
    const [note] = await notesOf(id)
    expect(note.lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(4_000)
    expect(await read(id)).toMatchObject({ amounts: { reduced: 4_000, reducedShipping: 4_000 } })
  })

  test('lessens what a piece comes to that is cancelled later, and all notes come to the invoice', async () => {
    const { id } = await invoiced()
    await refund(id, { amount: 10_001, lowers: cut({ 0: 10_001 }) })
    await post(id, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'Broken.' })
    const { amounts, payments } = await read(id)
    expect(amounts.cancelled).toBe(1_00_000)
    expect(payments[0].due).toBe(1_00_000)
    await refund(id, { amount: 5_000, lowers: cut({ 0: 5_000 }) })
    await post(id, 'cancel', { reason: 'Sold out.' })
    const after = await read(id)
    expect(after.amounts.cancelled + after.amounts.reduced).toBe(after.amounts.total)
    const credited = (await notesOf(id)).reduce((sum, { total }) => sum + total, 0)
    expect(credited).toBe(after.amounts.total)
    expect(await faults()).toEqual([])
  })

  test('has a column of its own in the file of orders', async () => {
    const { id } = await invoiced()
    await refund(id, { amount: 14_500, lowers: cut({ 0: 10_500 }, 4_000) })
    const { number } = await read(id)
    const query = { q: String(number) }
    const { body } = await one.call('GET', '/api/v1/orders.csv', { token: await staff(), query })
    const [head = '', row = ''] = (body as string).replace('\ufeff', '').split('\r\n')
    const [columns, cells] = [head, row].map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
    const of = (name: string) => cells?.[columns?.indexOf(name) ?? -1]
    expect([of('Cancelled'), of('Returned'), of('Price lowered')]).toEqual(['0.00', '0.00', '145.00'])
  })

  test('of the shipping is not paid back again with the last pieces, after a return that was paid in part', async () => {
    const { id } = await invoiced()
    for (const to of ['SHIPPED', 'DELIVERED']) await post(id, 'moves', { to })
    const { amounts, lines } = await read(id)
    const [first, last] = lines
    expect((await refund(id, { amount: 10_000, lowers: cut({}, amounts.shipping) })).status).toBe(200)
    await post(id, 'returns', { lines: [{ position: 0, pieces: first.quantity }] })
    const [asked] = (await read(id)).returns
    await post(id, `returns/${asked._id}/receive`, { restock: [], outcome: 'REFUND', amount: 80_000 })
    await post(id, 'returns', { lines: [{ position: 1, pieces: last.quantity }] })
    expect((await post(id, 'moves', { to: 'RETURNED' })).status).toBe(200)
    const after = await read(id)
    expect(after).toMatchObject({ status: 'RETURNED', amounts: { returned: 80_000 + last.amount } })
    const [credited] = (await notesOf(id)).slice(-1)
    expect(credited.total).toBe(last.amount)
    expect(await faults()).toEqual([])
  })

  test('takes no more of a line than it is still worth', async () => {
    const { id } = await invoiced()
    await post(id, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'Broken.' })
    await refund(id, { amount: 1_05_000 })
    await refund(id, { amount: 5_000, lowers: cut({ 0: 5_000 }) })
    const { status, body } = await refund(id, { amount: 1_00_001, lowers: cut({ 0: 1_00_001 }) })
    expect({ status, errors: body.errors }).toMatchObject({
      status: 409,
      errors: [
        { field: 'payment.lowers.lines.0.amount', defaultMessage: expect.stringContaining('at most ₹1,000.00') },
      ],
    })
    expect((await refund(id, { amount: 1_00_000, lowers: cut({ 0: 1_00_000 }) })).status).toBe(200)
  })

  test('is due again if it fails, and another try lowers nothing more', async () => {
    const { id } = await invoiced()
    await owner.query(
      'update sandbox_payments set amount = 1 where id = (select provider_payment_id from payments where order_id = $1)',
      [id],
    )
    await refund(id, { amount: 10_500, lowers: cut({ 0: 10_500 }), how: 'source' })
    await doJobs(app, new Date(app.services.now().getTime() + 5_000))
    expect(await read(id)).toMatchObject({ payments: [{ due: 10_500 }], refunds: [{ state: 'FAILED' }] })
    const again = await refund(id, { amount: 10_500, lowers: cut({ 0: 10_500 }) })
    expect(again.body.msg).toBe('This whole amount is already due as a refund, so no price can be lowered.')
    expect((await refund(id, { amount: 10_500 })).status).toBe(200)
    expect((await read(id)).refunds.at(-1)).toMatchObject({ goodwill: 0, state: 'DONE' })
    expect(await notesOf(id)).toHaveLength(1)
  })

  test('is refused where its amounts differ, or before the invoice', async () => {
    const { id } = await invoiced(false)
    const early = await refund(id, { amount: 5_000, lowers: cut({ 0: 5_000 }) })
    expect(early.body.msg).toBe('This order has no invoice yet. Issue it first, then lower its price.')
    expect((await post(id, 'invoice', {})).status).toBe(200)
    const other = await refund(id, { amount: 5_000, lowers: cut({ 0: 4_999 }) })
    expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'payment.lowers' }] } })
    expect(other.body.msg).toContain('₹50.00 in total')
    const twice = { lines: [1, 2].map(() => ({ position: 0, amount: 2_500 })) }
    expect((await refund(id, { amount: 5_000, lowers: twice })).status).toBe(400)
    expect((await refund(id, { amount: 5_000, lowers: cut({ 7: 5_000 }) })).status).toBe(404)
    expect(await notesOf(id)).toEqual([])
  })

  test('is refused while a return is open', async () => {
    const { id, person } = await invoiced()
    for (const to of ['SHIPPED', 'DELIVERED']) await post(id, 'moves', { to })
    const lines = [{ position: 0, pieces: 1 }]
    await one.call('POST', '/api/io/crm/cuser/order/return/request', { token: person.token, body: { id, lines } })
    const { body } = await refund(id, { amount: 5_000, lowers: cut({ 1: 5_000 }) })
    expect(body.msg).toContain('A return of this order is open.')
  })

  test('twice at once lowers once', async () => {
    const { id } = await invoiced()
    const both = await Promise.all([1, 2].map(() => refund(id, { amount: 5_000, lowers: cut({ 0: 5_000 }) })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await notesOf(id)).toHaveLength(1)
  })
})

// Shows B328.
describe('goodwill', () => {
  test('changes neither order nor invoice, and the timeline and a file of the month say so', async () => {
    const { id, person } = await invoiced()
    expect((await refund(id, { amount: 12_345 })).status).toBe(200)
    expect(await notesOf(id)).toEqual([])
    const order = await person.order(id)
    expect(order.amounts.reduced).toBe(0)
    expect(order.events.find(({ kind }) => kind === 'REFUNDED')?.note).toBe(
      '₹123.45 was paid back. ₹123.45 of it lowers no price, so the invoice stays as it is. Sorry.',
    )
    expect((await read(id)).refunds).toMatchObject([{ amount: 12_345, goodwill: 12_345 }])
    const rowsOf = async (month: string) => {
      const answer = await one.call('GET', '/api/v1/money/goodwill', { token: await staff(), query: { month } })
      return (answer.body as string).split('\r\n').filter((row) => row.includes(`,${order.number},`))
    }
    expect(await rowsOf('2026-11')).toEqual([expect.stringContaining('123.45,123.45,INR,sandbox,Yes,Refunded,Sorry.')])
    expect(await rowsOf('2026-10')).toEqual([])
  })

  test('is the part of a refund alone that is not due', async () => {
    const { id } = await invoiced()
    await post(id, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'Broken.' })
    await refund(id, { amount: 1_06_000 })
    expect((await read(id)).refunds).toMatchObject([{ amount: 1_06_000, goodwill: 1_000 }])
  })
})

// Shows B328.
test('a lowered price stands in GSTR-1, until 30 November after the year of the invoice', async () => {
  const { id } = await invoiced()
  const taxable = async () => (await file('b2cs', '2026-11')).map((row) => [row.Rate, row['Taxable Value']])
  const before = new Map(await taxable().then((rows) => rows as [string, string][]))
  await refund(id, { amount: 10_500, lowers: cut({ 0: 10_500 }) })
  const after = new Map(await taxable().then((rows) => rows as [string, string][]))
  expect(Number(before.get('5')) - Number(after.get('5'))).toBeCloseTo(100)
  expect(after.get('18')).toBe(before.get('18'))
  clock.at = '2027-11-30T06:00:00Z'
  expect((await refund(id, { amount: 10_500, lowers: cut({ 0: 10_500 }) })).status).toBe(200)
  clock.at = '2027-11-30T18:30:00Z'
  const { body } = await refund(id, { amount: 10_500, lowers: cut({ 0: 10_500 }) })
  expect(body.msg).toBe(
    'The tax of this invoice could be lowered until 30 November 2027. Refund without lowering the price.',
  )
  clock.at = '2026-11-10T06:00:00Z'
  expect(await faults()).toEqual([])
})
