import { expect, test } from 'vitest'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { invoicing } from '../../../../../tests/support/selling/invoicing.ts'
import { financialYear } from '../../../../shared/selling/invoices/financial-year.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'

let passed = 0
const shop = await testFulfilment({ now: () => new Date(Date.now() + passed) })
const { app, one, owner, post, read, move } = shop
const { year, settings, order, documentsOf, packed } = await invoicing(shop)

async function lastNumber(series = `INV/${year}`): Promise<number> {
  const { rows } = await owner.query('select last from invoice_series where site_id = $1 and series = $2', [
    one.id,
    series,
  ])
  return rows[0]?.last ?? 0
}

// Shows B256.
test('numbers have no gap and no double when many orders are packed at once', async () => {
  const many = timesOf({ gate: 8, deep: 32 })
  const made = await Promise.all(Array.from({ length: many }, () => order()))
  const before = await lastNumber()
  await Promise.all(made.map(({ id }) => move(id, 'PACKED')))
  const issued = await Promise.all(made.map(({ id }) => documentsOf(id)))
  const counts = issued.map(([invoice]) => Number(invoice?.number.split('/').at(-1))).sort((a, b) => a - b)
  expect(counts).toEqual(Array.from({ length: many }, (_, index) => before + 1 + index))
  expect(await lastNumber()).toBe(before + many)
})

// Shows B256.
test('a number that was taken by what is undone is given to the next invoice', async () => {
  const { id } = await order()
  const before = await lastNumber()
  await owner.query('alter table invoice_lines add constraint none_now check (invoice_id is null) not valid')
  try {
    expect((await move(id, 'PACKED')).status).toBe(500)
  } finally {
    await owner.query('alter table invoice_lines drop constraint none_now')
  }
  expect(await read(id)).toMatchObject({ status: 'PLACED', invoices: [] })
  expect(await lastNumber()).toBe(before)
  await move(id, 'PACKED')
  expect(await lastNumber()).toBe(before + 1)
})

// Shows B256.
test('another prefix and another financial year begin at 1', async () => {
  await settings({ invoicePrefixes: { invoice: 'NEW', billOfSupply: 'BOS', creditNote: 'CRN' } })
  expect((await packed()).invoice.number).toBe(`NEW/${year}/000001`)
  const { id } = await order()
  passed = 366 * 86_400_000
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['orders', 'handleOrders'] })
  expect((await post(id, 'moves', { to: 'PACKED' }, token)).status).toBe(200)
  const nextYear = financialYear(dayIn(app.services.now(), 'Asia/Kolkata'))
  passed = 0
  expect((await documentsOf(id))[0]?.number).toBe(`NEW/${nextYear}/000001`)
  await settings()
})
