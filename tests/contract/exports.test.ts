import { expect, test } from 'vitest'
import { readCsv } from '../../src/server/platform/read-csv.ts'
import { addDays } from '../../src/shared/days.ts'
import { testApp } from '../support/app.ts'
import { shopperWith } from '../support/selling/shopping.ts'

let time = new Date()
const { one, owner } = await testApp({ now: () => time })
const { token } = await one.signIn({ userType: 'ADMIN' })

/** Copies of the rows of a table that fulfil the condition, each with what is given of its own by its number. */
async function copies(table: string, condition: string, own: string): Promise<void> {
  const { rows } = await owner.query(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const [{ columns }] = rows
  await owner.query(
    `insert into ${table} (${columns})
     select ${columns.replace(/\w+|"\w+"/g, 'copy.$&')} from ${table} one, generate_series(1, 1100) count,
       lateral jsonb_populate_record(one, jsonb_build_object(${own})) copy
     where one.site_id = ${one.id} and ${condition}`,
  )
}

const { person } = await shopperWith(one)
await person.init('cod')
await copies('orders', 'true', `'id', uuidv7(), 'number', one.number + count`)
await copies('users', `one.id = '${person.id}'`, `'id', uuidv7(), 'email', 'copy-' || count || '@example.com'`)
await owner.query(
  `insert into messages (site_id, kind, name, mobile_number, email)
   select $1, 'CONTACT', 'Sender ' || count, '', '' from generate_series(1, 1100) count`,
  [one.id],
)
await owner.query(
  `insert into newsletter_subscribers (site_id, email, status)
   select $1, 'reader-' || count || '@example.com', 'SUBSCRIBED' from generate_series(1, 1100) count`,
  [one.id],
)
await one.call('POST', '/api/v1/brands', { token, body: { name: 'Kumbhar', path: 'kumbhar' } })
await copies('audit_entries', 'one.number = (select max(number) from audit_entries)', `'number', one.number + count`)

test.each([
  ['orders.csv', 'Order'],
  ['customers.csv', 'Email'],
  ['messages.csv', 'Name'],
  ['newsletter/subscribers.csv', 'Email'],
  ['activity.csv', 'Number'],
])('%s has each of more rows than are read at once, once', async (path, column) => {
  const { status, body } = await one.call('GET', `/api/v1/${path}`, { token })
  expect(status).toBe(200)
  const [head, ...lines] = [...readCsv(body)].map(({ cells }) => cells)
  const at = head?.indexOf(column) ?? -1
  expect({ head, at }).not.toMatchObject({ at: -1 })
  const values = lines.map((cells) => cells[at])
  expect(values.length).toBeGreaterThanOrEqual(1_100)
  expect(new Set(values).size).toBe(values.length)
})

test('each file bears the day of the site’s clock', async () => {
  const before = time
  const day = time.toISOString().slice(0, 10)
  // Half past midnight in India.
  time = new Date(`${day}T19:00:00Z`)
  const { token } = await one.signIn({ userType: 'ADMIN' })
  for (const path of ['orders', 'customers', 'messages', 'newsletter/subscribers']) {
    const { headers } = await one.call('GET', `/api/v1/${path}.csv`, { token, query: { q: 'nobody' } })
    expect(headers.get('content-disposition')).toContain(`-${addDays(day, 1)}.csv`)
  }
  time = before
})
