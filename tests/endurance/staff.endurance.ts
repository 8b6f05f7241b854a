import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker, type Reply } from './support/ask.ts'
import { faultsInBooks } from './support/books.ts'
import { openMailServer } from './support/mail-server.ts'
import { killPostgres, openOwner } from './support/postgres.ts'
import { makeProduct } from './support/product.ts'
import { scaled } from './support/scale.ts'
import { type Customer, fillBags, makeCustomers, stockUp } from './support/shoppers.ts'

const mails = await openMailServer()
const product = await makeProduct({ SMTP_URL: mails.url })
const ask = asker(product.port, `shop.localhost:${product.port}`)
const count = scaled(120, 40)
const rounds = scaled(4, 2)

let siteId = 0
let staff = ''

beforeAll(async () => {
  await product.start()
  const owner = await openOwner(product.dataDir)
  siteId = (await owner.query("select id from sites where key = 'shop'")).rows[0].id
  await owner.end()
  const body = JSON.stringify({ email: 'owner@example.com', password: 'Haat@2026' })
  staff = JSON.parse((await ask('/api/io/crm/login', { method: 'POST', body })).text).loginToken
})

afterAll(async () => {
  await product.discard()
  mails.close()
})

type Ordered = { customer: Customer; id: string }

const post = (path: string, body: object, token = staff) =>
  ask(path, { method: 'POST', body: JSON.stringify(body), token })
const act = ({ id }: Ordered, name: string, body: object) => post(`/api/v1/orders/${id}/${name}`, body)
const move = (ordered: Ordered, to: string) => act(ordered, 'moves', { to })

async function ordersOf(customers: Customer[]): Promise<Ordered[]> {
  const placed: Ordered[] = []
  for (const customer of customers) {
    const query = new URLSearchParams({ addressId: customer.addressId, paymentMode: 'cod' })
    const order = () => ask(`/api/io/cart/checkout/init?${query}`, { token: customer.token })
    let reply = await order()
    // A shop that was only just started may be busy, and says so.
    while (reply.status === 503) reply = await order()
    const { status, text } = reply
    expect(status, text).toBe(200)
    placed.push({ customer, id: JSON.parse(text).data.orderId })
  }
  return placed
}

/** Ways in which orders go on: each has an invoice at the first step, most a credit note at another. */
const ways: ((ordered: Ordered) => (() => Promise<Reply>)[])[] = [
  (ordered) => [() => move(ordered, 'PACKED'), () => act(ordered, 'cancel', { reason: 'Sold out.' })],
  (ordered) => [
    () => move(ordered, 'PACKED'),
    () => act(ordered, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'One is broken.' }),
    () => act(ordered, 'parcels', {}),
    () => move(ordered, 'DELIVERED'),
  ],
  (ordered) => [
    () => act(ordered, 'parcels', { lines: [{ position: 0, pieces: 1 }] }),
    () => act(ordered, 'parcels', {}),
    () => move(ordered, 'RETURNED'),
  ],
  (ordered) => [
    ...['PACKED', 'SHIPPED', 'DELIVERED'].map((to) => () => move(ordered, to)),
    () =>
      post(
        '/api/io/crm/cuser/order/return/request',
        { id: ordered.id, lines: [{ position: 0, pieces: 1 }] },
        ordered.customer.token,
      ),
    () => move(ordered, 'RETURNED'),
  ],
]

/** The steps of a way, until one is not served. */
async function goOn(ordered: Ordered, index: number, done: () => void): Promise<void> {
  for (const step of ways[index % ways.length]?.(ordered) ?? []) {
    const { status, text } = await step()
    // Not served, or refused because it was done before; nothing that looks like a fault.
    expect([200, 0, 503, 409, 404], text).toContain(status)
    if (isUnserved(status)) return
    done()
  }
}

const isUnserved = (status: number) => status === 0 || status === 503

/**
 * The steps of a way from the first to its end; those done before the kill are refused. One of several processes may still be on its
 * way back to the database, and says so.
 */
async function finish(ordered: Ordered, index: number): Promise<void> {
  for (const step of ways[index % ways.length]?.(ordered) ?? []) {
    let reply = await step()
    while (isUnserved(reply.status)) reply = await step()
    expect([200, 409, 404], reply.text).toContain(reply.status)
  }
}

const casualties = {
  'the server': () => product.kill(),
  'the whole database': () => killPostgres(product.dataDir),
}

test.each(
  Object.keys(casualties).flatMap((name) => Array.from({ length: rounds }, (_, round) => [name, round + 1] as const)),
)(
  'when %s is killed amid packing, cancelling and returning, nothing is lost or done twice, round %i',
  async (name, round) => {
    const owner = await openOwner(product.dataDir)
    const variants = await stockUp(owner, siteId, 6, count * 10)
    const people = await makeCustomers(owner, siteId, count)
    await fillBags(owner, siteId, people, variants)
    await owner.end()
    const orders = await ordersOf(people)

    let steps = 0
    const some = (count * 3 * (round / (rounds + 1))) | 0
    let killed: Promise<void> | undefined
    const done = () => {
      steps++
      if (steps === some) killed = casualties[name as keyof typeof casualties]()
    }
    await Promise.all(orders.map((ordered, index) => goOn(ordered, index, done)))
    await killed
    expect(killed).toBeDefined()
    if (name === 'the server') await product.start()
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000, interval: 100 }).toBe(200)

    const after = await openOwner(product.dataDir)
    expect(await faultsInBooks(after)).toEqual([])
    await Promise.all(orders.map((ordered, index) => finish(ordered, index)))
    expect(await faultsInBooks(after)).toEqual([])
    const { rows } = await after.query(
      `select o.status, count(*)::int as orders, count(i.id)::int as invoiced from orders o
     left join invoices i on i.site_id = o.site_id and i.order_id = o.id and i.credits is null
     where o.site_id = $1 and o.id = any ($2) group by 1 order by 1`,
      [siteId, orders.map(({ id }) => id)],
    )
    await after.end()
    expect(rows.reduce((sum, { invoiced }) => sum + invoiced, 0)).toBe(count)
    const of = (status: string) => rows.find((row) => row.status === status)?.orders ?? 0
    expect(of('CANCELLED')).toBe(count / 4)
    expect(of('RETURNED')).toBeGreaterThanOrEqual(count / 4)
    expect(of('DELIVERED') + of('RETURNED')).toBe((count * 3) / 4)
  },
)
