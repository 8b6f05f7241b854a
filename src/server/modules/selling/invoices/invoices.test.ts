import { expect, test } from 'vitest'
import { taxedSettings } from '../../../../../tests/support/app.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { invoicing } from '../../../../../tests/support/selling/invoicing.ts'
import { home, newMobile } from '../../../../../tests/support/selling/shopping.ts'
import { transaction } from '../../../platform/context.ts'

const shop = await testFulfilment()
const { one, two, packer, post, read, move } = shop
const { year, settings, order, documentsOf, packed } = await invoicing(shop)

// Shows B255, B257.
test('packing an order issues its invoice, with seller, buyer, place of supply, HSN and taxes', async () => {
  const { id, number, invoice, person } = await packed()
  expect(invoice).toMatchObject({
    ...{ kind: 'INVOICE', order: { _id: id, number }, taxKind: 'CGST+SGST', credits: null },
    ...{ place: { state: 'Maharashtra', code: '27' }, seller: { gstNumber: '27AAPFU0939F1ZV' } },
    ...{ buyer: { name: 'Asha Rao', line1: '12 Lake Road', state: 'Maharashtra' }, total: 25_942 },
  })
  // The number is not the order's, and shipping is not at one rate.
  expect(invoice.number).toMatch(new RegExp(`^INV/${year}/\\d{6}$`))
  expect(invoice.lines.map(({ name: _, detail: __, ...line }) => line)).toEqual([
    {
      hsn: '741810',
      unit: 'PCS',
      quantity: 1,
      price: 10_521,
      discount: 0,
      rate: 5,
      taxable: 10_020,
      tax: 501,
      centreTax: 250,
      amount: 10_521,
    },
    {
      hsn: '940520',
      unit: 'PCS',
      quantity: 1,
      price: 10_521,
      discount: 0,
      rate: 18,
      taxable: 8_916,
      tax: 1_605,
      centreTax: 802,
      amount: 10_521,
    },
    {
      hsn: '741810',
      unit: 'NA',
      quantity: null,
      price: null,
      discount: 0,
      rate: 5,
      taxable: 2_333,
      tax: 117,
      centreTax: 59,
      amount: 2_450,
    },
    {
      hsn: '940520',
      unit: 'NA',
      quantity: null,
      price: null,
      discount: 0,
      rate: 18,
      taxable: 2_076,
      tax: 374,
      centreTax: 187,
      amount: 2_450,
    },
  ])
  expect((await person.order(id)).invoices).toEqual([
    { _id: invoice._id, kind: 'INVOICE', number: invoice.number, issued: invoice.issued },
  ])
})

// Shows B255.
test('an invoice stays as it was issued when the settings change, and the database refuses to change it', async () => {
  const { id, invoice } = await packed()
  await settings({ business: { legalName: 'Somebody Else Private Limited' }, gst: { number: '', state: 'Goa' } })
  expect(await documentsOf(id)).toEqual([invoice])
  await settings()
  const ctx = await one.ctx()
  for (const change of [
    'update invoices set total = 1',
    'update invoice_lines set hsn = null',
    'delete from invoices',
    'delete from invoice_lines',
  ])
    await expect(transaction(ctx, ({ db }) => db.execute(change))).rejects.toMatchObject({ cause: { code: '42501' } })
})

// Shows B257.
test('staff issue an invoice before packing once; one that was not sold has none', async () => {
  const { id } = await order()
  const issued = await post(id, 'invoice', {})
  expect(issued.body.data.invoices).toHaveLength(1)
  expect((await post(id, 'invoice', {})).body.data.invoices).toEqual(issued.body.data.invoices)
  await move(id, 'PACKED')
  expect((await read(id)).invoices).toEqual(issued.body.data.invoices)
  const cancelled = await order()
  await post(cancelled.id, 'cancel', { reason: 'Changed my mind' })
  expect(await post(cancelled.id, 'invoice', {})).toMatchObject({
    status: 409,
    body: { msg: 'This order wasn’t sold, so there is nothing to invoice.' },
  })
})

// Shows B258.
test('a cancelled order and one that comes back are credited whole, by a note that names its invoice', async () => {
  const cancelled = await packed()
  await post(cancelled.id, 'cancel', { reason: 'Sold out' })
  const [, note] = await documentsOf(cancelled.id)
  expect(note).toMatchObject({
    ...{ kind: 'CREDIT_NOTE', total: cancelled.invoice.total, lines: cancelled.invoice.lines },
    credits: { number: cancelled.invoice.number, issued: cancelled.invoice.issued },
    reason: 'Order cancelled',
  })
  expect(note?.number).toMatch(new RegExp(`^CRN/${year}/\\d{6}$`))
  const returned = await packed()
  for (const to of ['SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED']) await move(returned.id, to)
  expect(await documentsOf(returned.id)).toMatchObject([
    { kind: 'INVOICE' },
    { kind: 'CREDIT_NOTE', reason: 'Goods returned' },
  ])
  const never = await order()
  await post(never.id, 'cancel', { reason: 'Sold out' })
  expect(await documentsOf(never.id)).toEqual([])
})

// Shows B255.
test('the tax follows the place of delivery, and the composition scheme has bills of supply without any', async () => {
  const { invoice } = await packed({ state: 'Kerala', pincode: '682001' })
  expect(invoice).toMatchObject({ taxKind: 'IGST', place: { state: 'Kerala', code: '32' }, total: 25_942 })
  await settings({ gst: { ...taxedSettings.gst, composition: true } })
  const bill = (await packed()).invoice
  expect(bill).toMatchObject({ kind: 'BILL_OF_SUPPLY', taxKind: 'COMPOSITION', number: `BOS/${year}/000001` })
  expect(bill.lines.every(({ tax, rate }) => tax === 0 && rate === 0)).toBe(true)
  await settings()
})

// Shows B259.
test('a business names itself with its address, and its GSTIN must be right and of that state', async () => {
  const { person } = await order()
  const add = (more: object) =>
    one.call('POST', '/api/io/crm/cuser/address/add', {
      token: person.token,
      body: { ...home, mobileNumber: newMobile(), ...more },
    })
  for (const [gstin, text] of [
    ['27AAPFU0939F1ZX', /last character/],
    ['29AAPFU0939F1ZR', /another state than the address/],
  ] as const) {
    const refused = await add({ businessName: 'Rao Traders', gstin })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'gstin' }] } })
    expect(JSON.stringify(refused.body)).toMatch(text)
  }
  const { invoice } = await packed({ businessName: 'Rao Traders', gstin: '27aapfu0939f1zv' })
  expect(invoice.buyer).toMatchObject({ businessName: 'Rao Traders', gstin: '27AAPFU0939F1ZV' })
})

// Shows B255.
test('invoices are found by number, order, buyer and GSTIN, and by staff of their own site alone', async () => {
  const { invoice, number } = await packed({ name: 'Zubin Daruwala' })
  const find = async (q: string) =>
    (await one.call('GET', '/api/v1/invoices', { token: packer.token, query: { q } })).body
  for (const q of [invoice.number, invoice.number.toLowerCase(), `#${number}`, 'daruwala'])
    expect([q, (await find(q)).data]).toMatchObject([q, [{ _id: invoice._id, buyer: { name: 'Zubin Daruwala' } }]])
  expect(await find('INV/99-00')).toMatchObject({ total: 0 })
  const stranger = await two.signIn({ userType: 'STAFF', permissions: ['orders'] })
  const elsewhere = await two.call('GET', `/api/v1/invoices/${invoice._id}`, { token: stranger.token })
  expect(elsewhere.status).toBe(404)
})

// Shows B260.
test('the order’s own customer and staff get the invoice as a PDF named by its number, others do not', async () => {
  const { invoice, person } = await packed({ name: 'आशा राव' })
  const own = await one.call('GET', `/api/v1/own-invoices/${invoice._id}/pdf`, { token: person.token })
  expect(own.status).toBe(200)
  expect(String(own.body).slice(0, 5)).toBe('%PDF-')
  const name = `${invoice.number.replaceAll('/', '-')}.pdf`
  expect(own.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  expect((await one.call('GET', `/api/v1/invoices/${invoice._id}/pdf`, { token: packer.token })).status).toBe(200)
  const { token } = await one.signIn()
  expect((await one.call('GET', `/api/v1/own-invoices/${invoice._id}/pdf`, { token })).status).toBe(404)
  expect((await one.call('GET', `/api/v1/invoices/${invoice._id}/pdf`, { token })).status).toBe(403)
})

// Shows B258, B269.
test('a cancelled item is credited, and the rest with the shipping when the order comes back', async () => {
  const { id, invoice } = await packed()
  const lines = [{ position: 1, pieces: 1 }]
  const { status } = await post(id, 'cancellations', { lines, reason: 'Broken' })
  expect(status).toBe(200)
  expect((await documentsOf(id))[1]).toMatchObject({
    ...{ kind: 'CREDIT_NOTE', reason: 'Items cancelled', total: 10_521 },
    lines: [{ rate: 18, quantity: 1, amount: 10_521 }],
  })
  for (const to of ['SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED']) await move(id, to)
  const notes = (await documentsOf(id)).filter(({ kind }) => kind === 'CREDIT_NOTE')
  expect(notes.map(({ total }) => total)).toEqual([10_521, invoice.total - 10_521])
})

// Shows B255, B269.
test('an item that was cancelled before the order was packed is on no invoice', async () => {
  const { id } = await order()
  await post(id, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'Out of stock' })
  await move(id, 'PACKED')
  const documents = await documentsOf(id)
  expect(documents.map(({ kind, total }) => [kind, total])).toEqual([['INVOICE', 15_421]])
  expect(documents[0]?.lines.map(({ quantity, rate }) => [quantity, rate])).toEqual([
    [1, 18],
    [null, 5],
    [null, 18],
  ])
})
