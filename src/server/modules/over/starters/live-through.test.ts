import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { transaction } from '../../../platform/context.ts'
import { liveThrough, loadStarter } from './index.ts'

const { products, history = { customers: [], orders: [], visits: [], reviews: [] } } = await loadStarter('shop')

/** 16:00 in India. */
const now = new Date('2026-03-21T10:30:00Z')
const app = await testApp({ now: () => now })
const { one, two, owner } = app
const { email, token } = await one.signIn({ email: 'owner@example.com', userType: 'ADMIN' })

const skus = [...new Set(history.orders.flatMap(({ pieces }) => pieces.map(({ sku }) => sku)))]
const starting = products.flatMap(({ variants }) => variants).filter(({ sku }) => skus.includes(sku))

/** The starter's stock and prices, without its pictures. */
const variantIds: string[] = []
for (const { sku, price, mrp, stock } of starting) {
  const added = await one.product({ variants: [{ sku, options: {}, price, mrp, stock }] })
  variantIds.push(...added.variantIds)
}
await two.product()
await transaction(await one.ctx(), (ctx) => liveThrough(ctx, history, email))

const rows = async (text: string) => (await owner.query(text)).rows

test('a demonstration has a past: numbers without gaps, in the order of their times, from then until now', async () => {
  const orders = await rows('select number, placed_at, created_at from orders order by number')
  expect(orders.length).toBeGreaterThan(90)
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => 1001 + index))
  const times = orders.map(({ created_at: at }) => at.getTime())
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times.at(-1)).toBeLessThan(now.getTime())
  expect(times[0]).toBeGreaterThan(now.getTime() - 47 * 24 * 3_600_000)
  expect(orders.every(({ placed_at: at }) => at < now)).toBe(true)
})

test('a starter’s orders are in every state of a working day, and their payments fit', async () => {
  const counts = await rows('select status, payment_status, count(*)::int from orders group by 1, 2 order by 1, 2')
  const states = counts.map(({ status, payment_status: payment }) => `${status} ${payment}`)
  for (const state of ['PLACED PAID', 'PACKED PAID', 'SHIPPED DUE_ON_DELIVERY', 'DELIVERED PAID', 'CANCELLED REFUNDED'])
    expect(states).toContain(state)
  const [odd] = await rows(`select count(*)::int from orders o where payment_status = 'PAID'
    and total_amount <> (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id and p.status = 'PAID')`)
  expect(odd.count).toBe(0)
  expect(await rows("select 1 from order_events where created_at > '2026-03-21T10:30:00Z'")).toEqual([])
})

test('the stock is what it was, and so is the ledger', async () => {
  for (const [index, { stock }] of starting.entries())
    expect(await stockOf(app, variantIds[index] ?? '')).toEqual({ stock, ledger: stock })
})

test('past events send no mails and leave no jobs', async () => {
  expect(await rows('select 1 from mails')).toEqual([])
  expect(await rows("select 1 from jobs.job where name <> 'insights.forget'")).toEqual([])
})

test('a starter’s customers have reviewed their orders in English and Hindi, and the shop has answered', async () => {
  const reviews = await rows('select stars, words, title, answer, state, created_at, order_id from reviews')
  expect(reviews.length).toBe(history.reviews.length)
  expect(reviews.length).toBeGreaterThan(35)
  expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(reviews.filter(({ words }) => /\p{Script=Devanagari}/u.test(words)).length).toBeGreaterThan(5)
  expect(reviews.filter(({ answer }) => answer !== '').length).toBeGreaterThan(4)
  expect(reviews.every(({ created_at: at, state }) => at < now && state === 'SHOWN')).toBe(true)
  const [early] = await rows(`select count(*)::int from reviews r join order_events e using (site_id, order_id)
    where e.kind = 'DELIVERED' and e.created_at > r.created_at`)
  expect(early.count).toBe(0)
  const [votes] = await rows('select count(*)::int from review_votes')
  expect(votes.count).toBe(history.reviews.reduce((sum, { helpful }) => sum + helpful.length, 0))
})

test('a starter’s customer finds orders in the account, and the owner’s dashboard has figures', async () => {
  const [asha] = await rows("select id from users where email = 'asha@example.com'")
  expect((await rows(`select 1 from orders where user_id = '${asha.id}'`)).length).toBeGreaterThan(0)
  const { body } = await one.call('GET', '/api/v1/dashboard', { token })
  expect(body.data.today.now.orders).toBeGreaterThan(0)
  expect(body.data.month.now.visitors).toBeGreaterThan(100)
  expect(body.data.month.before.sales).toBeGreaterThan(0)
  expect(body.data.toDo.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['pack', 'ship']))
})

test('the other site has no part in it', async () => {
  expect(await rows(`select 1 from orders where site_id = ${two.id}`)).toEqual([])
  expect(await rows(`select 1 from visit_hours where site_id = ${two.id}`)).toEqual([])
})
