import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import {
  doJobs,
  home,
  limitOrders,
  newMobile,
  press,
  provenShopper,
  type Shopper,
  shopper,
} from '../../../../../tests/support/selling/shopping.ts'

const minute = 60_000
const hour = 60 * minute
/** Ahead of the database's clock, which schedules jobs without a time. */
let time = new Date(Date.now() + 24 * hour)
const app = await testApp({ now: () => time })
const { one, two, owner } = app
const { variantIds } = await one.product({ name: 'Kansa bowl', price: 50_000, stock: 100_000 })
const [bowl = ''] = variantIds

/** Moves past the limits of the previous test. */
beforeEach(async () => {
  time = new Date(time.getTime() + 2 * hour)
  await doJobs(app, time)
  await limitOrders(app, one, {})
})

/** Saves `count` addresses: each makes another order of the same bag. */
async function addressesOf(person: Shopper, count: number): Promise<string[]> {
  const saved = Array.from({ length: count }, (_, index) =>
    one.call('POST', '/api/io/crm/cuser/address/add', {
      token: person.token,
      body: { ...home, mobileNumber: person.mobileNumber, line1: `${index} Lake Road` },
    }),
  )
  return (await Promise.all(saved)).map(({ body }) => body.data._id)
}

async function withBowl(given: Parameters<typeof shopper>[1] = {}): Promise<Shopper> {
  const person = await shopper(one, given)
  await person.add(bowl)
  return person
}

const crowd = (count: number, given: (index: number) => Parameters<typeof shopper>[1]) =>
  Promise.all(Array.from({ length: count }, (_, index) => withBowl(given(index))))

const statusesOf = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The number of unpaid orders of these customers. */
async function openOf(people: Shopper[]): Promise<number> {
  const ids = people.map(({ id }) => id)
  const { rows } = await owner.query(
    "select count(*)::int as open from orders where status = 'PENDING_PAYMENT' and user_id = any ($1)",
    [ids],
  )
  return rows[0].open
}

describe('one customer', () => {
  // Shows B20.
  test('starts six checkouts within an hour, and is told when the next one is possible', async () => {
    const person = await withBowl()
    const [first = '', second = ''] = await addressesOf(person, 2)
    for (let index = 0; index < 6; index++) {
      expect((await person.init('sandbox', index % 2 ? first : second)).status).toBe(200)
      time = new Date(time.getTime() + minute)
    }
    expect(await person.init('cod', second)).toMatchObject({
      status: 429,
      body: {
        msg: 'With your account, 6 orders or payments were started within an hour. Pay the open order, or try again in 54 minutes.',
      },
    })
    // The open order is the last one, and can be paid.
    const open = await person.init('sandbox', first)
    expect(open.status).toBe(200)
    time = new Date(time.getTime() + 54 * minute - 1)
    expect((await person.init('sandbox', second)).body.msg).toContain('try again in 1 minute.')
    time = new Date(time.getTime() + 1)
    expect((await person.init('sandbox', second)).status).toBe(200)
  })

  test('can reopen the pending order without limit', async () => {
    const person = await withBowl()
    const first = await person.init('sandbox')
    for (let index = 0; index < 10; index++) expect((await person.init('sandbox')).body).toEqual(first.body)
  })

  test('can try to pay one order six times, not more', async () => {
    const person = await withBowl()
    const answers = []
    for (let index = 0; index < 8; index++) {
      const start = await person.init('sandbox')
      answers.push(start)
      if (start.status === 200) await press(one, start, 'fail')
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  })

  // Shows B20.
  test('making many concurrent requests for ten addresses gets six orders and one open one', async () => {
    const person = await withBowl()
    const places = await addressesOf(person, 10)
    const answers = await Promise.all(
      Array.from({ length: timesOf({ gate: 20, deep: 50 }) }, (_, index) => person.init('sandbox', places[index % 10])),
    )
    // A checkout that was replaced before its payment opened gets 409.
    expect(Object.keys(statusesOf(answers)).filter((status) => !['200', '409', '429'].includes(status))).toEqual([])
    expect(await person.orders()).toHaveLength(6)
    expect(await openOf([person])).toBe(1)
  })

  test('is not blocked by rows of a wrong clock, once it is right again', async () => {
    const person = await withBowl()
    const [first = '', second = ''] = await addressesOf(person, 2)
    const right = time
    time = new Date(right.getTime() + 31 * 24 * hour)
    for (let index = 0; index < 7; index++) await person.init('sandbox', index % 2 ? first : second)
    expect((await person.init('sandbox', person.addressId)).status).toBe(401)
    time = new Date(right.getTime() + 13 * 24 * hour)
    for (let index = 0; index < 7; index++) await person.init('sandbox', index % 2 ? first : second)
    expect((await person.init('sandbox', person.addressId)).status).toBe(429)
    time = right
    expect((await person.init('sandbox', person.addressId)).status).toBe(200)
  })
})

describe('a cash order of a new customer', () => {
  test.each([
    ['PLACED', 409],
    ['PACKED', 409],
    ['CANCEL_REQUESTED', 409],
    ['SHIPPED', 409],
    ['CANCELLED', 200],
    ['DELIVERED', 200],
  ])('that is %s after hours lets the next one be answered by %i', async (status, answer) => {
    await limitOrders(app, one, { newLines: 1 })
    const person = await withBowl()
    const { orderId } = (await person.init('cod')).body.data
    await owner.query('update orders set status = $2 where id = $1', [orderId, status])
    time = new Date(time.getTime() + 5 * hour)
    await person.add(bowl)
    expect((await person.init('cod')).status).toBe(answer)
  })

  // Shows B353.
  test('counts without the pieces of it that were cancelled', async () => {
    await limitOrders(app, one, { newLines: 2, newValue: 200_000 })
    const staff = await one.signIn({ userType: 'STAFF', permissions: ['orders', 'cancelOrders'] })
    const { variantIds } = await one.product({ name: 'Kansa plate', price: 40_000, stock: 10 })
    const person = await shopper(one)
    await person.add(bowl, 2)
    await person.add(variantIds[0] ?? '')
    const { orderId } = (await person.init('cod')).body.data
    await person.add(bowl, 2)
    expect((await person.init('cod')).status).toBe(409)
    const cancel = (lines: object[]) =>
      one.call('POST', `/api/v1/orders/${orderId}/cancellations`, {
        token: staff.token,
        body: { lines, reason: 'Broken' },
      })
    // One kind of item is left of it, and ₹500.
    expect((await cancel([{ position: 0, pieces: 1 }])).status).toBe(200)
    expect((await person.init('cod')).status).toBe(409)
    expect((await cancel([{ position: 1, pieces: 1 }])).status).toBe(200)
    expect((await person.init('cod')).status).toBe(200)
  })
})

describe('one mobile number', () => {
  const spellings = (number: string) => [
    number,
    `+91${number}`,
    `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
    `0${number}`,
    `0091-${number}`,
    `(+91) 0${number}`,
    number.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ]

  // Shows B20.
  test('on many accounts, in many spellings, holds two unpaid orders, even with concurrent requests', async () => {
    const number = newMobile()
    const people = await crowd(30, () => ({}))
    for (const [index, { id }] of people.entries()) {
      const [spelt] = spellings(number).slice(index % 7)
      // The number is the account's in one half, the delivery address's in the other.
      const where =
        index % 2 ? 'addresses set mobile_number = $2 where user_id' : 'users set mobile_number = $2 where id'
      await owner.query(`update ${where} = $1`, [id, spelt])
    }
    const answers = await Promise.all(people.map((person) => person.init('sandbox')))
    expect(statusesOf(answers)).toEqual({ 200: 2, 409: 28 })
    expect(await openOf(people)).toBe(2)
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.msg).toBe(
        'With this mobile number, 2 orders are already waiting for payment. Pay them first, or try again in 5 minutes.',
      )
  })

  test('can order again once its orders are paid, or have expired', async () => {
    const mobileNumber = newMobile()
    const [first, second, third, fourth] = await crowd(4, () => ({ mobileNumber }))
    const start = await first?.init('sandbox')
    await second?.init('sandbox')
    expect((await third?.init('sandbox'))?.status).toBe(409)
    if (start) await press(one, start, 'pay')
    expect((await third?.init('sandbox'))?.status).toBe(200)
    expect((await fourth?.init('sandbox'))?.status).toBe(409)
    time = new Date(time.getTime() + 5 * minute)
    await doJobs(app, time)
    expect((await fourth?.init('sandbox'))?.status).toBe(200)
  })

  test('starts six checkouts within an hour, on any number of accounts', async () => {
    await limitOrders(app, one, { openOrders: 100 })
    const mobileNumber = newMobile()
    const people = await crowd(20, () => ({ mobileNumber }))
    const answers = await Promise.all(people.map((person) => person.init('sandbox')))
    expect(statusesOf(answers)).toEqual({ 200: 6, 429: 14 })
  })

  test('of a customer who has paid before does not block others who use it', async () => {
    const mobileNumber = newMobile()
    const known = await provenShopper(one, { mobileNumber })
    for (const person of await crowd(2, () => ({ mobileNumber }))) await person.init('sandbox')
    await known.add(bowl)
    expect((await known.init('sandbox')).status).toBe(200)
  })
})

describe('one IP address', () => {
  // Shows B20.
  test('holds three times as much as one customer, however many sign up behind it', async () => {
    const people = await crowd(25, () => ({ ip: '203.0.113.7' }))
    const answers = await Promise.all(people.map((person) => person.init('sandbox')))
    expect(statusesOf(answers)).toEqual({ 200: 6, 409: 19 })
    expect(answers.find(({ status }) => status === 409)?.body.msg).toContain('From your internet connection, 6 orders')
    const elsewhere = await withBowl({ ip: '203.0.113.8' })
    expect((await elsewhere.init('sandbox')).status).toBe(200)
  })

  test('of version 6 counts as the whole network of a subscriber', async () => {
    const people = await crowd(12, (index) => ({ ip: `2001:db8:7:1:${index.toString(16)}::${index}` }))
    const answers = await Promise.all(people.map((person) => person.init('sandbox')))
    expect(statusesOf(answers)).toEqual({ 200: 6, 409: 6 })
  })

  test('does not block customers who have paid before', async () => {
    const ip = '203.0.113.9'
    const known = await provenShopper(one, { ip })
    await Promise.all((await crowd(8, () => ({ ip }))).map((person) => person.init('sandbox')))
    await known.add(bowl)
    expect((await known.init('sandbox')).status).toBe(200)
  })

  test('counts on each site separately', async () => {
    const ip = '203.0.113.10'
    await Promise.all((await crowd(8, () => ({ ip }))).map((person) => person.init('sandbox')))
    const { variantIds } = await two.product()
    const other = await shopper(two, { ip })
    await other.add(variantIds[0] ?? '')
    expect((await other.init('sandbox')).status).toBe(200)
  })
})

test('customers with crossing numbers and networks wait for each other without deadlock', async () => {
  await limitOrders(app, one, { openOrders: 1_000, checkoutsPerHour: 10_000 })
  const numbers = [newMobile(), newMobile(), newMobile()]
  const people = await crowd(24, (index) => ({ mobileNumber: numbers[index % 3], ip: `203.0.113.${20 + (index % 2)}` }))
  for (const [index, { id }] of people.entries())
    await owner.query('update users set mobile_number = $2 where id = $1', [id, numbers[(index + 1) % 3]])
  const answers = await Promise.all(people.map((person, index) => person.init(index % 2 ? 'cod' : 'sandbox')))
  expect(statusesOf(answers)).toEqual({ 200: 24 })
})
