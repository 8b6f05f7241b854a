import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { discountDesk, enterCode } from '../../../../../tests/support/selling/discounts.ts'
import { guestOf, guestWithOrder, letGuests, newEmail } from '../../../../../tests/support/selling/guests.ts'
import { home, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { mailsTo } from '../../../../../tests/support/signing-in.ts'
import { messages } from '../../../../shared/messages.ts'

const app = await testApp()
const { one, two, owner } = app

beforeEach(() => letGuests(app, one))

async function productOf(site = one): Promise<string> {
  const { variantIds } = await site.product({ stock: 200 })
  return variantIds[0] ?? ''
}

const piecesIn = async (person: { cart: () => Promise<{ data: { productVariantId: string; quantity: number }[] }> }) =>
  Object.fromEntries((await person.cart()).data.map(({ productVariantId, quantity }) => [productVariantId, quantity]))

// Shows B301.
describe('a shop that wants an account', () => {
  test('gives visitors no bag', async () => {
    await letGuests(app, one, false)
    const { status, body } = await one.call('POST', '/api/v1/guest')
    expect({ status, msg: body.msg }).toEqual({
      status: 403,
      msg: 'This shop takes orders only from customers with an account. Sign in or sign up first.',
    })
    const body2 = { productVariantId: await productOf(), quantity: 1 }
    expect((await one.call('POST', '/api/io/crm/cart_items/add', { body: body2 })).status).toBe(401)
  })

  test('takes no order of a guest who came before, and their bag goes on into an account', async () => {
    const guest = await guestOf(one)
    const variant = await productOf()
    await guest.add(variant)
    await guest.give(newEmail())
    const home = await guest.live()
    await letGuests(app, one, false)
    const { status, body } = await guest.init('cod', home)
    expect({ status, msg: body.msg }).toEqual({
      status: 403,
      msg: expect.stringContaining('only from customers with an account'),
    })
    const customer = await shopper(one)
    await one.call('POST', '/api/v1/cart/guest', { token: customer.token, body: { token: guest.token } })
    expect(await piecesIn(customer)).toEqual({ [variant]: 1 })
  })
})

// Shows B301.
describe('a guest', () => {
  test('orders what is in their bag, and is written to at the email that they typed', async () => {
    const { guest, email, start, orderId } = await guestWithOrder(one)
    expect(start.status).toBe(200)
    expect(await guest.order(orderId)).toMatchObject({ status: 'PLACED', address: { name: 'Asha Rao' } })
    expect(await piecesIn(guest)).toEqual({})
    const [mail] = await mailsTo(app, one, email)
    expect(mail?.text).toContain('Dear Asha Rao')
    expect(mail?.text).toContain('/order/')
  })

  // Shows B302.
  test.each([
    ['the same email', 1],
    ['two emails', 2],
  ])('who has ordered and gives %s twice at once goes on with the bag', async (_, different) => {
    const { guest } = await guestWithOrder(one)
    const variant = await productOf()
    await guest.add(variant, 3)
    const emails = Array.from({ length: different }, newEmail)
    const given = await Promise.all([0, 1].map((at) => guest.give(emails[at % different] ?? '')))
    expect(given.map(({ status }) => status)).toEqual([200, 200])
    expect(await piecesIn(guest)).toEqual({ [variant]: 3 })
    const now = (await guest.call('GET', '/api/v1/guest')).body.data.email
    expect(emails).toContain(now)
  })

  // Shows B178.
  test('cannot mail links to the email that they typed, by their name or by any line of their address', async () => {
    const guest = await guestOf(one)
    await guest.add(await productOf())
    const email = newEmail()
    await guest.give(email)
    const address = {
      ...{ ...home, name: 'WIN HTTP://EVIL.EXAMPLE', line1: 'at www.evil.example/1', line2: 'or evil。example' },
      ...{ landmark: 'asha@evil.example', city: '10.0.0.1' },
    }
    const added = await guest.call('POST', '/api/io/crm/cuser/address/add', { body: address })
    expect((await guest.init('cod', added.body.data._id)).status).toBe(200)
    const [mail] = await mailsTo(app, one, email)
    expect(mail?.text).toContain('at www. evil. example/1')
    for (const link of ['://EVIL', 'EVIL.EXAMPLE', 'evil.example', 'evil。example', 'asha@', '10.0.0.1'])
      expect(mail?.text).not.toContain(link)
  })

  test('has a bag of their own, of this site alone', async () => {
    await letGuests(app, two)
    const guest = await guestOf(one)
    const other = await guestOf(one)
    const variant = await productOf()
    await guest.add(variant, 2)
    expect([await piecesIn(guest), await piecesIn(other)]).toEqual([{ [variant]: 2 }, {}])
    const elsewhere = await two.call('POST', '/api/io/crm/cuser/cart_items/all', { token: guest.token, body: {} })
    expect(elsewhere.status).toBe(401)
  })

  test('cannot read the order of another guest', async () => {
    const { orderId } = await guestWithOrder(one)
    expect(await (await guestOf(one)).order(orderId)).toBeUndefined()
  })

  test.each([
    ['GET', '/api/v1/session'],
    ['POST', '/api/io/crm/cuser/profile/details'],
    ['POST', '/api/io/crm/cuser/orders/all'],
    ['GET', '/api/io/crm/cuser/wishlist/get'],
    ['POST', '/api/v1/cart/order-again'],
    ['POST', '/api/io/crm/cuser/order/cancel/request'],
    ['POST', '/api/v1/departure'],
  ] as const)('is asked to sign in at %s %s, like a visitor', async (method, path) => {
    const { token } = await guestOf(one)
    const body = method === 'POST' ? {} : undefined
    const answers = [await one.call(method, path, { body }), await one.call(method, path, { body, token })]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(answers[1]?.body.msg).toBe(answers[0]?.body.msg)
  })

  test('is a visitor to public calls', async () => {
    const { token } = await guestOf(one)
    expect((await one.call('GET', '/api/public/config', { token })).body.data.loginData).toBeNull()
  })

  test('orders nothing before they have given an email, and the refusal names it', async () => {
    const guest = await guestOf(one)
    await guest.add(await productOf())
    const { status, body } = await guest.init('cod', await guest.live())
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        msg: 'Enter your email first. We use it to write to you about your order.',
        errors: [{ field: 'email' }],
      },
    })
    const refused = await guest.give('nobody')
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', defaultMessage: messages['email.invalid'] }] },
    })
  })

  test('cannot be signed in to, by password, code or link', async () => {
    const { email } = await guestWithOrder(one)
    const { rows } = await owner.query('select email from users where guest_email = $1', [email])
    for (const address of [email, rows[0].email as string]) {
      const { status } = await one.call('POST', '/api/io/crm/login', {
        body: { email: address, password: 'Sunny day 77' },
      })
      expect(status).toBe(401)
      await one.call('GET', '/api/public/customer/forgot-password', { query: { email: address } })
      await one.call('GET', '/api/public/login/send-otp', { query: { email: address } })
    }
    expect((await mailsTo(app, one, email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your order'),
    ])
  })

  test('begins as many bags in an hour as people sign up, from one machine', async () => {
    const begin = () => one.call('POST', '/api/v1/guest', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const all = await Promise.all(Array.from({ length: 301 }, begin))
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

// Shows B302.
describe('the email of an existing customer', () => {
  test('is taken like any other, and opens nothing of theirs', async () => {
    const customer = await shopper(one)
    const stranger = await guestOf(one)
    const variant = await productOf()
    await stranger.add(variant)
    expect((await stranger.give(customer.email)).body).toEqual((await stranger.give(customer.email)).body)
    const answer = await stranger.give(customer.email)
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 200,
      body: { data: { email: customer.email } },
    })
    const all = await stranger.call('POST', '/api/io/crm/cuser/address/all', { body: {} })
    expect(all.body.data).toEqual([])
    expect((await stranger.init('cod', customer.addressId)).body.msg).toBe(
      'This address was not found. Choose another one.',
    )
    const start = await stranger.init('cod', await stranger.live())
    expect(start.status).toBe(200)
    expect(await customer.orders()).toEqual([])
  })
})

// Shows B302.
test('another email after an order is another guest, with the bag but without the order', async () => {
  const { guest, email, orderId } = await guestWithOrder(one)
  const variant = await productOf()
  await guest.add(variant)
  await guest.give(newEmail())
  expect(await guest.order(orderId)).toBeUndefined()
  expect(await piecesIn(guest)).toEqual({ [variant]: 1 })
  const { rows } = await owner.query(
    'select u.guest_email from orders o join users u on u.site_id = o.site_id and u.id = o.user_id where o.id = $1',
    [orderId],
  )
  expect(rows).toEqual([{ guest_email: email }])
})

// Shows B301.
describe('signing in', () => {
  test('adds the bag of the guest to that of the account, once', async () => {
    const [guest, customer] = [await guestOf(one), await shopper(one)]
    const [both, own, new_] = [await productOf(), await productOf(), await productOf()]
    await customer.add(both, 15)
    await customer.add(own, 1)
    await guest.add(both, 15)
    await guest.add(new_, 2)
    const take = () => one.call('POST', '/api/v1/cart/guest', { token: customer.token, body: { token: guest.token } })
    const answers = await Promise.all([take(), take(), take()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await piecesIn(customer)).toEqual({ [both]: 20, [own]: 1, [new_]: 2 })
    expect((await guest.call('POST', '/api/io/crm/cuser/cart_items/all', { body: {} })).status).toBe(401)
  })

  test('adds to the bag of the account up to the items of one order', async () => {
    await letGuests(app, one, true, { orderLimits: { lines: 3 } })
    const [guest, customer] = [await guestOf(one), await shopper(one)]
    const [both, own, third, left] = [await productOf(), await productOf(), await productOf(), await productOf()]
    for (const variant of [own, both]) await customer.add(variant)
    for (const variant of [third, left, both]) await guest.add(variant)
    await one.call('POST', '/api/v1/cart/guest', { token: customer.token, body: { token: guest.token } })
    expect(await piecesIn(customer)).toEqual({ [own]: 1, [both]: 2, [third]: 1 })
  })

  test('brings the coupon of the guest along, unless the account’s bag has one', async () => {
    const { add } = await discountDesk(one)
    for (const code of ['GUEST', 'OWN']) await add({ code })
    const codes = []
    for (const own of [undefined, 'OWN']) {
      const [guest, customer] = [await guestOf(one), await shopper(one)]
      await guest.add(await productOf())
      await guest.call('PUT', '/api/v1/cart/coupon', { body: { code: 'GUEST' } })
      if (own) await enterCode(customer, own)
      await one.call('POST', '/api/v1/cart/guest', { token: customer.token, body: { token: guest.token } })
      codes.push((await customer.cart()).coupon?.code)
    }
    expect(codes).toEqual(['GUEST', 'OWN'])
  })

  test('takes nothing from the session of an account', async () => {
    const [victim, thief] = [await shopper(one), await shopper(one)]
    await victim.add(await productOf())
    await one.call('POST', '/api/v1/cart/guest', { token: thief.token, body: { token: victim.token } })
    expect([Object.keys(await piecesIn(thief)).length, Object.keys(await piecesIn(victim)).length]).toEqual([0, 1])
  })
})
