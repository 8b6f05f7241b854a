import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { shopper, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, owner } = app

describe('the last pieces', () => {
  test('five of them go to five of many customers, and the others are told', async () => {
    const many = timesOf({ gate: 16, deep: 50 })
    const { variantIds } = await one.product({ name: 'Kansa bowl', stock: 5 })
    const [variantId = ''] = variantIds
    const people = await Promise.all(Array.from({ length: many }, () => shopper(one)))
    await Promise.all(people.map((person) => person.add(variantId)))
    const answers = await Promise.all(people.map((person, index) => person.init(index % 2 ? 'cod' : 'sandbox')))
    const winners = people.filter((_, index) => answers[index]?.status === 200)
    expect(winners).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(many - 5)
    for (const { body } of refused) expect(body.msg).toBe('Kansa bowl is out of stock.')
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    const counts = await Promise.all(people.map(async (person) => (await person.orders()).length))
    expect(counts.filter((count) => count === 1)).toHaveLength(5)
    expect(counts.filter((count) => count === 0)).toHaveLength(many - 5)
  })

  test('are never sold twice, without deadlock, when carts hold the same items in different orders', async () => {
    const things = await Promise.all([1, 2, 3].map(() => one.product({ stock: 4 })))
    const ids = things.map(({ variantIds }) => variantIds[0] ?? '')
    const people = await Promise.all(Array.from({ length: 8 }, () => shopper(one)))
    await Promise.all(
      people.map(async (person, index) => {
        for (const id of index % 2 ? ids : [...ids].reverse()) await person.add(id)
      }),
    )
    await Promise.all(people.map((person) => person.init('sandbox')))
    // All change their carts and order again at once: old orders release stock while new ones reserve it.
    await owner.query('delete from cart_items where variant_id = $1', [ids[0]])
    const answers = await Promise.all(people.map((person) => person.init('sandbox')))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const id of ids) {
      const { stock, ledger } = await stockOf(app, id)
      expect(stock).toBe(ledger)
      expect(stock).toBeGreaterThanOrEqual(0)
    }
    const { rows } = await owner.query(
      `select l.variant_id, sum(l.quantity)::int as kept from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
       where l.variant_id = any ($1) and o.status = 'PENDING_PAYMENT' group by 1`,
      [ids],
    )
    for (const { variant_id, kept } of rows) expect((await stockOf(app, variant_id)).stock).toBe(4 - kept)
  })
})

test('pieces that are sold while an unpaid order is changed leave those that its customer may have', async () => {
  const { person, variantId } = await shopperWith(one, { name: 'Kansa bowl', stock: 5 }, 3)
  expect((await person.init('sandbox')).status).toBe(200)
  await person.add(variantId, 2)
  await owner.query('begin')
  await owner.query('update variants set stock = 1 where id = $1', [variantId])
  const answer = person.init('sandbox')
  const waiting = `select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`
  await expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(1)
  await owner.query('commit')
  expect((await answer).body.msg).toBe('Only 4 of Kansa bowl left.')
})
