import { stockUp } from '../../tests/endurance/support/shoppers.ts'
import { type BuyersShop, checkOut, inParallel, withBags } from '../buyers.ts'
import { call, callApi, signIn } from '../call.ts'
import { atLeast, atMost, type Row, row } from '../measure.ts'
import { residentOf, watchMost } from '../processes.ts'
import { seedOrders } from '../seed/orders.ts'
import type { Stage } from '../stage.ts'
import { percentile } from '../statistics.ts'

const past = { small: 10_000, large: Number(process.env.HAAT_BENCH_PAST ?? 1_000_000) }
const rounds = { lists: 40, checkouts: 120 }
/** Requests under way at once. */
const atOnce = { checkouts: 8, invoices: 32 }
const grouped = (count: number) => count.toLocaleString('en-IN')

type Shop = BuyersShop & { orders: number; token: string }

/** A shop with a million orders beside one with a hundredth of them and a new one. */
export async function orders(stage: Stage): Promise<Row[]> {
  const [fresh, small, large] = [await open(stage, 1), await open(stage, past.small), await open(stage, past.large)]
  return [
    ...(await lists(small, large)),
    ...(await checkouts([fresh, small, large])),
    ...(await gstr1(large)),
    ...(await invoiceNumbers(large)),
  ]
}

async function open(stage: Stage, count: number): Promise<Shop> {
  stage.say(`Making a shop with ${count} orders`)
  const { id: siteId, host } = await stage.shop(100, `orders-${count}`)
  await seedOrders(stage.owner, siteId, count)
  const { port } = stage.product
  const variants = await stockUp(stage.owner, siteId, 6, 100_000)
  return { stage, port, host, siteId, variants, orders: count, token: await signIn(port, host) }
}

/** The admin's list, in both shops in turn. */
async function lists(small: Shop, large: Shop): Promise<Row[]> {
  const looks: [string, (shop: Shop, turn: number) => string][] = [
    ['the list of orders', (_, turn) => `?p=${turn % 5}`],
    ['those to be packed', (_, turn) => `?status=PLACED&p=${turn % 5}`],
    ['a number', (shop, turn) => `?q=${1 + ((turn * 7_919) % shop.orders)}`],
    ['how many there are of each state', () => '/counts'],
  ]
  const rows: Row[] = []
  for (const [name, pathOf] of looks) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let turn = 0; turn < rounds.lists; turn++) {
      times.small.push(await look(small, pathOf(small, turn)))
      times.large.push(await look(large, pathOf(large, turn)))
    }
    const middle = percentile(times.large, 0.5)
    rows.push(
      row(`${name}, of ${grouped(large.orders)}: p50`, middle, 'ms'),
      row(`${name}, of ${grouped(large.orders)}: p99`, percentile(times.large, 0.99), 'ms'),
      row(`${name}: p50, of that with ${grouped(small.orders)}`, middle / percentile(times.small, 0.5), '×'),
    )
  }
  return rows
}

/** @returns how long it took, ms */
async function look({ port, host, token }: Shop, path: string): Promise<number> {
  const started = performance.now()
  await callApi({ port, host, token, path: `/api/v1/orders${path}` })
  return performance.now() - started
}

/** Cash orders of filled bags, a third of them in each shop before the next third, after a third that only warms up. */
async function checkouts(shops: Shop[]): Promise<Row[]> {
  const seconds = shops.map(() => 0)
  const part = rounds.checkouts / 3
  for (let turn = 0; turn <= 3; turn++)
    for (const [index, shop] of shops.entries()) {
      const buyers = await withBags(shop, part)
      const began = performance.now()
      await inParallel(buyers, atOnce.checkouts, (buyer) => checkOut(shop, buyer, 'cod'))
      if (turn > 0) seconds[index] = (seconds[index] ?? 0) + (performance.now() - began) / 1_000
    }
  const rates = seconds.map((all) => rounds.checkouts / all)
  return [
    ...shops.map((shop, index) =>
      row(`checkouts where there are ${grouped(shop.orders)} orders`, rates[index] ?? Number.NaN, 'a second'),
    ),
    row('the last, of the first', (rates[2] ?? Number.NaN) / (rates[0] ?? Number.NaN), '×', atLeast(0.8)),
  ]
}

/** The files of a whole month: one row to a document, and sums. */
async function gstr1({ stage, port, host, token, siteId }: Shop): Promise<Row[]> {
  const { rows } = await stage.owner.query(
    `select to_char(now() - interval '1 month', 'YYYY-MM') as month, count(*)::int as documents from invoices
     where site_id = $1 and to_char(issued_on, 'YYYY-MM') = to_char(now() - interval '1 month', 'YYYY-MM')`,
    [siteId],
  )
  const [{ month, documents }] = rows
  const { pid } = stage.product
  const before = residentOf(pid)
  const most = watchMost(() => residentOf(pid))
  const times: Row[] = []
  const headers = { authorization: `Basic ${token}` }
  for (const file of ['b2b', 'b2cs', 'hsn-b2c', 'docs']) {
    const started = performance.now()
    const { status } = await call({ port, host, headers, path: `/api/v1/gstr-1/${file}?month=${month}` })
    if (status !== 200) throw new Error(`${file} was answered ${status}`)
    times.push(row(`GSTR-1, ${file}: a month of ${grouped(documents)} documents`, performance.now() - started, 'ms'))
  }
  return [...times, row('GSTR-1: the server, the most above that before', most() - before, 'MB', atMost(100))]
}

/** Invoices of orders that wait, by 32 callers at once. */
async function invoiceNumbers({ stage, port, host, token, siteId }: Shop): Promise<Row[]> {
  const { rows: waiting } = await stage.owner.query(
    `select o.id from orders o where o.site_id = $1 and o.status = 'PLACED'
     and not exists (select 1 from invoices i where i.site_id = o.site_id and i.order_id = o.id) limit 320`,
    [siteId],
  )
  const began = performance.now()
  await inParallel(waiting, atOnce.invoices, ({ id }) =>
    callApi({ port, host, token, method: 'POST', path: `/api/v1/orders/${id}/invoice` }),
  )
  const seconds = (performance.now() - began) / 1_000
  const { rows } = await stage.owner.query(
    `select count(*)::int as issued, count(distinct number)::int as numbers,
       max(substring(number from '[0-9]+$')::int) - min(substring(number from '[0-9]+$')::int) + 1 as span
     from invoices where site_id = $1 and order_id = any($2::uuid[])`,
    [siteId, waiting.map(({ id }) => id)],
  )
  const [{ issued, numbers, span }] = rows
  const isWhole = issued === waiting.length && numbers === issued && span === issued
  return [
    row(`invoices of ${waiting.length} orders, ${atOnce.invoices} at once`, waiting.length / seconds, 'a second'),
    row('numbers without a gap or a double, of all', isWhole ? 1 : 0, '×', atLeast(1)),
  ]
}
