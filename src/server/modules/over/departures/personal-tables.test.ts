import { expect, test } from 'vitest'
import { password, testApp } from '../../../../../tests/support/app.ts'
import { inhabitantOf, marks } from '../../../../../tests/support/enumerations/inhabitant.ts'
import { personalTables } from '../../../../../tests/support/enumerations/personal-columns.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { modules } from '../../../modules.ts'

const day = 24 * 3600_000
let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, owner } = parts
const [variantId = ''] = (await one.product({ stock: 50 })).variantIds
const inhabitant = () => inhabitantOf(parts, { variantId, now: () => new Date(time) })

// Shows B67.
test('a customer with a row in each table of personal data is gone from all of them after the departure', async () => {
  const { id, email, token, orderId } = await inhabitant()
  /** Rows in which the column, or any of them, names her. What is left of her own row is known by its id. */
  const naming = async (table: string, what: string) => {
    const { rows } = await owner.query(
      `select from ${table} t where strpos(${what}, $1) > 0 or strpos(${what}, $2) > 0 or ${what} ~ $3`,
      [table === 'users' ? email : id, email, marks.source],
    )
    return rows.length
  }
  for (const { table } of personalTables) expect([table, (await naming(table, 't::text')) > 0]).toEqual([table, true])
  await owner.query("update orders set status = 'DELIVERED', payment_status = 'PAID' where id = $1", [orderId])
  const asked = await one.call('POST', '/api/v1/departure', { token, body: { currentPassword: password } })
  expect(asked.status).toBe(200)
  time += 7.01 * day
  await doJobs(parts, new Date(time))
  for (const { table, kept } of personalTables)
    for (const { column } of kept)
      expect([table, column, await naming(table, `t.${column}::text`)]).toEqual([table, column, 0])
})

// Shows B68.
test('the copy of a customer’s data has something of each table that keeps some, or the table says why not', async () => {
  const { id, email } = await inhabitant()
  const ctx = await one.ctx({
    ...{ kind: 'user', id, email, userType: 'CUSTOMER', permissions: [] },
    ...{ sessionHash: Buffer.alloc(32), provedAt: new Date(time), byPasskey: false },
  })
  const person = { id, email, provenEmail: email }
  const copies = new Map<string, Record<string, unknown>>()
  for (const { name, personal } of modules) {
    const copy = await personal?.copy?.(ctx, person)
    if (copy) copies.set(name, copy.data)
  }
  for (const { table, kept } of personalTables)
    for (const how of kept) {
      if (!('as' in how)) continue
      const copied = copies.get(how.by)?.[how.as]
      expect([table, how.as, Array.isArray(copied) ? copied.length > 0 : Boolean(copied)]).toEqual([
        table,
        how.as,
        true,
      ])
    }
})
