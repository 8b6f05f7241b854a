import { beforeEach, describe, expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import {
  fieldsOf,
  pathOf,
  phoneDesk,
  piecesOf,
  stranger,
  variantOf,
} from '../../../../../tests/support/selling/phone-orders.ts'
import { fort, initAt, offerPickUp, studio } from '../../../../../tests/support/selling/picking-up.ts'
import { shopper, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'

const shop = await testFulfilment()
const { app, one, two, owner } = shop
const desk = await phoneDesk(one)

beforeEach(() => offerPickUp(app, one))

/** The body of an order at a place, for a new customer. */
async function asked(place = studio, more: Record<string, unknown> = {}) {
  const { email, newCustomer, mobileNumber } = stranger()
  const collector = { name: 'Ravi Iyer', mobileNumber }
  return { ...newCustomer(email), pickUp: place.id, collector, lines: piecesOf(await variantOf(one)), ...more }
}
const taken = async (body: Record<string, unknown>) => {
  const answer = await desk.take(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const countOrders = async () => (await owner.query('select count(*)::int as orders from orders')).rows[0].orders

// Shows B309.
describe('an order that staff take by phone, to be picked up', () => {
  test('costs no delivery and no cash fee, and holds place and collector', async () => {
    await offerPickUp(app, one, {}, { cashOnDelivery: { fee: 2_500 } })
    const body = await asked()
    const [{ ready: to }] = (await one.call('GET', '/api/v1/pick-up')).body.data.places
    const quote = await desk.quote({ pickUp: body.pickUp, collector: body.collector, lines: body.lines })
    expect(quote).toMatchObject({
      ...{ amounts: { shipping: 0, cashFee: 0, total: 50_000 }, delivery: null, ways: { cod: null, link: null } },
      arrives: { from: to, to },
    })
    expect(await taken(body)).toMatchObject({
      ...{ status: 'PLACED', paymentStatus: 'DUE_ON_DELIVERY', arrives: { to }, taken: true },
      amounts: { shipping: 0, cashFee: 0, total: 50_000 },
      pickUp: { placeId: studio.id, name: studio.name, hours: studio.hours, phone: studio.phone },
      address: { ...body.collector, line1: '14 Lake Road', pincode: '411004' },
      customer: { mobileNumber: body.collector.mobileNumber, name: 'Meera Iyer' },
    })
  })

  test('is the order that the customer’s own checkout would make', async () => {
    const { person, variantId } = await shopperWith(one, { price: 1_00_000, stock: 9 }, 2)
    const own = await person.order((await initAt(person, fort, 'sandbox')).body.data.orderId)
    const collector = { name: 'Ravi Iyer', mobileNumber: person.mobileNumber }
    const where = { pickUp: fort.id, collector, lines: piecesOf(variantId, 2), paymentMode: 'link' }
    const order = await taken({ customerId: person.id, ...where })
    expect(order).toMatchObject({ amounts: own.amounts, taxKind: 'IGST', pickUp: own.pickUp, address: own.address })
    expect(
      (await one.call('GET', `/api/v1/customers/${person.id}`, { token: desk.token })).body.data.addresses,
    ).toEqual(expect.not.arrayContaining([expect.objectContaining({ line1: fort.line1 })]))
  })

  test('by a link says where it is picked up: to staff, on the page, and in its mails', async () => {
    const { email, newCustomer, mobileNumber } = stranger()
    const collector = { name: 'Ravi Iyer', mobileNumber }
    const order = await taken(await asked(fort, { ...newCustomer(email), collector, paymentMode: 'link' }))
    const { body: page } = await one.call('GET', pathOf(order))
    for (const said of ['Pick up at', 'Fort shop', '3 Fort Street']) expect(page).toContain(said)
    for (const secret of ['Delivery to', 'Ravi Iyer', mobileNumber]) expect(page).not.toContain(secret)
    await desk.post(`/${order._id}/payment-link`, { mail: true })
    const [mail] = await shop.mailsTo(email)
    expect(mail?.subject).toContain('Pay for your order')
    expect(mail?.body_text).toContain('Pick up at:\nFort shop')
    expect(mail?.body_text).toContain('Collected by Ravi Iyer')
  })

  test('is packed and collected as an order of the checkout is', async () => {
    const { _id } = await taken(await asked())
    expect((await shop.move(_id, 'PACKED')).status).toBe(200)
    expect(await desk.read(_id)).toMatchObject({ status: 'PACKED', moves: ['DELIVERED', 'CANCELLED'] })
    await shop.move(_id, 'DELIVERED')
    expect(await desk.read(_id)).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID' })
  })

  test('takes one piece of the stock, however often its call is repeated', async () => {
    const variantId = await variantOf(one, { stock: 4 })
    const key = '00000000-0000-4000-8000-000000000099'
    const body = { ...(await asked()), lines: piecesOf(variantId), key, total: 50_000 }
    const answers = await Promise.all([1, 2, 3].map(() => desk.take(body)))
    expect(new Set(answers.map(({ body }) => body.data?._id)).size).toBe(1)
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
  })
})

// Shows B309.
describe('an order by phone at a place is refused, with nothing done,', () => {
  const refused = async (body: Record<string, unknown>) => {
    const before = await countOrders()
    const answer = await desk.take({ total: 50_000, ...body })
    expect(await countOrders()).toBe(before)
    return { status: answer.status, fields: fieldsOf(answer.body) }
  }

  test('at the place that is gone meanwhile, also where it is only priced', async () => {
    const body = await asked()
    await offerPickUp(app, one, { pickUp: [fort] })
    const gone = 'Orders can no longer be picked up there. Choose another place, or have it delivered.'
    expect(await refused(body)).toEqual({ status: 409, fields: [['pickUp', gone]] })
    const { pickUp, lines } = body
    const quoted = await desk.post('/quote', { pickUp, lines, paymentMode: 'cod' })
    expect([quoted.status, fieldsOf(quoted.body)]).toEqual([409, [['pickUp', gone]]])
  })

  test('in cash where the place takes none, and a PIN code without cash does not count', async () => {
    const noCash = 'Fort shop doesn’t accept cash. Pay another way.'
    const { pickUp, collector, lines, ...body } = await asked(fort)
    expect((await desk.quote({ pickUp, collector, lines })).ways).toEqual({ cod: noCash, link: null })
    expect(await refused({ ...body, pickUp, collector, lines })).toEqual({
      ...{ status: 409, fields: [['paymentMode', noCash]] },
    })
    await offerPickUp(app, one, { elsewhere: false }, { cashOnDelivery: { pinRule: 'ONLY', pins: ['560'] } })
    await taken(await asked())
  })

  test('with an address besides, without who collects it, or with a mobile number that is none', async () => {
    const person = await shopper(one)
    const own = { newCustomer: undefined, customerId: person.id }
    const both = await refused(await asked(studio, { ...own, addressId: person.addressId }))
    expect(both).toEqual({
      ...{ status: 400, fields: [['pickUp', 'Choose an address or a place to pick it up, not both.']] },
    })
    expect((await refused(await asked(studio, { collector: undefined }))).fields).toEqual([
      ['collector', 'Enter the name and mobile number of the person who collects it.'],
    ])
    const collector = { name: ' ', mobileNumber: '12' }
    expect((await refused(await asked(studio, { collector }))).fields.map(([field]) => field)).toEqual([
      ...['collector.name', 'collector.mobileNumber'],
    ])
    expect((await refused(await asked({ ...studio, id: 'somewhere' }))).fields[0]?.[0]).toBe('pickUp')
  })

  test('at a place of another site', async () => {
    const other = { ...studio, id: '00000000-0000-4000-8000-000000000077' }
    await offerPickUp(app, two, { pickUp: [other] })
    expect((await refused(await asked(other))).fields[0]?.[0]).toBe('pickUp')
  })
})
