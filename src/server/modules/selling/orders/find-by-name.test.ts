import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'

// Shows B316.
const { one, two, owner } = await testApp()
const { token } = await one.signIn({ userType: 'ADMIN' })
const functions = {
  orders: "orders_named('%asha%')",
  customers: "users_named('%kaveri m%')",
  invoices: "invoices_found('1001', 1001, '1001', '%asha%')",
}
beforeAll(async () => {
  for (const site of [one, two]) {
    const { person } = await shopperWith(site)
    await person.init('cod')
    const named = "update users set first_name = 'Kaveri', last_name = 'Menon' where site_id = $1 and email = $2"
    await owner.query(named, [site.id, person.email])
    const { token } = await site.signIn({ userType: 'ADMIN' })
    const { body } = await site.call('GET', '/api/v1/orders', { token })
    await site.call('POST', `/api/v1/orders/${body.data[0]._id}/invoice`, { token })
  }
})

const found = async (path: string, q: string): Promise<number> =>
  (await one.call('GET', path, { token, query: { q } })).body.total

test('staff find an order by the customer’s own name, though the parcel goes to another', async () => {
  expect(await found('/api/v1/orders', 'kaveri')).toBe(1)
  expect(await found('/api/v1/orders', 'KAVERI M')).toBe(1)
  expect(await found('/api/v1/customers', 'averi')).toBe(1)
  expect(await found('/api/v1/orders', 'kaveri_m')).toBe(0)
})

test('one or two letters find names as well', async () => {
  expect(await found('/api/v1/orders', 'as')).toBe(1)
  expect(await found('/api/v1/invoices', 'h')).toBe(1)
})

/** Rows that a function finds for the role that serves requests, working for a site. */
async function ask(name: string, site: string): Promise<number | null> {
  await owner.query('begin')
  try {
    await owner.query("select set_config('haat.site', $1, true)", [site])
    await owner.query('set local role haat_web')
    return (await owner.query(`select ${name}`)).rowCount
  } finally {
    await owner.query('rollback')
  }
}

test.each(Object.entries(functions))('%s are found in the site of the request alone', async (_, name) => {
  expect(await ask(name, String(two.id))).toBe(1)
  expect(await ask(name, '')).toBe(0)
})

const asked = "ilike '%asha%'"
const statements = {
  orders_by_name: `select from orders where without_joiners(address ->> 'name') ${asked}`,
  users_by_name: `select from users
    where without_joiners(trim(first_name || ' ' || last_name)) ${asked} or coalesce(guest_email, email) ${asked}`,
  invoices_by_text: `select from invoices where buyer_gstin = '27AAPFU0939F1ZV'
    or without_joiners(buyer ->> 'name') ${asked} or without_joiners(buyer ->> 'businessName') ${asked}`,
  products_by_name: "select from products where plain_text(name) like '%asha%'",
}

test.each(Object.entries(statements))('the index %s serves the search', async (index, statement) => {
  await owner.query('begin')
  // A small table would be read whole though it has an index.
  await owner.query('set local enable_seqscan = off')
  await owner.query('set local enable_indexscan = off')
  await owner.query('set local enable_indexonlyscan = off')
  const { rows } = await owner.query(`explain ${statement}`)
  await owner.query('rollback')
  expect(JSON.stringify(rows)).toContain(index)
})
