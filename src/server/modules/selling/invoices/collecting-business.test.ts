import { describe, expect, test } from 'vitest'
import { gstr1Shop } from '../../../../../tests/support/selling/gstr-1.ts'
import { fort, studio } from '../../../../../tests/support/selling/picking-up.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const shop = await gstr1Shop({ at: '2026-11-10T06:00:00Z' })
const { one, packer, move, read, set, file } = shop
await set({ delivery: { pickUp: [studio, fort] } })

/** Registered in Karnataka. */
const business = {
  ...{ gstin: '29aagcb7383j1z4', businessName: 'Iyer Traders' },
  businessAddress: '5 Mill Road, Bengaluru 560003',
}

async function order(place: { id: string }, more: object = business) {
  const { person } = await shopperWith(one, { price: 1_05_000, gstRate: 5 })
  const query = { pickUp: place.id, name: 'Ravi Iyer', mobile: person.mobileNumber, paymentMode: 'sandbox', ...more }
  const answer = await one.call('GET', '/api/io/cart/checkout/init', { token: person.token, query })
  return { person, answer, id: answer.body.data?.orderId as string }
}

const cash = (place: { id: string }, more: object = business) => order(place, { paymentMode: 'cod', ...more })

/** The invoice of an order that is ready to collect. */
async function invoiceOf(id: string) {
  expect((await move(id, 'PACKED')).status).toBe(200)
  const [{ _id }] = (await read(id)).invoices
  return (await one.call('GET', `/api/v1/invoices/${_id}`, { token: packer.token })).body.data
}

// Shows B327.
describe('a business that collects its order', () => {
  test('has its name, GSTIN and registered address on the invoice; the place of supply is that of the place', async () => {
    const { person, id } = await cash(studio)
    expect(await person.order(id)).toMatchObject({
      address: { line1: '14 Lake Road', gstin: '29AAGCB7383J1Z4', businessName: 'Iyer Traders' },
      pickUp: { businessAddress: business.businessAddress },
      taxKind: 'CGST+SGST',
    })
    expect(await invoiceOf(id)).toMatchObject({
      kind: 'INVOICE',
      buyer: {
        ...{ name: 'Ravi Iyer', businessName: 'Iyer Traders', gstin: '29AAGCB7383J1Z4' },
        ...{ line1: business.businessAddress, city: '', pincode: '', state: 'Karnataka' },
      },
      place: { state: 'Maharashtra', code: '27' },
      taxKind: 'CGST+SGST',
    })
  })

  test('is among the registered buyers of GSTR-1, at the place of supply', async () => {
    const { id } = await cash(studio, { ...business, gstin: '27AAPFU0939F1ZV' })
    const { number } = await invoiceOf(id)
    const rows = await file('b2b', '2026-11')
    expect(rows.filter((row) => row['Invoice Number'] === number)).toMatchObject([
      { 'GSTIN/UIN of Recipient': '27AAPFU0939F1ZV', 'Place Of Supply': '27-Maharashtra', 'Taxable Value': '1000.00' },
    ])
  })

  test.each([
    [{ gstin: '29AAGCB7383J1Z5' }, 'gstin', 'Check the GSTIN: its last character does not fit the others.'],
    [{ gstin: '' }, 'gstin', 'Enter the GSTIN of the business.'],
    [{ businessName: ' ' }, 'businessName', 'Business name required'],
    [{ businessAddress: '' }, 'businessAddress', 'Enter the registered address of the business.'],
  ])('with %j is refused at %s', async (wrong, field, text) => {
    const { answer } = await cash(studio, { ...business, ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([expect.objectContaining({ field, defaultMessage: text })])
  })

  test('is another order than the same bag without one', async () => {
    const { person, id } = await order(studio, {})
    const query = { pickUp: studio.id, name: 'Ravi Iyer', mobile: person.mobileNumber, paymentMode: 'sandbox' }
    const init = (more: object) =>
      one.call('GET', '/api/io/cart/checkout/init', { token: person.token, query: { ...query, ...more } })
    const { body } = await init(business)
    expect(body.data.orderId).not.toBe(id)
    const moved = await init({ ...business, businessAddress: '9 Church Street, Bengaluru 560001' })
    expect(moved.body.data.orderId).not.toBe(body.data.orderId)
    expect((await person.order(moved.body.data.orderId)).pickUp?.businessAddress).toContain('Church Street')
  })
})

// Shows B327.
test('a GSTIN beside an address is refused, as that of a delivered order is the address’s own', async () => {
  const { person } = await shopperWith(one)
  const query = { addressId: person.addressId, paymentMode: 'cod', gstin: business.gstin }
  const { status, body } = await one.call('GET', '/api/io/cart/checkout/init', { token: person.token, query })
  expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ field: 'gstin' }] })
})

// Shows B327.
test('an order by phone that a business collects has the business on its invoice', async () => {
  const { person, variantId } = await shopperWith(one)
  const collector = { name: 'Ravi Iyer', mobileNumber: person.mobileNumber, ...business }
  const take = (given: object) =>
    one.call('POST', '/api/v1/orders', {
      token: packer.token,
      body: {
        ...{ customerId: person.id, pickUp: studio.id, collector: given, paymentMode: 'cod', total: 50_000 },
        ...{ lines: [{ variantId, quantity: 1 }], key: crypto.randomUUID() },
      },
    })
  const wrong = await take({ ...collector, businessAddress: '' })
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'collector.businessAddress' }] } })
  const { body } = await take(collector)
  const { buyer } = await invoiceOf(body.data._id)
  expect(buyer).toMatchObject({ gstin: '29AAGCB7383J1Z4', line1: business.businessAddress, state: 'Karnataka' })
})
