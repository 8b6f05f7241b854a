import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { type Shopper, shopperWith, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const { one, two, owner } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })

const list = async (query: Record<string, string> = {}) =>
  (await one.call('GET', '/api/v1/orders', { token, query })).body
const counts = async (query: Record<string, string> = {}) =>
  (await one.call('GET', '/api/v1/orders/counts', { token, query })).body.data
const numbers = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ number }: { number: number }) => number)

/** Notes a parcel of an order. */
const track = (number: number, trackingNumber: string) =>
  owner.query(
    `insert into parcels (site_id, order_id, number, state, tracking_number)
     select site_id, id, 1, 'SENT', $2 from orders where number = $3 and site_id = $1`,
    [one.id, trackingNumber, number],
  )

let buyer: Shopper

beforeAll(async () => {
  const { person } = await shopperWith(one, { price: 30_000 }, 3)
  buyer = person
  await person.init('cod')
  await waitingAtBank(one, { price: 90_000 })
  const third = await shopperWith(one, { price: 10_000 })
  await third.person.init('cod')
  await shopperWith(two).then(({ person }) => person.init('cod'))
})

describe('the table of orders', () => {
  test('shows the newest first, with the columns that staff need', async () => {
    const { data, total } = await list()
    expect(total).toBe(3)
    expect(data.map(({ number }: { number: number }) => number)).toEqual([1003, 1002, 1001])
    expect(data[2]).toEqual({
      _id: expect.any(String),
      number: 1001,
      status: 'PLACED',
      paymentMode: 'cod',
      paymentStatus: 'DUE_ON_DELIVERY',
      currency: 'INR',
      total: 90_000,
      pieces: 3,
      sent: 0,
      test: false,
      customer: { name: 'Asha Rao', email: buyer.email },
      city: 'Pune',
      pickUp: null,
      goesWith: null,
      goingAlong: [],
      created: expect.any(String),
      placed: expect.any(String),
    })
  })

  // Shows B316.
  test('finds orders by number, name, e-mail, mobile and tracking number', async () => {
    await track(1002, 'DL99')
    expect(await numbers({ q: '1001' })).toEqual([1001])
    for (const q of ['#1003', '१००३', '#१००३', ' 1003 ']) expect([q, await numbers({ q })]).toEqual([q, [1003]])
    expect(await numbers({ q: buyer.email.slice(0, -4) })).toEqual([1001])
    expect(await numbers({ q: 'asha' })).toHaveLength(3)
    expect(await numbers({ q: buyer.mobileNumber })).toEqual([1001])
    expect(await numbers({ q: 'DL99' })).toEqual([1002])
    expect(await numbers({ q: 'a%b' })).toEqual([])
  })

  test('finds a number as it is, however it is written, and not within emails and names', async () => {
    const mobile = buyer.mobileNumber
    for (const q of [`+91 ${mobile}`, `0${mobile}`, `${mobile.slice(0, 5)} ${mobile.slice(5)}`])
      expect([q, await numbers({ q })]).toEqual([q, [1001]])
    const { rows } = await owner.query(
      "update users set email = 'asha1002@example.com' where id = $1 and site_id = $2 returning id",
      [buyer.id, one.id],
    )
    expect(rows).toHaveLength(1)
    await track(1003, '445566778899')
    expect(await numbers({ q: '1002' })).toEqual([1002])
    expect(await numbers({ q: '445566778899' })).toEqual([1003])
    expect(await numbers({ q: '4455' })).toEqual([])
    expect(await numbers({ q: mobile.slice(0, 9) })).toEqual([])
    expect(await numbers({ q: 'asha1002' })).toEqual([1001])
    await owner.query('update users set email = $2 where id = $1', [buyer.id, buyer.email])
  })

  test('filters by state, payment and day, and counts per state', async () => {
    expect(await numbers({ status: 'PENDING_PAYMENT' })).toEqual([1002])
    expect(await numbers({ payment: 'DUE_ON_DELIVERY' })).toEqual([1003, 1001])
    expect(await counts()).toMatchObject({ all: 3, by: { PLACED: 2, PENDING_PAYMENT: 1, PACKED: 0 } })
    expect(await counts({ status: 'PLACED', payment: 'OPEN' })).toMatchObject({ all: 1, by: { PLACED: 0 } })
  })

  test("takes days in the site's time zone, from midnight to midnight", async () => {
    await owner.query("update orders set created_at = '2026-03-10T18:29:59Z' where number = 1001 and site_id = $1", [
      one.id,
    ])
    await owner.query("update orders set created_at = '2026-03-10T18:30:00Z' where number = 1003 and site_id = $1", [
      one.id,
    ])
    expect(await numbers({ from: '2026-03-10', to: '2026-03-10' })).toEqual([1001])
    expect(await numbers({ from: '2026-03-11', to: '2026-03-11' })).toEqual([1003])
    expect((await counts({ to: '2026-03-11' })).all).toBe(2)
  })

  test('finds an order that was paid twice among those with a refund due', async () => {
    await owner.query(
      `insert into payments (site_id, order_id, provider, status, amount, currency)
       select site_id, id, 'sandbox', 'REFUND_DUE', 100, 'INR' from orders where number = 1003 and site_id = $1`,
      [one.id],
    )
    expect(await numbers({ payment: 'REFUND_DUE' })).toEqual([1003])
  })

  test('sorts by number and total, page by page', async () => {
    expect(await numbers({ sort: 'number', order: 'ascend' })).toEqual([1001, 1002, 1003])
    expect(await numbers({ sort: 'total', order: 'ascend', s: '1' })).toEqual([1003])
    expect(await numbers({ sort: 'total', order: 'descend', s: '2', p: '1' })).toEqual([1003])
  })

  test.each([
    [{ status: 'LOST' }, 'status'],
    [{ payment: 'GOLD' }, 'payment'],
    [{ way: 'drone' }, 'way'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ from: '0000-01-01' }, 'from'],
    [{ sort: 'colour' }, 'sort'],
  ])('%j is refused at the field', async (query, field) => {
    const { status, body } = await one.call('GET', '/api/v1/orders', { token, query: query as Record<string, string> })
    expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field })
  })
})
