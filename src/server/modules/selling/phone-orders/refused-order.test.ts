import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { discountDesk, enterCode } from '../../../../../tests/support/selling/discounts.ts'
import {
  fieldsOf,
  phoneDesk,
  piecesOf,
  stranger,
  variantOf,
} from '../../../../../tests/support/selling/phone-orders.ts'
import { shopper, shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, two, owner } = app
const desk = await phoneDesk(one)

const set = async (more: object) => {
  await owner.query('update sites set settings = $2 where id = $1', [one.id, { ...testSettings, ...more }])
  app.services.bus.tell(one.id, ['site'])
}

// Shows B299.
describe('an order by phone is refused', () => {
  const refusals = async (body: Record<string, unknown>) => {
    const { rows } = await owner.query('select count(*)::int as orders from orders')
    const answer = await desk.take(body)
    expect((await owner.query('select count(*)::int as orders from orders')).rows).toEqual(rows)
    return { status: answer.status, fields: fieldsOf(answer.body), msg: answer.body.msg as string }
  }
  async function asked(more: Record<string, unknown> = {}) {
    const { email, newCustomer, address } = stranger()
    return { ...newCustomer(email), address, lines: piecesOf(await variantOf(one)), total: 50_000, ...more }
  }

  test('where it is dearer than staff were shown', async () => {
    const { status, msg } = await refusals(await asked({ total: 49_999 }))
    expect(status).toBe(409)
    expect(msg).toContain('Your order now comes to ₹500; this page showed ₹499.99.')
  })

  test('at the line of what is not sold, sold out, or too much', async () => {
    const soldOut = await variantOf(one, { stock: 1 })
    const good = await variantOf(one, { name: 'Lamp', stock: 90 })
    const [draft = ''] = (await one.product()).variantIds
    await owner.query(
      "update products set status = 'DRAFT' where id = (select product_id from variants where id = $1)",
      [draft],
    )
    const lines = (...more: object[]) => asked({ lines: [{ variantId: good, quantity: 1 }, ...more] })
    expect((await refusals(await lines({ variantId: soldOut, quantity: 2 }))).fields[0]?.[0]).toBe('lines.1.quantity')
    expect((await refusals(await lines({ variantId: draft, quantity: 1 }))).fields[0]?.[0]).toBe('lines.1.variantId')
    expect((await refusals(await lines({ variantId: good, quantity: 1 }))).fields[0]?.[0]).toBe('lines.1.variantId')
    expect((await refusals(await asked({ lines: piecesOf(good, 21) }))).fields).toEqual([
      ['lines.0.quantity', 'Up to 20 of Lamp can be ordered at a time.'],
    ])
  })

  test('with a customer, an address or a variant of another site', async () => {
    const other = await shopper(two)
    const person = await shopper(one)
    const elsewhere = await variantOf(two)
    expect((await refusals(await asked({ newCustomer: undefined, customerId: other.id }))).status).toBe(404)
    const own = { newCustomer: undefined, address: undefined, customerId: person.id }
    expect((await refusals(await asked({ ...own, addressId: other.addressId }))).fields[0]?.[0]).toBe('addressId')
    expect((await refusals(await asked({ ...own, addressId: (await shopper(one)).addressId }))).status).toBe(404)
    expect((await refusals(await asked({ lines: piecesOf(elsewhere) }))).fields[0]?.[0]).toBe('lines.0.variantId')
    // The email of another site's customer is a new customer here.
    const { newCustomer, address } = stranger()
    const { body } = await desk.take(await asked({ ...newCustomer(other.email), address }))
    expect(body.data.customer._id).not.toBe(other.id)
  })

  test('with the email of staff, two customers, or none', async () => {
    const staff = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    const { newCustomer } = stranger()
    expect((await refusals(await asked(newCustomer(staff.email)))).fields).toEqual([
      ['newCustomer.email', 'This email belongs to a member of staff. Enter a customer’s email.'],
    ])
    const person = await shopper(one)
    expect((await refusals(await asked({ customerId: person.id }))).fields[0]?.[0]).toBe('customerId')
    expect((await refusals(await asked({ newCustomer: undefined }))).fields[0]?.[0]).toBe('customerId')
  })

  test('in cash where the shop’s rules say no, in words', async () => {
    await set({ cashOnDelivery: { largest: 40_000 } })
    const text = 'Cash on delivery is available up to ₹400.'
    const body = await asked()
    expect((await refusals(body)).fields).toEqual([['paymentMode', text]])
    const quote = await desk.quote({ address: body.address, lines: body.lines })
    expect(quote.ways).toEqual({ cod: text, link: null })
    await set({ payments: { modes: ['cod'] } })
    expect((await refusals(await asked({ paymentMode: 'link' }))).fields[0]?.[0]).toBe('paymentMode')
    await set({ payments: { modes: ['sandbox'] } })
    expect((await refusals(await asked())).fields[0]?.[0]).toBe('paymentMode')
    await set({})
  })

  test('with a coupon that takes nothing off, at the coupon', async () => {
    expect((await refusals(await asked({ coupon: 'NOPE' }))).fields).toEqual([
      ['coupon', 'We don’t know the code NOPE. Check its spelling.'],
    ])
  })

  // Shows B264.
  test('with a coupon that the customer’s own unpaid order uses up', async () => {
    const discounts = await discountDesk(one)
    await discounts.add({ code: 'LAST', title: '', mostUses: 1 })
    const { person, variantId } = await shopperWith(one, { stock: 5 })
    await enterCode(person, 'LAST')
    expect((await person.init('sandbox')).status).toBe(200)
    const { id: customerId, addressId } = person
    const body = { customerId, addressId, lines: piecesOf(variantId), coupon: 'LAST', total: 50_000 }
    expect((await refusals(body)).fields).toEqual([['coupon', expect.stringContaining('LAST')]])
    await discounts.clear()
  })

  test('at a closed site, by the owner too', async () => {
    const body = { ...(await asked()), paymentMode: 'cod', key: randomUUID() }
    await owner.query('update sites set closed_at = now() where id = $1', [one.id])
    app.services.bus.tell(one.id, ['site'])
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const { status, body: answer } = await one.call('POST', '/api/v1/orders', { token, body })
    expect([status, answer.msg]).toEqual([409, 'Site one is closed at the moment, so you can’t order here.'])
    await owner.query('update sites set closed_at = null where id = $1', [one.id])
    app.services.bus.tell(one.id, ['site'])
  })

  test.each([['view'], ['orders'], ['catalogue']] as const)('of staff with the right %s alone', async (right) => {
    const { token } = await one.signIn({ userType: 'STAFF', permissions: [right] })
    const body = { ...(await asked()), paymentMode: 'cod', key: randomUUID() }
    expect((await one.call('POST', '/api/v1/orders', { token, body })).status).toBe(403)
    expect((await one.call('POST', '/api/v1/orders/quote', { token, body })).status).toBe(403)
    expect((await one.call('GET', '/api/v1/variants', { token })).status).toBe(403)
  })
})
