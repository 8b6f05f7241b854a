import { setTimeout as sleep } from 'node:timers/promises'
import { eventOf, openStripe } from '../../tests/doubles/stripe.ts'
import { type Customer, stockUp } from '../../tests/endurance/support/shoppers.ts'
import { type BuyersShop, checkOut, inParallel, send, withBags, withNumbers } from '../buyers.ts'
import { call, callApi, signIn } from '../call.ts'
import { atLeast, atMost, type Row, row } from '../measure.ts'
import { type Product, startProduct } from '../product.ts'
import type { Stage } from '../stage.ts'
import { percentile, seededRandom } from '../statistics.ts'

const howMany = Number(process.env.HAAT_BENCH_ORDERS ?? 1_000)
/** Times that Stripe tells of each payment. */
const repeats = 10
/** Requests under way at once. */
const atOnce = { checkouts: 16, webhooks: 32, hanging: 200 }
const keys = { secret: 'sk_test_benchabcdefgh1234', webhookSecret: 'whsec_bench' }
const host = 'shop.localhost'

type Bank = Awaited<ReturnType<typeof openStripe>>
type Shop = BuyersShop & { product: Product; bank: Bank }

/**
 * Checkouts that are paid at Stripe, whose double runs beside the load: how many a second, what a slow and a silent provider
 * cost others, and its webhook when everything is told ten times.
 */
export async function payments(stage: Stage): Promise<Row[]> {
  const bank = await openStripe()
  const { owner } = stage
  const siteId: number = (await owner.query("select id from sites where key = 'shop'")).rows[0].id
  const settings = { payments: { modes: ['stripe', 'cod'] } }
  await owner.query('update sites set settings = settings || $2 where id = $1', [siteId, settings])
  const variants = await stockUp(owner, siteId, 6, 100_000)
  const product = await startProduct({
    ...{ dataDir: stage.folder, databaseUrl: stage.databaseUrl() },
    env: { STRIPE_URL: bank.url },
  })
  const shop = { stage, product, bank, siteId, variants, host, port: product.port }
  try {
    await connect(shop)
    return [...(await checkouts(shop)), ...(await slowBank(shop)), ...(await silentBank(shop))]
  } finally {
    await product.stop()
    await bank.close()
  }
}

async function connect({ product: { port } }: Shop): Promise<void> {
  const token = await signIn(port, host)
  const asked = { port, host, token }
  await callApi({ ...asked, method: 'PUT', path: '/api/v1/payment-accounts/stripe/test', body: keys })
  await callApi({ ...asked, method: 'POST', path: '/api/v1/payment-accounts/stripe/use', body: { mode: 'test' } })
}

async function checkouts(shop: Shop): Promise<Row[]> {
  const { variants } = shop
  const buyers = await withNumbers(shop, howMany)
  const times: number[] = []
  const began = performance.now()
  await inParallel(buyers, atOnce.checkouts, async (buyer) => {
    const body = { productVariantId: variants[0] }
    await send(shop, buyer, { method: 'POST', path: '/api/io/crm/cuser/cart_items/add', body })
    times.push(await begin(shop, buyer))
  })
  const seconds = (performance.now() - began) / 1_000
  return [
    row(`checkouts that lead to Stripe, bag included, ${atOnce.checkouts} at once`, howMany / seconds, 'a second'),
    row('starting a payment: p99', percentile(times, 0.99), 'ms'),
    ...(await webhooks(shop)),
  ]
}

/** Each payment is told of ten times, in any order. */
async function webhooks({ product: { port }, bank, stage, siteId }: Shop): Promise<Row[]> {
  const random = seededRandom(7)
  const events = [...bank.sessions.keys()]
    .map((id) => eventOf('checkout.session.completed', bank.pay(id), keys.webhookSecret))
    .flatMap((event) => Array.from({ length: repeats }, () => ({ event, rank: random() })))
    .toSorted((a, b) => a.rank - b.rank)
  const times: number[] = []
  const began = performance.now()
  await inParallel(events, atOnce.webhooks, async ({ event: { text, signature } }) => {
    const answer = await call({
      ...{ port, host, path: '/api/stripe/webhook', method: 'POST', body: JSON.parse(text) },
      headers: { 'stripe-signature': signature },
    })
    if (answer.status !== 200) throw new Error(`a webhook was answered ${answer.status}: ${answer.body}`)
    times.push(answer.ms)
  })
  const seconds = (performance.now() - began) / 1_000
  const { rows } = await stage.owner.query(
    `select count(distinct p.id)::int as paid, count(e.*)::int as events, count(distinct o.id)::int as orders
      from payments p join orders o on o.site_id = p.site_id and o.id = p.order_id and o.status = 'PLACED'
      left join order_events e on e.site_id = o.site_id and e.order_id = o.id and e.kind = 'PLACED'
      where p.site_id = $1 and p.provider = 'stripe' and p.status = 'PAID'`,
    [siteId],
  )
  const [{ paid, events: placed, orders }] = rows
  const told = events.length.toLocaleString('en-IN')
  return [
    row(
      `${told} webhooks for ${howMany.toLocaleString('en-IN')} payments, ${atOnce.webhooks} at once`,
      events.length / seconds,
      'a second',
    ),
    row('a webhook: p99', percentile(times, 0.99), 'ms'),
    row(
      'payments that are booked once, of all',
      (paid === placed && paid === orders ? paid : 0) / howMany,
      '×',
      atLeast(1),
    ),
  ]
}

/** Every answer of the provider takes 2 s. */
async function slowBank(shop: Shop): Promise<Row[]> {
  const buyers = await withBags(shop, atOnce.checkouts)
  shop.bank.setMood('slow')
  const starts = buyers.map((buyer) => begin(shop, buyer))
  await sleep(2_000)
  shop.bank.setMood('well')
  return [
    row(
      'starting a payment where Stripe takes 2 s: p99',
      percentile(await Promise.all(starts), 0.99),
      'ms',
      atMost(2_500),
    ),
  ]
}

/** Searches of others, which need the database, while checkouts wait for a provider that never answers. */
async function silentBank(shop: Shop): Promise<Row[]> {
  const buyers = await withBags(shop, atOnce.hanging)
  await searches(shop, 50)
  const alone = await searches(shop, 200)
  shop.bank.setMood('silent')
  let isOver = false
  const hanging = Promise.allSettled(buyers.map((buyer) => begin(shop, buyer))).finally(() => {
    isOver = true
  })
  const before = shop.bank.asked.length
  while (shop.bank.asked.length - before < atOnce.hanging) {
    if (isOver) throw new Error('not every checkout reached the provider')
    await sleep(20)
  }
  const meanwhile = await searches(shop, 200)
  shop.bank.setMood('well')
  await hanging
  return [
    row(`a search while ${atOnce.hanging} checkouts wait for a provider that never answers: p99`, meanwhile, 'ms'),
    row('of the p99 without', meanwhile / alone, '×', atMost(1.5)),
  ]
}

let searched = 0

/** @returns p99, ms */
async function searches({ product: { port } }: Shop, count: number): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const serial = searched++
    const headers = { 'x-forwarded-for': `172.16.${serial >> 8}.${serial % 256}` }
    const { status, ms } = await call({ port, host, path: `/search?q=mug-${serial}`, headers })
    if (status !== 200) throw new Error(`a search was answered ${status}`)
    times.push(ms)
  }
  return percentile(times, 0.99)
}

/** @returns how long it took, ms */
const begin = async (shop: Shop, buyer: Customer): Promise<number> => (await checkOut(shop, buyer, 'stripe')).ms
