import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { doJobs, press, settleBooks, shopper, shopperWith, stockOf } from '../../../../tests/support/shopping.ts'

const minute = 60_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two, owner } = app
await owner.query('update sites set settings = $2 where id = $1', [
  one.id,
  { shipping: { amount: 4_900, freeFrom: 99_900 } },
])

async function mailsTo(email: string) {
  await doJobs(app, now())
  return (await owner.query('select * from mails where recipient = $1', [email])).rows
}

describe('ordering with cash on delivery', () => {
  test('places the order at once, empties the cart, takes the pieces and sends one mail', async () => {
    const { person, variantId } = await shopperWith(one, { name: 'Brass lamp', price: 1_23_456, mrp: 1_50_000 }, 2)
    const { status, body, headers } = await person.init('cod')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.data).toMatchObject({ transactionId: null, redirect: null, number: expect.any(Number) })
    const order = await person.order(body.data.orderId)
    expect(order).toMatchObject({
      status: 'PLACED',
      paymentMode: 'cod',
      paymentStatus: 'DUE_ON_DELIVERY',
      amounts: { items: 2_46_912, shipping: 0, tax: 11_758, total: 2_46_912 },
      lines: [
        { name: 'Brass lamp', quantity: 2, price: 1_23_456, mrp: 1_50_000, hsn: '6912', gstRate: 5, tax: 11_758 },
      ],
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
      expect(part).toContain('₹2,46,912.00'.replace('2,46,912', '2,469.12'))
      expect(part).toContain('12 Lake Road')
    }
  })

  test('answers the same order when it is asked again, and sends no second mail', async () => {
    const { person } = await shopperWith(one)
    const first = await person.init('cod')
    const again = await person.init('cod')
    expect(again.body).toEqual(first.body)
    expect(await person.orders()).toHaveLength(1)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('says that the cart is empty once the order is older, or another address is given', async () => {
    const { person } = await shopperWith(one)
    await person.init('cod')
    const other = await one.call('POST', '/api/io/crm/cuser/address/add', {
      token: person.token,
      body: { name: 'Amma', mobileNumber: '9876543211', line1: '1', city: 'Goa', state: 'Goa', pincode: '403001' },
    })
    expect(await person.init('cod', other.body.data._id)).toMatchObject({
      status: 409,
      body: { msg: 'Your cart is empty.' },
    })
    passed += 11 * minute
    expect((await person.init('cod')).body.msg).toBe('Your cart is empty.')
  })

  test('makes one order of twenty presses at once', async () => {
    const { person, variantId } = await shopperWith(one)
    const answers = await Promise.all(Array.from({ length: 20 }, () => person.init('cod')))
    expect(new Set(answers.map(({ body }) => body.data?.orderId)).size).toBe(1)
    expect(await person.orders()).toHaveLength(1)
    expect(await stockOf(app, variantId)).toEqual({ stock: 9, ledger: 9 })
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('gives the orders of a site numbers without gaps, beginning at 1001', async () => {
    const numbers = []
    for (const _ of [1, 2, 3]) {
      const { person } = await shopperWith(two)
      numbers.push((await person.init('cod')).body.data.number)
    }
    expect(numbers).toEqual([1001, 1002, 1003])
  })
})

describe('what an order comes to', () => {
  test('adds shipping below the limit, with the GST of the dearest-taxed line inside', async () => {
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
    // 19999×5/105 = 952.33, 66666×18/118 = 10169.39, 4900×18/118 = 747.46
    expect(order.lines.map(({ tax }) => tax)).toEqual([952, 10_169])
    expect(order.amounts).toEqual({ items: 86_665, shipping: 4_900, tax: 11_868, total: 91_565 })
    expect(shown).toMatchObject(order.amounts)
  })

  test('has free shipping from the limit on', async () => {
    const { person } = await shopperWith(one, { price: 99_900, gstRate: 0 })
    const order = await person.order((await person.init('cod')).body.data.orderId)
    expect(order.amounts).toEqual({ items: 99_900, shipping: 0, tax: 0, total: 99_900 })
  })

  test('stays as it was when the price changes later', async () => {
    const { person, variantId } = await shopperWith(one, { price: 99_900 })
    const { body } = await person.init('cod')
    await owner.query('update variants set price = 1, mrp = 1 where id = $1', [variantId])
    expect((await person.order(body.data.orderId)).amounts.total).toBe(99_900)
  })

  test('of nothing is placed without a payment', async () => {
    const person = await shopper(two)
    const { variantIds } = await two.product({ price: 0 })
    await person.add(variantIds[0] ?? '')
    const { body } = await person.init('sandbox')
    expect(body.data).toMatchObject({ redirect: null, transactionId: null })
    expect(await person.order(body.data.orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
  })
})

describe('ordering with an online payment', () => {
  test('keeps the pieces and leads to the payment page; the cart stays until it is paid', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const { body } = await person.init('sandbox')
    expect(body.data.redirect).toMatch(/^\/payment\/sandbox\/sbx_[\w-]{24}$/)
    const order = await person.order(body.data.orderId)
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      paymentStatus: 'OPEN',
      payments: [{ transactionId: body.data.transactionId, provider: 'sandbox', status: 'OPEN' }],
    })
    expect(Date.parse(order.reservedUntil ?? '') - Date.parse(order.created)).toBe(15 * minute)
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    // Their own piece is not sold out for them, and is for everybody else.
    expect((await person.cart()).data[0].available).toBe(1)
    const other = await shopper(one)
    expect((await other.add(variantId)).body.msg).toContain('is out of stock.')
  })

  test('answers the same order and the same page when it is asked again, even twenty times at once', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => person.init('sandbox')))
    const again = await person.init('sandbox')
    expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await person.orders())[0]?.payments).toHaveLength(1)
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
  })

  test('makes a new attempt for the same order after one has failed', async () => {
    const { person } = await shopperWith(one, { stock: 1 })
    const first = await person.init('sandbox')
    await press(one, first, 'fail')
    expect(await person.order(first.body.data.orderId)).toMatchObject({
      status: 'PENDING_PAYMENT',
      paymentStatus: 'FAILED',
    })
    const second = await person.init('sandbox')
    expect(second.body.data.orderId).toBe(first.body.data.orderId)
    expect(second.body.data.transactionId).not.toBe(first.body.data.transactionId)
    await press(one, second, 'pay')
    expect(await person.order(first.body.data.orderId)).toMatchObject({
      status: 'PLACED',
      paymentStatus: 'PAID',
      payments: [{ status: 'PAID' }, { status: 'FAILED' }],
    })
    expect((await person.cart()).total).toBe(0)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('lapses when it is not paid in time: the pieces are for everybody again, the cart stays', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const { body } = await person.init('sandbox')
    passed += 14 * minute
    await doJobs(app, now())
    expect((await person.order(body.data.orderId)).status).toBe('PENDING_PAYMENT')
    passed += 2 * minute
    await doJobs(app, now())
    expect(await person.order(body.data.orderId)).toMatchObject({
      status: 'LAPSED',
      paymentStatus: 'FAILED',
      payments: [{ status: 'FAILED' }],
      reservedUntil: null,
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    expect((await person.cart()).total).toBe(1)
    expect((await person.init('sandbox')).body.data.orderId).not.toBe(body.data.orderId)
  })

  test('does not lapse when the bank has the money and has only told nobody', async () => {
    const { person } = await shopperWith(one, { stock: 1 })
    const start = await person.init('sandbox')
    await owner.query("delete from jobs.job where name = 'payments.poll'")
    await settleBooks(app, start, 'PAID')
    passed += 16 * minute
    await doJobs(app, now())
    expect((await person.order(start.body.data.orderId)).status).toBe('PLACED')
  })

  test('makes a new order of a changed cart, and the old one gives its pieces back', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 3 }, 2)
    const first = await person.init('sandbox')
    expect((await person.add(variantId)).status).toBe(200)
    const second = await person.init('sandbox')
    expect(second.body.data.orderId).not.toBe(first.body.data.orderId)
    expect(await person.order(first.body.data.orderId)).toMatchObject({
      status: 'LAPSED',
      payments: [{ status: 'FAILED' }],
    })
    expect((await person.order(second.body.data.orderId)).lines[0]?.quantity).toBe(3)
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
  })

  test('makes a new order when a price has changed: what is shown is what is paid', async () => {
    const { person, variantId } = await shopperWith(one, { price: 50_000 })
    const first = await person.init('sandbox')
    await owner.query('update variants set price = 40000 where id = $1', [variantId])
    const second = await person.init('sandbox')
    expect((await person.order(second.body.data.orderId)).amounts.items).toBe(40_000)
    expect((await person.order(first.body.data.orderId)).status).toBe('LAPSED')
  })

  test('keeps the old order when the changed cart cannot be had', async () => {
    const { person, variantId } = await shopperWith(one, { name: 'Stole', stock: 2 }, 1)
    const first = await person.init('sandbox')
    await owner.query('update cart_items set quantity = 5 where user_id = $1', [person.id])
    expect(await person.init('sandbox')).toMatchObject({ status: 409, body: { msg: 'Only 2 of Stole left.' } })
    expect((await person.order(first.body.data.orderId)).status).toBe('PENDING_PAYMENT')
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
  })

  test('can be changed to cash on delivery: the same order; money that comes late is paid back', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const online = await person.init('sandbox')
    const cod = await person.init('cod')
    expect(cod.body.data).toMatchObject({ orderId: online.body.data.orderId, redirect: null })
    expect(await person.order(cod.body.data.orderId)).toMatchObject({
      status: 'PLACED',
      paymentMode: 'cod',
      paymentStatus: 'DUE_ON_DELIVERY',
      payments: [{ status: 'FAILED' }],
    })
    await press(one, online, 'pay')
    const order = await person.order(cod.body.data.orderId)
    expect(order).toMatchObject({
      status: 'PLACED',
      paymentStatus: 'DUE_ON_DELIVERY',
      payments: [{ status: 'REFUND_DUE' }],
    })
    expect(order.events.map(({ kind }) => kind)).toContain('REFUND_DUE')
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('that was paid a moment ago is answered when another way to pay is asked for', async () => {
    const { person } = await shopperWith(one)
    const online = await person.init('sandbox')
    await settleBooks(app, online, 'PAID')
    const cod = await person.init('cod')
    expect(cod.body.data).toMatchObject({ orderId: online.body.data.orderId, redirect: null })
    expect(await person.orders()).toMatchObject([{ status: 'PLACED', paymentMode: 'sandbox', paymentStatus: 'PAID' }])
  })

  test('leaves in the cart what was put there after the order was made', async () => {
    const { person, variantId } = await shopperWith(one)
    const start = await person.init('sandbox')
    const { variantIds } = await one.product({ name: 'Later thought' })
    await person.add(variantIds[0] ?? '')
    await person.add(variantId, 2)
    await press(one, start, 'pay')
    const { data } = await person.cart()
    expect(data.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity])).toEqual([
      [expect.stringContaining('Thing'), 2],
      ['Later thought', 1],
    ])
  })
})

describe('the last pieces', () => {
  test('go to two of ten people, and the others are told', async () => {
    const { variantIds } = await one.product({ name: 'Kansa bowl', stock: 2 })
    const [variantId = ''] = variantIds
    const people = await Promise.all(Array.from({ length: 10 }, () => shopper(one)))
    for (const person of people) await person.add(variantId)
    const answers = await Promise.all(people.map((person, index) => person.init(index % 2 ? 'cod' : 'sandbox')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(8)
    for (const { body } of refused) expect(body.msg).toBe('Kansa bowl is out of stock.')
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
  })

  test('are never sold twice, and nobody waits for ever, when carts hold the same things in any order', async () => {
    const things = await Promise.all([1, 2, 3].map(() => one.product({ stock: 4 })))
    const ids = things.map(({ variantIds }) => variantIds[0] ?? '')
    const people = await Promise.all(Array.from({ length: 8 }, () => shopper(one)))
    await Promise.all(
      people.map(async (person, index) => {
        for (const id of index % 2 ? ids : [...ids].reverse()) await person.add(id)
      }),
    )
    await Promise.all(people.map((person) => person.init('sandbox')))
    // Everybody changes the cart at once: old orders give back while new ones take.
    await Promise.all(
      people.map((person) =>
        owner.query('delete from cart_items where user_id = $1 and variant_id = $2', [person.id, ids[0]]),
      ),
    )
    const answers = await Promise.all(people.map((person) => person.init('sandbox')))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const id of ids) {
      const { stock, ledger } = await stockOf(app, id)
      expect(stock).toBe(ledger)
      expect(stock).toBeGreaterThanOrEqual(0)
    }
    const { rows } = await owner.query(
      `select l.variant_id, sum(l.quantity)::int as kept from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
       where l.variant_id = any ($1) and o.status = 'PENDING_PAYMENT' group by 1`,
      [ids],
    )
    for (const { variant_id, kept } of rows) expect((await stockOf(app, variant_id)).stock).toBe(4 - kept)
  })
})

describe('an order is refused', () => {
  test('without a sign-in', async () => {
    expect((await one.call('GET', '/api/io/cart/checkout/init')).status).toBe(401)
  })

  test('when the cart is empty', async () => {
    const person = await shopper(one)
    expect(await person.init('cod')).toMatchObject({ status: 409, body: { msg: 'Your cart is empty.' } })
  })

  test("to somebody else's address, and to one of another site", async () => {
    const { person } = await shopperWith(one)
    for (const stranger of [await shopper(one), await shopper(two)])
      expect(await person.init('cod', stranger.addressId)).toMatchObject({
        status: 404,
        body: { msg: 'This address is no longer saved.' },
      })
  })

  test('in a way that the shop does not offer', async () => {
    const { person } = await shopperWith(one)
    expect(await person.init('cheque')).toMatchObject({
      status: 400,
      body: { msg: 'This way to pay is not offered: cheque.' },
    })
    expect((await person.init('')).body.errors[0]).toMatchObject({
      field: 'paymentMode',
      defaultMessage: 'Please choose a way to pay.',
    })
  })

  test('once, by name, when something is no longer sold; it is then gone from the cart', async () => {
    const { person } = await shopperWith(one, { name: 'Old stock' })
    const { variantIds } = await one.product({ name: 'New stock' })
    await person.add(variantIds[0] ?? '')
    await owner.query("update products set status = 'DRAFT' where name = 'Old stock'")
    expect(await person.init('cod')).toMatchObject({
      status: 409,
      body: { msg: 'Old stock is no longer sold. It was taken out of your cart.' },
    })
    const { body } = await person.init('cod')
    expect((await person.order(body.data.orderId)).lines.map(({ name }) => name)).toEqual(['New stock'])
  })
})

test('the ways to pay are those of the shop', async () => {
  const { body } = await one.call('GET', '/api/v1/checkout/options')
  expect(body.data.map(({ mode }: { mode: string }) => mode)).toEqual(['cod', 'sandbox'])
  expect(body.data[0]).toEqual({ mode: 'cod', title: expect.any(String), description: expect.any(String) })
})
