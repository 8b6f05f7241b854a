import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { type Shopper, shopper, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const app = await testApp()
const { one, owner } = app
const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions, 'catalogue'] })

const call = (method: 'POST' | 'PUT' | 'PATCH' | 'GET', path: string, body?: object) =>
  one.call(method, `/api/v1${path}`, { token, body })
const move = (id: string, to: string) => call('POST', `/orders/${id}/moves`, { to, note: 'So it is.' })
const cancel = (id: string) => call('POST', `/orders/${id}/cancel`, { reason: 'No more.' })

async function ordered(...steps: string[]) {
  const { person, variantId } = await shopperWith(one, { stock: 5 }, 2)
  const id: string = (await person.init('cod')).body.data.orderId
  for (const to of steps) expect((await move(id, to)).status).toBe(200)
  return { variantId, id }
}

async function restocks(id: string): Promise<number> {
  const { rows } = await owner.query('select id from stock_moves where order_id = $1 and quantity > 0', [id])
  return rows.length
}

test.each([
  ['cancelled by the button and by the step', [], [cancel, (id: string) => move(id, 'CANCELLED')]],
  ['returned', ['PACKED', 'SHIPPED'], [(id: string) => move(id, 'RETURNED')]],
  [
    'returned, and its return refused,',
    ['PACKED', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED'],
    [(id: string) => move(id, 'RETURNED'), (id: string) => move(id, 'DELIVERED')],
  ],
])('an order that is %s by concurrent requests is restocked once at most', async (_, steps, acts) => {
  const all = await Promise.all(Array.from({ length: timesOf({ gate: 4, deep: 10 }) }, () => ordered(...steps)))
  const answers = await Promise.all(all.map(({ id }) => Promise.all([...acts, ...acts, ...acts].map((act) => act(id)))))
  for (const [index, { variantId, id }] of all.entries()) {
    expect(answers[index]?.filter(({ status }) => status === 200)).toHaveLength(1)
    const isBack = (await call('GET', `/orders/${id}`)).body.data.status !== 'DELIVERED'
    expect(await restocks(id)).toBe(isBack ? 1 : 0)
    expect(await stockOf(app, variantId)).toEqual(isBack ? { stock: 5, ledger: 5 } : { stock: 3, ledger: 3 })
  }
})

const stock = 30
const turns = Array.from({ length: timesOf({ gate: 4, deep: 12 }) }, (_, turn) => turn)

type Thing = Awaited<ReturnType<typeof one.product>>

/** Orders all variants, in alternating order, while they come and go; every third order is cancelled at once. */
async function buy(person: Shopper, variantIds: string[], round: number): Promise<number[]> {
  const answers: number[] = []
  while (answers.length < 6 && !answers.includes(200)) {
    for (const id of round % 2 ? variantIds : variantIds.toReversed()) await person.add(id)
    const { status, body } = await person.init(round % 4 ? 'cod' : 'sandbox')
    if (status === 200 && round % 3 === 0) await cancel(body.data.orderId)
    answers.push(status)
  }
  return answers
}

/** Corrects the stock repeatedly, each time from the value read; returns the sum of the corrections. */
async function correct({ id, variantIds: [variantId = ''] }: Thing, by: number): Promise<number> {
  let booked = 0
  for (const turn of turns) {
    const { revision, variants } = (await call('GET', `/products/${id}`)).body.data
    const stockSeen: number = variants[0].stock
    const change = turn % 2 ? by : 1 - by
    const body = { revision, stock: Math.max(stockSeen + change, 0), stockSeen }
    const { status } = await call('PATCH', `/variants/${variantId}`, body)
    expect([200, 409]).toContain(status)
    if (status === 200) booked += body.stock - stockSeen
  }
  return booked
}

/** Unpublishes and republishes the products. */
async function comeAndGo(ids: string[]): Promise<void> {
  for (const turn of turns)
    for (const status of ['DRAFT', 'PUBLISHED'])
      expect((await call('POST', '/products/status', { ids: turn % 2 ? ids : ids.toReversed(), status })).status).toBe(
        200,
      )
}

test('stock under concurrent corrections, orders, cancellations and unpublishing is the sum of its moves', async () => {
  const things = [await one.product({ stock }), await one.product({ stock })]
  const ids = things.map(({ id }) => id)
  const variantIds = things.flatMap(({ variantIds }) => variantIds)
  const people = await Promise.all(Array.from({ length: timesOf({ gate: 12, deep: 30 }) }, () => shopper(one)))
  const [bought, corrected] = await Promise.all([
    Promise.all(people.map((person, round) => buy(person, variantIds, round))),
    Promise.all(things.map((thing) => Promise.all([correct(thing, 3), correct(thing, -4)]))),
    comeAndGo(ids),
  ])
  expect(bought.flat().filter((status) => status >= 500)).toEqual([])
  for (const [index, variantId] of variantIds.entries()) {
    const { rows } = await owner.query(
      `select coalesce(sum(l.quantity), 0)::int as gone from order_lines l
       join orders o on o.site_id = l.site_id and o.id = l.order_id
       where l.variant_id = $1 and o.status in ('PLACED', 'PENDING_PAYMENT')`,
      [variantId],
    )
    const left = stock + (corrected[index] ?? []).reduce((sum, booked) => sum + booked, 0) - rows[0].gone
    expect(await stockOf(app, variantId)).toEqual({ stock: left, ledger: left })
    expect(left).toBeGreaterThanOrEqual(0)
  }
}, 60_000)

test('a product deleted during an order keeps an earlier order, and is not sold afterwards', async () => {
  for (const round of turns) {
    const { person, variantId } = await shopperWith(one, { stock: 5 }, 2)
    const { rows } = await owner.query('select product_id as id from variants where id = $1', [variantId])
    const path = `/products/${rows[0].id}`
    const takeOff = async () => {
      await call('PATCH', path, { status: 'DRAFT' })
      return one.call('DELETE', `/api/v1${path}`, { token })
    }
    const [ordered, gone] = await Promise.all([person.init(round % 2 ? 'cod' : 'sandbox'), takeOff()])
    expect(gone.status).toBe(200)
    expect([200, 409]).toContain(ordered.status)
    expect(await person.orders()).toHaveLength(ordered.status === 200 ? 1 : 0)
    const left = ordered.status === 200 ? 3 : 5
    expect(await stockOf(app, variantId)).toEqual({ stock: left, ledger: left })
    expect((await person.add(variantId)).status).toBe(404)
  }
})
