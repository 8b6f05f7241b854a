import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isGate } from '../support/enumerations/sample.ts'
import { asker, type Reply } from './support/ask.ts'
import { faultsInBooks, stillOpen } from './support/books.ts'
import { openMailServer } from './support/mail-server.ts'
import { killBackend, killPostgres, killPostmaster, openOwner } from './support/postgres.ts'
import { makeProduct } from './support/product.ts'
import { scaled } from './support/scale.ts'
import { type Customer, fillBags, makeCustomers, stockUp } from './support/shoppers.ts'

const mails = await openMailServer()
const product = await makeProduct({ SMTP_URL: mails.url })
const ask = asker(product.port, `shop.localhost:${product.port}`)
const shoppers = isGate ? 20 : scaled(200, 60)
const rounds = scaled(4, 1)
const kinds = 6

let siteId = 0
/** All replies that customers got, across kills. */
const everything: Promised[] = []

beforeAll(async () => {
  await product.start()
  const owner = await openOwner(product.dataDir)
  siteId = (await owner.query("select id from sites where key = 'shop'")).rows[0].id
  await owner.end()
})

afterAll(async () => {
  await product.discard()
  mails.close()
})

/** A reply to a customer; it must hold after a kill. */
type Promised = { customer: Customer; orderId?: string; transactionId?: string; isPlaced: boolean; isPaid: boolean }

function init(customer: Customer, mode: string): Promise<Reply> {
  const query = new URLSearchParams({ addressId: customer.addressId, paymentMode: mode })
  return ask(`/api/io/cart/checkout/init?${query}`, { token: customer.token })
}

function pay(redirect: string): Promise<Reply> {
  return ask(`${redirect}/pay`, { method: 'POST', headers: { 'content-length': '0' } })
}

/** Orders, and pays where there is something to pay; stops where no answer comes. */
async function buy(customer: Customer, mode: string, promised: Promised): Promise<void> {
  const start = await init(customer, mode)
  if (start.status !== 200) return expectHonest(start)
  const { orderId, transactionId, redirect } = JSON.parse(start.text).data
  Object.assign(promised, { orderId, transactionId, isPlaced: mode === 'cod' })
  if (!redirect) return
  const paid = await pay(redirect)
  if (paid.status === 303) promised.isPaid = true
  else expectHonest(paid)
}

/** Who is not served is told that it is an outage; nothing that looks like a fault of theirs, or of the program's. */
function expectHonest({ status, text }: Reply): void {
  expect([0, 503], text).toContain(status)
}

type Casualties = Record<string, () => Promise<unknown>>

/** The gate takes these alone. */
const gravest: Casualties = {
  'the server': () => product.kill(),
  'both at once': () => Promise.all([product.kill(), killPostgres(product.dataDir)]),
}

const casualties: Casualties = isGate
  ? gravest
  : {
      ...gravest,
      'the first process of the database': () => killPostmaster(product.dataDir),
      'one connection of the database': () => killBackend(product.dataDir),
      'the whole database': () => killPostgres(product.dataDir),
    }

describe.each(Object.entries(casualties))('when %s is killed amid checkouts', (name, killIt) => {
  test.each(Array.from({ length: rounds }, (_, round) => round + 1))('nothing is lost, round %i', async (round) => {
    const before = await openOwner(product.dataDir)
    const variants = await stockUp(before, siteId, kinds, shoppers * 10)
    const people = await makeCustomers(before, siteId, shoppers)
    await fillBags(before, siteId, people, variants)
    await before.end()

    const promises: Promised[] = people.map((customer) => ({ customer, isPlaced: false, isPaid: false }))
    const modeOf = (index: number) => (index % 2 ? 'cod' : 'sandbox')
    let isKilled = false
    const shop = async (promised: Promised, index: number) => {
      // A busy server asks customers to come back.
      do await buy(promised.customer, modeOf(index), promised)
      while (!promised.orderId && !isKilled)
    }
    const buying = Promise.all(promises.map(shop))
    // Amid them: when so many have their answer, in each round a little later.
    const some = (shoppers * (0.15 + 0.7 * (round / (rounds + 1)))) | 0
    while (promises.filter(({ orderId }) => orderId).length < some) await sleep(1)
    isKilled = true
    await killIt()
    await buying
    const answered = promises.filter(({ orderId }) => orderId).length
    expect(answered).toBeLessThan(shoppers)
    if (name in gravest) await product.start()
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000, interval: 100 }).toBe(200)

    const owner = await openOwner(product.dataDir)
    expect(await faultsInBooks(owner)).toEqual([])
    await expectKept(promises.map((promised) => ({ ...promised, isPaid: false })))

    // Each customer retries and has one order, whatever became of the first try. Half of those who pay online pay it now.
    for (const [index, { customer }] of promises.entries()) {
      const again = await init(customer, modeOf(index))
      const isDone = again.status === 409 && again.text.includes('Your bag is empty')
      expect(isDone ? 200 : again.status, again.text).toBe(200)
      // An order that was paid meanwhile has no way to pay any more.
      const redirect = isDone ? null : JSON.parse(again.text).data.redirect
      if (redirect && index % 4 === 0) expect((await pay(redirect)).status).toBe(303)
    }
    const { rows } = await owner.query(
      `select count(*)::int as orders from orders where site_id = $1 and user_id = any ($2) and status <> 'LAPSED'`,
      [siteId, people.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ orders: shoppers }])
    await owner.end()
    everything.push(...promises)
  })
})

test('after all of it the jobs come to their end: money is known, and each recipient has one mail', async () => {
  const owner = await openOwner(product.dataDir)
  await expect.poll(() => stillOpen(owner), { timeout: 300_000, interval: 500 }).toEqual([])
  expect(await faultsInBooks(owner)).toEqual([])
  await expectKept(everything)
  const { rows } = await owner.query(
    `select u.email from orders o join users u on u.site_id = o.site_id and u.id = o.user_id
     where o.status = 'PLACED' and u.email like 'shopper-%'`,
  )
  const { rows: mailbox } = await owner.query(
    "select recipient from mails where recipient like 'shopper-%' and once_key like 'order:%:placed'",
  )
  await owner.end()
  expect(rows.length).toBeGreaterThan(everything.length / 2)
  const placed = rows.map(({ email }) => email).sort()
  expect(mailbox.map(({ recipient }) => recipient).sort()).toEqual(placed)
  expectMailedOnce(placed)
})

/** Every confirmed order exists as confirmed. A payment may still wait for a job. */
async function expectKept(promises: Promised[]): Promise<void> {
  for (const { customer, orderId, isPlaced, isPaid } of promises) {
    if (!orderId) continue
    const filters = { _id: [{ operator: 'EQUALS', value: orderId }] }
    const body = JSON.stringify({ filters })
    const { text } = await ask('/api/io/crm/cuser/orders/all', { method: 'POST', body, token: customer.token })
    const [order] = JSON.parse(text).data
    expect(order?._id).toBe(orderId)
    if (isPlaced || isPaid) expect(order.status).toBe('PLACED')
    if (isPaid) expect(order.paymentStatus).toBe('PAID')
  }
}

/** One mail each. Handed over twice, because we died before we could note the first time, it says that it is the same. */
function expectMailedOnce(recipients: string[]): void {
  const reached = new Set(mails.taken.map(({ recipient }) => recipient).filter((name) => name.startsWith('shopper-')))
  expect([...reached].sort()).toEqual(recipients)
  for (const wanted of recipients) {
    const ids = mails.taken.filter(({ recipient }) => recipient === wanted).map(({ id }) => id)
    expect(ids.length, wanted).toBeGreaterThan(0)
    expect(new Set(ids).size, wanted).toBe(1)
  }
}
