import { describe, expect, test } from 'vitest'
import { taxedSettings, testApp } from '../../../../../tests/support/app.ts'
import { doJobs, press, shopper, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'

const minute = 60_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two, owner } = app
await owner.query('update sites set settings = $2 where id = $1', [
  one.id,
  {
    ...taxedSettings,
    shipping: { amount: 4_900, freeFrom: 99_900 },
    orderLimits: { newValue: 1_000_000_000 },
  },
])

async function mailsTo(email: string) {
  await doJobs(app, now())
  return (await owner.query('select * from mails where recipient = $1', [email])).rows
}

describe('ordering with cash on delivery', () => {
  // Shows C37.
  test('places the order, empties the cart, reduces the stock and sends one mail', async () => {
    const { person, variantId } = await shopperWith(
      one,
      { name: 'Brass lamp', price: 1_23_45_650, mrp: 1_50_00_000 },
      2,
    )
    const { status, body, headers } = await person.init('cod')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.data).toMatchObject({ transactionId: null, redirect: null, number: expect.any(Number) })
    const order = await person.order(body.data.orderId)
    expect(order).toMatchObject({
      status: 'PLACED',
      paymentMode: 'cod',
      paymentStatus: 'DUE_ON_DELIVERY',
      amounts: { items: 2_46_91_300, discount: 0, shipping: 0, tax: 11_75_776, total: 2_46_91_300 },
      lines: [{ name: 'Brass lamp', quantity: 2, price: 1_23_45_650, mrp: 1_50_00_000, tax: 11_75_776 }],
      address: { name: 'Asha Rao', city: 'Pune' },
      events: [{ kind: 'PLACED' }],
      payments: [],
      reservedUntil: null,
    })
    expect((await person.cart()).total).toBe(0)
    expect(await stockOf(app, variantId)).toEqual({ stock: 8, ledger: 8 })
    const mails = await mailsTo(person.email)
    expect(mails).toHaveLength(1)
    expect(mails[0].subject).toBe(`Your order ${order.number} at Site one`)
    for (const part of [mails[0].body_text, mails[0].body_html]) {
      expect(part).toContain('2 × Brass lamp')
      expect(part).toContain('₹2,46,913.00')
      expect(part).toContain('12 Lake Road')
    }
  })

  // Shows C61.
  test('returns the same order for a repeated request, and sends no second mail', async () => {
    const { person } = await shopperWith(one)
    const first = await person.init('cod')
    const again = await person.init('cod')
    expect(again.body).toEqual(first.body)
    expect(await person.orders()).toHaveLength(1)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('says that the cart is empty when the order is older, or the address differs', async () => {
    const { person } = await shopperWith(one)
    await person.init('cod')
    const other = await one.call('POST', '/api/io/crm/cuser/address/add', {
      token: person.token,
      body: { name: 'Amma', mobileNumber: '9876543211', line1: '1', city: 'Goa', state: 'Goa', pincode: '403001' },
    })
    expect(await person.init('cod', other.body.data._id)).toMatchObject({
      status: 409,
      body: { msg: 'Your bag is empty.' },
    })
    passed += 11 * minute
    expect((await person.init('cod')).body.msg).toBe('Your bag is empty.')
  })

  test('makes one order of twenty concurrent requests', async () => {
    const { person, variantId } = await shopperWith(one)
    const answers = await Promise.all(Array.from({ length: 20 }, () => person.init('cod')))
    expect(new Set(answers.map(({ body }) => body.data?.orderId)).size).toBe(1)
    expect(await person.orders()).toHaveLength(1)
    expect(await stockOf(app, variantId)).toEqual({ stock: 9, ledger: 9 })
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('numbers the orders of a site without gaps, from 1001', async () => {
    const numbers = []
    for (const _ of [1, 2, 3]) {
      const { person } = await shopperWith(two)
      numbers.push((await person.init('cod')).body.data.number)
    }
    expect(numbers).toEqual([1001, 1002, 1003])
  })
})

describe('the total of an order', () => {
  test('adds shipping below the limit, at the GST rates of the lines', async () => {
    const person = await shopper(one)
    for (const [price, gstRate, quantity] of [
      [19_999, 5, 1],
      [33_333, 18, 2],
    ] as const) {
      const { variantIds } = await one.product({ price, gstRate })
      await person.add(variantIds[0] ?? '', quantity)
    }
    const { amounts: shown } = await person.cart()
    const order = await person.order((await person.init('cod')).body.data.orderId)
    // 19999×5/105 = 952.33, 66666×18/118 = 10169.39
    expect(order.lines.map(({ tax }) => tax)).toEqual([952, 10_169])
    // 4900×19999/86665 = 1130.75; 1131×5/105 = 53.86, 3769×18/118 = 574.93
    expect(order.shippingTaxes).toEqual([
      { rate: 5, amount: 1_131, tax: 54, centreTax: 27 },
      { rate: 18, amount: 3_769, tax: 575, centreTax: 288 },
    ])
    const amounts = { items: 86_665, discount: 0, shipping: 4_900, tax: 11_750, total: 91_565 }
    expect(order.amounts).toEqual({
      ...amounts,
      ...{ cashFee: 0, cancelled: 0, returned: 0, reduced: 0, reducedShipping: 0 },
    })
    expect(shown).toMatchObject(amounts)
  })

  test('is charged by the bank including shipping', async () => {
    const { person } = await shopperWith(one, { price: 30_000 })
    const start = await person.init('sandbox')
    expect((await one.call('GET', start.body.data.redirect)).body).toContain('<h1>₹349.00</h1>')
    await press(one, start, 'pay')
    expect(await person.order(start.body.data.orderId)).toMatchObject({
      paymentStatus: 'PAID',
      amounts: { items: 30_000, shipping: 4_900, total: 34_900 },
      payments: [{ status: 'PAID', amount: 34_900 }],
    })
  })

  test('has free shipping from the limit on', async () => {
    const { person } = await shopperWith(one, { price: 99_900, gstRate: 0 })
    const order = await person.order((await person.init('cod')).body.data.orderId)
    expect(order.amounts).toMatchObject({ items: 99_900, discount: 0, shipping: 0, tax: 0, total: 99_900 })
  })

  test('stays the same when the price changes later', async () => {
    const { person, variantId } = await shopperWith(one, { price: 99_900 })
    const { body } = await person.init('cod')
    await owner.query('update variants set price = 1, mrp = 1 where id = $1', [variantId])
    expect((await person.order(body.data.orderId)).amounts.total).toBe(99_900)
  })

  test('of 0 is placed without a payment', async () => {
    const person = await shopper(two)
    const { variantIds } = await two.product({ price: 0 })
    await person.add(variantIds[0] ?? '')
    const { body } = await person.init('sandbox')
    expect(body.data).toMatchObject({ redirect: null, transactionId: null })
    expect(await person.order(body.data.orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
  })
})

describe('an order is refused', () => {
  test('without a sign-in', async () => {
    expect((await one.call('GET', '/api/io/cart/checkout/init')).status).toBe(401)
  })

  test('when the cart is empty', async () => {
    const person = await shopper(one)
    expect(await person.init('cod')).toMatchObject({ status: 409, body: { msg: 'Your bag is empty.' } })
  })

  test('to the address of another user or another site', async () => {
    const { person } = await shopperWith(one)
    for (const stranger of [await shopper(one), await shopper(two)])
      expect(await person.init('cod', stranger.addressId)).toMatchObject({
        status: 404,
        body: { msg: 'This address was not found. Choose another one.' },
      })
  })

  test('with a payment mode that the shop does not offer', async () => {
    const { person } = await shopperWith(one)
    expect(await person.init('cheque')).toMatchObject({
      status: 400,
      body: { msg: 'This payment method isn’t offered: cheque.' },
    })
    expect((await person.init('')).body.errors[0]).toMatchObject({
      field: 'paymentMode',
      defaultMessage: 'Choose a way to pay.',
    })
  })

  test('once, by name, when an item is no longer sold; the item then leaves the cart', async () => {
    const { person } = await shopperWith(one, { name: 'Old stock' })
    const { variantIds } = await one.product({ name: 'New stock' })
    await person.add(variantIds[0] ?? '')
    await owner.query("update products set status = 'DRAFT' where name = 'Old stock'")
    expect(await person.init('cod')).toMatchObject({
      status: 409,
      body: { msg: 'Old stock is no longer sold. We removed it from your bag.' },
    })
    const { body } = await person.init('cod')
    expect((await person.order(body.data.orderId)).lines.map(({ name }) => name)).toEqual(['New stock'])
  })
})

// Shows C62.
test('the payment options are those of the shop', async () => {
  const { body } = await one.call('GET', '/api/v1/checkout/options')
  expect(body.data.map(({ mode }: { mode: string }) => mode)).toEqual(['cod', 'sandbox'])
  expect(body.data[0]).toEqual({
    mode: 'cod',
    title: expect.any(String),
    description: expect.any(String),
    test: false,
    firstOnPhones: false,
  })
})
