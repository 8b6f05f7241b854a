import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { limitOrders, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'
import { firstSteps, type TaskCount } from '../../../../shared/running/dashboard.ts'
import { createPage } from '../../content/pages/index.ts'

/** 21 March, 15:30 in India. */
const now = new Date('2026-03-21T10:00:00Z')
const app = await testApp({ now: () => now })
const { one, two, owner } = app
// Two customers place all orders, so the limits are raised.
await limitOrders(app, one, { checkoutsPerHour: 1_000, pieces: 100, newLines: 500, newValue: 1_000_000_000 })
const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
const asha = await shopper(one)
const ravi = await shopper(one)
const { variantIds, id: productId } = await one.product({ name: 'Kansa bowl', price: 50_000, stock: 1_000 })
const [variantId = ''] = variantIds

const read = async (as = token, site = one) => (await site.call('GET', '/api/v1/dashboard', { token: as })).body.data

/** Places an order at this Indian time. */
async function sold(at: string, { by = asha, pieces = 1, status = 'PLACED' } = {}): Promise<void> {
  await by.add(variantId, pieces)
  const { body } = await by.init('cod')
  await owner.query('update orders set placed_at = $2, created_at = $2, status = $3 where id = $1', [
    body.data.orderId,
    new Date(`${at}+05:30`),
    status,
  ])
}

const visited = (day: string, hour: number, visitors: number, site = one) =>
  owner.query('insert into visit_hours (site_id, day, hour, views, visitors) values ($1, $2, $3, $4, $4)', [
    site.id,
    day,
    hour,
    visitors,
  ])

beforeEach(async () => {
  await owner.query('delete from orders')
  await owner.query('truncate visit_hours')
})

describe('the dashboard', () => {
  // Shows R15.
  test('compares today with yesterday up to the same time', async () => {
    await sold('2026-03-21T00:00:00')
    await sold('2026-03-21T15:29:00', { by: ravi, pieces: 3 })
    await sold('2026-03-20T15:29:59', { pieces: 2 })
    await sold('2026-03-20T15:30:00')
    await sold('2026-03-20T23:59:59')
    await visited('2026-03-21', 9, 8)
    await visited('2026-03-20', 9, 5)
    await visited('2026-03-20', 15, 4)
    await visited('2026-03-20', 16, 100)
    expect((await read()).today).toEqual({
      now: { orders: 2, sales: 200_000, average: 100_000, visitors: 8, buyers: 2, conversion: 0.25 },
      before: { orders: 1, sales: 100_000, average: 100_000, visitors: 7, buyers: 1, conversion: 1 / 7 },
    })
  })

  test('compares this month with as much of the last one', async () => {
    await sold('2026-03-01T00:00:00')
    await sold('2026-03-10T12:00:00')
    await sold('2026-02-01T00:00:00')
    await sold('2026-02-21T15:00:00')
    await sold('2026-02-21T16:00:00')
    await sold('2026-02-28T10:00:00')
    await sold('2026-01-31T23:59:00')
    await visited('2026-03-02', 23, 10)
    await visited('2026-02-20', 23, 20)
    await visited('2026-02-22', 1, 500)
    const { month } = await read()
    expect(month.now).toMatchObject({ orders: 2, sales: 100_000, buyers: 1, visitors: 10, conversion: 0.1 })
    expect(month.before).toMatchObject({ orders: 2, visitors: 20, conversion: 0.05 })
  })

  test('counts nothing that was cancelled, has lapsed or waits for its payment', async () => {
    for (const status of ['CANCELLED', 'LAPSED', 'DELIVERED', 'RETURNED']) await sold('2026-03-21T10:00:00', { status })
    expect((await read()).today.now).toMatchObject({ orders: 2, sales: 100_000 })
  })

  test('draws thirty days, those without a sale too', async () => {
    await sold('2026-03-21T00:10:00')
    await sold('2026-03-19T23:50:00', { pieces: 2 })
    await sold('2026-02-20T12:00:00')
    await sold('2026-02-19T12:00:00')
    const { chart } = await read()
    expect(chart).toHaveLength(30)
    expect(chart[0]).toEqual({ day: '2026-02-20', orders: 1, sales: 50_000 })
    expect(chart.slice(-3)).toEqual([
      { day: '2026-03-19', orders: 1, sales: 100_000 },
      { day: '2026-03-20', orders: 0, sales: 0 },
      { day: '2026-03-21', orders: 1, sales: 50_000 },
    ])
  })

  test('shows the latest orders and what sold best this month', async () => {
    for (let day = 1; day <= 8; day++) await sold(`2026-03-0${day}T10:00:00`)
    await sold('2026-02-27T10:00:00', { pieces: 50 })
    const { latest, top } = await read()
    expect(latest).toHaveLength(6)
    expect(latest[0]).toMatchObject({ status: 'PLACED', customer: { email: asha.email }, pieces: 1 })
    expect(top).toEqual([
      { _id: productId, name: 'Kansa bowl', path: expect.any(String), image: null, pieces: 8, sales: 400_000 },
    ])
  })

  test('says what sold best after discounts, as the sales above it are', async () => {
    const desk = await discountDesk(one)
    await desk.add()
    await sold('2026-03-20T10:00:00', { pieces: 3 })
    await desk.clear()
    expect((await read()).top).toMatchObject([{ pieces: 3, sales: 135_000 }])
  })

  test('counts of an order what its customer keeps, in sales and among what sold best', async () => {
    await sold('2026-03-20T10:00:00', { pieces: 4 })
    await sold('2026-03-21T10:00:00', { by: ravi })
    await owner.query('update order_lines set cancelled = 1, returned = 1 where quantity = 4')
    await owner.query('update orders set cancelled_amount = 50000, returned_amount = 50000 where total_amount = 200000')
    const { month, chart, top } = await read()
    expect(month.now).toMatchObject({ orders: 2, sales: 150_000, average: 75_000 })
    expect(chart.at(-2)).toEqual({ day: '2026-03-20', orders: 1, sales: 100_000 })
    expect(top).toMatchObject([{ pieces: 3, sales: 150_000 }])
  })

  // Shows B328.
  test('counts lowered prices among what sold best, as the sales above it do', async () => {
    await sold('2026-03-20T10:00:00', { pieces: 4 })
    await sold('2026-03-21T10:00:00', { by: ravi })
    // One piece was cancelled; then each of the other three was lowered by ₹100, and one of them came back.
    await owner.query(
      `update order_lines set cancelled = 1, returned = 1, reductions = '[{"amount": 30000, "gone": 1}]' where quantity = 4`,
    )
    await owner.query(
      'update orders set cancelled_amount = 50000, reduced_amount = 30000, returned_amount = 40000 where total_amount = 200000',
    )
    const { month, top } = await read()
    expect(month.now).toMatchObject({ orders: 2, sales: 130_000 })
    expect(top).toMatchObject([{ pieces: 3, sales: 130_000 }])
  })

  test('says what is to be done, and where', async () => {
    await sold('2026-03-20T10:00:00')
    await sold('2026-03-20T10:00:00')
    await sold('2026-03-20T10:00:00', { status: 'PACKED' })
    await owner.query(
      `insert into payments (site_id, order_id, provider, status, amount, currency)
       select site_id, id, 'sandbox', 'REFUND_DUE', 100, 'INR' from orders where status = 'PACKED'`,
    )
    expect((await read()).toDo).toEqual([
      { kind: 'pack', count: 2, href: '/orders?status=PLACED' },
      { kind: 'ship', count: 1, href: '/orders?status=PACKED&way=delivery' },
      { kind: 'refund', count: 1, href: '/money' },
    ])
  })

  test('tells orders that are to be shipped from those to be collected, and counts promised replacements', async () => {
    for (const status of ['PACKED', 'PACKED', 'DELIVERED']) await sold('2026-03-20T10:00:00', { status })
    await owner.query(
      `update orders set pick_up = '{"placeId": "x", "name": "Shop", "hours": "", "phone": ""}' where id = (select id from orders where status = 'PACKED' limit 1)`,
    )
    await owner.query(
      `insert into order_returns (site_id, order_id, state, outcome, pieces_amount)
       select site_id, id, 'RECEIVED', 'REPLACEMENT', 100 from orders where status = 'DELIVERED'`,
    )
    expect((await read()).toDo).toEqual([
      { kind: 'ship', count: 1, href: '/orders?status=PACKED&way=delivery' },
      { kind: 'collect', count: 1, href: '/orders?status=PACKED&way=pickUp' },
      { kind: 'replacements', count: 1, href: '/orders/returns?state=RECEIVED' },
    ])
  })

  // Shows B191.
  test('shows the stock to who keeps the catalogue, as its table filters it, without samples', async () => {
    const keeper = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    await one.product({ stock: 0 })
    await one.product({ stock: 3 })
    const { id: sample } = await one.product({ stock: 0 })
    await owner.query("insert into samples (site_id, kind, thing_id) values ($1, 'product', $2)", [one.id, sample])
    const { toDo, ...rest } = await read(keeper.token)
    expect(rest).toMatchObject({ today: null, month: null, chart: null, latest: null, top: null, wished: null })
    expect(toDo).toEqual([
      { kind: 'outOfStock', count: 1, href: '/products?status=PUBLISHED&stock=out' },
      { kind: 'lowStock', count: 2, href: '/products?status=PUBLISHED&stock=low' },
    ])
    for (const { count, href } of toDo) {
      const query = Object.fromEntries(new URLSearchParams(href.split('?')[1]))
      const { body } = await one.call('GET', '/api/v1/products', { token: keeper.token, query })
      expect({ href, total: body.total }).toEqual({ href, total: count })
    }
  })

  test('shows nothing of trade to who writes content, and nothing at all to customers', async () => {
    await sold('2026-03-21T10:00:00')
    const writer = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    expect(await read(writer.token)).toEqual({
      currency: 'INR',
      today: null,
      month: null,
      chart: null,
      latest: null,
      top: null,
      wished: null,
      toDo: [],
      start: { hasOrders: true, steps: [...firstSteps], done: ['begin', 'payment', 'open'] },
    })
    expect((await one.call('GET', '/api/v1/dashboard', { token: asha.token })).status).toBe(403)
  })

  test('tells who writes content which pages are not published as they stand', async () => {
    const writer = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    await createPage(await one.ctx(), { kind: 'page', key: '/about', title: 'About', document: { sections: [] } })
    await createPage(await one.ctx(), { kind: 'page', key: '/help', title: 'Help', document: { sections: [] } })
    expect((await read(writer.token)).toDo).toEqual([])
    await owner.query("update pages set title = 'Our help' where key = '/help'")
    expect((await read(writer.token)).toDo).toEqual([{ kind: 'pages', count: 1, href: '/pages' }])
    expect((await read()).toDo).toEqual([])
    await owner.query("update pages set deleted_at = now() where key = '/help'")
    expect((await read(writer.token)).toDo).toEqual([])
  })

  // Shows B224.
  test('names what has arrived by itself in a call of its own, without drafts', async () => {
    await sold('2026-03-20T10:00:00')
    await createPage(await one.ctx(), { kind: 'page', key: '/terms', title: 'Terms', document: { sections: [] } })
    await owner.query("update pages set title = 'Our terms' where key = '/terms'")
    const handles = await one.signIn({
      userType: 'STAFF',
      permissions: ['content', ...readyRoles.orders.permissions],
    })
    const arrived = async (token: string) => (await one.call('GET', '/api/v1/to-do', { token })).body.data
    expect((await read(handles.token)).toDo.map(({ kind }: TaskCount) => kind)).toEqual(['pack', 'pages'])
    expect(await arrived(handles.token)).toEqual([{ kind: 'pack', count: 1, href: '/orders?status=PLACED' }])
    const writer = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    expect(await arrived(writer.token)).toEqual([])
  })

  // Shows B98.
  test('tells who reads the inbox how many messages are new, as its list filters them', async () => {
    const reader = await one.signIn({ userType: 'STAFF', permissions: ['customers'] })
    for (const state of ['NEW', 'NEW', 'OPEN', 'SPAM'])
      await owner.query(
        `insert into messages (site_id, kind, state, name, mobile_number, email)
         values ($1, 'CONTACT', $2, 'Asha', '9876500000', 'asha@example.com')`,
        [one.id, state],
      )
    expect((await read(reader.token)).toDo).toEqual([{ kind: 'messages', count: 2, href: '/inbox?state=NEW' }])
    const { body } = await one.call('GET', '/api/v1/messages', { token: reader.token, query: { state: 'NEW' } })
    expect(body.total).toBe(2)
    expect((await read()).toDo).toEqual([])
  })

  test('is empty for a new shop, and says so', async () => {
    await sold('2026-03-21T10:00:00')
    await visited('2026-03-21', 9, 8)
    const { token } = await two.signIn({ userType: 'ADMIN' })
    const { revision } = (await two.call('GET', '/api/v1/settings', { token })).body.data
    await two.call('PATCH', '/api/v1/settings', { token, body: { revision, sells: true } })
    const { today, toDo, latest, top, chart, start } = await read(token, two)
    expect(today.now).toEqual({ orders: 0, sales: 0, average: null, visitors: 0, buyers: 0, conversion: null })
    expect({ toDo, latest, top, start }).toEqual({
      toDo: [],
      latest: [],
      top: [],
      start: { hasOrders: false, steps: [...firstSteps], done: ['begin', 'payment', 'open'] },
    })
    expect(chart).toHaveLength(30)
  })
})
