import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { shopper, shopperWith, stockOf } from '../../../../tests/support/shopping.ts'

const app = await testApp()
const { one, owner } = app
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['orders', 'catalogue'] })

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
])('an order that is %s by several people at once is back in stock once at most', async (_, steps, acts) => {
  const all = await Promise.all(Array.from({ length: 10 }, () => ordered(...steps)))
  const answers = await Promise.all(all.map(({ id }) => Promise.all([...acts, ...acts, ...acts].map((act) => act(id)))))
  for (const [index, { variantId, id }] of all.entries()) {
    expect(answers[index]?.filter(({ status }) => status === 200)).toHaveLength(1)
    const isBack = (await call('GET', `/orders/${id}`)).body.data.status !== 'DELIVERED'
    expect(await restocks(id)).toBe(isBack ? 1 : 0)
    expect(await stockOf(app, variantId)).toEqual(isBack ? { stock: 5, ledger: 5 } : { stock: 3, ledger: 3 })
  }
})

const stock = 30

/** Somebody wants both things, whichever way round, while they come and go; every third order is cancelled at once. */
async function buy(ids: string[], round: number): Promise<number[]> {
  const person = await shopper(one)
  const answers: number[] = []
  while (answers.length < 8 && !answers.includes(200)) {
    for (const id of round % 2 ? ids : ids.toReversed()) await person.add(id)
    const { status, body } = await person.init(round % 4 ? 'cod' : 'sandbox')
    if (status === 200 && round % 3 === 0) await cancel(body.data.orderId)
    answers.push(status)
  }
  return answers
}

async function correct(variantId: string, seen: number, to: number) {
  return { changed: to - seen, ...(await call('PATCH', `/variants/${variantId}`, { stock: to, stockSeen: seen })) }
}

test('stock that two people correct, while others order, cancel and take it off the shop, is the sum of its moves', async () => {
  const things = await Promise.all([one.product({ stock }), one.product({ stock })])
  const variantIds = things.map(({ variantIds }) => variantIds[0] ?? '')
  const ids = things.map(({ id }) => id)
  const status = (to: string, order: string[]) => call('POST', '/products/status', { ids: order, status: to })
  const turns = Array.from({ length: 12 }, (_, index) => index)
  const [bought, corrected, turned] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, (_, round) => buy(variantIds, round))),
    Promise.all(
      turns.flatMap((turn) =>
        variantIds.map((id, index) => wait(turn * 30).then(() => correct(id, stock, stock + (turn % 5) - 6 * index))),
      ),
    ),
    Promise.all(
      turns.map((turn) =>
        wait(turn * 40).then(() => status(turn % 2 ? 'PUBLISHED' : 'DRAFT', turn % 3 ? ids : ids.toReversed())),
      ),
    ),
  ])
  expect([...bought.flat(), ...corrected.map(({ status }) => status)].filter((code) => code >= 500)).toEqual([])
  expect(turned.map(({ status }) => status)).toEqual(turns.map(() => 200))
  expect(bought.flat()).toContain(200)
  for (const [index, variantId] of variantIds.entries()) {
    const booked = corrected.filter((answer, place) => place % 2 === index && answer.status === 200)
    const { rows } = await owner.query(
      `select coalesce(sum(l.quantity), 0)::int as gone from order_lines l
       join orders o on o.site_id = l.site_id and o.id = l.order_id
       where l.variant_id = $1 and o.status in ('PLACED', 'PENDING_PAYMENT')`,
      [variantId],
    )
    const left = booked.reduce((sum, { changed }) => sum + changed, stock) - rows[0].gone
    expect(await stockOf(app, variantId)).toEqual({ stock: left, ledger: left })
    expect(left).toBeGreaterThanOrEqual(0)
  }
}, 60_000)
