import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPhonepe, phonepeEvent } from '../doubles/phonepe.ts'
import { openRazorpay, eventOf as razorpayEvent } from '../doubles/razorpay.ts'
import { openStripe, eventOf as stripeEvent } from '../doubles/stripe.ts'
import { asker, type Reply } from './support/ask.ts'
import { faultsInBooks } from './support/books.ts'
import { openMailServer } from './support/mail-server.ts'
import { killPostgres, openOwner } from './support/postgres.ts'
import { makeProduct } from './support/product.ts'
import { scaled } from './support/scale.ts'
import { type Customer, fillBags, makeCustomers, stockUp } from './support/shoppers.ts'

const keys = {
  stripe: { secret: 'sk_test_endurance1234', webhookSecret: 'whsec_endurance' },
  razorpay: { keyId: 'rzp_test_endurance', secret: 'a secret of tests', webhookSecret: 'webhook of tests' },
  phonepe: {
    ...{ keyId: 'endurance', clientVersion: '1', secret: 'a secret of tests' },
    ...{ webhookUser: 'haat_test', webhookSecret: 'webhook1test' },
  },
}
type Name = keyof typeof keys
type Owner = Awaited<ReturnType<typeof openOwner>>
const names = Object.keys(keys) as Name[]

const [stripe, razorpay, phonepe, mails] = await Promise.all([
  openStripe(),
  openRazorpay(),
  openPhonepe(),
  openMailServer(),
])
const product = await makeProduct({
  ...{ STRIPE_URL: stripe.url, RAZORPAY_URL: razorpay.url },
  ...{ PHONEPE_URL: phonepe.live, PHONEPE_TEST_URL: phonepe.test, SMTP_URL: mails.url },
})
const ask = asker(product.port, `shop.localhost:${product.port}`)
const count = scaled(150, 45)
let siteId = 0
let staff = ''

const post = (path: string, body: object, token = staff) =>
  ask(path, { method: 'POST', body: JSON.stringify(body), token })

beforeAll(async () => {
  await product.start()
  const owner = await openOwner(product.dataDir)
  siteId = (await owner.query("select id from sites where key = 'shop'")).rows[0].id
  await owner.query('update sites set settings = settings || $2 where id = $1', [
    siteId,
    { payments: { modes: names } },
  ])
  await makeCustomers(owner, siteId, 0)
  await owner.end()
  staff = await signIn()
  for (const name of names) {
    const path = `/api/v1/payment-accounts/${name}`
    const saved = await ask(`${path}/test`, { method: 'PUT', body: JSON.stringify(keys[name]), token: staff })
    expect(saved.status, saved.text).toBe(200)
    expect((await post(`${path}/use`, { mode: 'test' })).status).toBe(200)
  }
})

afterAll(async () => {
  await product.discard()
  await Promise.all([stripe.close(), razorpay.close(), phonepe.close()])
  mails.close()
})

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: 'owner@example.com', password: 'Haat@2026' })
  return JSON.parse((await ask('/api/io/crm/login', { method: 'POST', body })).text).loginToken
}

/** Works with the database; a kill ends each connection. */
async function withOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T> {
  const owner = await openOwner(product.dataDir)
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

const query = (text: string, values: unknown[]) => withOwner((owner) => owner.query(text, values))

type Told = { text: string; headers: Record<string, string> }

/** Each provider: a payment is made there, or a refund decided, and this is what it tells the shop. */
const banks: Record<Name, { pay: (transactionId: string) => Told; payBack: (refundId: string) => Told }> = {
  stripe: {
    pay(id) {
      const session = [...stripe.sessions.values()].find((each) => each.client_reference_id === id)
      return asStripe('checkout.session.completed', stripe.pay(session?.id ?? ''))
    },
    payBack: (id) => asStripe('refund.updated', stripe.decide(id, { status: 'succeeded' })),
  },
  razorpay: {
    pay(id) {
      // The last: an order whose answer was lost is made again, and the customer sees the page of that one.
      const order = [...razorpay.orders.values()].findLast(({ receipt }) => receipt === id)
      const paid = [...razorpay.payments.values()].find(({ order_id }) => order_id === order?.id)
      return asRazorpay('payment.captured', paid ?? razorpay.pay(order?.id ?? ''))
    },
    payBack: (id) => asRazorpay('refund.processed', razorpay.decide(id, 'processed')),
  },
  phonepe: {
    pay: (id) => asPhonepe('checkout.order.completed', phonepe.pay(id)),
    payBack: (id) => asPhonepe('pg.refund.completed', phonepe.decide(id, { state: 'COMPLETED' })),
  },
}

function asStripe(type: string, thing: object): Told {
  const { text, signature } = stripeEvent(type, thing, keys.stripe.webhookSecret)
  return { text, headers: { 'stripe-signature': signature } }
}

function asRazorpay(type: string, thing: object): Told {
  const { text, signature } = razorpayEvent(type, thing, keys.razorpay.webhookSecret)
  return { text, headers: { 'x-razorpay-signature': signature } }
}

function asPhonepe(type: string, thing: object): Told {
  const { text, authorization } = phonepeEvent(type, thing, keys.phonepe.webhookUser, keys.phonepe.webhookSecret)
  return { text, headers: { authorization } }
}

const tell = (name: Name, { text, headers }: Told) =>
  ask(`/api/${name}/webhook`, { method: 'POST', body: text, headers })

/** A reply that was cut off or refused for the moment tells of no fault of the program's. */
function expectHonest({ status, text }: Reply): void {
  expect([200, 0, 503], text).toContain(status)
}

type Buyer = { customer: Customer; name: Name; orderId?: string; transactionId?: string }

/** Begins a payment and makes it at the provider, which tells the shop once. @returns whether the shop has heard of it */
async function buy(buyer: Buyer): Promise<boolean> {
  const { customer, name } = buyer
  if (buyer.transactionId === undefined) {
    const query = new URLSearchParams({ addressId: customer.addressId, paymentMode: name })
    const start = await ask(`/api/io/cart/checkout/init?${query}`, { token: customer.token })
    expectHonest(start)
    if (start.status !== 200) return false
    const { orderId, transactionId } = JSON.parse(start.text).data
    Object.assign(buyer, { orderId, transactionId })
  }
  const told = await tell(name, banks[name].pay(buyer.transactionId ?? ''))
  expectHonest(told)
  return told.status === 200
}

const casualties = {
  'the server': () => product.kill(),
  'the whole database': () => killPostgres(product.dataDir),
}

async function standUp(name: string): Promise<void> {
  if (name === 'the server') await product.start()
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000, interval: 100 }).toBe(200)
}

/** Does each piece of work, and kills once a part of them is done. */
async function killAmid(name: string, all: (() => Promise<boolean>)[]): Promise<void> {
  let done = 0
  let killed: Promise<void> | undefined
  await Promise.all(
    all.map(async (work) => {
      if ((await work()) && ++done === Math.floor(all.length / 3))
        killed = casualties[name as keyof typeof casualties]()
    }),
  )
  expect(killed).toBeDefined()
  await killed
  await standUp(name)
}

test.each(Object.keys(casualties))(
  'when %s is killed amid payments, webhooks and refunds of each provider, every rupee is accounted for',
  async (name) => {
    const owner = await openOwner(product.dataDir)
    const variants = await stockUp(owner, siteId, 6, count * 10)
    const people = await makeCustomers(owner, siteId, count)
    await fillBags(owner, siteId, people, variants)
    await owner.end()
    const buyers = people.map((customer, index): Buyer => ({ customer, name: names[index % 3] ?? 'stripe' }))

    await killAmid(
      name,
      buyers.map((buyer) => () => buy(buyer)),
    )
    expect(await withOwner(faultsInBooks)).toEqual([])
    // Customers come back, and providers tell again what was not answered, or was.
    for (const buyer of buyers) while (!(await buy(buyer)));
    await Promise.all(buyers.map(buy))
    const ids = buyers.map(({ orderId }) => orderId)
    const standing = async () =>
      (
        await query(
          `select p.status, count(*)::int as payments, count(distinct p.order_id)::int as orders from payments p
           where p.site_id = $1 and p.order_id = any ($2) and p.status not in ('OPEN', 'FAILED') group by 1`,
          [siteId, ids],
        )
      ).rows
    // A provider that could not be asked at once is asked again by a job.
    await expect
      .poll(standing, { timeout: 300_000, interval: 500 })
      .toEqual([{ status: 'PAID', payments: count, orders: count }])
    expect(await withOwner(faultsInBooks)).toEqual([])

    staff = await signIn()
    const { rows: paid } = await query(
      "select id, order_id, amount::int from payments where site_id = $1 and order_id = any ($2) and status = 'PAID'",
      [siteId, ids],
    )
    await Promise.all(paid.map(({ order_id }) => post(`/api/v1/orders/${order_id}/cancel`, { reason: 'Sold out.' })))
    const refund = (payment: (typeof paid)[number]) => async () => {
      const body = { amount: payment.amount, note: '', payment: { id: payment.id, back: 0, how: 'source' } }
      const reply = await post(`/api/v1/orders/${payment.order_id}/refunds`, body)
      // Asked for again after the kill, one that is under way is refused.
      expect([200, 0, 503, 409], reply.text).toContain(reply.status)
      return reply.status === 200 || reply.status === 409
    }
    await killAmid(name, paid.map(refund))
    staff = await signIn()
    for (const payment of paid) while (!(await refund(payment)()));
    const sent = async () =>
      (
        await query(
          `select r.id, p.provider as name from payment_refunds r
           join payments p on p.site_id = r.site_id and p.id = r.payment_id
           where p.site_id = $1 and p.order_id = any ($2) and r.state = 'SENT'`,
          [siteId, ids],
        )
      ).rows as { id: string; name: Name }[]
    await expect.poll(async () => (await sent()).length, { timeout: 300_000, interval: 500 }).toBe(count)
    for (const { id, name } of await sent()) await tell(name, banks[name].payBack(id))
    await expect
      .poll(standing, { timeout: 300_000, interval: 500 })
      .toEqual([{ status: 'REFUNDED', payments: count, orders: count }])
    expect(await withOwner(faultsInBooks)).toEqual([])
    expect(moneyLeft()).toBe(0)
  },
)

/** Rupees that customers paid at the providers and did not get back, in paise. */
function moneyLeft(): number {
  const sum = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const paid = [
    ...[...stripe.sessions.values()].map((one) => (one.payment_status === 'paid' ? one.amount_total : 0)),
    ...[...razorpay.payments.values()].map(({ amount }) => amount),
    ...[...phonepe.orders.values()].map(({ state, amount }) => (state === 'COMPLETED' ? amount : 0)),
  ]
  const back = [...stripe.refunds.values(), ...razorpay.refunds.values(), ...phonepe.refunds.values()]
  return sum(paid) - sum(back.map(({ amount }) => amount))
}
