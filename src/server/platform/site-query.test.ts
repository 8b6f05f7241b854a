import pg from 'pg'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { citusProtocol } from './citus-query.ts'
import { webConnection } from './migrate.ts'
import { setSite, singleServerProtocol } from './site-query.ts'

const { owner } = await testApp()
const { host, owner: user, secret } = inject('database')
const web = webConnection({ host, user, database: owner.database }, secret)

let client: pg.Client
let answers = 0

beforeEach(async () => {
  await client?.end()
  client = new pg.Client({ ...web, pipeline: true })
  await client.connect()
  await client.query({ ...setSite, values: [''] })
  answers = 0
  client.connection.on('readyForQuery', () => answers++)
})
afterAll(() => client.end())

const whose = { name: 'whose', text: "select current_site() as site, $1 || '!' as said", values: ['hello'] }
const siteNow = async () => (await client.query('select current_site() as site')).rows[0].site

test('a statement and its site take one round trip', async () => {
  const { rows } = await singleServerProtocol.query(client, 7, whose)
  expect([rows, answers]).toEqual([[{ site: 7, said: 'hello!' }], 1])
})

test('a transaction and its site take one round trip, and the site lasts until its end', async () => {
  await singleServerProtocol.begin(client, 7)
  expect([answers, await siteNow(), await siteNow()]).toEqual([1, 7, 7])
  expect((await client.query('commit')).command).toBe('COMMIT')
  expect(await siteNow()).toBeNull()
})

test.each([
  ['one server', singleServerProtocol],
  ['Citus', citusProtocol],
])(
  'on %s, statements of several sites at once each see their own, and nothing is left of them',
  async (_, protocol) => {
    const asked = Array.from({ length: 40 }, (_, index) => 1 + (index % 7))
    const results = await Promise.all(
      asked.map((site) => protocol.query(client, site, { ...whose, rowMode: 'array' as const })),
    )
    expect(results.map(({ rows }) => rows)).toEqual(asked.map((site) => [[site, 'hello!']]))
    expect(await siteNow()).toBeNull()
  },
)

test.each([
  ['one server', singleServerProtocol],
  ['Citus', citusProtocol],
])('on %s, a statement that fails leaves no site, and the connection and its statement go on', async (_, protocol) => {
  const divide = { name: 'divide', text: 'select 1 / $1::int as part, current_site() as site' }
  const by = (values: number[]) => protocol.query(client, 7, { ...divide, values })
  await expect(by([0])).rejects.toThrow('division by zero')
  expect(await siteNow()).toBeNull()
  expect((await by([1])).rows).toEqual([{ part: 1, site: 7 }])
  await expect(protocol.query(client, 7, { name: 'wrong', text: 'selec 1' })).rejects.toThrow('syntax error')
  await expect(protocol.query(client, 7, { name: 'wrong', text: 'selec 1' })).rejects.toThrow('syntax error')
})

test('a setting that fails keeps the server from running the statement, which is prepared again the next time', async () => {
  await client.query(`deallocate ${setSite.name}`)
  const first = singleServerProtocol.query(client, 7, { name: 'notify', text: "select pg_notify('x', 'y')" })
  await expect(first).rejects.toThrow('prepared statement "set_site" does not exist')
  await client.query(`prepare ${setSite.name} (text) as ${setSite.text}`)
  const { rowCount } = await singleServerProtocol.query(client, 7, {
    name: 'notify',
    text: "select pg_notify('x', 'y')",
  })
  expect(rowCount).toBe(1)
})

test('notices, empty answers and several rows come through', async () => {
  const notices: string[] = []
  client.on('notice', ({ message }) => notices.push(String(message)))
  const rows = await singleServerProtocol.query(client, 7, {
    text: 'select n, current_site() as site from generate_series(1, 3) n',
  })
  const none = await singleServerProtocol.query(client, 7, { text: 'select 1 where current_site() = $1', values: [8] })
  await singleServerProtocol.query(client, 7, { text: "do $$ begin raise notice 'of %', current_site(); end $$" })
  expect(rows.rows).toEqual([1, 2, 3].map((n) => ({ n, site: 7 })))
  expect([none.rows, none.rowCount, notices]).toEqual([[], 0, ['of 7']])
})

test('a statement that gets no answer in time is given up with its connection', async () => {
  const hasty = new pg.Client({ ...web, pipeline: true, query_timeout: 200 })
  hasty.on('error', () => undefined)
  await hasty.connect()
  await hasty.query({ ...setSite, values: [''] })
  const ended = new Promise((resolve) => hasty.once('end', () => resolve('ended')))
  await expect(singleServerProtocol.query(hasty, 7, { text: 'select pg_sleep(30)' })).rejects.toThrow('timeout')
  expect(await ended).toBe('ended')
})
