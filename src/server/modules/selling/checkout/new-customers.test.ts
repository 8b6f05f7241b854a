import { beforeEach, describe, expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import {
  limitOrders,
  newMobile,
  press,
  provenShopper,
  type Shopper,
  shopper,
  stockOf,
} from '../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, owner } = app
const rupees = (amount: number) => amount * 100
const admin = await one.signIn({ userType: 'ADMIN' })

const unlimited = { checkoutsPerHour: 10_000, openOrders: 1_000 }
beforeEach(() => limitOrders(app, one, unlimited))

async function add(person: Shopper, price: number, quantity = 1): Promise<string> {
  const { variantIds } = await one.product({ price, stock: 100 })
  const [id = ''] = variantIds
  expect((await person.add(id, quantity)).status).toBe(200)
  return id
}

async function bagOf(price: number, given: Parameters<typeof shopper>[1] = {}): Promise<Shopper> {
  const person = await shopper(one, given)
  await add(person, price)
  return person
}

async function deliver(orderId: string): Promise<void> {
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED'])
    await one.call('POST', `/api/v1/orders/${orderId}/moves`, { token: admin.token, body: { to } })
}

describe('cash orders of a new customer', () => {
  // Shows B20.
  test('are limited to ten thousand rupees; one paisa more must be paid online', async () => {
    expect((await (await bagOf(rupees(10_000))).init('cod')).status).toBe(200)
    const person = await bagOf(rupees(10_000) + 1)
    expect(await person.init('cod')).toMatchObject({
      status: 409,
      body: {
        msg: 'With your account, items for up to ₹10,000.00 can be on their way unpaid before a first order has arrived. Pay online instead, or order less.',
      },
    })
    expect((await person.init('sandbox')).status).toBe(200)
  })

  test('are limited to ten different items', async () => {
    const person = await shopper(one)
    const ids = []
    for (let index = 0; index < 11; index++) ids.push(await add(person, rupees(10)))
    const refused = await person.init('cod')
    expect(refused.body.msg).toContain('With your account, up to 10 different items can be on their way unpaid')
    expect(await stockOf(app, ids[0] ?? '')).toEqual({ stock: 100, ledger: 100 })
  })

  test('are counted together until one is delivered', async () => {
    const person = await bagOf(rupees(6_000))
    const first = await person.init('cod')
    await add(person, rupees(5_000))
    expect((await person.init('cod')).body.msg).toContain('and ₹6,000.00 are already. Pay online instead')
    await deliver(first.body.data.orderId)
    expect((await person.init('cod')).status).toBe(200)
    await add(person, rupees(90_000))
    expect((await person.init('cod')).status).toBe(200)
  })

  test('no longer count once cancelled', async () => {
    const person = await bagOf(rupees(9_000))
    const { orderId } = (await person.init('cod')).body.data
    await add(person, rupees(9_000))
    expect((await person.init('cod')).status).toBe(409)
    await one.call('POST', `/api/v1/orders/${orderId}/cancel`, { token: admin.token, body: { reason: 'No more.' } })
    expect((await person.init('cod')).status).toBe(200)
  })

  test('cannot be started online and changed to cash', async () => {
    const person = await bagOf(rupees(52_000))
    const online = await person.init('sandbox')
    expect((await person.init('cod')).status).toBe(409)
    expect((await person.order(online.body.data.orderId)).status).toBe('PENDING_PAYMENT')
  })

  test('count per mobile number, on any number of accounts, also concurrently', async () => {
    const mobileNumber = newMobile()
    const people = await Promise.all(Array.from({ length: 20 }, () => bagOf(rupees(3_000), { mobileNumber })))
    const answers = await Promise.all(people.map((person) => person.init('cod')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 409)?.body.msg).toContain('With this mobile number, items for up to')
  })

  test('have three times the limit per IP address', async () => {
    const ip = '203.0.113.40'
    const people = await Promise.all(Array.from({ length: 12 }, () => bagOf(rupees(5_000), { ip })))
    const answers = await Promise.all(people.map((person) => person.init('cod')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.find(({ status }) => status === 409)?.body.msg).toContain('items for up to ₹30,000.00')
  })

  test('with a total of 0 are limited too: they are shipped without a payment', async () => {
    const person = await shopper(one)
    for (let index = 0; index < 11; index++) await add(person, 0)
    expect((await person.init('sandbox')).status).toBe(409)
    const other = await shopper(one)
    for (let index = 0; index < 6; index++) await add(other, 0)
    expect((await other.init('sandbox')).status).toBe(200)
    for (let index = 0; index < 6; index++) await add(other, 0)
    expect(await other.init('sandbox')).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('before a first order has arrived, and 6 are already') },
    })
  })

  test('are not sent to a payment mode that the shop does not offer', async () => {
    const settings = { ...testSettings, orderLimits: unlimited, payments: { modes: ['cod'] } }
    await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
    app.services.bus.tell(one.id, ['site'])
    const { body } = await (await bagOf(rupees(20_000))).init('cod')
    expect(body.msg).toMatch(/first order has arrived\. Order less\.$/)
  })
})

describe('a customer is new', () => {
  const reservedFor = async (person: Shopper) => {
    await add(person, rupees(500))
    const order = await person.order((await person.init('sandbox')).body.data.orderId)
    return Math.round((Date.parse(order.reservedUntil ?? '') - Date.parse(order.created)) / 60_000)
  }

  // Shows B20.
  test('until they have paid: then reservations last longer, and cash orders may be larger', async () => {
    expect(await reservedFor(await shopper(one))).toBe(5)
    const known = await provenShopper(one)
    expect(await reservedFor(known)).toBe(15)
    await add(known, rupees(52_000))
    expect((await known.init('cod')).status).toBe(200)
  })

  test('until an order is delivered', async () => {
    const person = await bagOf(rupees(500))
    const { orderId } = (await person.init('cod')).body.data
    expect(await reservedFor(person)).toBe(5)
    await deliver(orderId)
    expect(await reservedFor(person)).toBe(15)
  })

  test('after an order with a total of 0', async () => {
    const person = await bagOf(0)
    expect((await person.init('sandbox')).body.data.redirect).toBeNull()
    expect(await reservedFor(person)).toBe(5)
  })

  test('when all their payments were refunded', async () => {
    const person = await bagOf(rupees(500))
    const start = await person.init('sandbox')
    await press(one, start, 'pay')
    const { orderId } = start.body.data
    await one.call('POST', `/api/v1/orders/${orderId}/cancel`, { token: admin.token, body: { reason: 'No more.' } })
    expect(await reservedFor(person)).toBe(5)
  })

  test('with the limits that the owner sets', async () => {
    await limitOrders(app, one, { ...unlimited, newReservedMinutes: 2, reservedMinutes: 30 })
    expect(await reservedFor(await shopper(one))).toBe(2)
    expect(await reservedFor(await provenShopper(one))).toBe(30)
  })
})

describe('online orders of a new customer', () => {
  const unpaid = async (ids: string[]) =>
    (
      await owner.query(
        `select count(*)::int as lines, coalesce(sum(quantity), 0)::int as pieces from order_lines l
         join orders o on o.site_id = l.site_id and o.id = l.order_id
         where o.user_id = any($1) and o.status = 'PENDING_PAYMENT'`,
        [ids],
      )
    ).rows[0]
  const bagOfLines = async (lines: number, quantity: number, given: Parameters<typeof shopper>[1] = {}) => {
    const person = await shopper(one, given)
    for (let count = 0; count < lines; count++) await add(person, rupees(10), quantity)
    return person
  }

  // Shows B181.
  test('reserve at most twenty different items, forty pieces and two lakh rupees', async () => {
    for (const [lines, quantity, status] of [
      [20, 2, 200],
      [21, 1, 409],
      [3, 13, 200],
      [3, 14, 409],
    ] as const)
      expect((await (await bagOfLines(lines, quantity)).init('sandbox')).status, `${lines} x ${quantity}`).toBe(status)
    expect((await (await bagOf(rupees(2_00_000))).init('sandbox')).status).toBe(200)
    expect(await (await bagOf(rupees(2_00_000) + 1)).init('sandbox')).toMatchObject({
      status: 409,
      body: {
        msg: 'With your account, up to 20 different items, 40 pieces and ₹2,00,000.00 can wait for payment before a first order is paid. Pay the open orders, or order less.',
      },
    })
  })

  test('count per mobile number on many concurrent accounts, and three times as much per network', async () => {
    for (const [given, most] of [
      [{ mobileNumber: newMobile() }, 40],
      [{ ip: '203.0.113.60' }, 120],
    ] as const) {
      const people = await Promise.all(Array.from({ length: 12 }, () => bagOfLines(2, 10, given)))
      const answers = await Promise.all(people.map((person) => person.init('sandbox')))
      expect((await unpaid(people.map(({ id }) => id))).pieces).toBe(most)
      expect(answers.find(({ status }) => status === 409)?.body.msg).toContain('can wait for payment')
    }
  })

  test('have no limit after the first payment; their own unpaid order does not count', async () => {
    const person = await bagOfLines(3, 13)
    const first = await person.init('sandbox')
    await add(person, rupees(10))
    expect((await person.init('sandbox')).status).toBe(200)
    expect((await person.order(first.body.data.orderId)).status).toBe('LAPSED')
    const known = await provenShopper(one)
    for (let count = 0; count < 21; count++) await add(known, rupees(50_000), 2)
    expect((await known.init('sandbox')).status).toBe(200)
  })

  test('stay within the limit even for a bag with the whole shop', async () => {
    await limitOrders(app, one, {})
    const person = await shopper(one, { ip: '203.0.113.50' })
    const all = await Promise.all(Array.from({ length: 60 }, () => one.product({ stock: 50 })))
    const answers = await Promise.all(all.map(({ variantIds }) => person.add(variantIds[0] ?? '', 20)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    expect((await person.init('cod')).status).toBe(409)
    expect((await person.init('sandbox')).status).toBe(409)
    expect(await unpaid([person.id])).toEqual({ lines: 0, pieces: 0 })
  })
})
