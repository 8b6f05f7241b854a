import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { type TestSite, testApp } from '../../../tests/support/app.ts'
import { accountsAt, findAccount } from '../modules/selling/payments/accounts/accounts.ts'
import { readConfig } from '../platform/config.ts'
import { keyIdOf, type Secrets, seal } from '../platform/seal.ts'
import { lastLines, linesOf, readSecrets, requireSealingKey, reseal, sayKeysInUse, sealedColumns } from './index.ts'

const { one, two, platform, owner, services } = await testApp()
const present = services.secret
const [first, second, lost] = ['first', 'second', 'lost'].map((name) => `the ${name} secret, which is long enough`) as [
  string,
  string,
  string,
]
const secrets: Secrets = { secret: present, config: { formerSecrets: [second, first] } }
services.config.formerSecrets = [second, first]

const at = (site: TestSite, mode: string, kind = 'secret') => `payment ${kind}:${site.id}:razorpay:${mode}`

/** Keys of an account, sealed by a secret each. */
async function account(site: TestSite, mode: string, by: string, webhookBy = by) {
  await owner.query(
    `insert into payment_credentials (site_id, provider, mode, key_id, secret, webhook_secret, active)
     values ($1, 'razorpay', $2, 'rzp_1', $3, $4, $5)
     on conflict (site_id, provider, mode) do update set secret = excluded.secret, webhook_secret = excluded.webhook_secret`,
    [
      site.id,
      mode,
      seal({ secret: by }, at(site, mode), `secret of ${mode}`),
      seal({ secret: webhookBy }, at(site, mode, 'webhookSecret'), `webhook of ${mode}`),
      mode === 'live',
    ],
  )
}

const runAll = async (connection: Pick<pg.Client, 'query'> = owner, portion?: number) => {
  const done = []
  for (const column of sealedColumns) done.push(await reseal(connection, secrets, column, portion))
  return done
}
const opened = async (site: TestSite) => accountsAt(await site.ctx(), 'razorpay')
const keysOf = async (site: TestSite) =>
  (
    await owner.query(
      "select mode, split_part(secret, '.', 2) as key from payment_credentials where site_id = $1 order by mode",
      [site.id],
    )
  ).rows.map(({ mode, key }) => `${mode} ${key}`)

async function startLines() {
  const { host, owner: user } = inject('database')
  const lines: string[] = []
  await sayKeysInUse({ host, user, database: String(owner.database) }, secrets, (text) => lines.push(text))
  return lines
}

// Shows B281.
test('values of two former secrets are sealed anew, and the former secrets can go', async () => {
  await account(one, 'live', first, second)
  await account(one, 'test', second, present)
  await account(two, 'live', present)
  const { id } = await platform.signIn({ userType: 'ADMIN' })
  await owner.query(
    'insert into authenticator_apps (site_id, account_id, secret, made_at) values ($1, $2, $3, now())',
    [platform.id, id, seal({ secret: first }, `authenticator app:${id}`, 'JBSWY3DPEHPK3PXP')],
  )
  expect(await startLines()).toEqual([
    '4 stored secrets are still encrypted by a former APP_SECRET: run npm run reseal',
  ])
  const done = await runAll(owner, 1)
  expect(done.map(({ column, anew, present, left }) => [column, anew, present, left])).toEqual([
    ['authenticator_apps.secret', 1, 1, 0],
    ['payment_credentials.secret', 2, 3, 0],
    ['payment_credentials.webhook_secret', 1, 3, 0],
  ])
  expect(linesOf(done[1] as never)).toEqual([
    '· payment_credentials.secret: 2 encrypted anew, 3 by the present APP_SECRET',
  ])
  expect(lastLines(done, secrets)).toMatchObject({
    isWhole: true,
    lines: [expect.any(String), expect.stringMatching(/^FORMER_APP_SECRETS can be removed/)],
  })
  services.config.formerSecrets = []
  expect(await opened(one)).toMatchObject([
    { mode: 'live', secret: 'secret of live', webhookSecret: 'webhook of live' },
    { mode: 'test', secret: 'secret of test', webhookSecret: 'webhook of test' },
  ])
  services.config.formerSecrets = [second, first]
  expect(await startLines()).toEqual([])
  expect((await runAll()).every(({ anew }) => anew === 0)).toBe(true)
})

test('a value that no secret opens is named by site, column and row, and the others are sealed anew', async () => {
  await account(one, 'live', first)
  await account(one, 'test', lost, first)
  await owner.query(
    "update payment_credentials set webhook_secret = replace(webhook_secret, '.', '.A') where site_id = $1 and mode = 'live'",
    [two.id],
  )
  expect(await startLines()).toEqual([
    '3 stored secrets are still encrypted by a former APP_SECRET: run npm run reseal',
    '2 stored secrets are encrypted by a secret that is not among APP_SECRET and FORMER_APP_SECRETS: npm run reseal names them',
  ])
  const done = await runAll()
  expect(done.slice(1)).toMatchObject([
    { anew: 1, left: 0, unopened: [{ site: 'one', row: 'razorpay test' }] },
    { anew: 2, left: 0, unopened: [{ site: 'two', row: 'razorpay live' }] },
  ])
  const said = done.flatMap(linesOf)
  expect(said).toContain('✗ payment_credentials.secret of the site one, razorpay test: no secret opens it')
  expect(said.join()).not.toContain('secret of test')
  expect(await findAccount(await one.ctx(), 'razorpay', 'live')).toMatchObject({ secret: 'secret of live' })
  expect(lastLines(done, secrets)).toMatchObject({ isWhole: false })
  await account(one, 'test', present)
  await account(two, 'live', present)
})

test('a run that is killed half way is continued by the next one', async () => {
  await account(one, 'live', first)
  await account(one, 'test', second)
  await account(two, 'live', first)
  let updates = 0
  const dying = {
    query: (async (text: string, values: unknown[]) => {
      if (text.startsWith('update') && ++updates === 2) throw new Error('killed')
      return owner.query(text, values)
    }) as pg.Client['query'],
  }
  await expect(runAll(dying, 2)).rejects.toThrow('killed')
  expect(await keysOf(one)).toEqual([`live ${keyIdOf(present)}`, `test ${keyIdOf(second)}`])
  const done = await runAll()
  expect(done.map(({ anew }) => anew)).toEqual([0, 2, 3])
  expect(lastLines(done, secrets).isWhole).toBe(true)
})

test('a value that a server saves between reading and writing stays as it was saved', async () => {
  await account(one, 'live', first)
  await account(one, 'test', first)
  let hasSaved = false
  const interrupted = {
    query: (async (text: string, values: unknown[]) => {
      if (text.startsWith('update') && !hasSaved) {
        hasSaved = true
        const rows = [
          ['live', present],
          ['test', second],
        ]
        for (const [mode = '', by = ''] of rows)
          await owner.query('update payment_credentials set secret = $1 where site_id = $2 and mode = $3', [
            seal({ secret: by }, at(one, mode), `new secret of ${mode}`),
            one.id,
            mode,
          ])
      }
      return owner.query(text, values)
    }) as pg.Client['query'],
  }
  const done = await runAll(interrupted)
  expect(done[1]).toMatchObject({ anew: 0, left: 1, unopened: [] })
  expect(lastLines(done, secrets)).toEqual({
    isWhole: false,
    lines: [expect.stringContaining('still runs with a former APP_SECRET'), expect.any(String)],
  })
  await runAll()
  expect(await opened(one)).toMatchObject([{ secret: 'new secret of live' }, { secret: 'new secret of test' }])
})

test('two runs at once seal each value anew once', async () => {
  for (const mode of ['live', 'test']) await account(one, mode, first)
  const { host, owner: user } = inject('database')
  const other = new pg.Client({ host, user, database: String(owner.database) })
  await other.connect()
  const [a, b] = await Promise.all([runAll(owner, 1), runAll(other, 1)])
  await other.end()
  const anew = [a, b].flat().reduce((sum, { anew }) => sum + anew, 0)
  expect(anew).toBe(4)
  expect(await keysOf(one)).toEqual(['live', 'test'].map((mode) => `${mode} ${keyIdOf(present)}`))
})

test('a secret other than that of the last start is refused', async () => {
  const config = readConfig({ NODE_ENV: 'test', APP_SECRET: lost })
  const given = await readSecrets(owner, config)
  expect(given.secret).toBe(lost)
  await expect(requireSealingKey(owner, given)).rejects.toThrow('not the secret that Haat was last started with')
  await requireSealingKey(owner, { secret: present, config })
})

test('every column that holds a sealed value is among those sealed anew', async () => {
  const { rows } = await owner.query(
    "select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type in ('text', 'jsonb')",
  )
  const found: string[] = []
  for (const { table_name: table, column_name: column } of rows) {
    const { rowCount } = await owner.query(
      `select 1 from ${table} where ${column}::text ~ '^"?1\\.[A-Za-z0-9_-]{8}\\.[A-Za-z0-9_-]{16}\\.' limit 1`,
    )
    if (rowCount) found.push(`${table}.${column}`)
  }
  expect(found.toSorted()).toEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted())
})
